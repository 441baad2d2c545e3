# SPDX-License-Identifier: MIT
"""Shapes on a grid of 24, scaled into a rectangle, filled or as a line of one weight."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

GRID = 24.0
STROKE = 1.75


def placed(path: QPainterPath, box: QRectF) -> QPainterPath:
    """A path of the grid, moved and scaled into the middle of a rectangle."""
    size = min(box.width(), box.height())
    where = QTransform()
    where.translate(box.center().x() - size / 2, box.center().y() - size / 2)
    where.scale(size / GRID, size / GRID)
    return where.map(path)


def polygon(*corners: tuple[float, float]) -> QPainterPath:
    """A closed shape of straight lines."""
    path = QPainterPath(QPointF(*corners[0]))
    for corner in corners[1:]:
        path.lineTo(*corner)
    path.closeSubpath()
    return path


def ring(outer: float, inner: float) -> QPainterPath:
    """A disc of a radius in the middle of the grid, with a hole of another."""
    path = QPainterPath()
    middle = QPointF(GRID / 2, GRID / 2)
    path.addEllipse(middle, outer, outer)
    path.addEllipse(middle, inner, inner)
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def fill(painter: QPainter, path: QPainterPath, box: QRectF, colour: QColor, edge: QColor) -> None:
    """Draw a filled shape with an edge that keeps it apart from any ground."""
    painter.setBrush(colour)
    painter.setPen(_pen(edge, box))
    painter.drawPath(placed(path, box))


def outline(painter: QPainter, path: QPainterPath, box: QRectF, colour: QColor) -> None:
    """Draw the outline of a shape."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(colour, box))
    painter.drawPath(placed(path, box))


def _pen(colour: QColor, box: QRectF) -> QPen:
    width = max(1.0, STROKE * min(box.width(), box.height()) / GRID)
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen
