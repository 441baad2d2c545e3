# SPDX-License-Identifier: MIT
"""The screens before a game: lobby, new table, the room, settings, and why no table is seen.

They know the ports, the kit, and of a game what offers it: words, and a preview of its options.
They must not know its state, its moves or its board.
"""
