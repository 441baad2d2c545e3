# SPDX-License-Identifier: MIT
"""What each game brings to the window: how its state is shown and its moves are made.

`registry` knows the games, `game_kit` says what each must bring; no game knows another. What
a game shows (`shown`, `presenter`, `scene`) is values and plain Python, and must not know Qt;
boards and targets are widgets over it.
"""
