# SPDX-License-Identifier: MIT
"""What may be kept once a plant is scrapped (section 9); where fuel fits says `grid.storage`."""

from __future__ import annotations

from core.games.grid.fuel import FuelCounts
from core.games.power_grid.figures import FUELS
from core.games.power_grid.rules import Rules


def keepable(
    rules: Rules, plants: tuple[int, ...], stock: FuelCounts, scrapped: int
) -> tuple[FuelCounts, ...]:
    """Every stock that may be kept by the owner of these plants, another one being scrapped.

    What fits and could take nothing more of what is given up; or less, by fuels
    that the scrapped plant burns.
    """
    gives = tuple(fuel in rules.plants[scrapped].fuels for fuel in FUELS)
    return rules.fleet(plants).capacity.keepable(stock, gives)
