# SPDX-License-Identifier: MIT
"""Houses as they stand in a city: in the colour and the shape of their player."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ui.games.power_grid.map.model import NEUTRAL, House
from ui.games.power_grid.map.painting.inks import NEUTRAL_HOUSE
from ui.kit.drawing.player_mark import mark_path
from ui.style import theme
from ui.style.tones import SEATS, Shape


def paint_house(painter: QPainter, centre: QPointF, radius: float, house: House) -> None:
    """Draw a house; a staged one is hollow."""
    look = theme.current()
    painter.translate(centre)
    outline = house_path(house.mark, radius)
    if house.staged:
        painter.setPen(QPen(look.colour("ink"), 3.6))
        painter.setBrush(look.colour("raised"))
        painter.drawPath(outline)
        painter.setPen(QPen(colour(house.mark), 2.2))
    else:
        painter.setPen(QPen(look.colour("ink"), 1.0))
        painter.setBrush(colour(house.mark))
    painter.drawPath(outline)
    painter.translate(-centre)


def colour(mark: int) -> QColor:
    """The colour of a player's houses, or of the Trust's."""
    return QColor(NEUTRAL_HOUSE if mark == NEUTRAL else SEATS[mark % len(SEATS)].colour)


@cache
def house_path(mark: int, radius: float) -> QPainterPath:
    """The outline of a house around the origin; the Trust's is a little house."""
    rect = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    if mark != NEUTRAL:
        shape = SEATS[mark % len(SEATS)].shape
        inset = radius * _INSET.get(shape, 0.0)
        return mark_path(shape, rect.adjusted(inset, inset, -inset, -inset))
    path = QPainterPath(QPointF(-0.75 * radius, 0.8 * radius))
    for x, y in ((-0.75, -0.1), (0, -0.85), (0.75, -0.1), (0.75, 0.8)):
        path.lineTo(x * radius, y * radius)
    path.closeSubpath()
    return path


_INSET = {Shape.SQUARE: 0.14, Shape.TRIANGLE: -0.1, Shape.CIRCLE: 0.02}
"""What is taken off a shape at each side, so that all look equally large."""
