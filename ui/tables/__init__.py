# SPDX-License-Identifier: MIT
"""The table of each game: how its state is shown and its moves are made.

`registry` knows the games, `table_kit` says what each must bring; no game knows another. What
a table shows (`shown`, `presenter`, `scene`) is values and plain Python, and must not know Qt;
boards and targets are widgets over it.
"""
