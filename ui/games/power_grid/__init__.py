# SPDX-License-Identifier: MIT
"""The board of Power Grid on the screen.

`presenter` turns a match into values to show and clicks into legal moves,
without widgets; `board` and the widgets beside it draw those values and know no
rule. `map` draws the map the same way. Where money is hidden, that of others is
in no value until the game is over.
"""
