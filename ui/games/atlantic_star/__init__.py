# SPDX-License-Identifier: MIT
"""The board of Atlantic Star on the screen.

`presenter` turns a match into values to show and clicks into turns that can be
sent, without widgets; `board` and the widgets beside it draw those values and
know no rule. Where hands and money are hidden, those of others are in no value
until the game is over.
"""
