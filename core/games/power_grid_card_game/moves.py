# SPDX-License-Identifier: MIT
"""The moves of Power Grid: The Card Game, by the words that name them.

Bids and dropping out are `grid.bidding`'s; `done` ends purchases, or runs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.games.grid import bidding, fleet, opening
from core.games.grid.fuel import NO_FUEL, FuelCounts
from core.games.power_grid_card_game.figures import FUELS
from core.terms import Move

OPT_OUT = opening.OPT_OUT
"""Buys no plant in this phase."""
open_auction = opening.open_auction
DROP = bidding.DROP
DONE = fleet.DONE


bid = bidding.bid
"""Bid so much in all."""


def scrap(plant: str) -> Move:
    """Scrap a plant over the limit."""
    return Move("scrap", (plant,))


def keep(fuel: FuelCounts) -> Move:
    """Keep these units after scrapping: `keep gas 2 oil 1`, and `keep` for none."""
    return Move("keep", fleet.named(fuel, FUELS))


def buy(card: str) -> Move:
    """Buy a resource card, whole."""
    return Move("buy", (card,))


def run(plants: Sequence[str], mixed: FuelCounts = NO_FUEL) -> Move:
    """Run these plants, lowest first; hybrids burn `mixed` among them.

    `run s04a l20`, or with a hybrid `run s06a l20 gas 1 oil 2`. To run nothing is `DONE`.
    """
    return Move("run", (*plants, *fleet.named(mixed, FUELS)))
