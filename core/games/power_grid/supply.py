# SPDX-License-Identifier: MIT
"""How many cities a player supplies (sections 2 and 6)."""

from __future__ import annotations

from core.games.grid.fleet import Way
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import Player


def supplied(player: Player, way: Way) -> int:
    """Own cities that a way to run plants supplies; surplus current is wasted."""
    return min(way.output, player.connected)


def income(rules: Rules, cities: int) -> int:
    """What supplying so many cities pays; from the last figure of the table on all alike."""
    payment = rules.tables.payment
    return payment[min(cities, len(payment) - 1)]


def maximum(rules: Rules, player: Player) -> int:
    """The most own cities that a player can supply now, over all ways to run plants.

    Between scrapping a plant and giving up its fuel no way may be possible: then none.
    """
    ways = rules.fleet_of(player).possible(player.fuel, rules.strict)
    return max((supplied(player, way) for way in ways), default=0)
