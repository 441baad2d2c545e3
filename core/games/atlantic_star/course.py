# SPDX-License-Identifier: MIT
"""The course of a game: turn after turn, until all voyages are made (sections 3 and 8).

What a turn consists of its phases put on the agenda step by step, and `EndTurn` behind
the last one. What comes then is said here alone, and so is the end.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TypeAlias

from core.games.atlantic_star import scoring
from core.games.atlantic_star.agenda import Act, EndTurn, Task
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import NOBODY, State
from core.terms import Over, places

Steps: TypeAlias = Callable[[Rules, State], tuple[Task, ...]]


class End(StrEnum):
    """Why a game is over."""

    ALL_SAILED = "all_sailed"
    """The last plate is placed (R9)."""


def turn(rules: Rules, state: State) -> tuple[Task, ...]:
    """A turn of the active seat."""
    return (Act(state.active),)


ROUND: tuple[tuple[type[Task], Steps], ...] = ((EndTurn, turn),)
"""The turning points of a round in order, each with the steps that it opens: one turn each."""
_OPENS = dict(ROUND)


def end_turn(rules: Rules, state: State) -> State:
    """The turn passes to the next with a voyage to make (R4); if nobody has, the game is over."""
    seat = next_seat(state)
    if seat == NOBODY:
        return state.done()
    state = state.but(active=seat)
    return state.with_agenda(*_OPENS[EndTurn](rules, state))


def next_seat(state: State) -> int:
    """The first one clockwise with a voyage to make, the active one last, or nobody."""
    seats = state.seats
    for step in range(1, seats + 1):
        seat = (state.active + step) % seats
        if any(state.players[seat].voyages):
            return seat
    return NOBODY


def over(rules: Rules, state: State) -> Over:
    """The result once all have sailed."""
    points = scoring.scores(rules, state)
    return Over(places(scoring.ranks(state, points)), points, End.ALL_SAILED.value)
