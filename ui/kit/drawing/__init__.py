# SPDX-License-Identifier: MIT
"""What is painted by hand: the marks of the players, icons on a grid, charts.

It knows tones and measures, and no other widget.
"""
