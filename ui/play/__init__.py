# SPDX-License-Identifier: MIT
"""The screens of a game: the frame around its table, the result, the replay and the rules.

They know the ports, and what every table brings. They must not know which game it is.
"""
