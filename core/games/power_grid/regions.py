# SPDX-License-Identifier: MIT
"""Which regions are in play: always a contiguous set (section 1).

Two regions touch if at least one connection crosses their border.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from core.games.power_grid.figures import Board


def adjacency(board: Board) -> Mapping[str, tuple[str, ...]]:
    """Region -> regions it touches, sorted by id."""
    home = {city.id: city.region for city in board.cities}
    pairs = [(home[one], home[other]) for one, other, _ in board.connections]
    found: dict[str, list[str]] = {region: [] for region in sorted(home.values())}
    for one, other in sorted([*pairs, *((b, a) for a, b in pairs)]):
        if one != other and other not in found[one]:
            found[one].append(other)
    return {region: tuple(others) for region, others in found.items()}


def contiguous_sets(board: Board, size: int) -> tuple[tuple[str, ...], ...]:
    """Every contiguous set of that many regions, each sorted by id, in order."""
    touching = adjacency(board)
    sets = combinations(touching, size)
    return tuple(found for found in sets if _contiguous(found, touching))


def touching(board: Board, picked: Sequence[str]) -> tuple[str, ...]:
    """The regions that a draft may take next, sorted: the first pick is free."""
    neighbours = adjacency(board)
    if not picked:
        return tuple(neighbours)
    return tuple(
        region
        for region in neighbours
        if region not in picked and any(other in neighbours[region] for other in picked)
    )


def _contiguous(regions: Sequence[str], touching: Mapping[str, tuple[str, ...]]) -> bool:
    reached = [regions[0]]
    for region in reached:
        reached += [r for r in touching[region] if r in regions and r not in reached]
    return len(reached) == len(regions)
