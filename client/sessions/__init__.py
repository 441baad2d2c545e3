# SPDX-License-Identifier: MIT
"""Tables of netcode for whoever shows them: opened, followed as snapshots, looked at again.

Knows netcode, the ports of the window and where this installation keeps things. Must not know
whether a window or a terminal asks.
"""
