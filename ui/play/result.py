# SPDX-License-Identifier: MIT
"""The end of a game, told one step of the scoring after the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ui.games.shown import Chart, Result, ResultStep
from ui.kit.controls.button import Button
from ui.kit.drawing.chart import LineChart
from ui.kit.drawing.player_mark import PlayerMark
from ui.kit.labels.text import ElidedText, Text
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.flow import Flow
from ui.kit.surfaces.page import Page
from ui.kit.surfaces.place import Place
from ui.style import theme
from ui.style.theme import Role


class StepCard(Card):
    """One step: what is counted, and what each seat got."""

    def __init__(
        self, number: int, step: ResultStep, names: Sequence[str], marks: Sequence[int]
    ) -> None:
        super().__init__(across=True)
        dress = theme.current()
        self.body.setSpacing(dress.space(4))
        self.body.addWidget(Text(str(number), Role.NUMBER, "muted"), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(dress.space(1))
        words.addWidget(Text(step.title, Role.STRONG))
        words.addWidget(Text(step.text, ink="muted", wrap=True))
        words.addStretch(1)
        self.body.addLayout(words, 1)
        if step.gained:
            points = QVBoxLayout()
            points.addLayout(self._points(step, names, marks))
            points.addStretch(1)
            self.body.addLayout(points)

    def _points(self, step: ResultStep, names: Sequence[str], marks: Sequence[int]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.current().space(2))
        grid.setVerticalSpacing(theme.current().size(2))
        for seat, name in enumerate(names):
            grid.addWidget(PlayerMark(marks[seat], 16), seat, 0)
            label = ElidedText(name, Role.SMALL)
            label.setFixedWidth(label.fontMetrics().averageCharWidth() * 12)
            grid.addWidget(label, seat, 1)
            gained = step.gained[seat]
            points = Text(
                f"+{gained}" if gained else "0", Role.SMALL, "good" if gained else "muted"
            )
            total = Text(str(step.total[seat]) if step.total else "", Role.STRONG)
            for column, part in ((2, points), (3, total)):
                part.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                part.setMinimumWidth(part.fontMetrics().averageCharWidth() * 3)
                grid.addWidget(part, seat, column)
        return grid


class ChartCard(Card):
    """The course of the game as one chart."""

    def __init__(self, chart: Chart, marks: Sequence[int]) -> None:
        super().__init__()
        self.body.addWidget(Text(chart.title, Role.STRONG))
        self.chart = LineChart(chart.title, chart.labels, chart.lines, marks)
        self.body.addWidget(self.chart)


class ResultPanel(Place):
    """Headline, the steps so far, and, right after a game, what to do next."""

    def __init__(self, after_game: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress = theme.current()
        self._after_game = after_game
        self.headline = Text(role=Role.TITLE, wrap=True)
        self.played = Text(role=Role.SMALL, ink="muted", wrap=True)
        self.page = Page()
        self.next = Button(self.tr("Next step"), "primary", "right")
        self.all = Button(self.tr("Show all"), "quiet")
        self.table = Button(self.tr("Look at the table"), icon="eye")
        self.rematch = Button(self.tr("Play again"), "primary", "replay")
        self.leave = Button(self.tr("Back to the lobby"), "plain", "door")
        self.next.clicked.connect(self.show_next)
        self.all.clicked.connect(self.show_all)
        row = Flow(dress.space(2))
        for button in (self.next, self.rematch, self.all, self.table, self.leave):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(dress.space(2), dress.space(1), dress.space(2), dress.space(1))
        column.setSpacing(dress.space(2))
        column.addWidget(self.headline)
        column.addWidget(self.played)
        column.addWidget(self.page, 1)
        column.addLayout(row)
        self.beginning = self.next
        self._result = Result("")
        self._names: Sequence[str] = ()
        self._marks: Sequence[int] = ()
        self._shown = 0

    def show_result(
        self,
        result: Result,
        names: Sequence[str],
        marks: Sequence[int],
        played: Sequence[str] = (),
    ) -> None:
        """Begin with the first step; the headline comes with the last.

        `played` says who played seats for others.
        """
        self.played.setText("\n".join(played))
        self.played.setVisible(bool(played))
        self._result, self._names, self._marks, self._shown = result, names, marks, 0
        self.page.clear()
        self.headline.setText(self.tr("The scoring"))
        self._update()
        self.show_next()

    def show_next(self) -> None:
        """Tell one step more."""
        if self._shown < len(self._result.steps):
            step = self._result.steps[self._shown]
            self._shown += 1
            self.page.add(StepCard(self._shown, step, self._names, self._marks))
            if self.finished():
                self._show_charts()
        self._update()
        QTimer.singleShot(0, self, self._to_newest)

    def _show_charts(self) -> None:
        if self._result.charts:
            row = QWidget()
            row.setProperty("plain", True)
            flow = Flow(theme.current().space(2), row)
            for chart in self._result.charts:
                flow.addWidget(ChartCard(chart, self._marks))
            self.page.add(row)

    def _to_newest(self) -> None:
        bar = self.page.verticalScrollBar()
        bar.setValue(bar.maximum())

    def show_all(self) -> None:
        """Tell the rest at once."""
        while self._shown < len(self._result.steps):
            self.show_next()

    def finished(self) -> bool:
        """Whether the whole scoring is told."""
        return self._shown == len(self._result.steps)

    def _update(self) -> None:
        told = self.finished()
        for button in (self.next, self.all):
            button.setVisible(not told)
        for button in (self.leave, self.rematch):
            button.setVisible(told and self._after_game)
        if told:
            self.headline.setText(self._result.headline)
            self.headline.setAccessibleName(self._result.headline)
