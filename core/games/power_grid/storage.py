# SPDX-License-Identifier: MIT
"""What may be kept once a plant is scrapped (section 9); where fuel fits says `grid.storage`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from core.games.grid.fuel import FuelCounts, counted, minus
from core.games.power_grid.figures import FUELS
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import WAREHOUSE, Player

_NOTHING = (False,) * len(FUELS)
_KEPT = 64
"""Answers kept: one plant is asked about by its scrapping, by the choice and by its check."""


@lru_cache(_KEPT)
def keepable(rules: Rules, player: Player, scrapped: int) -> tuple[FuelCounts, ...]:
    """Every stock that a player may keep once a plant is scrapped.

    What fits and could take nothing more of what is given up; or less, by tokens
    that the scrapped plant could have stored. What can only have lain in a Warehouse
    stays: all that is given up would have had room on plants.
    """
    given_up = rules.fleet((scrapped,))
    gives = tuple([fuel in given_up.fuels for fuel in range(len(FUELS))])
    capacity = rules.fleet_of(player).capacity
    stocks = capacity.keepable(player.fuel, gives)
    if len(stocks) > 1:
        full = capacity.keepable(player.fuel, _NOTHING)
        own = given_up.capacity
        stocks = tuple(
            stock
            for stock in stocks
            if stock in full or own.fits(_given_up(player.fuel, stock, gives))
        )
    if WAREHOUSE not in player.cards:
        return stocks
    plants = rules.fleet((*player.plants, scrapped)).capacity
    return tuple(stock for stock in stocks if plants.fits(minus(player.fuel, stock)))


def _given_up(stock: FuelCounts, kept: FuelCounts, fuels: Sequence[bool]) -> FuelCounts:
    """What is given up of some fuels."""
    given = [(had - has) * of for had, has, of in zip(stock, kept, fuels, strict=True)]
    return counted(given)
