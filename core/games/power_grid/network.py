# SPDX-License-Identifier: MIT
"""What it costs to connect cities: all-pairs distances of the regions in play.

Cities and connections outside the regions do not exist, not even to pass
through (section 2, phase 4). A network depends on the board and the regions
alone, so that one serves every state of every match played there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.games.power_grid.figures import Board

_UNREACHABLE = 10**6


class Network:
    """Cities in play, sorted by id, and the cheapest connection between any two."""

    __slots__ = ("cities", "distances", "neighbours")

    def __init__(self, board: Board, regions: Sequence[str]) -> None:
        self.cities = tuple(sorted(city.id for city in board.cities if city.region in regions))
        """Ids of the cities in play."""
        self.distances = _distances(board, self.cities)
        """City -> city -> cost of the cheapest path."""
        self.neighbours = _neighbours(board, self.cities)
        """City -> cities one connection away, sorted."""

    def cost(self, own: Sequence[str], target: str) -> int:
        """Connection cost from any of these cities; nothing is paid for a first city."""
        return min(map(self.distances[target].__getitem__, own)) if own else 0


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
