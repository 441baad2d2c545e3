# SPDX-License-Identifier: MIT
"""What a value in a sea may earn, from the plates that lie there and those still to come."""

from __future__ import annotations

from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import NO_CLASS, State

POINT = 100
"""A victory point, and a point of a voyage's value: everything is in hundredths."""
_CERTAIN = 100
_SPREAD = 3000
"""How fast the chance to be beaten falls with the value: the shorter a voyage, the faster."""


def usual(rules: Rules, sea: int) -> int:
    """The value of a usual voyage in a sea."""
    return rules.legs[sea] * 11 * POINT // 2


def earned(rules: Rules, state: State, sea: int, value: int, choice: tuple[int, ...]) -> int:
    """What one more voyage of this value may earn, in the best class that can be had.

    `choice` are the classes that its seat would choose among for a sea that has none yet.
    """
    board = state.seas[sea]
    classes = choice if board.stars == NO_CLASS else (board.stars,)
    return max(earned_in(rules, state, sea, value, stars) for stars in classes)


def earned_in(rules: Rules, state: State, sea: int, value: int, stars: int) -> int:
    """What one more voyage may earn in a class: its own plate is not on the board yet."""
    board = state.seas[sea]
    there = [plate.value for plate in board.plates]
    if board.stars == NO_CLASS:
        there += rules.operators[sea]
    coming = rules.plates_per_sea - len(there) - 1
    return _expected(rules, sea, value, stars, there, coming)


def earned_by_plate(rules: Rules, state: State, sea: int, place: int, value: int) -> int:
    """What a plate on the board may earn with a value that a loan would leave it."""
    board = state.seas[sea]
    others = [plate.value for at, plate in enumerate(board.plates, 1) if at != place]
    coming = rules.plates_per_sea - len(board.plates)
    return _expected(rules, sea, value * POINT, board.stars, others, coming)


def _expected(rules: Rules, sea: int, value: int, stars: int, there: list[int], coming: int) -> int:
    """Points at the place to expect, between two ranks in proportion."""
    ahead = sum(other * POINT >= value for other in there)
    place = ahead * _CERTAIN + coming * _chance_to_be_beaten(rules, sea, value)
    points = rules.classes[stars - 1]
    rank, part = divmod(place, _CERTAIN)
    if rank + 1 >= len(points):
        return points[-1] * POINT
    return points[rank] * POINT - (points[rank] - points[rank + 1]) * part


def _chance_to_be_beaten(rules: Rules, sea: int, value: int) -> int:
    """Chance, of 100, that a later voyage in this sea is worth more."""
    lead = value - usual(rules, sea)
    per_point = _SPREAD // (rules.legs[sea] + 1)
    chance = _CERTAIN // 2 - lead * per_point // (POINT * POINT)
    return max(4, min(_CERTAIN - 4, chance))
