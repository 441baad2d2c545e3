# SPDX-License-Identifier: MIT
"""A kept picture is the picture, pixel for pixel, wherever it is drawn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from ui.games.power_grid.map.painting.stamp import Stamp
from ui.style import dressing
from ui.style.theme import Theme
from ui.style.tones import DARK

BOUNDS = QRectF(-12, -12, 24, 24)


class Picture:
    """A disc that counts how often it is painted."""

    def __init__(self) -> None:
        self.painted = 0
        self.stamp = Stamp()

    def paint(self, painter: QPainter) -> None:
        """The disc."""
        self.painted += 1
        painter.setBrush(QColor("#B3202A"))
        painter.drawEllipse(QPointF(0, 0), 10, 10)

    def drawn(self, ratio: float, scale: float, shift: float, kept: bool, key: int = 0) -> QImage:
        """It on a sheet of 60 by 60 units, from the stamp or straight."""
        image = QImage(round(60 * ratio), round(60 * ratio), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(QColor("#FFFFFF"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(30 + shift, 30)
        painter.scale(scale, scale)
        if kept:
            self.stamp.draw(painter, BOUNDS, key, self.paint)
        else:
            self.paint(painter)
        painter.end()
        return image


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("scale", [0.73, 1.0, 2.1])
def test_a_stamp_is_as_sharp_as_the_device(ratio: float, scale: float, qapp: QApplication) -> None:
    """At any scale and pixel ratio the copy differs from the original by no more than rounding."""
    picture = Picture()
    straight = picture.drawn(ratio, scale, 0.3, kept=False)
    kept = picture.drawn(ratio, scale, 0.3, kept=True)
    for x in range(straight.width()):
        for y in range(straight.height()):
            one, other = straight.pixelColor(x, y), kept.pixelColor(x, y)
            assert abs(one.green() - other.green()) <= 3


def test_it_is_painted_once_until_something_changes(qapp: QApplication) -> None:
    """The same key, scale and theme copy; any other paints anew."""
    picture = Picture()
    for _ in range(3):
        picture.drawn(1, 1, 0, kept=True)
    picture.drawn(1, 1, 7, kept=True)
    assert picture.painted == 1
    picture.drawn(1, 1, 0, kept=True, key=1)
    assert picture.painted == 2
    picture.drawn(2, 1, 0, kept=True, key=1)
    assert picture.painted == 3
    dressing.apply(Theme(DARK, reduced_motion=True))
    picture.drawn(2, 1, 0, kept=True, key=1)
    assert picture.painted == 4
