# SPDX-License-Identifier: MIT
"""Recorded matches replay to the same text (property 12): a change of the rules is seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from core import catalogue
from core.match import Match, begin
from core.terms import IllegalMove, Moved, Over
from tests.core.toys.shelf import TOYS
from tests.golden import text
from tests.golden.record import FOLDER, playthroughs
from tests.properties.cases import Case
from tests.properties.traces import bots_for, record

FILES = sorted(FOLDER.glob("*/*.txt"))
LARGEST = 200_000


def opened(lines: list[str]) -> Match:
    """The match that the first lines of a playthrough describe."""
    fields = dict(line.partition(" ")[::2] for line in lines[:5])
    pairs = (word.partition("=") for word in fields["options"].split())
    options = tuple((name, value) for name, _, value in pairs)
    return begin(catalogue.load(fields["game"]), options, int(fields["seats"]))


def replayed(lines: list[str]) -> Iterator[str]:
    """The text of a match that has the same header and events."""
    match = opened(lines)
    yield from text.header(match)
    yield from text.situation(match)
    events = [line.partition(" ")[2] for line in lines if line[0].isdigit()]
    for number, line in enumerate(events, 1):
        event = text.event_of(line)
        after = match.after(event)
        yield from text.step(number, match, event, after)
        match = after
    assert isinstance(match.awaiting, Over)


@pytest.mark.parametrize("path", FILES, ids=[f"{p.parent.name}/{p.stem}" for p in FILES])
def test_a_playthrough_replays_to_its_text(path: Path) -> None:
    """Every move offered, log line and digest is as it was recorded."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, (found, wanted) in enumerate(zip(replayed(lines), lines, strict=True), 1):
        assert found == wanted, f"{path.name}, line {number}"


def test_every_game_seat_count_and_bot_has_one() -> None:
    """A game without golden playthroughs is not finished: `python -m tests.golden.record`."""
    assert [p.path.name for p in playthroughs() if not p.path.is_file()] == []


def test_no_file_is_left_over_or_large() -> None:
    """Whatever lies there is one that must be there, and small enough to be read."""
    assert sorted(playthrough.path for playthrough in playthroughs()) == FILES
    assert all(path.stat().st_size < LARGEST for path in FILES)


@pytest.mark.parametrize("toy", TOYS)
def test_every_event_reads_back_from_its_text(toy: type) -> None:
    """The lines of a playthrough are the events, whatever kind they are."""
    game = toy()
    seats = game.seat_counts[-1]
    case = Case(game, seats, game.settle((), seats))
    trace = record(case, "text", bots_for(case, "random"))
    for event in trace.events:
        assert text.event_of(text.event_text(event)) == event


def test_what_is_no_event_is_said_so() -> None:
    """A garbled file is an error, not another match."""
    with pytest.raises(ValueError, match="not an event"):
        text.event_of("jumped 3")


def test_a_changed_move_is_seen() -> None:
    """The replay follows the file: with another move it does not give the same text."""
    lines = FILES[0].read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if " moved " in line)
    event = text.event_of(lines[at].partition(" ")[2])
    assert isinstance(event, Moved)
    lines[at] = lines[at].replace(str(event.move), "nonsense")
    with pytest.raises(IllegalMove, match="nonsense"):
        list(replayed(lines))
