# SPDX-License-Identifier: MIT
"""The entries of a game in their order: in memory, on disk, and where two histories part.

Knows files, journals and torn ends. Must not know whose turn it is, nor who is connected.
"""
