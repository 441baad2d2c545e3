# SPDX-License-Identifier: MIT
"""Every game: header and events are all there is (design properties 6, 18, 19, 27; T8)."""

from __future__ import annotations

from collections.abc import Callable

from core.match import load, replay
from tests.properties import checks_replay as checks
from tests.properties.cases import Case, in_catalogue, on, symmetric
from tests.properties.traces import Trace


def test_the_events_replay_to_the_same_digests(trace: Trace) -> None:
    """A new game object, the header and the events: the same state after each."""
    checks.check_history(trace)


def test_one_seed_is_one_match(trace: Trace, bot: str) -> None:
    """Two instances with the same seed and bots play the same match."""
    checks.check_same_seed(trace, bot)


def test_other_seeds_are_other_matches(case: Case, another: Callable[[int], Trace]) -> None:
    """The seed matters: the suite does not look at one and the same match again and again."""
    assert len({another(number).events for number in range(2, 5)}) > 1


def test_the_global_generator_is_not_used(trace: Trace) -> None:
    """Whatever is drawn elsewhere, the states are the same."""
    checks.check_global_chance(trace)


@on(in_catalogue)
def test_a_header_loads_from_the_catalogue(trace: Trace) -> None:
    """What a ledger keeps is enough to play the match again."""
    match = replay(load(trace.matches[0].header), trace.events)
    assert match.state == trace.matches[-1].state


@on(symmetric)
def test_seats_are_only_names(trace: Trace) -> None:
    """Relabelling the seats relabels the result, where the game treats them alike."""
    checks.check_relabelling(trace)
