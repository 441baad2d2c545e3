# SPDX-License-Identifier: MIT
"""An item of the map that is painted once and copied from then on."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.games.power_grid.map.painting.stamp import Stamp


class StampedItem(QGraphicsItem):
    """Keeps within `bounds`, and is painted again when the key of what it shows changes.

    Subclasses implement `stamp_key` and `paint_stamp`.
    """

    def __init__(self, bounds: QRectF) -> None:
        super().__init__()
        self.bounds = bounds
        self._stamp = Stamp()

    def boundingRect(self) -> QRectF:
        """All that is ever painted."""
        return self.bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the item, or copy what was painted before."""
        self._stamp.draw(painter, self.bounds, self.stamp_key(), self.paint_stamp)

    def stamp_key(self) -> Hashable:
        """All that the picture depends on besides the theme."""
        raise NotImplementedError

    def paint_stamp(self, painter: QPainter) -> None:
        """Paint the item anew."""
        raise NotImplementedError
