# SPDX-License-Identifier: MIT
"""The pictures of promo cards as vectors on a grid of 24, one shape each."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.kit.drawing import grid_path
from ui.style.theme import Theme

TONES = {
    "transformer": "muted",
    "warehouse": "warn",
    "theme_park": "good",
    "shortage": "danger",
    "surplus": "good",
}
"""Card -> its tone, never that of what answers a click. The shape says which card it is."""

TINT = {False: 18, True: 30}
"""Percent of the tone in the head of a card, in the light and in the dark theme."""


def _transformer() -> QPainterPath:
    """Two coils that hang together, under their insulators."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(QRectF(3, 9, 18, 11), 1.5, 1.5)
    for x in (6.0, 12.0, 18.0):
        path.addRect(QRectF(x - 0.9, 4, 1.8, 5))
        path.addRect(QRectF(x - 1.9, 5, 3.8, 1.5))
    path.addRect(QRectF(5, 20, 3, 2))
    path.addRect(QRectF(16, 20, 3, 2))
    return path.simplified()


def _bolt_in_transformer() -> QPainterPath:
    upper = (13.2, 10.2), (8.6, 15.4), (11.6, 15.4)
    return grid_path.polygon(*upper, (10.8, 18.8), (15.4, 13.6), (12.4, 13.6))


def _warehouse() -> QPainterPath:
    """A hall with a low roof and a shutter."""
    path = grid_path.polygon((12, 3), (22.5, 8.5), (22.5, 21), (1.5, 21), (1.5, 8.5))
    door = grid_path.polygon((6, 11.5), (18, 11.5), (18, 21), (6, 21))
    return path.subtracted(door)


def _shutter() -> QPainterPath:
    path = QPainterPath()
    for y in (14.0, 16.5, 19.0):
        path.addRect(QRectF(7.2, y, 9.6, 1.2))
    return path


def _wheel() -> QPainterPath:
    """A big wheel on its stand."""
    path = grid_path.ring(8.6, 6.9).translated(0, -2)
    stand = grid_path.polygon((12, 9.4), (18.2, 22), (16.2, 22), (12, 13.2), (7.8, 22), (5.8, 22))
    path = path.united(stand)
    for step in range(8):
        angle = math.radians(45 * step)
        centre = QPointF(12 + 8 * math.cos(angle), 10 - 8 * math.sin(angle))
        cabin = QPainterPath()
        cabin.addEllipse(centre, 1.9, 1.9)
        path = path.united(cabin)
    return path


def _down() -> QPainterPath:
    """An arrow out of a box."""
    shaft = (9.5, 2), (14.5, 2), (14.5, 12), (19, 12)
    path = grid_path.polygon(*shaft, (12, 20), (5, 12), (9.5, 12))
    path.addRect(QRectF(3, 20.6, 18, 1.9))
    return path


def _up() -> QPainterPath:
    """An arrow up from a line."""
    shaft = (9.5, 19), (14.5, 19), (14.5, 10), (19, 10)
    path = grid_path.polygon(*shaft, (12, 2), (5, 10), (9.5, 10))
    path.addRect(QRectF(3, 20.6, 18, 1.9))
    return path


_PATHS: dict[str, Callable[[], QPainterPath]] = {
    "transformer": _transformer,
    "warehouse": _warehouse,
    "theme_park": _wheel,
    "shortage": _down,
    "surplus": _up,
}

_DETAILS: dict[str, Callable[[], QPainterPath]] = {
    "transformer": _bolt_in_transformer,
    "warehouse": _shutter,
}


@cache
def path(card: str) -> QPainterPath:
    """The shape of a card on the grid. Raises KeyError for an unknown one."""
    return _PATHS[card]()


@cache
def _detail(card: str) -> QPainterPath:
    return _DETAILS[card]() if card in _DETAILS else QPainterPath()


def tone(look: Theme, card: str) -> QColor:
    """The tone of a card."""
    return look.colour(TONES[card])


def ground(look: Theme, card: str) -> QColor:
    """The breath of its tone behind words, under ink."""
    return look.tint(TONES[card], TINT[look.dark], "raised")


def picture(painter: QPainter, card: str, box: QRectF, look: Theme) -> None:
    """Draw the picture of a card into the middle of a box."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tone(look, card))
    painter.drawPath(grid_path.placed(path(card), box))
    painter.setBrush(look.colour("raised" if card == "transformer" else TONES[card]))
    painter.drawPath(grid_path.placed(_detail(card), box))
    painter.restore()
