# SPDX-License-Identifier: MIT
"""Who is who, by colour and by shape."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.style import theme
from ui.style.tones import SEATS, Shape

_CORNERS = {
    Shape.SQUARE: (4, 45.0),
    Shape.TRIANGLE: (3, 90.0),
    Shape.DIAMOND: (4, 90.0),
    Shape.HEXAGON: (6, 90.0),
    Shape.PENTAGON: (5, 90.0),
}


def mark_path(shape: Shape, rect: QRectF) -> QPainterPath:
    """The outline of a shape inside a rectangle."""
    drawn = QPainterPath()
    if shape is Shape.CIRCLE:
        drawn.addEllipse(rect.adjusted(1, 1, -1, -1))
        return drawn
    corners, turn = _CORNERS[shape]
    radius = rect.width() / 2 * (1.12 if shape is Shape.SQUARE else 1.0)
    centre = rect.center()
    if shape is Shape.TRIANGLE:
        centre += QPointF(0, radius * 0.18)
    points = []
    for corner in range(corners):
        angle = math.radians(turn + 360 * corner / corners)
        points.append(centre + QPointF(radius * math.cos(angle), -radius * math.sin(angle)))
    drawn.addPolygon(QPolygonF(points))
    drawn.closeSubpath()
    return drawn


def paint_mark(painter: QPainter, rect: QRectF, mark: int) -> None:
    """Draw the mark of a seat, ringed so that it stands out from both themes."""
    tone = SEATS[mark % len(SEATS)]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ring = max(1.0, rect.width() / 14)
    painter.setPen(QPen(theme.current().colour("ink"), ring))
    painter.setBrush(QColor(tone.colour))
    painter.drawPath(mark_path(tone.shape, rect.adjusted(ring, ring, -ring, -ring)))
    painter.restore()


class PlayerMark(QWidget):
    """The mark of a seat, as large as a line of text."""

    def __init__(self, mark: int, units: int = 20, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = mark
        self._units = units
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_mark(self, mark: int) -> None:
        """Show the mark of another seat."""
        self._mark = mark
        self.update()

    def sizeHint(self) -> QSize:
        """A square."""
        side = theme.current().size(self._units)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the mark."""
        painter = QPainter(self)
        side = min(self.width(), self.height())
        x, y = (self.width() - side) / 2, (self.height() - side) / 2
        paint_mark(painter, QRectF(x, y, side, side), self._mark)
