# SPDX-License-Identifier: MIT
"""A connection: a soft line, and above it the pill with its cost."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.games.power_grid.map.painting import inks, metrics
from ui.games.power_grid.map.painting.region_items import OUT_OF_PLAY
from ui.games.power_grid.map.painting.stamped_item import StampedItem
from ui.games.power_grid.map.plan.layout import LinkPlace
from ui.style import theme


class LineItem(QGraphicsItem):
    """The line, as far as it is seen between two cities; `lit` on the path to a target."""

    def __init__(self, place: LinkPlace) -> None:
        super().__init__()
        self._line = QLineF(*place.start, *place.end)
        self.lit = False
        self.setZValue(1)

    def take(self, in_play: bool, lit: bool) -> None:
        """Show the line as it is now."""
        self.setOpacity(1.0 if in_play else OUT_OF_PLAY)
        if lit != self.lit:
            self.lit = lit
            self.setZValue(1.5 if lit else 1)
            self.update()

    def boundingRect(self) -> QRectF:
        """The line at its widest."""
        ends = QRectF(self._line.p1(), self._line.p2()).normalized()
        return ends.adjusted(-_LIT, -_LIT, _LIT, _LIT)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the line."""
        look = theme.current()
        colour = look.colour("accent") if self.lit else inks.connection(look)
        pen = QPen(colour, _LIT if self.lit else _SOFT)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap if self.lit else Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(self._line)


class PillItem(StampedItem):
    """The cost of a connection in play."""

    def __init__(self, place: LinkPlace, cost: int) -> None:
        pill = place.pill
        super().__init__(QRectF(pill.left, pill.top, pill.width, pill.height))
        self._cost = str(cost)
        self._lit = False
        self.setZValue(2)

    def take(self, in_play: bool, lit: bool) -> None:
        """Show the cost as it is now; a connection out of play has none."""
        self.setVisible(in_play)
        if lit != self._lit:
            self._lit = lit
            self.update()

    def stamp_key(self) -> Hashable:
        """Whether it lies on the path to a target."""
        return self._lit

    def paint_stamp(self, painter: QPainter) -> None:
        """Paint the pill."""
        look = theme.current()
        painter.setPen(QPen(look.colour("accent" if self._lit else "line"), 1.0))
        painter.setBrush(look.colour("accent" if self._lit else "panel"))
        radius = self.bounds.height() / 2 - 1
        painter.drawRoundedRect(self.bounds.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.setPen(look.colour("on_accent" if self._lit else "ink"))
        painter.setFont(metrics.font(*metrics.COST))
        painter.drawText(self.bounds, Qt.AlignmentFlag.AlignCenter, self._cost)


_SOFT = 2.0
_LIT = 5.0
