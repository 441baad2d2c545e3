# SPDX-License-Identifier: MIT
"""The screens before a game: lobby, new table, the room, settings, and why no table is seen.

They know the ports, the words that offer a game and the kit. They must not know how a
game is played: no table and no state.
"""
