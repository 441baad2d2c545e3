# SPDX-License-Identifier: MIT
"""What a set of power plants can store and run (sections 2 and 4); how, says `grid.fleet`.

The output of a plant is the number of cities that it supplies.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.games.grid.fleet import Burner, Fleet
from core.games.power_grid.figures import FUELS, Plant


def burner(plant: Plant) -> Burner:
    """What a plant stores and burns."""
    fuels = tuple(FUELS.index(fuel) for fuel in plant.fuels)
    return Burner(plant.number, fuels, plant.amount, plant.cities)


def fleet(plants: Sequence[Burner], runs: int, loose: int) -> Fleet:
    """The plants of one owner, each storing fuel for so many runs.

    `loose` tokens of any fuel lie beside them, in a Warehouse.
    """
    return Fleet(plants, FUELS, runs, loose)
