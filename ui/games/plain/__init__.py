# SPDX-License-Identifier: MIT
"""The board of a game that brings no other: it needs the rules alone.

State as tables, legal moves as buttons, steppers and a list, everything named by the ids of the
rules. The package knows what every game has and must not know any game. What a game wants said
better it says in `Words`.
"""
