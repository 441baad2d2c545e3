# SPDX-License-Identifier: MIT
"""Checks that the header and the events are all there is to a match."""

from __future__ import annotations

import random

from core.digest import digest
from core.match import Match, fresh
from core.terms import Left, Moved, Over, Unsealed
from tests.properties.cases import Case
from tests.properties.traces import Trace, bots_for, record


def check_history(trace: Trace) -> None:
    """Property 6 and T8: the events give the same digests, to a used and to a new game object."""
    assert trace.matches[-1].events == trace.events
    for game in (trace.case.game, type(trace.case.game)()):
        match = fresh(game, trace.matches[0].header)
        for index, event in enumerate(trace.events):
            assert digest(match.state) == trace.digests[index], f"{trace.where}: state {index}"
            match = match.after(event)
        assert digest(match.state) == trace.digests[-1], trace.where


def check_same_seed(trace: Trace, bot: str = "random") -> None:
    """Property 18: one seed gives one trace, to another instance and once more to the same."""
    other = Case(type(trace.case.game)(), trace.case.seats, trace.case.options)
    for case in (other, trace.case):
        again = record(case, trace.seed, bots_for(case, bot))
        assert again.events == trace.events, trace.where
        assert again.digests == trace.digests, trace.where


def check_global_chance(trace: Trace) -> None:
    """Property 19: drawing from the global generator between events changes nothing."""
    match = trace.case.begin()
    for index, event in enumerate(trace.events):
        random.seed(index)
        random.random()
        match = match.after(event)
        assert digest(match.state) == trace.digests[index + 1], f"{trace.where}: state {index + 1}"


def check_relabelling(trace: Trace) -> None:
    """Property 27: in a symmetric game the seats are names; other names, same result."""
    seats = trace.case.seats
    match: Match = trace.case.begin()
    for event in trace.events:
        match match.awaiting, event:
            case _, Moved(seat, move):
                match = match.after(Moved((seat + 1) % seats, move))
            case _, Unsealed(moves):
                turned = sorted(((seat + 1) % seats, move.order, move) for seat, move in moves)
                match = match.after(Unsealed(tuple((seat, move) for seat, _, move in turned)))
            case _, Left(seat):
                match = match.after(Left((seat + 1) % seats))
            case _:
                match = match.after(event)
    one, other = trace.matches[-1].awaiting, match.awaiting
    assert isinstance(one, Over)
    assert isinstance(other, Over)
    assert other.scores == tuple(one.scores[seat - 1] for seat in range(seats)), trace.where
    assert other.places == tuple(
        tuple(sorted((seat + 1) % seats for seat in place)) for place in one.places
    ), trace.where
