# SPDX-License-Identifier: MIT
"""The board of Power Grid: The Card Game on the screen.

`presenter` turns a match into values to show and clicks into legal moves, without
widgets; `board` and the widgets beside it draw those values and know no rule. What
the board game shows too is in `ui.games.grid`. Where money is hidden, that of
others is in no value until the game is over.
"""
