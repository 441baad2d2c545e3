# SPDX-License-Identifier: MIT
"""What the window asks of the program around it, as values and signals, and stand-ins for it.

`session` is one table, `backend` everything outside a table; `client` implements both over
the network thread. They know the rules, and must not know a widget.
"""
