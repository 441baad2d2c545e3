# SPDX-License-Identifier: MIT
"""The land of a region, and the chip with its name while regions are being chosen."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.games.power_grid.map.model import Light, Region, RegionModel
from ui.games.power_grid.map.painting import inks, metrics
from ui.games.power_grid.map.painting.stamped_item import StampedItem
from ui.kit.drawing.player_mark import paint_mark
from ui.style import icons, theme

OUT_OF_PLAY = 0.35
"""The opacity of what is not in play."""


class LandItem(StampedItem):
    """The ground of one region."""

    def __init__(self, region: Region, path: QPainterPath) -> None:
        super().__init__(path.boundingRect().adjusted(-3, -3, 3, 3))
        self._region = region
        self._path = path
        self._model = RegionModel(region.id)
        self._strong = False
        self.setZValue(0)

    def take(self, model: RegionModel, in_play: bool, looked_at: bool) -> None:
        """Show the region as it is now."""
        self.setOpacity(1.0 if in_play else OUT_OF_PLAY)
        strong = looked_at or model.picked
        if (model, strong) != (self._model, self._strong):
            self._model, self._strong = model, strong
            self.setZValue(0.5 if self._marked() else 0)
            self.update()

    def shape(self) -> QPainterPath:
        """The land."""
        return self._path

    def stamp_key(self) -> Hashable:
        """Whether it is marked, and how strongly."""
        return self._marked(), self._strong

    def paint_stamp(self, painter: QPainter) -> None:
        """Paint the ground and its border."""
        look = theme.current()
        painter.setBrush(inks.land(look, self._region.colour, self._strong))
        if self._marked():
            width = 3.5 if self._strong else 2.0
            painter.setPen(QPen(look.colour("accent"), width))
        else:
            painter.setPen(QPen(inks.border(look, self._region.colour), 1.2))
        painter.drawPath(self._path)

    def _marked(self) -> bool:
        return self._model.light is Light.LEGAL or self._model.picked


def rim_around(land: QPainterPath) -> QPainterPath:
    """The outline of a rim around all land."""
    stroke = QPainterPathStroker()
    stroke.setWidth(2 * _RIM)
    stroke.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroke.createStroke(land).simplified()


class RimItem(StampedItem):
    """A soft rim around all land, so that it lies in its surroundings and not on them."""

    def __init__(self, path: QPainterPath) -> None:
        self._path = path
        super().__init__(path.boundingRect())
        self.setZValue(-1)

    def stamp_key(self) -> Hashable:
        """It is always the same."""
        return None

    def paint_stamp(self, painter: QPainter) -> None:
        """Paint the rim."""
        painter.fillPath(self._path, inks.shore(theme.current()))


class ChipItem(QGraphicsItem):
    """The name of a region on a chip, with a tick and a mark once it is picked."""

    def __init__(self, region: Region, centre: QPointF) -> None:
        super().__init__()
        self._name = region.name
        self._model = RegionModel(region.id)
        self._looked_at = False
        self.setPos(centre)
        self.setZValue(9)
        self.setVisible(False)

    def take(self, model: RegionModel, looked_at: bool) -> None:
        """Show the region as it is now."""
        if (model, looked_at) != (self._model, self._looked_at):
            self.prepareGeometryChange()
            self._model, self._looked_at = model, looked_at
            self.update()

    def boundingRect(self) -> QRectF:
        """The chip and its border."""
        width = metrics.width(metrics.REGION, self._text()) + 2 * _PAD
        width += (_MARK + _GAP) * len(self._marks())
        height = QFontMetricsF(metrics.font(*metrics.REGION)).height() + _GAP
        return QRectF(-width / 2 - 2, -height / 2 - 2, width + 4, height + 4)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the chip."""
        look = theme.current()
        rect = self.boundingRect().adjusted(2, 2, -2, -2)
        dim = self._model.light is Light.DIM and not self._model.picked
        painter.setPen(QPen(look.colour(self._edge()), 2.5 if self._looked_at else 1.5))
        painter.setBrush(look.colour("raised"))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        left = rect.left() + _PAD
        for mark in self._marks():
            box = QRectF(left, -_MARK / 2, _MARK, _MARK)
            if mark is None:
                icons.paint(painter, "check", box, look.colour("good"))
            else:
                paint_mark(painter, box, mark)
            left += _MARK + _GAP
        painter.setPen(look.colour("muted" if dim else "ink"))
        painter.setFont(metrics.font(*metrics.REGION))
        text = QRectF(left, rect.top(), rect.right() - left, rect.height())
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, self._text())

    def _text(self) -> str:
        return self._model.label or self._name

    def _marks(self) -> tuple[int | None, ...]:
        """A tick for a picked region, and whose pick it was."""
        if not self._model.picked:
            return ()
        return (None,) if self._model.mark is None else (None, self._model.mark)

    def _edge(self) -> str:
        if self._model.picked:
            return "good"
        return "accent" if self._model.light is Light.LEGAL else "line"


_RIM = 7.0
_PAD = 10.0
_GAP = 5.0
_MARK = 16.0
