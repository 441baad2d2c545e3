# SPDX-License-Identifier: MIT
"""The filled shapes of this game as vectors: fuels, the leaf, plug and socket, house and token.

Shape carries the meaning and colour repeats it: coal is a hexagon, oil a drop,
garbage a cube, gas a flame, uranium a ring. Paths lie on a grid of 24.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ui.games.grid import colours
from ui.kit.drawing import grid_path
from ui.style.theme import Theme


def _hexagon() -> QPainterPath:
    angles = [math.radians(60 * corner) for corner in range(6)]
    corners = ((12 + 10 * math.cos(a), 12 + 10 * math.sin(a)) for a in angles)
    return grid_path.polygon(*corners)


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(12, 1.5))
    path.cubicTo(15, 7, 19.5, 11, 19.5, 15.2)
    path.cubicTo(19.5, 19.6, 16, 22.5, 12, 22.5)
    path.cubicTo(8, 22.5, 4.5, 19.6, 4.5, 15.2)
    path.cubicTo(4.5, 11, 9, 7, 12, 1.5)
    path.closeSubpath()
    return path


def _flame() -> QPainterPath:
    path = QPainterPath(QPointF(13, 1.5))
    path.cubicTo(14, 6.5, 20, 9.5, 20, 15.5)
    path.cubicTo(20, 20, 16.5, 22.5, 12, 22.5)
    path.cubicTo(7.5, 22.5, 4, 20, 4, 15.5)
    path.cubicTo(4, 12, 6, 10, 7, 7.5)
    path.cubicTo(8, 9, 8.5, 10.5, 9.5, 11.5)
    path.cubicTo(11.5, 9, 13.5, 6, 13, 1.5)
    path.closeSubpath()
    return path


def _cube() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(3.5, 3.5, 17, 17), 1.5, 1.5)
    return path


def _ring() -> QPainterPath:
    return grid_path.ring(10, 4)


def _leaf() -> QPainterPath:
    path = QPainterPath(QPointF(4, 20))
    path.cubicTo(1, 9, 9, 3, 21.5, 3)
    path.cubicTo(21.5, 15, 15, 23, 4, 20)
    path.closeSubpath()
    return path


def _vein() -> QPainterPath:
    path = QPainterPath(QPointF(4, 20))
    path.cubicTo(8, 14, 12, 10, 16, 8)
    return path


def _house() -> QPainterPath:
    roof = (12, 2.5), (21.5, 11), (18.5, 11)
    return grid_path.polygon(*roof, (18.5, 21), (5.5, 21), (5.5, 11), (2.5, 11))


def _plug() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(5, 9, 14, 7), 2, 2)
    path.addRect(QRectF(7.5, 3, 2.4, 6))
    path.addRect(QRectF(14.1, 3, 2.4, 6))
    path.addRect(QRectF(10.9, 16, 2.2, 6))
    return path


def _socket() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 12), 9.5, 9.5)
    path.addEllipse(QPointF(8.4, 12), 1.8, 1.8)
    path.addEllipse(QPointF(15.6, 12), 1.8, 1.8)
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def _bolt() -> QPainterPath:
    upper = (14, 1.5), (4.5, 14), (11, 14)
    return grid_path.polygon(*upper, (9.5, 22.5), (19.5, 9.5), (12.8, 9.5))


def _flag() -> QPainterPath:
    return grid_path.polygon((5, 2), (20, 7.5), (7.5, 13), (7.5, 22), (5, 22))


def _coin() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 12), 10, 10)
    return path


_PATHS: dict[str, Callable[[], QPainterPath]] = {
    "coal": _hexagon,
    "oil": _drop,
    "garbage": _cube,
    "gas": _flame,
    "uranium": _ring,
    "leaf": _leaf,
    "vein": _vein,
    "house": _house,
    "plug": _plug,
    "socket": _socket,
    "bolt": _bolt,
    "flag": _flag,
    "coin": _coin,
}


@cache
def path(name: str) -> QPainterPath:
    """A shape on the grid. Raises KeyError for an unknown one."""
    return _PATHS[name]()


def fill(painter: QPainter, name: str, box: QRectF, colour: QColor, edge: QColor) -> None:
    """Draw a filled shape with an edge."""
    grid_path.fill(painter, path(name), box, colour, edge)


def outline(painter: QPainter, name: str, box: QRectF, colour: QColor) -> None:
    """Draw the edge of a shape alone."""
    grid_path.outline(painter, path(name), box, colour)


def token(painter: QPainter, fuel: str, box: QRectF, look: Theme) -> None:
    """Draw a token of a fuel; the empty one is the leaf of a plant that needs none."""
    name = fuel or "leaf"
    fill(painter, name, box, colours.of_fuel(look, fuel), colours.edge(look))
    if not fuel:
        outline(painter, "vein", box, QColor("#FFFFFF"))


def no_token(painter: QPainter, fuel: str, box: QRectF, look: Theme) -> None:
    """Draw the place of a token that is not there."""
    outline(painter, fuel, box, look.tint("muted", 45, "raised"))


def free_place(painter: QPainter, box: QRectF, look: Theme) -> None:
    """Draw the place of a token of any fuel that is not there."""
    no_token(painter, "coin", box, look)


def arrow(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Draw an arrow to the right."""
    pen = QPen(colour, max(1.2, box.height() / 8))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle, tip, head = box.center().y(), box.right(), box.height() / 3
    line = QPainterPath(QPointF(box.left(), middle))
    line.lineTo(tip, middle)
    line.moveTo(tip - head, middle - head)
    line.lineTo(tip, middle)
    line.lineTo(tip - head, middle + head)
    painter.drawPath(line)
