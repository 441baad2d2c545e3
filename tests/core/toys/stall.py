# SPDX-License-Identifier: MIT
"""Stall: a market refilled from a public deck that runs out and is shuffled again.

The deck is the ordered multiset of what it may hold. When it is empty in the
middle of a refill, the pile of sold goods takes its place: no event says so,
the pool of the next draw is another.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from core.contract import State
from core.terms import Awaiting, Chance, Drawn, Event, Move, Moved, Note, Options, Over, Turn
from tests.core.toys.toy import Toy, plus, ranked

GOODS = ("fig", "fig", "nut", "nut", "nut", "oil", "oil", "tea")
PRICES = {"fig": 1, "nut": 1, "oil": 2, "tea": 3}
GAPS = 4
ROUNDS = 4


class Refill(Struct, frozen=True, tag=True):
    """Put one good from the deck on the stall."""


class StallState(State, frozen=True):
    """Every good lies in the deck, on the stall, or among those sold."""

    agenda: tuple[Refill, ...] = ()
    deck: tuple[str, ...] = GOODS
    stall: tuple[str, ...] = ()
    sold: tuple[str, ...] = ()
    turn: int = 0
    points: tuple[int, ...] = ()


class Stall(Toy):
    """Buy all of one kind, or nothing; the gaps are filled one by one."""

    name = "toy_stall"
    seat_counts = (2, 3)
    state_type = StallState
    max_events = 3 * ROUNDS * (1 + GAPS) + GAPS + 3
    max_chance = 3 * ROUNDS * GAPS + GAPS

    def setup(self, options: Options, seats: int) -> StallState:
        """An empty stall to fill."""
        agenda = (Refill(),) * GAPS
        return StallState(seats=seats, options=options, agenda=agenda, points=(0,) * seats)

    def expects(self, state: StallState) -> Awaiting:
        """Refills first, then the next seat."""
        if state.agenda:
            return Chance(state.deck or state.sold)
        if state.turn == ROUNDS * state.seats:
            return Over(ranked(state.points), state.points, "rounds")
        return Turn((state.turn % state.seats,))

    def choices(self, state: StallState, seat: int) -> tuple[Move, ...]:
        """One kind of what is on the stall, or nothing."""
        kinds = sorted(set(state.stall))
        return (*(Move("buy", (kind,)) for kind in kinds), Move("pass"))

    def enter(self, state: StallState, event: Event) -> StallState:
        """Fill a gap, or sell."""
        match event:
            case Drawn((good,)):
                return _filled(state, good)
            case Moved(seat, Move("buy", (kind,))):
                return _bought(state, seat, str(kind))
        return state.but(turn=state.turn + 1)

    def scores(self, state: StallState) -> tuple[int, ...]:
        """What was bought, by its price."""
        return state.points

    def notes(self, before: Any, event: Event, after: Any) -> tuple[Note, ...]:
        """That the sold goods have become the deck."""
        shuffled = isinstance(event, Drawn) and not before.deck
        return (Note("stall.shuffled", (("goods", len(before.sold)),)),) if shuffled else ()


def conserved(state: StallState) -> tuple[str, ...]:
    """All goods, wherever they are: always the same."""
    return tuple(sorted((*state.deck, *state.stall, *state.sold)))


def _filled(state: StallState, good: str) -> StallState:
    if not state.deck:
        state = state.but(deck=state.sold, sold=())
    deck = list(state.deck)
    deck.remove(good)
    return state.done().but(deck=tuple(deck), stall=tuple(sorted((*state.stall, good))))


def _bought(state: StallState, seat: int, kind: str) -> StallState:
    taken = tuple(good for good in state.stall if good == kind)
    left = tuple(good for good in state.stall if good != kind)
    points = plus(state.points, seat, len(taken) * PRICES[kind])
    state = state.but(stall=left, sold=tuple(sorted((*state.sold, *taken))), points=points)
    return state.but(turn=state.turn + 1).first(*(Refill(),) * len(taken))
