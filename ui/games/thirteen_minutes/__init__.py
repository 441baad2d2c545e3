# SPDX-License-Identifier: MIT
"""The board of 13 Minutes on the screen.

`presenter` turns a match into values to show and clicks into legal moves, without
widgets; `board` and the widgets beside it draw those values and know no rule.
No card reaches a value that the eyes in front of the screen have not seen.
"""
