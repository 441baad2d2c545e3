# SPDX-License-Identifier: MIT
"""How a table of holders plays over a LAN that nobody is trusted to deal on.

Knows messages, signatures, locks and connections. Must not know a widget, nor
the rules of any one game: it asks `core` what a state waits for.
"""
