# SPDX-License-Identifier: MIT
"""The course of a match over its rounds, read off its events. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec import Struct

from core.games.power_grid.state import BUREAUCRACY, State
from core.match import Match, fresh

Lines = tuple[tuple[int, ...], ...]
"""Per seat a figure for each round."""


class Course(Struct, frozen=True):
    """The rounds, and per seat a figure at the end of each.

    `income` ends before a last round that was not played to its bureaucracy.
    """

    rounds: tuple[int, ...]
    money: Lines
    cities: Lines
    income: Lines


def of(match: Match) -> Course:
    """The course of a match. The last round ends where the match does."""
    position = fresh(match.game, match.header)
    seats = match.header.seats
    income = [0] * seats
    rows: list[tuple[State, tuple[int, ...]]] = []
    for event in match.events:
        before = cast(State, position.state)
        position = position.after(event)
        after = cast(State, position.state)
        if before.phase == BUREAUCRACY:
            for seat in range(seats):
                income[seat] += after.players[seat].money - before.players[seat].money
        if before.round and after.round > before.round:
            rows.append((after, tuple(income)))
            income = [0] * seats
    paid = [figures for _, figures in rows]
    last = cast(State, position.state)
    if last.round:
        rows.append((last, ()))
    return Course(
        tuple(range(1, len(rows) + 1)),
        _lines(seats, [[player.money for player in state.players] for state, _ in rows]),
        _lines(seats, [[player.connected for player in state.players] for state, _ in rows]),
        _lines(seats, paid),
    )


def _lines(seats: int, rows: Sequence[Sequence[int]]) -> Lines:
    return tuple(tuple(row[seat] for row in rows) for seat in range(seats))
