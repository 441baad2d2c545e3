# SPDX-License-Identifier: MIT
"""What may be kept once a plant is scrapped (section 9); where fuel fits says `grid.storage`."""

from __future__ import annotations

from core.games.grid.fuel import FuelCounts, minus
from core.games.power_grid.figures import FUELS
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import WAREHOUSE, Player


def keepable(rules: Rules, player: Player, scrapped: int) -> tuple[FuelCounts, ...]:
    """Every stock that a player may keep once a plant is scrapped.

    What fits and could take nothing more of what is given up; or less, by fuels
    that the scrapped plant burns. What can only have lain in a Warehouse stays:
    all that is given up would have had room on plants.
    """
    gives = tuple(fuel in rules.plants[scrapped].fuels for fuel in FUELS)
    stocks = rules.fleet_of(player).capacity.keepable(player.fuel, gives)
    if WAREHOUSE not in player.cards:
        return stocks
    plants = rules.fleet((*player.plants, scrapped)).capacity
    return tuple(stock for stock in stocks if plants.fits(minus(player.fuel, stock)))
