# SPDX-License-Identifier: MIT
"""The log in words with its marks, and what has happened since one's own last move."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from core import catalogue
from core.match import Match
from core.terms import Moved, Unsealed
from ui.games import registry
from ui.games.shown import Fact, SeatFacts, View
from ui.play.desk import Desk
from ui.play.telling.story import RAISE, Story, changed, mark_of
from ui.ports.local_session import LocalSession
from ui.ports.recording import StillRecording
from ui.ports.snapshot import SeatView, Snapshot, Stage

NAMES = ("Anna", "Bruno", "Chidi")
every_game = pytest.mark.parametrize("game", catalogue.names())
MOST = 90
"""Events of a game that are gone through one by one."""

pytestmark = pytest.mark.usefixtures("qapp")


def _course(game: str, own: int = 0) -> Iterator[Snapshot]:
    """A game of bots, snapshot by snapshot, as if the first seat were played here."""
    names = NAMES[: max(2, catalogue.load(game).seat_counts[0])]
    local = LocalSession(game, names, b"story", mine=(), bot="steady").snapshot()
    recording = StillRecording(local)
    seats = tuple(SeatView(seat, name, mine=seat == own) for seat, name in enumerate(names))
    for match in recording.positions()[:MOST]:
        log = tuple(line for line in local.log if line.event < len(match.events))
        yield Snapshot(Stage.PLAYING, "Table", game, seats=seats, match=match, log=log)


@every_game
def test_every_line_is_told_once_with_its_mark(game: str) -> None:
    """W-19: however many lines came at a time."""
    kit = registry.load(game)
    story, desk = Story(kit.presenter()), None
    for number, snapshot in enumerate(_course(game)):
        desk = desk or Desk(kit.presenter(), snapshot)
        desk.take(snapshot)
        if number % 5 in (0, 1):
            story.follow(desk)
    assert desk is not None
    story.follow(desk)
    log = desk.snapshot.log
    assert story.lines == [desk.presenter.note_words(line.note) for line in log]
    assert len(story.marks) == len(log)
    for line, mark in zip(log, story.marks, strict=True):
        assert (mark is None) == (mark_of(desk.presenter, line.note) is None)


@every_game
def test_a_deed_tells_what_it_changed_on_the_seats(game: str) -> None:
    """W-20: the figures before and after it, through one's own eyes."""
    kit = registry.load(game)
    story, presenter = Story(kit.presenter()), kit.presenter()
    desk: Desk | None = None
    last: Match | None = None
    compared = 0
    for snapshot in _course(game):
        desk = desk or Desk(kit.presenter(), snapshot)
        desk.take(snapshot)
        story.follow(desk)
        deeds = story.since(())
        match = desk.match
        if last is not None and deeds and deeds[-1].event == len(match.events) - 1 > 0:
            facts = []
            for position in (last, match):
                presenter.show(View(position, 0, names=desk.names()))
                facts.append([presenter.seat_facts(s) for s in range(match.header.seats)])
            assert deeds[-1].changes == tuple(map(changed, *facts))
            compared += any(deeds[-1].changes)
        last = match
    assert compared > 3


@every_game
@pytest.mark.parametrize("own", [0, 1])
def test_one_goes_back_to_ones_own_last_move(game: str, own: int) -> None:
    """W-20: that one is the first, and everything since follows in order."""
    kit = registry.load(game)
    story = Story(kit.presenter())
    desk: Desk | None = None
    for snapshot in _course(game, own):
        desk = desk or Desk(kit.presenter(), snapshot)
        desk.take(snapshot)
        story.follow(desk)
        deeds = story.since((own,))
        mine = [
            number
            for number, event in enumerate(desk.match.events)
            if isinstance(event, Moved) and event.seat == own
        ]
        told = [deed.event for deed in deeds]
        assert told == sorted(set(told))
        if mine and told:
            assert told[0] >= mine[-1] or len(told) == 1
        if snapshot.log:
            assert deeds
            since = desk.match.events[told[-1] + 1 : snapshot.log[-1].event + 1]
            assert not any(isinstance(event, Moved | Unsealed) for event in since)
            assert deeds[-1].text.endswith(story.lines[-1]) or deeds[-1].price


@every_game
def test_what_comes_of_a_decision_is_told_with_it(game: str) -> None:
    """A card that is turned up does not hide who took the one before."""
    kit = registry.load(game)
    snapshots = list(_course(game))
    story, desk = Story(kit.presenter()), Desk(kit.presenter(), snapshots[0])
    for snapshot in snapshots:
        desk.take(snapshot)
        story.follow(desk)
    _, *deeds = story.since(())
    assert deeds
    for deed in deeds:
        assert isinstance(desk.match.events[deed.event], Moved | Unsealed)


@pytest.mark.parametrize("game", ["power_grid", "power_grid_card_game"])
def test_raises_that_follow_each_other_are_one(game: str) -> None:
    """W-20: nobody reads thirty bids to learn where they led."""
    kit = registry.load(game)
    story = Story(kit.presenter())
    desk: Desk | None = None
    longest = 0
    for snapshot in _course(game, own=2):
        desk = desk or Desk(kit.presenter(), snapshot)
        desk.take(snapshot)
        story.follow(desk)
        deeds = story.since(())
        assert not any(one.price and other.price for one, other in pairwise(deeds))
        run: list[int] = []
        for line in reversed(snapshot.log):
            if line.note.key != RAISE:
                break
            run.insert(0, int(dict(line.note.params)["price"]))
        longest = max(longest, len(run))
        if len(run) > 1:
            assert deeds[-1].price == run[-1]
            assert f"{len(run) - 1} raises from {run[0]} on." in deeds[-1].text
    assert longest > 1


@every_game
def test_it_begins_again_where_the_table_went_back(game: str) -> None:
    """Events that turn out to be void were never told."""
    kit = registry.load(game)
    snapshots = list(_course(game))
    story, desk = Story(kit.presenter()), Desk(kit.presenter(), snapshots[-1])
    story.follow(desk)
    desk.take(snapshots[len(snapshots) // 2])
    story.follow(desk)
    again = Story(kit.presenter())
    again.follow(desk)
    assert (story.lines, story.marks) == (again.lines, again.marks)
    assert [deed.event for deed in story.since(())] == [deed.event for deed in again.since(())]


def test_a_change_is_a_difference_or_what_it_is_now() -> None:
    """Figures by how much, everything else as it is; what is new in its list is no change."""
    before = SeatFacts(facts=(Fact("Money", "1,050"), Fact("Plants", "4"), Fact("Fuel", "–")))
    after = SeatFacts(facts=(Fact("Money", "950"), Fact("Plants", "4, 13"), Fact("Fuel", "–")))
    assert changed(before, after) == (Fact("Money", "−100"), Fact("Plants", "4, 13"))
    assert changed(after, before)[0] == Fact("Money", "+100")
    assert changed(after, after) == ()
