# SPDX-License-Identifier: MIT
"""Power Grid: The Card Game for two to six: auctions, whole resource cards and current.

The package knows the rules page docs/rules/power-grid-card-game.md and the figures
of data/figures.json, many of which are ours. It must not know the order of any
face-down pile: plants, resources and contracts are pools until a card is turned up.
"""
