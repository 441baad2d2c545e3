# SPDX-License-Identifier: MIT
"""Keeps the picture of an item at the pixels of the device, so that repainting copies it.

Qt's own cache of items has the pixels of the window and blurs when the window
is drawn to something finer; this one follows whatever it is drawn to.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from ui.style import theme


class Stamp:
    """The picture of one item."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._pixmap = QPixmap()

    def draw(
        self,
        painter: QPainter,
        rect: QRectF,
        key: Hashable,
        paint: Callable[[QPainter], None],
    ) -> None:
        """Draw what `paint` draws inside `rect`, which depends on `key` and the theme alone."""
        to_device = painter.deviceTransform()
        pixels = to_device.mapRect(rect).toAlignedRect()
        if pixels.width() * pixels.height() > _TOO_LARGE or not to_device.isAffine():
            paint(painter)
            return
        whole = (
            key,
            theme.current(),
            to_device.m11(),
            pixels.size().toTuple(),
            _fraction(to_device.dx()),
            _fraction(to_device.dy()),
        )
        if whole != self._key:
            self._key = whole
            self._pixmap = _drawn(pixels, to_device, painter.renderHints(), paint)
        self._copy(painter, pixels)

    def _copy(self, painter: QPainter, pixels: QRect) -> None:
        before = painter.worldTransform()
        painter.resetTransform()
        from_device, _ = painter.deviceTransform().inverted()
        target = from_device.mapRect(QRectF(pixels))
        painter.drawPixmap(target, self._pixmap, QRectF(self._pixmap.rect()))
        painter.setWorldTransform(before)


def _drawn(
    pixels: QRect,
    to_device: QTransform,
    hints: QPainter.RenderHint,
    paint: Callable[[QPainter], None],
) -> QPixmap:
    pixmap = QPixmap(pixels.size())
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(hints)
    painter.setTransform(to_device * QTransform.fromTranslate(-pixels.left(), -pixels.top()))
    paint(painter)
    painter.end()
    return pixmap


def _fraction(offset: float) -> int:
    """Where in a pixel something begins, in sixteenths."""
    return round((offset - math.floor(offset)) * 16)


_TOO_LARGE = 4_000_000
"""Pixels; a larger picture is drawn each time."""
