# SPDX-License-Identifier: MIT
"""The suite proves itself: every planted fault makes its check fail (property 28, T13)."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path

import pytest

from core.contract import Game
from core.terms import IllegalMove
from tests.core.toys.hands import Hands
from tests.properties import (
    checks_course,
    checks_refusal,
    checks_replay,
    checks_secrets,
    checks_source,
    checks_values,
    plants,
)
from tests.properties.cases import Case
from tests.properties.processes import ENVIRONMENTS, check_alike, fingerprints
from tests.properties.traces import Trace, bots_for, record
from tests.properties.worlds import true_decks


def playout(game: Game, seats: int = 3) -> Trace:
    """A playout of random bots."""
    case = Case(game, seats, game.settle((), seats))
    return record(case, "planted", bots_for(case, "random"))


def on_matches(check: Callable[..., None]) -> Callable[[Trace], None]:
    """A check of matches as a check of a whole trace."""

    def all_of_them(trace: Trace) -> None:
        for match in trace.matches:
            check(match)

    return all_of_them


def plain(trace: Trace) -> None:
    """The check of plain values on all states."""
    for match in trace.matches:
        checks_values.check_plain(match.state)


FAULTS: tuple[tuple[type[Game], Callable[[Trace], None]], ...] = (
    (plants.Counting, checks_replay.check_history),
    (plants.Counting, checks_replay.check_same_seed),
    (plants.Dicing, checks_replay.check_global_chance),
    (plants.Dicing, checks_replay.check_history),
    (plants.Sharing, checks_values.check_old_states),
    (plants.Sharing, plain),
    (plants.Peeking, on_matches(checks_values.check_reading)),
    (plants.Halving, plain),
    (plants.Huge, plain),
    (plants.Untyped, on_matches(checks_values.check_round_trip)),
    (plants.Unsorted, on_matches(checks_course.check_moves)),
    (plants.Doubled, on_matches(checks_course.check_moves)),
    (plants.Ambiguous, on_matches(checks_course.check_moves)),
    (plants.Racing, on_matches(checks_course.check_orders)),
    (plants.Biased, checks_replay.check_relabelling),
    (plants.Leaking, checks_secrets.check_names),
    (plants.Whispering, checks_secrets.check_names),
    (plants.Disclosing, checks_secrets.check_spent_decks),
)


@pytest.mark.parametrize(
    ("plant", "check"), FAULTS, ids=[f"{plant.__name__}-{n}" for n, (plant, _) in enumerate(FAULTS)]
)
def test_the_check_finds_the_fault(plant: type[Game], check: Callable[[Trace], None]) -> None:
    """The same function that every game passes fails on the plant."""
    trace = playout(plant())
    with pytest.raises(AssertionError):
        check(trace)


def test_the_sound_walk_passes_them_all() -> None:
    """What the plants are made from has no fault: the checks find the one that was planted."""
    trace = playout(plants.Walk())
    for plant, check in FAULTS:
        if issubclass(plant, plants.Walk):
            check(trace)


def test_an_endless_match_is_found() -> None:
    """A match that exceeds what its game declares is stopped and reported."""
    with pytest.raises(AssertionError, match="no end in sight"):
        playout(plants.Endless())


def test_a_seat_without_moves_is_found() -> None:
    """A seat is awaited and cannot move."""
    game = plants.Speechless()
    with pytest.raises(AssertionError, match="has 0 moves"):
        checks_course.check_moves(Case(game, 2, ()).begin())


def test_a_pool_that_is_too_small_is_found() -> None:
    """A draw of more than there is."""
    game = plants.BadPool()
    with pytest.raises(AssertionError):
        checks_course.check_awaiting(Case(game, 2, game.settle((), 2)).begin())


def test_a_slot_opened_twice_is_found() -> None:
    """A card turned up twice."""
    trace = playout(plants.Reopening(), 2)
    with pytest.raises(AssertionError):
        checks_course.check_decks(trace)


def test_an_error_of_another_kind_is_found() -> None:
    """A wrong move must raise IllegalMove, nothing else."""
    trace = playout(plants.Stumbling())
    events = list(checks_refusal.hostile(trace, 0))

    def check() -> None:
        for event in events:
            checks_refusal.check_refused(trace.matches[0], event)

    with pytest.raises(KeyError):
        check()


def test_a_game_that_knows_the_deck_is_found() -> None:
    """A rule that depends on where an unseen card lies fails in the other worlds."""
    trace = playout(Hands(), 2)
    decks, _ = true_decks(trace, len(trace.events))
    game = plants.Cheating(decks["cards"])
    trace = record(Case(game, 2, ()), trace.seed, bots_for(trace.case, "random"))
    bots = bots_for(trace.case, "random")

    with pytest.raises(IllegalMove):
        checks_secrets.check_redeal(trace, 1, 0, bots)


@pytest.mark.parametrize("plant", [plants.HashOrder, plants.Hashed])
def test_another_hash_seed_shows_the_fault(plant: type[Game], tmp_path: Path) -> None:
    """Within one process all seems well; two processes differ."""
    trace = playout(plant())
    checks_replay.check_same_seed(trace)
    path = f"{plant.__module__}:{plant.__name__}"
    found = {str(e): fingerprints(e, tmp_path, planted=path) for e in ENVIRONMENTS}
    with pytest.raises(AssertionError, match="differs"):
        check_alike(found)


@pytest.mark.parametrize("plant", [plants.HashOrder, plants.Hashed, plants.Halving])
def test_the_source_shows_the_fault(plant: type[Game]) -> None:
    """The same faults are found by reading the source."""
    assert checks_source.faults(inspect.getsource(plant))
    assert not checks_source.faults(inspect.getsource(plants.Walk))
