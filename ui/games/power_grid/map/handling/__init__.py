# SPDX-License-Identifier: MIT
"""How the map is looked at: moved, walked through by keys, told in words.

It knows the model and points in the plane, and must not know how anything is painted.
"""
