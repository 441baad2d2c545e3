# SPDX-License-Identifier: MIT
"""The course of a match over its rounds, read off its events. No Qt."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from core.games.power_grid_card_game.state import BUREAUCRACY, State
from core.match import Match, fresh

Lines = tuple[tuple[int, ...], ...]
"""Per seat a figure for each round."""


class Course(Struct, frozen=True):
    """The rounds, and per seat a figure at the end of each.

    `earned` ends before the last round, in which no plant runs for money.
    """

    rounds: tuple[int, ...]
    points: Lines
    money: Lines
    earned: Lines


def of(match: Match) -> Course:
    """The course of a match. The last round ends where the match does."""
    position = fresh(match.game, match.header)
    points: list[tuple[int, ...]] = []
    money: list[tuple[int, ...]] = []
    earned: list[tuple[int, ...]] = []
    for number, event in enumerate(match.events, 1):
        before = cast(State, position.state)
        position = position.after(event)
        after = cast(State, position.state)
        if before.round and (after.round > before.round or number == len(match.events)):
            points.append(match.game.scores(after))
            money.append(tuple(player.money for player in after.players))
        if before.round and after.round > before.round and before.phase == BUREAUCRACY:
            earned.append(tuple(player.earned for player in after.players))
    return Course(tuple(range(1, len(points) + 1)), _lines(points), _lines(money), _lines(earned))


def _lines(rows: list[tuple[int, ...]]) -> Lines:
    return tuple(zip(*rows, strict=True))
