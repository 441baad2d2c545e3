# SPDX-License-Identifier: MIT
"""Every game: what does not answer a state is refused and changes nothing (property 25)."""

from __future__ import annotations

from tests.properties import checks_refusal as checks
from tests.properties.traces import Trace, sample


def test_hostile_events_are_refused(trace: Trace) -> None:
    """Wrong turns, stale and bent moves, wrong seats, cards, draws: IllegalMove, same digest."""
    for index in sample(range(len(trace.matches)), 25, trace.where):
        for event in checks.hostile(trace, index):
            checks.check_refused(trace.matches[index], event)


def test_nothing_happens_after_the_end(trace: Trace) -> None:
    """Every event of the match is refused once it is over."""
    for event in trace.events:
        checks.check_refused(trace.matches[-1], event)


def test_what_was_played_is_what_was_awaited(trace: Trace) -> None:
    """Every event of a playout answers its state by the other reading of the rules too."""
    for before, event, _ in trace.steps():
        assert checks.answers(before, event), f"{trace.where}: {event}"
