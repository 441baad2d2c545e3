# SPDX-License-Identifier: MIT
"""A game to look at again: the same table, with a timeline instead of a prompt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from core.match import Match
from core.terms import Over, Sealed, Turn
from ui.games.board import Board
from ui.games.game_kit import GameKit
from ui.games.presenter import Presenter
from ui.games.shown import View
from ui.kit.controls.button import Button
from ui.kit.controls.choice import Choice
from ui.kit.labels.heading import Heading
from ui.kit.labels.text import Text
from ui.kit.place import Place
from ui.kit.surfaces.lines_panel import LinesPanel
from ui.kit.surfaces.pane import Pane
from ui.play.panels.seats_panel import SeatsPanel
from ui.play.panels.side_panel import SidePanel, side_by_side
from ui.play.panels.state_panel import StatePanel
from ui.play.panels.timeline import Timeline
from ui.play.panels.words_page import WordsPage
from ui.play.result import ResultPanel
from ui.play.telling import ending
from ui.play.telling.story import mark_of
from ui.ports.knowing import known
from ui.ports.recording import Recording
from ui.style import theme
from ui.style.theme import Role


class ReplayFrame(Place):
    """Every position of one match, as far as it has been read. There must be a first one.

    What is not in sight is not made: a list beside the board is filled once it is open.
    """

    left = Signal()

    def __init__(
        self, recording: Recording, kit: GameKit[Any], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.recording = recording
        self.snapshot = recording.snapshot()
        self.kit = kit
        self.positions = recording.positions()
        self.presenter: Presenter = kit.presenter()
        self._names = tuple(view.name for view in self.snapshot.seats)
        self._eyes: int | None = next(iter(self.snapshot.mine()), None)
        self._at = 0
        self._told = _Told(recording, self.presenter)
        self.unseen = True
        self.presenter.show(self._view(0))
        self.board: Board = kit.board(self.presenter)
        self._build()
        self.grow()
        self.show_position(0)
        recording.changed.connect(self.grow)

    def _build(self) -> None:
        dress = theme.current()
        self.heading = Heading(self.snapshot.table)
        self.heading.back.connect(self.left)
        self._build_eyes()
        self.seats = SeatsPanel(self.snapshot.game, self.board.seat_detail)
        self.seats.add_foot(self.board.rail_foot())
        self.result = ResultPanel(after_game=False)
        self.middle = QStackedWidget()
        self._pane = Pane(self.board)
        self.middle.addWidget(self._pane)
        self.middle.addWidget(self.result)
        self.result.table.clicked.connect(lambda: self.middle.setCurrentWidget(self._pane))
        self.timeline = Timeline()
        self.timeline.moved.connect(self.show_position)
        self.timeline.add_keys(self.board)
        self.beginning = self.timeline.slider
        self.log = LinesPanel(self.tr("Log"), self.tr("Nothing has happened yet."))
        self.state = StatePanel()
        self.side = SidePanel(self.seats)
        self.side.add_page(self.log, self.tr("Log"), "log")
        self.words = WordsPage(self.state, self.board.twin())
        self.side.add_page(self.words, self.tr("Board"), "column")
        self.side.picked.connect(self._show_lists)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(dress.space(1))
        column.addWidget(self.heading)
        column.addLayout(side_by_side(self.side, self.middle, self.timeline), 1)

    def _build_eyes(self) -> None:
        self.eyes = Choice()
        self.eyes.setAccessibleName(self.tr("Through whose eyes"))
        self.eyes.picked.connect(self._look)
        self.end = Button(self.tr("Result"), icon="flag")
        self.end.clicked.connect(self._show_result)
        self.heading.row.addWidget(Text(self.tr("See"), Role.SMALL, "muted"))
        self.heading.row.addWidget(self.eyes)
        self.heading.row.addWidget(self.end)

    def grow(self) -> None:
        """Take what has been read since; what is shown stays."""
        self.snapshot = self.recording.snapshot()
        self.positions = self.recording.positions()
        known = [seat for seat, _ in self.snapshot.knowledge]
        values = [("", self.tr("Nobody's hand"))]
        values += [(str(seat), self.tr("{}'s hand").format(self._names[seat])) for seat in known]
        if self._eyes is not None and self._eyes not in known and self.recording.whole():
            self._eyes = None
        self.eyes.offer(values, "" if self._eyes not in known else str(self._eyes))
        self.end.setVisible(self._ended())
        self.timeline.show_course(len(self.positions) - 1, turns(self.positions))
        self._say(self._at)
        if self.recording.whole() and self.isVisible():
            self.show_position(self._at)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Say once that the first position is in sight."""
        super().paintEvent(event)
        if self.unseen:
            self.unseen = False
            QTimer.singleShot(0, self.recording.seen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the lists over the seats where the board would not fit beside both."""
        super().resizeEvent(event)
        self.side.fit(self.size(), self.board.good_width())
        self._show_lists()

    def show_position(self, position: int) -> None:
        """Show the table after so many events."""
        self.middle.setCurrentWidget(self._pane)
        self._at = position
        self.presenter.show(self._view(position))
        self.board.refresh()
        match = self.positions[position]
        facts = [self.presenter.seat_facts(seat) for seat in range(len(self._names))]
        awaited = match.awaiting
        asked = awaited.seats if isinstance(awaited, Turn | Sealed) else ()
        self.seats.show_seats(self.snapshot.seats, facts, asked, ())
        self._show_lists()
        self._say(position)

    def _show_lists(self) -> None:
        """The one that is open."""
        page = self.side.pages.currentWidget() if self.side.opened() is not None else None
        if page is self.words:
            self.state.show_table(self.presenter.state_rows())
        elif page is self.log:
            lines, marks = self._told.until(self._at)
            self.log.show_lines(lines, marks=marks)

    def _say(self, position: int) -> None:
        line = self._told.last(position)
        if not line:
            line = "…" if position else self.tr("The table is laid.")
        last = len(self.positions) - 1
        words = self.tr("{at} of {last}")
        if not self.recording.whole():
            words = self.tr("{at} of {last}, reading on …")
        self.timeline.say(line, words.format(at=position, last=last))

    def _view(self, position: int) -> View:
        match = self.positions[position]
        knowledge = known(self.snapshot, self._eyes)
        return View(match, self._eyes, knowledge, names=self._names, revealed=self._ended())

    def _ended(self) -> bool:
        """Whether the game is over, as far as it has been read."""
        return self.snapshot.unfinished or isinstance(self.positions[-1].awaiting, Over)

    def _look(self, value: str) -> None:
        self._eyes = int(value) if value else None
        self.show_position(self._at)

    def _show_result(self) -> None:
        self.timeline.go(len(self.positions) - 1)
        marks = [self.presenter.seat_facts(seat).mark for seat in range(len(self._names))]
        last = self.positions[-1]
        snapshot, over = self.snapshot._replace(match=last), last.awaiting
        told, remarks = ending.result(self.kit, snapshot), ending.remarks(snapshot)
        ranked = over if isinstance(over, Over) else None
        self.result.show_result(told, self._names, marks, remarks, ranked)
        self.middle.setCurrentWidget(self.result)


def turns(found: Sequence[Match]) -> list[int]:
    """The positions at which another seat, or all at once, begin to decide."""
    starts, last = [], None
    for index, match in enumerate(found):
        awaited = match.awaiting
        if isinstance(awaited, Turn | Sealed):
            who = (type(awaited), awaited.seats)
            if who != last:
                starts.append(index)
            last = who
    return starts


class _Told:
    """The log in words, each line made once: as far as somebody has looked."""

    def __init__(self, recording: Recording, presenter: Presenter) -> None:
        self._recording = recording
        self._presenter = presenter
        self._lines: list[str] = []
        self._marks: list[int | None] = []
        self._ends = [0]
        """How many lines there are up to each position."""

    def until(self, position: int) -> tuple[list[str], list[int | None]]:
        """The lines up to a position, and the marks of the seats that they are about."""
        notes = self._recording.notes()
        for number in range(len(self._ends), position + 1):
            for note in notes[number]:
                self._lines.append(self._presenter.note_words(note))
                self._marks.append(mark_of(self._presenter, note))
            self._ends.append(len(self._lines))
        end = self._ends[position]
        return self._lines[:end], self._marks[:end]

    def last(self, position: int) -> str:
        """The last line about what led to a position, if there is any."""
        notes = self._recording.notes()[position]
        return self._presenter.note_words(notes[-1]) if notes else ""
