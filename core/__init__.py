# SPDX-License-Identifier: MIT
"""The rules of the games: pure and deterministic.

Knows what a game is and how each game is played. Must not know a clock, a
random number, a file, a network or a window; `figures` alone reads this
package's own data files.
"""
