# SPDX-License-Identifier: MIT
"""A replay shows every position as it was, from the record alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.digest import digest
from core.match import Match
from tests.ui.plain_kit import PLAIN
from ui.games.plain.presenter import PlainPresenter
from ui.play.replay import ReplayFrame, turns
from ui.play.telling.story import mark_of
from ui.ports.knowing import known
from ui.ports.local_session import LocalSession
from ui.ports.recording import StillRecording
from ui.ports.snapshot import Snapshot


@pytest.fixture
def session() -> LocalSession:
    """A whole game between bots."""
    return LocalSession("thirteen_minutes", ("Anna", "Bruno"), b"replay", mine=())


@pytest.fixture
def frame(session: LocalSession, shown: Callable[[QWidget], QWidget]) -> ReplayFrame:
    """That game, to look at."""
    frame = ReplayFrame(StillRecording(session.snapshot()), PLAIN)
    shown(frame)
    return frame


def test_the_last_position_is_the_end(session: LocalSession) -> None:
    """Played again from the header, the same state comes out, twice (E4)."""
    match = session.snapshot().match
    assert match is not None
    for _ in range(2):
        found = StillRecording(session.snapshot()).positions()
        assert len(found) == len(match.events) + 1
        assert digest(found[-1].state) == digest(match.state)


def test_keys_walk(frame: ReplayFrame, qtbot: QtBot) -> None:
    """Home, End and arrows, by move and by turn."""
    last = len(frame.positions) - 1
    starts = turns(frame.positions)
    for key, expected in (
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Left, last - 1),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Right, 1),
    ):
        qtbot.keyClick(frame.timeline.slider, key)
        assert frame.timeline.slider.value() == expected
    frame.timeline.go(0)
    frame.timeline.turn(1)
    assert frame.timeline.slider.value() == starts[0]
    frame.timeline.turn(1)
    assert frame.timeline.slider.value() == starts[1]
    frame.timeline.turn(-1)
    assert frame.timeline.slider.value() == starts[0]


_KEYS = (
    Qt.Key.Key_End,
    Qt.Key.Key_Left,
    Qt.Key.Key_Home,
    Qt.Key.Key_Right,
    Qt.Key.Key_P,
)


def test_keys_walk_from_the_board_too(frame: ReplayFrame, qtbot: QtBot) -> None:
    """W-7: where the board has the focus, or something in the timeline."""
    last = len(frame.positions) - 1
    frame.board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    frame.activateWindow()
    for part in (frame.board, frame.timeline.play, frame.timeline.slider):
        part.setFocus()
        qtbot.waitUntil(part.hasFocus)
        for key, expected in zip(_KEYS, (last, last - 1, 0, 1), strict=False):
            qtbot.keyClick(part, key)
            assert frame.timeline.slider.value() == expected


def test_keys_elsewhere_leave_the_timeline_alone(frame: ReplayFrame, qtbot: QtBot) -> None:
    """W-7: log, board in words, rail and heading keep their own keys."""
    frame.timeline.go(5)
    frame.activateWindow()
    parts: list[QWidget] = [frame.eyes, frame.end, frame.heading.back_button]
    parts += [*frame.side.buttons]
    for page, part in ((0, frame.log.view), (1, frame.state)):
        frame.side.open_page(page)
        for elsewhere in (part, *parts):
            for key in _KEYS:
                elsewhere.setFocus()
                qtbot.waitUntil(elsewhere.hasFocus)
                qtbot.keyClick(elsewhere, key)
            assert frame.timeline.slider.value() == 5
            assert frame.timeline.play.text() == "Play"
    frame.side.open_page(1)
    frame.state.setFocus()
    frame.state.setCurrentIndex(frame.state.model().index(0, 0))
    qtbot.keyClick(frame.state, Qt.Key.Key_Down)
    assert frame.state.currentIndex().row() == 1


class _Growing(StillRecording):
    """As much of a game as a test says."""

    def __init__(self, snapshot: Snapshot, read: int) -> None:
        super().__init__(snapshot)
        self.read = read
        self.shown = 0

    def snapshot(self) -> Snapshot:
        known = super().snapshot().knowledge if self.whole() else ()
        return super().snapshot()._replace(match=self.positions()[-1], knowledge=known)

    def positions(self) -> Sequence[Match]:
        return super().positions()[: self.read]

    def whole(self) -> bool:
        return self.read == len(super().positions())

    def seen(self) -> None:
        self.shown += 1

    def grow(self, read: int) -> None:
        self.read = read
        self.changed.emit(self.snapshot())


def test_it_grows_while_it_is_read(
    session: LocalSession, shown: Callable[[QWidget], QWidget], qtbot: QtBot
) -> None:
    """W-10: what is looked at stays; the end can be gone to and seen once it is known."""
    whole = len(StillRecording(session.snapshot()).positions())
    recording = _Growing(session.snapshot(), 1)
    frame = ReplayFrame(recording, PLAIN)
    shown(frame)
    qtbot.waitUntil(lambda: recording.shown == 1)
    assert frame.timeline.slider.maximum() == 0
    assert not frame.end.isVisible()
    for read in (2, 20, whole - 1):
        recording.grow(read)
        assert frame.timeline.slider.maximum() == read - 1
        assert frame.timeline.slider.value() == min(read - 1, 1) * (read > 2)
        assert "reading" in frame.timeline.count.text()
        frame.timeline.go(1)
    frame.eyes.pick("")
    recording.grow(whole)
    assert frame.timeline.slider.value() == 1
    assert "reading" not in frame.timeline.count.text()
    assert frame.end.isVisible()
    assert frame.eyes.count() == 3
    assert recording.shown == 1


def test_lists_that_are_closed_are_filled_as_they_open(frame: ReplayFrame) -> None:
    """W-10: nothing is made that nobody sees, and nothing old is seen."""
    frame.side.turn_to(None)
    frame.timeline.go(9)
    assert frame.log.lines() == []
    frame.side.turn_to(0)
    early = frame.log.lines()
    assert early
    frame.timeline.go(len(frame.positions) - 1)
    assert len(frame.log.lines()) > len(early)
    frame.side.turn_to(1)
    frame.timeline.go(3)
    rows = frame.presenter.state_rows().rows
    assert frame.state.model().rowCount() == len(rows)


def test_lines_carry_the_marks_of_seats(frame: ReplayFrame) -> None:
    """W-19: of whoever a line is about, and of nobody else."""
    frame.timeline.go(len(frame.positions) - 1)
    notes = [note for told in frame.recording.notes() for note in told]
    assert frame.log.view.marks() == [mark_of(frame.presenter, note) for note in notes]
    assert {0, 1, None} >= set(frame.log.view.marks()) >= {0, 1}


def test_the_log_is_of_the_position(frame: ReplayFrame) -> None:
    """Going back takes lines away again (E2)."""
    frame.timeline.go(len(frame.positions) - 1)
    whole = frame.log.lines()
    frame.timeline.go(5)
    early = frame.log.lines()
    assert len(early) < len(whole)
    assert whole[: len(early)] == early


def test_after_the_end_every_hand_is_open(frame: ReplayFrame, session: LocalSession) -> None:
    """Through the eyes of either player (E5)."""
    assert frame.eyes.count() == 3
    frame.eyes.pick("1")
    assert isinstance(frame.presenter, PlainPresenter)
    view = frame.presenter.reading.view
    assert view.seat == 1
    assert view.knowledge == known(session.snapshot(), 1)


def test_it_plays_by_itself_and_stops_at_the_end(frame: ReplayFrame, qtbot: QtBot) -> None:
    """Play becomes Pause, and Play again at the end."""
    frame.timeline.speed.pick("200")
    frame.timeline.go(len(frame.positions) - 3)
    frame.timeline.toggle()
    assert frame.timeline.play.text() == "Pause"
    qtbot.waitUntil(lambda: frame.timeline.play.text() == "Play")
    assert frame.timeline.slider.value() == len(frame.positions) - 1


def test_the_result_can_be_seen_again(frame: ReplayFrame) -> None:
    """The scoring, and back to the table."""
    frame.end.click()
    assert frame.result.isVisible()
    frame.result.show_all()
    assert not frame.result.rematch.isVisible()
    frame.result.table.click()
    assert frame.board.isVisible()
