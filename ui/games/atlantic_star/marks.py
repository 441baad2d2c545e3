# SPDX-License-Identifier: MIT
"""The shapes of this game as vectors: an emblem per sea, stars, coin, letter, bollard, ships.

Shape carries the meaning and colour repeats it: the Baltic is an anchor, the
Mediterranean a sun, the Atlantic a compass star, the Pacific a wave. Emblems lie
on a grid of 24, ships in a box of 100 by 40.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from ui.kit.drawing import grid_path

SHIP_WIDTH = 100.0
SHIP_HEIGHT = 40.0
MOST_FUNNELS = 3


def _anchor() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 4.6), 3.4, 3.4)
    path.addRect(QRectF(10.6, 7.4, 2.8, 14))
    path.addRect(QRectF(7, 9.6, 10, 2.6))
    arms = QPainterPath(QPointF(2, 13.5))
    arms.cubicTo(3, 20, 8, 23, 12, 23)
    arms.cubicTo(16, 23, 21, 20, 22, 13.5)
    arms.lineTo(17.6, 15.6)
    arms.cubicTo(16.4, 18.6, 14.4, 19.8, 12, 19.8)
    arms.cubicTo(9.6, 19.8, 7.6, 18.6, 6.4, 15.6)
    arms.closeSubpath()
    return path.united(arms)


def _sun() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 12), 5.2, 5.2)
    ray = QPainterPath()
    ray.addRoundedRect(QRectF(10.8, 1, 2.4, 4.6), 1, 1)
    for turn in range(8):
        where = QTransform().translate(12, 12).rotate(45 * turn).translate(-12, -12)
        path.addPath(where.map(ray))
    return path


def _compass() -> QPainterPath:
    return _rays(4, 11.5, 3.6, 90)


def _wave() -> QPainterPath:
    path = QPainterPath(QPointF(1, 20.5))
    path.cubicTo(5, 16, 6, 4, 15, 4)
    path.cubicTo(20, 4, 23, 8, 22, 12.5)
    path.cubicTo(20.5, 9, 15, 9.5, 14.6, 13)
    path.cubicTo(14.4, 16.5, 18, 18, 23, 17.5)
    path.lineTo(23, 20.5)
    path.closeSubpath()
    return path


def _star() -> QPainterPath:
    return _rays(5, 11, 4.6, 90)


def _rays(count: int, outer: float, inner: float, turn: float) -> QPainterPath:
    corners = []
    for corner in range(2 * count):
        radius = inner if corner % 2 else outer
        angle = math.radians(turn + 180 * corner / count)
        corners.append((12 + radius * math.cos(angle), 12 - radius * math.sin(angle)))
    return grid_path.polygon(*corners)


def _coin() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 12), 10, 10)
    return path


def _envelope() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(2, 5, 20, 14), 1.5, 1.5)
    return path


def _flap() -> QPainterPath:
    path = QPainterPath(QPointF(3, 6.5))
    path.lineTo(12, 13.5)
    path.lineTo(21, 6.5)
    return path


def _bollard() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(4, 2, 16, 6), 3, 3)
    path.addRect(QRectF(7.5, 8, 9, 10))
    path.addRoundedRect(QRectF(3, 18, 18, 4), 1.5, 1.5)
    return path.simplified()


def _boat() -> QPainterPath:
    hull = grid_path.polygon((1, 14), (23, 14), (19.5, 20.5), (4.5, 20.5))
    house = QPainterPath()
    house.addRect(QRectF(6, 9.5, 11, 4.5))
    house.addRect(QRectF(9.5, 4, 3.4, 5.5))
    return hull.united(house)


_PATHS: dict[str, Callable[[], QPainterPath]] = {
    "baltic": _anchor,
    "mediterranean": _sun,
    "atlantic": _compass,
    "pacific": _wave,
    "star": _star,
    "coin": _coin,
    "envelope": _envelope,
    "flap": _flap,
    "bollard": _bollard,
    "boat": _boat,
}


@cache
def path(name: str) -> QPainterPath:
    """A shape on the grid. Raises KeyError for an unknown one."""
    return _PATHS[name]()


def fill(painter: QPainter, name: str, box: QRectF, colour: QColor) -> None:
    """Draw a filled shape without an edge."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(grid_path.placed(path(name), box))


def coin(painter: QPainter, box: QRectF, edge: QColor) -> None:
    """Draw a coin."""
    grid_path.fill(painter, path("coin"), box, QColor("#D9A406"), edge)


def envelope(painter: QPainter, box: QRectF, paper: QColor, ink: QColor) -> None:
    """Draw a letter."""
    grid_path.fill(painter, path("envelope"), box, paper, ink)
    grid_path.outline(painter, path("flap"), box, ink)


@cache
def _hull() -> QPainterPath:
    line = QPainterPath(QPointF(2, 22))
    line.lineTo(98, 19)
    line.cubicTo(95, 24, 93, 29, 91, 34)
    line.lineTo(9, 34)
    line.cubicTo(5, 31, 3, 27, 2, 22)
    line.closeSubpath()
    return line


@cache
def _decks(funnels: int) -> QPainterPath:
    """More funnels stand on a longer house."""
    path = QPainterPath()
    length = 30 + 10 * funnels
    left = 50 - length / 2 - 2
    path.addRoundedRect(QRectF(left, 17, length, 5), 1, 1)
    path.addRoundedRect(QRectF(left + 5, 13, length - 9, 4.5), 1, 1)
    return path


@cache
def _funnel(at: float) -> QPainterPath:
    path = QPainterPath(QPointF(at, 13))
    path.lineTo(at - 2, 2)
    path.lineTo(at + 5, 2)
    path.lineTo(at + 7, 13)
    path.closeSubpath()
    return path


def ship(
    painter: QPainter, box: QRectF, funnels: int, hull: QColor, house: QColor, band: QColor
) -> None:
    """Draw a steamer from the side, with waves below, into the middle of a box."""
    painter.save()
    scale = min(box.width() / SHIP_WIDTH, box.height() / SHIP_HEIGHT)
    painter.translate(
        box.center().x() - SHIP_WIDTH * scale / 2, box.center().y() - SHIP_HEIGHT * scale / 2
    )
    painter.scale(scale, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band)
    for number in range(funnels):
        painter.drawPath(_funnel(46 + 15 * (number - (funnels - 1) / 2)))
    painter.setBrush(house)
    painter.drawPath(_decks(funnels))
    painter.setBrush(hull)
    painter.drawPath(_hull())
    painter.setPen(QPen(band, 2.4))
    painter.drawLine(QPointF(7, 30), QPointF(92.5, 30))
    _waves(painter, band)
    painter.restore()


def _waves(painter: QPainter, colour: QColor) -> None:
    pen = QPen(colour, 2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = QPainterPath(QPointF(0, 37))
    for start in range(0, 100, 20):
        line.cubicTo(start + 5, 33.5, start + 7, 33.5, start + 10, 37)
        line.cubicTo(start + 13, 40, start + 15, 40, start + 20, 37)
    painter.drawPath(line)
