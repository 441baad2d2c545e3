# SPDX-License-Identifier: MIT
"""Figures over time as lines, one per seat, told apart by colour and by the shape at the end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.kit.drawing.player_mark import paint_mark
from ui.style import theme
from ui.style.theme import Role, Theme
from ui.style.tones import SEATS

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_STEPS = (1, 2, 5)
_GAP = 2
"""Pixels between the lowest line and the labels below it."""


class LineChart(QWidget):
    """Lines over labelled positions, from zero up to a round figure."""

    def __init__(
        self,
        title: str,
        labels: Sequence[str],
        lines: Sequence[Sequence[int]],
        marks: Sequence[int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._labels = tuple(labels)
        self._lines = tuple(tuple(line) for line in lines)
        self._marks = tuple(marks)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        ends = ", ".join(str(line[-1]) for line in self._lines if line)
        self.setAccessibleName(f"{title}: {ends}")

    def sizeHint(self) -> QSize:
        """Wide, and high enough to tell six lines apart."""
        look = theme.current()
        return QSize(look.size(312), look.size(190))

    def minimumSizeHint(self) -> QSize:
        """Half as wide."""
        look = theme.current()
        return QSize(look.size(240), look.size(190))

    def ticks(self) -> tuple[int, ...]:
        """The figures at the left, from zero to at least the highest one."""
        most = max((max(line, default=0) for line in self._lines), default=0)
        step = _round_step(most)
        return tuple(range(0, max(most, 1) + step, step))

    def points(self, line: Sequence[int]) -> list[QPointF]:
        """Where each figure of a line is drawn."""
        area = self._area(theme.current())
        top = self.ticks()[-1]
        spread = max(1, len(self._labels) - 1)
        return [
            QPointF(area.left() + area.width() * place / spread, _height(area, figure, top))
            for place, figure in enumerate(line)
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the grid, the lines, and who they are."""
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_grid(painter, look)
        for mark, line in zip(self._marks, self._lines, strict=True):
            self._paint_line(painter, self.points(line), mark, look)
        for mark, place in zip(self._marks, self.end_marks(), strict=True):
            paint_mark(painter, place, mark)

    def end_marks(self) -> list[QRectF]:
        """Where the mark of each line is: at its end, moved aside where two would meet.

        None reaches down to the labels of the positions.
        """
        look = theme.current()
        side = look.size(14)
        area = self._area(look)
        x = area.right() + look.size(6)
        ends = [self.points(line)[-1].y() if line else 0.0 for line in self._lines]
        order = sorted(range(len(ends)), key=lambda index: ends[index])
        placed: dict[int, float] = {}
        floor = 0.0
        for index in order:
            placed[index] = max(ends[index] - side / 2, floor)
            floor = placed[index] + side + 1
        ceiling = area.bottom() + _GAP
        for index in reversed(order):
            placed[index] = min(placed[index], ceiling - side)
            ceiling = placed[index] - 1
        return [QRectF(x, placed[index], side, side) for index in range(len(ends))]

    def _paint_grid(self, painter: QPainter, look: Theme) -> None:
        area, ticks = self._area(look), self.ticks()
        painter.setFont(look.font(Role.SMALL))
        high = look.metrics(Role.SMALL).height()
        for tick in ticks:
            y = _height(area, tick, ticks[-1])
            painter.setPen(QPen(look.colour("line"), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(look.colour("muted"))
            box = QRectF(0, y - high / 2, area.left() - look.size(6), high)
            painter.drawText(box, _RIGHT, str(tick))
        every = -(-len(self._labels) // 16)
        spread = max(1, len(self._labels) - 1)
        for place, label in enumerate(self._labels):
            if place % every == 0:
                x = area.left() + area.width() * place / spread
                box = QRectF(x - high, area.bottom() + _GAP, 2 * high, high)
                painter.drawText(box, _CENTRE, label)

    def _paint_line(self, painter: QPainter, points: list[QPointF], mark: int, look: Theme) -> None:
        if not points:
            return
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((look.colour("ink"), 3.4), (_colour(mark), 2.4)):
            pen = QPen(colour, look.size(width * 10) / 10)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(path)

    def _area(self, look: Theme) -> QRectF:
        metrics = look.metrics(Role.SMALL)
        left = metrics.horizontalAdvance("0000") + look.size(6)
        right = self.width() - look.size(26)
        bottom = self.height() - metrics.height() - look.size(4)
        return QRectF(left, look.size(8), right - left, bottom - look.size(8))


def _colour(mark: int) -> QColor:
    return QColor(SEATS[mark % len(SEATS)].colour)


def _height(area: QRectF, figure: int, top: int) -> float:
    return area.bottom() - area.height() * figure / top


def _round_step(most: int) -> int:
    """A step of 1, 2 or 5 times a power of ten that gives about five lines."""
    power = 1
    while True:
        for step in _STEPS:
            if step * power * 5 >= most:
                return step * power
        power *= 10
