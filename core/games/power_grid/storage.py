# SPDX-License-Identifier: MIT
"""What plants can store (section 4).

A plant stores twice its amount of its own fuels; a hybrid any mix of coal and
oil. Tokens may be moved between a player's plants, so capacity counts in total.
"""

from __future__ import annotations

from core.games.power_grid.figures import FUELS
from core.games.power_grid.fleet import Capacity
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import COAL, GARBAGE, OIL, URANIUM, FuelCounts


def room(plants: Capacity, stock: FuelCounts, fuel: int) -> int:
    """How many tokens of a fuel can be added to a stock that fits."""
    if fuel == GARBAGE:
        return plants.garbage - stock[GARBAGE]
    if fuel == URANIUM:
        return plants.uranium - stock[URANIUM]
    own, other = (plants.coal, plants.oil) if fuel == COAL else (plants.oil, plants.coal)
    elsewhere = stock[OIL if fuel == COAL else COAL]
    return own + plants.hybrid - max(0, elsewhere - other) - stock[fuel]


def keepable(
    rules: Rules, plants: tuple[int, ...], stock: FuelCounts, scrapped: int
) -> tuple[FuelCounts, ...]:
    """Every stock that may be kept once a plant is scrapped and these are left (section 9).

    What fits and could take nothing more of what is given up; or less, by fuels
    that the scrapped plant burns.
    """
    left = rules.fleet(plants).capacity
    gives = tuple(fuel in rules.plants[scrapped].fuels for fuel in FUELS)
    garbage = _fewer(min(stock[GARBAGE], left.garbage), gives[GARBAGE])
    uranium = _fewer(min(stock[URANIUM], left.uranium), gives[URANIUM])
    pairs = sorted(
        {
            (coal, oil)
            for most_coal, most_oil in _fullest(left, stock[COAL], stock[OIL])
            for coal in _fewer(most_coal, gives[COAL])
            for oil in _fewer(most_oil, gives[OIL])
        }
    )
    return tuple((coal, oil, g, u) for coal, oil in pairs for g in garbage for u in uranium)


def most(stocks: tuple[FuelCounts, ...]) -> FuelCounts:
    """Of stocks that may be kept, the one with most tokens, coal before oil."""
    return max(stocks, key=lambda stock: (sum(stock), stock))


def _fullest(left: Capacity, coal: int, oil: int) -> list[tuple[int, int]]:
    """The ways to keep coal and oil that leave no room for any token given up."""
    found = []
    for kept in range(min(coal, left.coal + left.hybrid) + 1):
        shared = left.hybrid - max(0, kept - left.coal)
        other = min(oil, left.oil + shared)
        full = kept == coal or kept + 1 > left.coal + left.hybrid - max(0, other - left.oil)
        if full:
            found.append((kept, other))
    return found


def _fewer(tokens: int, may_give: bool) -> range:
    return range(0 if may_give else tokens, tokens + 1)
