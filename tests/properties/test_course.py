# SPDX-License-Identifier: MIT
"""Every game: the course of a match (design properties 1, 2, 3, 9, 14, 26)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.chance import Stream, derive
from core.terms import Over
from tests.properties import checks_course as checks
from tests.properties.cases import Case
from tests.properties.traces import Stubborn, Trace, bots_for, record, sample
from tests.properties.worlds import NO_SEAT, finish, redealt


def test_it_ends_within_what_the_game_declares(trace: Trace) -> None:
    """Neither events nor chance exceed `max_events` and `max_chance`."""
    checks.check_length(trace)


def test_only_those_awaited_have_moves(trace: Trace) -> None:
    """In every state: moves for those awaited, sorted, unique, readable; else none."""
    for match in trace.matches:
        checks.check_moves(match)


def test_what_is_awaited_is_well_formed(trace: Trace) -> None:
    """In every state: seats exist, pools hold enough, slots differ, places rank everybody."""
    for match in trace.matches:
        checks.check_awaiting(match)


def test_every_event_has_its_log_lines(trace: Trace) -> None:
    """Notes are keys with plain parameters."""
    for before, event, after in trace.steps():
        checks.check_notes(before, event, after)


def test_cards_are_conserved(trace: Trace) -> None:
    """No deck is shuffled twice, no slot or card opened twice."""
    checks.check_decks(trace)


def test_simultaneous_moves_commute(trace: Trace) -> None:
    """Whoever may move at the same time may do so in any order."""
    for match in trace.matches:
        checks.check_orders(match)


def test_the_caretaker_plays_legal_moves(trace: Trace) -> None:
    """In every state the caretaker knows a move for each awaited seat."""
    for match in trace.matches:
        checks.check_caretaker(match)


def test_seats_leave_at_any_moment(case: Case, another: Callable[[int], Trace]) -> None:
    """Whenever seats leave, the match ends or goes on to its end without them, and they lose."""
    trace = another(1)
    rng = Stream(derive(b"leave", case.name))
    for index in sample(range(len(trace.events)), 6, case.name):
        match = trace.matches[index]
        seat = rng.below(case.seats)
        match = checks.check_leaving(match, seat)
        if case.seats > 2 and not isinstance(match.awaiting, Over):
            match = checks.check_leaving(match, (seat + 1) % case.seats)
        world = redealt(trace, index, NO_SEAT, b"leave")
        over = finish(match, world, bots_for(case, "random"), b"after leaving")
        checks.check_end(over)


def test_if_all_leave_nobody_wins(case: Case, another: Callable[[int], Trace]) -> None:
    """One after the other, from wherever the match stands."""
    trace = another(1)
    for index in sample(range(len(trace.events)), 3, case.name):
        match = trace.matches[index]
        for seat in range(case.seats):
            if not isinstance(match.awaiting, Over):
                match = checks.check_leaving(match, seat)
        checks.check_end(finish(match, redealt(trace, index, NO_SEAT, b"all"), (), b"all leave"))


@pytest.mark.parametrize("which", [0, -1])
def test_the_stubborn_come_to_an_end_too(case: Case, which: int) -> None:
    """Who always plays the first legal move, or the last, cannot make a match endless."""
    trace = record(case, "stubborn", (Stubborn(which),) * case.seats)
    checks.check_length(trace)
