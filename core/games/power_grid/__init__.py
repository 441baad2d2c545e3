# SPDX-License-Identifier: MIT
"""Power Grid for two to six: auctions, fuel, cities and current, in both editions.

The package knows the rules page docs/rules/power-grid.md and the figures of
data/: the tables, the plants, a file per map. It must not know the order of the
stack or which cards were removed unseen: a face-down card is only ever one of
those that it may still be (see `stack.py`).
"""
