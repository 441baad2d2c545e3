# SPDX-License-Identifier: MIT
"""The end of a game, told one step of the scoring after the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from core.terms import Over
from ui.games.shown import Chart, Result, ResultStep
from ui.kit.controls.button import Button
from ui.kit.drawing.chart import LineChart
from ui.kit.drawing.player_mark import PlayerMark
from ui.kit.labels.text import ElidedText, Text
from ui.kit.place import Place
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.flow import Flow
from ui.kit.surfaces.page import Page
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
            points = self._gain(step.gained[seat], bool(step.total))
            total = Text(str(step.total[seat]) if step.total else "", Role.STRONG)
            for column, part in ((2, points), (3, total)):
                part.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                part.setMinimumWidth(part.fontMetrics().averageCharWidth() * 3)
                grid.addWidget(part, seat, column)
        return grid

    @staticmethod
    def _gain(figure: int, adds: bool) -> Text:
        """What came to the points of a seat, or else what it has."""
        if not adds:
            return Text(str(figure), Role.STRONG)
        return Text(f"+{figure}" if figure else "0", Role.SMALL, "good" if figure else "muted")


class RankingCard(Card):
    """Who came where, with the points that decided it."""

    def __init__(self, over: Over, names: Sequence[str], marks: Sequence[int]) -> None:
        super().__init__()
        dress = theme.current()
        self.set_edge("accent")
        self.body.addWidget(Text(self.tr("Ranking"), Role.STRONG))
        grid = QGridLayout()
        grid.setHorizontalSpacing(dress.space(3))
        grid.setVerticalSpacing(dress.space(1))
        grid.setColumnStretch(4, 1)
        ranked = [(place, seat) for place, seats in _numbered(over) for seat in seats]
        for row, (place, seat) in enumerate(ranked):
            role = Role.STRONG if place == 1 else Role.BODY
            grid.addWidget(Text(f"{place}.", role, "muted"), row, 0)
            grid.addWidget(PlayerMark(marks[seat], 16), row, 1)
            grid.addWidget(Text(names[seat], role), row, 2)
            if any(over.scores):
                points = Text(str(over.scores[seat]), role)
                points.setAlignment(Qt.AlignmentFlag.AlignRight)
                grid.addWidget(points, row, 3)
        self.body.addLayout(grid)
        self.setAccessibleName(", ".join(f"{place}. {names[seat]}" for place, seat in ranked))


def _numbered(over: Over) -> list[tuple[int, tuple[int, ...]]]:
    """Places as they are counted: after two first ones comes the third."""
    return [(1 + sum(map(len, over.places[:at])), seats) for at, seats in enumerate(over.places)]


class ChartCard(Card):
    """The course of the game as one chart."""

    def __init__(self, chart: Chart, marks: Sequence[int]) -> None:
        super().__init__()
        self.body.addWidget(Text(chart.title, Role.STRONG))
        self.chart = LineChart(chart.title, chart.labels, chart.lines, marks)
        self.body.addWidget(self.chart)


class ResultPanel(Place):
    """Headline, the steps so far, and, right after a game, what to do next.

    Where the next step was told lies nothing that begins a game.
    """

    told = Signal()
    """One step more was told."""

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
        for button in (self.next, self.all, self.table, self.leave, self.rematch):
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
        self._over: Over | None = None
        self._shown = 0
        self._newest: StepCard | None = None
        self.page.verticalScrollBar().rangeChanged.connect(self._look_at_newest)

    def show_result(
        self,
        result: Result,
        names: Sequence[str],
        marks: Sequence[int],
        played: Sequence[str] = (),
        over: Over | None = None,
    ) -> None:
        """Begin with the first step; headline and ranking come with the last.

        `played` says who played seats for others.
        """
        self._over = over
        self.played.setText("\n".join(played))
        self.played.setVisible(bool(played))
        self._result, self._names, self._marks, self._shown = result, names, marks, 0
        self.page.clear()
        self._newest = None
        self.headline.setText(self.tr("The scoring"))
        self._update()
        self.show_next()

    def show_next(self) -> None:
        """Tell one step more."""
        if self._shown < len(self._result.steps):
            step = self._result.steps[self._shown]
            self._shown += 1
            card = StepCard(self._shown, step, self._names, self._marks)
            self.page.add(card)
            if self.finished():
                self._show_ranking()
                self._show_charts()
            self._newest = card
        self._update()
        self.told.emit()

    def _show_ranking(self) -> None:
        if self._over is not None:
            self.page.add_first(RankingCard(self._over, self._names, self._marks))

    def _show_charts(self) -> None:
        if self._result.charts:
            row = QWidget()
            row.setProperty("plain", True)
            flow = Flow(theme.current().space(2), row)
            for chart in self._result.charts:
                flow.addWidget(ChartCard(chart, self._marks))
            self.page.add(row)

    def _look_at_newest(self) -> None:
        """The beginning of the newest step; of the whole, once it is told."""
        at = 0 if self.finished() or self._newest is None else self._newest.y()
        self.page.verticalScrollBar().setValue(at)

    def show_all(self) -> None:
        """Tell the rest at once."""
        while self._shown < len(self._result.steps):
            self.show_next()

    def finished(self) -> bool:
        """Whether the whole scoring is told."""
        return self._shown == len(self._result.steps)

    def _update(self) -> None:
        told = self.finished()
        self.beginning = self.page if told else self.next
        for button in (self.next, self.all):
            button.setVisible(not told)
        for button in (self.leave, self.rematch):
            button.setVisible(told and self._after_game)
        if told:
            self.headline.setText(self._result.headline)
            self.headline.setAccessibleName(self._result.headline)
