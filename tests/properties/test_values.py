# SPDX-License-Identifier: MIT
"""Every game: states are values (design properties 4, 5, 15, 24; T9, T10)."""

from __future__ import annotations

from core.digest import digest
from core.match import begin
from tests.properties import checks_values as checks
from tests.properties.cases import Case
from tests.properties.traces import Trace


def test_states_and_events_are_plain(trace: Trace) -> None:
    """No float, set, mapping, list or unfrozen struct; integers within 2^53."""
    for match in trace.matches:
        checks.check_plain(match.state)
        checks.check_plain(match.awaiting, "awaiting")
    checks.check_plain(trace.events, "events")


def test_states_survive_the_journey_through_bytes(trace: Trace) -> None:
    """After 0, 1, 2, 4, 8 .. events and at the end: equal state, equal bytes."""
    index = 1
    while index < len(trace.matches):
        checks.check_round_trip(trace.matches[index])
        index *= 2
    checks.check_round_trip(trace.matches[0])
    checks.check_round_trip(trace.matches[-1])


def test_events_survive_the_journey_through_bytes(trace: Trace) -> None:
    """Every event comes back as it was."""
    for event in trace.events:
        checks.check_event_round_trip(event)


def test_old_states_never_change(trace: Trace) -> None:
    """All matches of a playout are kept and digested again at its end."""
    checks.check_old_states(trace)


def test_questions_change_nothing(trace: Trace) -> None:
    """Asking for moves, scores and components leaves the state and the answers as they are."""
    for match in trace.matches[::3]:
        checks.check_reading(match)
        checks.check_components(match)


def test_the_order_in_which_options_are_given_does_not_matter(case: Case) -> None:
    """T7: the same choice, the same state."""
    turned = tuple(reversed(case.options))
    assert digest(begin(case.game, turned, case.seats).state) == digest(case.begin().state)
    assert begin(case.game, turned, case.seats).header == case.begin().header


def test_complete_options_have_no_faults(case: Case) -> None:
    """Every combination the game offers is one it accepts, and settled as it is."""
    assert not case.game.faults(case.options, case.seats)
    assert case.game.settle(case.options, case.seats) == case.options
