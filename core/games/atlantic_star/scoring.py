# SPDX-License-Identifier: MIT
"""The end and the winner (section 8)."""

from __future__ import annotations

from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import State
from core.terms import Over, places

ALL_SAILED = "all_sailed"
"""Why a game ends: the last plate is placed (R9)."""


def over(rules: Rules, state: State) -> Over:
    """Most victory points, then most money in hand; else the place is shared (R10)."""
    points = scores(rules, state)
    ranks = [(points[seat], player.money) for seat, player in enumerate(state.players)]
    return Over(places(ranks), points, ALL_SAILED)


def scores(rules: Rules, state: State) -> tuple[int, ...]:
    """The victory points beside each seat's plates as they lie now."""
    points = [0] * state.seats
    for sea in state.seas:
        for place, plate in enumerate(sea.plates, 1):
            if plate.owner >= 0:
                points[plate.owner] += rules.points(sea.stars, place)
    return tuple(points)
