# SPDX-License-Identifier: MIT
"""Who is connected to a host's table, and how much of the host each may take up.

Knows keys, names and measures. Must not know what a table does with a message.
"""
