# SPDX-License-Identifier: MIT
"""The course of a match over its voyages, read off its events. No Qt."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from core.games.atlantic_star.state import State
from core.match import Match, fresh

_THOUSAND = 1000

Lines = tuple[tuple[int, ...], ...]
"""Per seat a figure at the start, and after each voyage of anybody."""


class Course(Struct, frozen=True):
    """Points beside the plates as they lay then, and money in whole thousands."""

    points: Lines
    money: Lines


def of(match: Match) -> Course:
    """The course of a match from its start."""
    position = fresh(match.game, match.header)
    points = [match.game.scores(position.state)]
    money = [_money(cast(State, position.state))]
    for event in match.events:
        before = _made(cast(State, position.state))
        position = position.after(event)
        state = cast(State, position.state)
        if _made(state) > before:
            points.append(match.game.scores(state))
            money.append(_money(state))
    return Course(_by_seat(points), _by_seat(money))


def _made(state: State) -> int:
    """Voyages that are on the board."""
    return sum(bool(plate.ships) for sea in state.seas for plate in sea.plates)


def _money(state: State) -> tuple[int, ...]:
    return tuple(player.money // _THOUSAND for player in state.players)


def _by_seat(rows: list[tuple[int, ...]]) -> Lines:
    return tuple(zip(*rows, strict=True))
