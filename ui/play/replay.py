# SPDX-License-Identifier: MIT
"""A game to look at again: the same table, with a timeline instead of a prompt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from core.match import Match, fresh
from core.terms import Note, Over, Sealed, Turn
from ui.games.board import Board
from ui.games.game_kit import GameKit
from ui.games.presenter import Presenter
from ui.games.shown import View
from ui.kit.controls.button import Button
from ui.kit.controls.choice import Choice
from ui.kit.labels.heading import Heading
from ui.kit.labels.text import Text
from ui.kit.surfaces.lines_panel import LinesPanel
from ui.kit.surfaces.pane import Pane
from ui.kit.surfaces.place import Place
from ui.play.absence import played_words
from ui.play.panels.seats_panel import SeatsPanel
from ui.play.panels.side_panel import SidePanel
from ui.play.panels.state_panel import StatePanel
from ui.play.panels.timeline import Timeline
from ui.play.panels.words_page import WordsPage
from ui.play.result import ResultPanel
from ui.ports.knowing import known
from ui.ports.snapshot import Snapshot
from ui.style import theme
from ui.style.theme import Role


class ReplayFrame(Place):
    """Every position of one match. `snapshot` must hold one."""

    left = Signal()

    def __init__(
        self, snapshot: Snapshot, kit: GameKit[Any], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        assert snapshot.match is not None
        self.snapshot = snapshot
        self.kit = kit
        self.positions = positions(snapshot.match)
        self.notes = [(), *(_notes(a, b) for a, b in pairwise(self.positions))]
        self.presenter: Presenter = kit.presenter()
        self._names = tuple(view.name for view in snapshot.seats)
        self._eyes: int | None = next(iter(snapshot.mine()), None)
        self.presenter.show(self._view(0))
        self.board: Board = kit.board(self.presenter)
        self._build()
        self.show_position(0)

    def _build(self) -> None:
        dress = theme.current()
        self.heading = Heading(self.snapshot.table)
        self.heading.back.connect(self.left)
        self._build_eyes()
        self.seats = SeatsPanel(self.board.seat_detail)
        self.seats.add_foot(self.board.rail_foot())
        self._seats_pane = Pane(self.seats)
        self._seats_pane.setFixedWidth(self.fontMetrics().averageCharWidth() * 23)
        self.result = ResultPanel(after_game=False)
        self.middle = QStackedWidget()
        self._pane = Pane(self.board)
        self.middle.addWidget(self._pane)
        self.middle.addWidget(self.result)
        self.result.table.clicked.connect(lambda: self.middle.setCurrentWidget(self._pane))
        self.timeline = Timeline(len(self.positions) - 1, turns(self.positions), self)
        self.timeline.moved.connect(self.show_position)
        self.beginning = self.timeline.slider
        self.log = LinesPanel(self.tr("Log"), self.tr("Nothing has happened yet."))
        self.state = StatePanel()
        self.side = SidePanel()
        self.side.add_page(self.log, self.tr("Log"), "log")
        self.side.add_page(WordsPage(self.state, self.board.twin()), self.tr("Board"), "column")
        centre = QVBoxLayout()
        centre.setSpacing(dress.space(2))
        centre.addWidget(self.middle, 1)
        centre.addWidget(self.timeline)
        row = QHBoxLayout()
        row.setContentsMargins(dress.space(2), 0, dress.space(2), dress.space(2))
        row.setSpacing(dress.space(2))
        row.addWidget(self._seats_pane)
        row.addLayout(centre, 1)
        row.addWidget(self.side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(dress.space(1))
        column.addWidget(self.heading)
        column.addLayout(row, 1)

    def _build_eyes(self) -> None:
        self.eyes = Choice()
        self.eyes.setAccessibleName(self.tr("Through whose eyes"))
        known = [seat for seat, _ in self.snapshot.knowledge]
        values = [("", self.tr("Nobody's hand"))]
        values += [(str(seat), self.tr("{}'s hand").format(self._names[seat])) for seat in known]
        self.eyes.offer(values, "" if self._eyes is None else str(self._eyes))
        self.eyes.picked.connect(self._look)
        self.end = Button(self.tr("Result"), icon="flag")
        self.end.clicked.connect(self._show_result)
        self.end.setVisible(isinstance(self.positions[-1].awaiting, Over))
        self.heading.row.addWidget(Text(self.tr("See"), Role.SMALL, "muted"))
        self.heading.row.addWidget(self.eyes)
        self.heading.row.addWidget(self.end)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Close the lists where the board would not fit beside them."""
        super().resizeEvent(event)
        self.side.fit(self.width() - self._seats_pane.width(), self.board.good_width())

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
        self.state.show_table(self.presenter.state_rows())
        lines = [self._words(notes) for notes in self.notes[: position + 1] if notes]
        self.log.show_lines([line for group in lines for line in group])
        self._say(position)

    def _say(self, position: int) -> None:
        here = self._words(self.notes[position])
        line = here[-1] if here else self.tr("The table is laid.") if not position else "…"
        count = self.tr("{at} of {last}").format(at=position, last=len(self.positions) - 1)
        self.timeline.say(line, count)

    def _words(self, notes: Sequence[Note]) -> list[str]:
        return [self.presenter.note_words(note) for note in notes]

    def _view(self, position: int) -> View:
        ended = isinstance(self.positions[-1].awaiting, Over)
        match = self.positions[position]
        knowledge = known(self.snapshot, self._eyes)
        return View(match, self._eyes, knowledge, names=self._names, revealed=ended)

    def _look(self, value: str) -> None:
        self._eyes = int(value) if value else None
        self.show_position(self._at)

    def _show_result(self) -> None:
        self.timeline.go(len(self.positions) - 1)
        marks = [self.presenter.seat_facts(seat).mark for seat in range(len(self._names))]
        result = self.kit.result(self.positions[-1], self._names)
        self.result.show_result(result, self._names, marks, played_words(self.snapshot))
        self.middle.setCurrentWidget(self.result)


def positions(match: Match) -> tuple[Match, ...]:
    """The match after 0, 1, ... events. Played again from its header alone."""
    position = fresh(match.game, match.header)
    found = [position]
    for event in match.events:
        position = position.after(event)
        found.append(position)
    return tuple(found)


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


def _notes(before: Match, after: Match) -> tuple[Note, ...]:
    return before.game.notes(before.state, after.events[-1], after.state)
