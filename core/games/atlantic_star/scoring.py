# SPDX-License-Identifier: MIT
"""Who wins (section 8)."""

from __future__ import annotations

from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import State


def ranks(state: State, points: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Most victory points, then most money in hand; else the place is shared (R10)."""
    return [(points[seat], player.money) for seat, player in enumerate(state.players)]


def scores(rules: Rules, state: State) -> tuple[int, ...]:
    """The victory points beside each seat's plates as they lie now."""
    points = [0] * state.seats
    for sea in state.seas:
        for place, plate in enumerate(sea.plates, 1):
            if plate.owner >= 0:
                points[plate.owner] += rules.points(sea.stars, place)
    return tuple(points)
