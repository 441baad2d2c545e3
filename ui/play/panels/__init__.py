# SPDX-License-Identifier: MIT
"""The parts of the table frame that are the same for every game.

They are given what to show, by the frame or the replay, and must not know either.
"""
