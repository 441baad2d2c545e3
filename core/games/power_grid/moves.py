# SPDX-License-Identifier: MIT
"""The moves of Power Grid, by the words that name them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from core.games.grid import bidding, fleet, opening
from core.games.grid.fleet import named
from core.games.grid.fuel import NO_FUEL, FuelCounts
from core.games.power_grid.figures import FUELS
from core.terms import Move

_KEPT = 512
"""Moves are values: those used last serve again."""

OPT_OUT = opening.OPT_OUT
"""Buys no plant in this phase."""
open_auction = opening.open_auction
DROP = bidding.DROP
"""Drops out of the auction."""
DONE = fleet.DONE
"""Ends a turn of phases 3 and 4; in phase 5 runs nothing."""


def regions(ids: Sequence[str]) -> Move:
    """Pick these regions, named in the order of their ids."""
    return Move("regions", tuple(sorted(ids)))


def region(region_id: str) -> Move:
    """Pick one region of a draft."""
    return Move("region", (region_id,))


def trust(city: str) -> Move:
    """Put a house of the Trust in a city before round 1."""
    return Move("trust", (city,))


bid = bidding.bid
"""Bid so much in all."""


@lru_cache(_KEPT)
def scrap(plant: int) -> Move:
    """Scrap a plant over the limit."""
    return Move("scrap", (plant,))


@lru_cache(_KEPT)
def keep(fuel: FuelCounts) -> Move:
    """Keep these tokens after scrapping: `keep coal 2 oil 1`, and `keep` for none."""
    return Move("keep", named(fuel, FUELS))


def station(plant: int) -> Move:
    """Put the Transformer Station under a plant."""
    return Move("station", (plant,))


def buy(fuel: str, count: int) -> Move:
    """Buy so many tokens of a fuel, cheapest first."""
    return Move("buy", (fuel, count))


@lru_cache(_KEPT)
def build(city: str) -> Move:
    """Build a house in a city."""
    return Move("build", (city,))


def run(plants: Sequence[int], mixed: FuelCounts = NO_FUEL) -> Move:
    """Run these plants, ascending; those that take several fuels burn `mixed` among them.

    `run 4 20`, or with a hybrid `run 5 20 coal 1 oil 1`. To run nothing is `DONE`.
    """
    return Move("run", (*plants, *named(mixed, FUELS)))


def plants_of(move: Move) -> tuple[int, ...]:
    """The plants that a move names; what it says of fuel comes after them."""
    found = []
    for word in move.args:
        if not isinstance(word, int):
            break
        found.append(word)
    return tuple(found)
