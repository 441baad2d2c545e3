# SPDX-License-Identifier: MIT
"""The program as a window: what starts Qt, and the backend behind the lobby.

Knows the window and the tables of this installation. Must not know a command's arguments
beyond what opening a window needs, nor print.
"""
