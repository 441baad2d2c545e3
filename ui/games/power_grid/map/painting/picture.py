# SPDX-License-Identifier: MIT
"""A small picture of a set of regions, for choosing one before there is a table."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from ui.games.power_grid.map.model import Sheet
from ui.games.power_grid.map.painting import inks
from ui.games.power_grid.map.painting.metrics import measures
from ui.games.power_grid.map.painting.painted_map import land_path
from ui.games.power_grid.map.painting.region_items import OUT_OF_PLAY
from ui.games.power_grid.map.plan.layout import lay_out
from ui.games.power_grid.map.plan.outlines import outlines
from ui.style import theme


def region_picture(
    sheet: Sheet, regions: Collection[str], size: QSize, ratio: float = 1.0
) -> QPixmap:
    """The map in so many units with these regions in play, sharp at a device pixel ratio.

    The ground is transparent; the tints are those of the theme in force.
    """
    picture = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    layout = lay_out(sheet, measures())
    paths = {id_: land_path(loops) for id_, loops in outlines(sheet, layout).items()}
    land = QPainterPath()
    for path in paths.values():
        land.addPath(path)
    around = land.boundingRect()
    scale = min(size.width() / around.width(), size.height() / around.height()) * 0.97
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size.width() / 2, size.height() / 2)
    painter.scale(scale, scale)
    painter.translate(-around.center())
    for region in sheet.regions:
        _paint_region(painter, paths[region.id], region.colour, region.id in regions, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.current().colour("ink"))
    for place, city in zip(sheet.places, layout.cities, strict=True):
        if place.region in regions:
            painter.drawEllipse(QPointF(*city.centre), layout.radius / 2.5, layout.radius / 2.5)
    painter.end()
    return picture


def _paint_region(
    painter: QPainter, path: QPainterPath, colour: str, in_play: bool, scale: float
) -> None:
    look = theme.current()
    painter.setOpacity(1.0 if in_play else OUT_OF_PLAY)
    ground = inks.land(look, colour, strong=True) if in_play else look.tint("muted", 14)
    painter.setBrush(ground)
    painter.setPen(QPen(inks.border(look, colour) if in_play else look.colour("line"), 1 / scale))
    painter.drawPath(path)
    painter.setOpacity(1.0)
