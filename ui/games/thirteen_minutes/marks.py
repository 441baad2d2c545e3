# SPDX-License-Identifier: MIT
"""The filled shapes of this game as vectors: types, cubes, the UN and the back of a card.

Shape carries the meaning and colour repeats it: a shield is military, a column
political, a speech bubble public opinion. Paths lie on a grid of 24 and are
scaled to a rectangle.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from ui.kit.drawing import grid_path


def shield() -> QPainterPath:
    """Military."""
    path = QPainterPath(QPointF(12, 2.5))
    path.cubicTo(14.5, 4.5, 17.5, 5.4, 20.5, 5.5)
    path.lineTo(20.5, 11.5)
    path.cubicTo(20.5, 16.5, 16.8, 20, 12, 21.5)
    path.cubicTo(7.2, 20, 3.5, 16.5, 3.5, 11.5)
    path.lineTo(3.5, 5.5)
    path.cubicTo(6.5, 5.4, 9.5, 4.5, 12, 2.5)
    path.closeSubpath()
    return path


def column() -> QPainterPath:
    """Political."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(3.5, 2.5, 17, 4), 1.2, 1.2)
    path.addRect(QRectF(6.5, 6.5, 11, 11))
    path.addRoundedRect(QRectF(3.5, 17.5, 17, 4), 1.2, 1.2)
    return path


def flutes() -> QPainterPath:
    """The two lines that make a column of a block."""
    path = QPainterPath()
    for x in (10.2, 13.8):
        path.moveTo(x, 8.5)
        path.lineTo(x, 15.5)
    return path


def speech() -> QPainterPath:
    """Public opinion."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(2.5, 3.5, 19, 13), 4, 4)
    return path.united(grid_path.polygon((6.5, 15.5), (6.5, 21.5), (12.5, 15.5)))


def ring() -> QPainterPath:
    """The UN."""
    return grid_path.ring(9.5, 5)


def cube() -> QPainterPath:
    """One influence cube, seen a little from above."""
    return grid_path.polygon((12, 2), (21, 7), (21, 17), (12, 22), (3, 17), (3, 7))


def cube_edges() -> QPainterPath:
    """The three inner edges of a cube."""
    path = QPainterPath(QPointF(3, 7))
    path.lineTo(12, 12)
    path.lineTo(21, 7)
    path.moveTo(12, 12)
    path.lineTo(12, 22)
    return path


def island() -> QPainterPath:
    """The outline on every card back."""
    path = QPainterPath(QPointF(1.5, 9.5))
    path.cubicTo(4.5, 6.5, 8.5, 7, 11, 9)
    path.cubicTo(14, 10.5, 17, 11.5, 19, 13.5)
    path.cubicTo(20.5, 14.5, 22.5, 14.5, 22.5, 16)
    path.cubicTo(20, 17.5, 16.5, 17, 14.5, 16.5)
    path.cubicTo(15, 14.5, 12.5, 13.5, 10.5, 12.5)
    path.cubicTo(8.5, 11, 5, 9.5, 1.5, 9.5)
    path.closeSubpath()
    return path
