# SPDX-License-Identifier: MIT
"""A city: its disc with the slots, the houses in them, its name, and its full price."""

from __future__ import annotations

import math
from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from ui.games.power_grid.map.model import CityModel, House, Light, Place
from ui.games.power_grid.map.painting import inks, metrics
from ui.games.power_grid.map.painting.houses import paint_house
from ui.games.power_grid.map.painting.region_items import OUT_OF_PLAY
from ui.games.power_grid.map.painting.stamped_item import StampedItem
from ui.games.power_grid.map.plan.layout import CityPlace
from ui.style import theme


class CityItem(StampedItem):
    """One city, around the middle of its disc."""

    def __init__(self, printed: Place, place: CityPlace, radius: float) -> None:
        self._label = QRectF(
            place.label.left - place.centre[0],
            place.label.top - place.centre[1],
            place.label.width,
            place.label.height,
        )
        reach = radius + _RING + 2
        disc = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        super().__init__(disc.united(self._label.adjusted(-1, -2, 1, 3)))
        self._printed = printed
        self._radius = radius
        self._lines = place.lines
        self.model = CityModel(printed.id)
        self._open = 1
        self._looked_at = False
        self._faint = False
        self.setPos(*place.centre)
        self.setZValue(3)

    def take(self, model: CityModel, open_slots: int, looked_at: bool) -> None:
        """Show the city as it is now."""
        if (model, open_slots, looked_at) != (self.model, self._open, self._looked_at):
            self.model, self._open, self._looked_at = model, open_slots, looked_at
            self.setZValue(4 if looked_at else 3)
            self.update()

    def set_in_play(self, in_play: bool) -> None:
        """A city that is not in play is faint and has no slots."""
        self.setOpacity(1.0 if in_play else OUT_OF_PLAY)
        if self._faint is in_play:
            self._faint = not in_play
            self.update()

    def shape(self) -> QPainterPath:
        """Where a click means this city."""
        path = QPainterPath()
        path.addEllipse(QPointF(0, 0), self._radius + 2, self._radius + 2)
        path.addRect(self._label)
        return path

    def stamp_key(self) -> Hashable:
        """What is shown of the city, and how strongly."""
        seen = self.model.slots, self.model.light, self.model.price
        return seen, self._open, self._looked_at, self._faint

    def paint_stamp(self, painter: QPainter) -> None:
        """Paint the city."""
        dim = self.model.light is Light.DIM and not self._looked_at
        painter.setOpacity(_DIM if dim else 1.0)
        self._paint_disc(painter)
        if not self._faint:
            self._paint_slots(painter)
        painter.setOpacity(_DIM_HOUSES if dim else 1.0)
        self._paint_houses(painter)
        painter.setOpacity(1.0)
        self._paint_name(painter, quiet=dim)
        self._paint_coin(painter)

    def _paint_disc(self, painter: QPainter) -> None:
        look = theme.current()
        legal = self.model.light is Light.LEGAL
        if self._looked_at:
            reach = self._radius + _RING
            painter.setPen(QPen(look.colour("accent" if legal else "ink"), 2.0))
            painter.setBrush(look.colour("raised"))
            painter.drawEllipse(QPointF(0, 0), reach, reach)
        painter.setPen(QPen(look.colour("accent" if legal else "muted"), 2.5 if legal else 1.2))
        painter.setBrush(look.tint("accent", 10, "raised") if legal else look.colour("panel"))
        painter.drawEllipse(QPointF(0, 0), self._radius, self._radius)

    def _paint_name(self, painter: QPainter, quiet: bool) -> None:
        look = theme.current()
        font = metrics.font(*metrics.NAME)
        measures = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(inks.name(look, quiet))
        line = self._label.height() / len(self._lines)
        for index, text in enumerate(self._lines):
            spare = self._label.width() - measures.horizontalAdvance(text)
            base = self._label.top() + line * (index + 0.5)
            base += (measures.ascent() - measures.descent()) / 2
            painter.drawText(QPointF(self._label.left() + spare * self._towards_disc(), base), text)

    def _towards_disc(self) -> float:
        """Which part of the spare width lies left of a line: names lean on their disc."""
        if self._label.left() > 0:
            return 0.0
        return 1.0 if self._label.right() < 0 else 0.5

    def _paint_slots(self, painter: QPainter) -> None:
        look = theme.current()
        radius = metrics.slot_radius()
        painter.setFont(metrics.font(*metrics.SLOT))
        for index, (centre, price) in enumerate(
            zip(slots(len(self._printed.prices)), self._printed.prices, strict=True)
        ):
            if self._house(index) is not None:
                continue
            shut = index >= self._open
            painter.setPen(QPen(look.colour("line"), 1.0))
            painter.setBrush(Qt.BrushStyle.NoBrush if shut else look.colour("raised"))
            painter.drawEllipse(centre, radius - 0.5, radius - 0.5)
            painter.setPen(look.tint("muted", 45) if shut else look.colour("muted"))
            box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(price))

    def _paint_houses(self, painter: QPainter) -> None:
        for index, centre in enumerate(slots(len(self._printed.prices))):
            house = self._house(index)
            if house is not None:
                paint_house(painter, centre, metrics.slot_radius() + 0.5, house)

    def _paint_coin(self, painter: QPainter) -> None:
        """The full price, in the slot that the next house takes."""
        if self.model.light is not Light.LEGAL or self.model.price is None:
            return
        free = next(
            (at for at in range(len(self._printed.prices)) if self._house(at) is None), None
        )
        if free is None:
            return
        look = theme.current()
        text = str(self.model.price)
        radius = metrics.coin_radius()
        centre = slots(len(self._printed.prices))[free]
        painter.setPen(QPen(look.colour("raised"), 1.2))
        painter.setBrush(look.colour("accent"))
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(look.colour("on_accent"))
        painter.setFont(metrics.font(*(metrics.COIN if len(text) < 3 else metrics.SLOT)))
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _house(self, slot: int) -> House | None:
        return self.model.slots[slot] if slot < len(self.model.slots) else None


def slots(count: int) -> tuple[QPointF, ...]:
    """The middles of so many slots around the middle of a disc, cheapest first."""
    radius = metrics.slot_radius()
    if count == 1:
        return (QPointF(0, 0),)
    if count == 2:
        return QPointF(-radius, 0), QPointF(radius, 0)
    far = radius * 2 / math.sqrt(3)
    return tuple(
        QPointF(far * math.cos(angle), far * math.sin(angle))
        for angle in (math.radians(turn) for turn in (-90, 150, 30))
    )


_RING = 3.5
_DIM = 0.5
_DIM_HOUSES = 0.85
