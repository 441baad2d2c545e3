# SPDX-License-Identifier: MIT
"""How everything looks: tones, type, measures, icons and the style sheet.

It knows Qt alone: no widget of ours, no game, no file of the user's.
"""
