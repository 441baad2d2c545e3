# SPDX-License-Identifier: MIT
"""What it costs to connect cities: all-pairs distances of the regions in play.

Cities and connections outside the regions do not exist, not even to pass
through (section 2, phase 4). A network depends on the board and the regions
alone, so that one serves every state of every match played there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from core.games.power_grid.figures import Board

_OWNERS = 2048
_UNREACHABLE = 10**6


class Network:
    """Cities in play, sorted by id, and the cheapest connection between any two."""

    __slots__ = ("_rows", "cities", "costs", "neighbours")

    def __init__(self, board: Board, regions: Sequence[str]) -> None:
        self.cities = tuple(sorted(city.id for city in board.cities if city.region in regions))
        """Ids of the cities in play."""
        self.neighbours = _neighbours(board, self.cities)
        """City -> cities one connection away, sorted."""
        self._rows = _distances(board, self.cities)
        self.costs = lru_cache(_OWNERS)(self._costs)
        """Own cities -> city in play -> cost of the cheapest connection from any of them.

        Nothing is paid for a first city. The last results are kept: the next city of
        a network only brings its own connections to what was known before.
        """

    def _costs(self, own: tuple[str, ...]) -> Mapping[str, int]:
        if not own:
            return dict.fromkeys(self.cities, 0)
        row = self._rows[own[-1]]
        if len(own) == 1:
            return row
        before = self.costs(own[:-1])
        return {
            city: known if known < cost else cost
            for (city, known), cost in zip(before.items(), row.values(), strict=True)
        }


def _distances(board: Board, cities: Sequence[str]) -> Mapping[str, Mapping[str, int]]:
    costs = {a: {b: 0 if a == b else _UNREACHABLE for b in cities} for a in cities}
    for one, other, cost in board.connections:
        if one in costs and other in costs:
            costs[one][other] = costs[other][one] = min(cost, costs[one][other])
    for middle in cities:
        onward = costs[middle]
        for row in costs.values():
            first = row[middle]
            for end, cost in onward.items():
                row[end] = min(row[end], first + cost)
    return costs


def _neighbours(board: Board, cities: Sequence[str]) -> Mapping[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {city: [] for city in cities}
    for one, other, _ in board.connections:
        if one in found and other in found:
            found[one].append(other)
            found[other].append(one)
    return {city: tuple(sorted(others)) for city, others in found.items()}
