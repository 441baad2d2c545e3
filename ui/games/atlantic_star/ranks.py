# SPDX-License-Identifier: MIT
"""Where a voyage or a loan would put a plate, as the board lies now. No Qt."""

from __future__ import annotations

from msgspec import Struct

from core.games.atlantic_star import ranking
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import NO_CLASS, NOBODY, Plate, State


class Ranking(Struct, frozen=True):
    """A plate's place in its sea and the points beside it."""

    value: int
    place: int
    stars: int
    points: int


def of_plate(rules: Rules, state: State, sea: int, place: int) -> Ranking:
    """A plate that lies on the board."""
    board = state.seas[sea]
    value = board.plates[place - 1].value
    return Ranking(value, place, board.stars, rules.points(board.stars, place))


def of_voyage(rules: Rules, state: State, sea: int, value: int, stars: int = NO_CLASS) -> Ranking:
    """A voyage that would be made now, in the class of its sea or in that one.

    Where nobody has sailed yet the operators come first (section 6.4).
    """
    board = state.seas[sea]
    plates = board.plates
    if board.stars == NO_CLASS:
        plates = tuple(Plate(NOBODY, worth, worth) for worth in rules.operators[sea])
    stars = board.stars or stars
    return _standing(rules, plates, value, stars)


def of_loan(rules: Rules, state: State, sea: int, place: int, points: int) -> Ranking:
    """A plate after a loan of so many points (section 7)."""
    board = state.seas[sea]
    value = board.plates[place - 1].value - points
    return _standing(rules, ranking.without(board.plates, place), value, board.stars)


def _standing(rules: Rules, plates: tuple[Plate, ...], value: int, stars: int) -> Ranking:
    place = 1 + sum(plate.value >= value for plate in plates)
    return Ranking(value, place, stars, rules.points(stars, place))
