# SPDX-License-Identifier: MIT
"""Bones: a loaded die, the order of seats drawn, two to five seats.

Exercises `Chance` with weights and with a count.
"""

from __future__ import annotations

from typing import Any

from core.contract import State
from core.terms import (
    Awaiting,
    Chance,
    Drawn,
    Event,
    Move,
    Moved,
    Note,
    Option,
    Options,
    Over,
    Turn,
)
from tests.core.toys.toy import Toy, plus, ranked

FACES = ("1", "2", "3", "4", "5", "6")
WEIGHTS = (3, 1, 1, 1, 1, 1)
MAX_ROLLS = 3

ROLL = Move("roll")
KEEP = Move("keep")


class BonesState(State, frozen=True):
    """`order` is who plays when; `pot` what the present seat may lose by a one."""

    order: tuple[int, ...] = ()
    turn: int = 0
    rolls: int = 0
    pot: int = 0
    rolling: bool = False
    points: tuple[int, ...] = ()


class Bones(Toy):
    """Roll up to three times and keep the sum, unless a one takes it all."""

    name = "toy_bones"
    seat_counts = (2, 3, 4, 5)
    state_type = BonesState
    max_events = 1 + 5 * 2 * (2 * MAX_ROLLS + 1) + 5
    max_chance = 1 + 5 * 2 * MAX_ROLLS

    def options(self, seats: int, chosen: Options = ()) -> tuple[Option, ...]:
        """How often each seat plays, and whether the die is fair when that is once only."""
        rounds = Option("rounds", ("1", "2"), "2")
        if dict(chosen).get("rounds") == "1":
            return (rounds, Option("die", ("fair", "loaded"), "loaded"))
        return (rounds,)

    def setup(self, options: Options, seats: int) -> BonesState:
        """Nobody has any points."""
        return BonesState(seats=seats, options=options, points=(0,) * seats)

    def expects(self, state: BonesState) -> Awaiting:
        """First the order of the seats, then turn after turn."""
        if not state.order:
            return Chance(tuple(map(str, range(state.seats))), count=state.seats)
        if state.rolling:
            fair = dict(state.options).get("die") == "fair"
            return Chance(FACES, () if fair else WEIGHTS)
        if state.turn == state.seats * int(state.option("rounds")):
            return Over(ranked(state.points), state.points, "rounds")
        return Turn((state.order[state.turn % state.seats],))

    def choices(self, state: BonesState, seat: int) -> tuple[Move, ...]:
        """Keep what is in the pot, or roll."""
        return (KEEP, ROLL) if state.rolls < MAX_ROLLS else (KEEP,)

    def enter(self, state: BonesState, event: Event) -> BonesState:
        """Draw the order, roll, keep."""
        match event:
            case Drawn(outcomes) if not state.order:
                return state.but(order=tuple(map(int, outcomes)))
            case Drawn(("1",)):
                return _next(state)
            case Drawn((face,)):
                pot = state.pot + int(face)
                return state.but(rolling=False, pot=pot, rolls=state.rolls + 1)
            case Moved(_, move) if move == ROLL:
                return state.but(rolling=True)
            case Moved(seat, _):
                return _next(state.but(points=plus(state.points, seat, state.pot)))
        raise AssertionError(event)

    def scores(self, state: BonesState) -> tuple[int, ...]:
        """Points kept so far."""
        return state.points

    def notes(self, before: Any, event: Event, after: Any) -> tuple[Note, ...]:
        """What was rolled."""
        if before.rolling and isinstance(event, Drawn):
            return (Note("bones.rolled", (("face", event.outcomes[0]),)),)
        return ()


def _next(state: BonesState) -> BonesState:
    return state.but(turn=state.turn + 1, rolls=0, pot=0, rolling=False)
