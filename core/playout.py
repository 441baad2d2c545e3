# SPDX-License-Identifier: MIT
"""Bots play a match to its end with a local dealer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.bots.bot import Bot
from core.chance import Stream, derive
from core.dealer import LocalDealer
from core.match import Match
from core.terms import Event, Moved, Over, Sealed, Turn, Unsealed


def steps(match: Match, bots: Sequence[Bot], seed: bytes) -> Iterator[tuple[Event, Match]]:
    """Every event of a playout with the match after it. The same seed gives the same match.

    Where several seats may move, the first one does.
    """
    dealer = LocalDealer(derive(seed, "dealer"))
    rngs = [Stream(derive(seed, "bot", seat)) for seat in range(len(bots))]

    def chosen(seat: int) -> Moved:
        knowledge = dealer.knowledge(seat)
        return Moved(seat, bots[seat].choose(match.game, match.state, seat, knowledge, rngs[seat]))

    while not isinstance(awaited := match.awaiting, Over):
        event: Event
        match awaited:
            case Turn(seats):
                event = chosen(seats[0])
            case Sealed(seats):
                present = (chosen(seat) for seat in seats if seat not in match.state.left)
                event = Unsealed(tuple((moved.seat, moved.move) for moved in present))
            case _:
                event = dealer.answer(awaited)
        match = match.after(event)
        yield event, match


def play(match: Match, bots: Sequence[Bot], seed: bytes) -> Match:
    """The match at its end."""
    last = match
    for _, after in steps(match, bots, seed):
        last = after
    return last
