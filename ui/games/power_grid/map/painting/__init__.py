# SPDX-License-Identifier: MIT
"""How the map is painted: items of a scene in the tones of the theme, and a small picture.

It knows plan and model, and must not know the mouse or the keys.
"""
