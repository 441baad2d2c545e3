# SPDX-License-Identifier: MIT
"""The table of each game: how its state is shown and its moves are made.

`ui.tables.registry` knows the games, `ui.tables.table_kit` says what each must bring.
"""
