# SPDX-License-Identifier: MIT
"""Where everything on the map stands: the same on every machine, from the printed sheet alone.

It knows numbers and the model, and must not know Qt or how anything looks.
"""
