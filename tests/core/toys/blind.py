# SPDX-License-Identifier: MIT
"""Blind: secret bids for three prizes, two to five seats.

Exercises `Sealed` among several seats, ties, and moves that turn out illegal.
"""

from __future__ import annotations

from typing import Any

from core.contract import State
from core.terms import Awaiting, Event, Move, Note, Option, Options, Over, Sealed, Unsealed
from tests.core.toys.toy import Toy, plus, ranked

PRIZES = (1, 2, 3)
MAX_TIES = 2


class BlindState(State, frozen=True):
    """`prize` is the index of the prize on offer, `ties` how often it was bid for in vain."""

    prize: int = 0
    ties: int = 0
    chips: tuple[int, ...] = ()
    points: tuple[int, ...] = ()


class Blind(Toy):
    """The highest bid takes the prize and is paid; a tie is bid again, twice at most."""

    name = "toy_blind"
    symmetric = True
    seat_counts = (2, 3, 4, 5)
    state_type = BlindState
    max_events = len(PRIZES) * (MAX_TIES + 1) + 5
    max_chance = 0

    def options(self, seats: int, chosen: Options = ()) -> tuple[Option, ...]:
        """How many chips each seat begins with."""
        return (Option("chips", ("3", "6"), "6"),)

    def setup(self, options: Options, seats: int) -> BlindState:
        """Everybody has the same chips."""
        chips = (int(dict(options)["chips"]),) * seats
        return BlindState(seats=seats, options=options, chips=chips, points=(0,) * seats)

    def expects(self, state: BlindState) -> Awaiting:
        """A bid of everybody for each prize."""
        if state.prize == len(PRIZES):
            return Over(ranked(state.points), state.points, "prizes")
        return Sealed(tuple(range(state.seats)))

    def choices(self, state: BlindState, seat: int) -> tuple[Move, ...]:
        """Any number of the seat's own chips."""
        return tuple(Move("bid", (chips,)) for chips in range(state.chips[seat] + 1))

    def enter(self, state: BlindState, event: Event) -> BlindState:
        """Compare the bids."""
        winner = _winner(event)
        if winner is None:
            again = state.ties < MAX_TIES
            return state.but(prize=state.prize + (not again), ties=state.ties + 1 if again else 0)
        seat, bid = winner
        return state.but(
            prize=state.prize + 1,
            ties=0,
            chips=plus(state.chips, seat, -bid),
            points=plus(state.points, seat, PRIZES[state.prize]),
        )

    def scores(self, state: BlindState) -> tuple[int, ...]:
        """Prizes won so far."""
        return state.points

    def notes(self, before: Any, event: Event, after: Any) -> tuple[Note, ...]:
        """Who took the prize, if anybody did."""
        winner = _winner(event)
        return () if winner is None else (Note("blind.won", (("seat", winner[0]),)),)


def _winner(event: Event) -> tuple[int, int] | None:
    if not isinstance(event, Unsealed):
        return None
    bids = tuple((seat, int(move.args[0])) for seat, move in event.moves)
    highest = max(bid for _, bid in bids)
    winners = [seat for seat, bid in bids if bid == highest]
    return (winners[0], highest) if len(winners) == 1 else None
