# SPDX-License-Identifier: MIT
"""The items of one sheet, by id, brought up to date in place."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from ui.games.power_grid.map.model import CityModel, MapModel, RegionModel, Sheet
from ui.games.power_grid.map.painting.city_item import CityItem
from ui.games.power_grid.map.painting.link_items import LineItem, PillItem
from ui.games.power_grid.map.painting.metrics import measures
from ui.games.power_grid.map.painting.region_items import (
    ChipItem,
    LandItem,
    RimItem,
    rim_around,
)
from ui.games.power_grid.map.plan.geometry import Point, Rect, hull, inside
from ui.games.power_grid.map.plan.layout import Layout, lay_out
from ui.games.power_grid.map.plan.outlines import Outline, outlines


class Ground(NamedTuple):
    """What of a map takes long to compute, and is the same at every table."""

    layout: Layout
    outlines: Mapping[str, tuple[Outline, ...]]
    land: QPainterPath
    rim: QPainterPath


@cache
def ground(sheet: Sheet) -> Ground:
    """The ground of a sheet; on any thread."""
    layout = lay_out(sheet, measures())
    found = outlines(sheet, layout)
    land = QPainterPath()
    for loops in found.values():
        land.addPath(land_path(loops))
    return Ground(layout, found, land, rim_around(land))


class PaintedMap:
    """Items for every region, connection and city of a sheet, in a scene of the owner."""

    def __init__(self, sheet: Sheet, scene: QGraphicsScene) -> None:
        self.sheet = sheet
        self.layout, self._outlines, land, rim = ground(sheet)
        self._home = {place.id: place.region for place in sheet.places}
        self.centres: dict[str, Point] = {city.id: city.centre for city in self.layout.cities}
        self.middles = {region.id: self._middle(region.id) for region in sheet.regions}
        self.lands = {
            region.id: LandItem(region, land_path(self._outlines[region.id]))
            for region in sheet.regions
        }
        self.chips = {
            region.id: ChipItem(region, QPointF(*self.middles[region.id]))
            for region in sheet.regions
        }
        placed = tuple(zip(sheet.links, self.layout.links, strict=True))
        self.lines = {frozenset((at.one, at.other)): LineItem(at) for _, at in placed}
        self.pills = {frozenset((at.one, at.other)): PillItem(at, link.cost) for link, at in placed}
        self.cities = {
            place.id: CityItem(place, at, self.layout.radius)
            for place, at in zip(sheet.places, self.layout.cities, strict=True)
        }
        scene.addItem(RimItem(rim))
        self.land: QRectF = land.boundingRect()
        for items in (self.lands, self.lines, self.pills, self.cities, self.chips):
            for item in items.values():
                scene.addItem(item)

    def show(self, model: MapModel, looked_at: str) -> None:
        """Show the map as it is now, with the city or region that is pointed at."""
        path = self._path(model, looked_at)
        regions = {region.id: region for region in model.regions}
        cities = {city.id: city for city in model.cities}
        for id_, land in self.lands.items():
            region = regions.get(id_, RegionModel(id_))
            pointed = model.choosing_regions and looked_at == id_
            land.take(region, model.plays(id_), pointed)
            self.chips[id_].setVisible(bool(model.regions))
            self.chips[id_].take(region, pointed)
        for ends, line in self.lines.items():
            in_play = all(model.plays(self._home[end]) for end in ends)
            line.take(in_play and not model.regions, ends in path)
            self.pills[ends].take(in_play and not model.regions, ends in path)
        for id_, city in self.cities.items():
            in_play = model.plays(self._home[id_])
            city.set_in_play(in_play and not model.regions)
            pointed = not model.choosing_regions and looked_at == id_
            city.take(cities.get(id_, CityModel(id_)), model.open_slots, pointed)

    def bounds(self, model: MapModel) -> QRectF:
        """The rectangle around what is in play, with its names."""
        found = [
            part
            for place, city in zip(self.sheet.places, self.layout.cities, strict=True)
            if model.plays(place.region)
            for part in (city.label, Rect(*city.centre, 0, 0).grown(self.layout.radius + 4))
        ]
        around = hull(found).grown(_MARGIN)
        return QRectF(around.left, around.top, around.width, around.height)

    def points(self, model: MapModel) -> dict[str, Point]:
        """Everything that can be pointed at, and where it is: regions while those are chosen."""
        if model.choosing_regions:
            return {region.id: self.middles[region.id] for region in model.regions}
        return {city.id: self.centres[city.id] for city in model.cities}

    def at(self, point: Point, regions: bool) -> str:
        """The id of the city, or of the region, at a point; empty if there is none."""
        if regions:
            return next((id_ for id_ in self.lands if self._holds(id_, point)), "")
        place = QPointF(*point)
        for id_, city in self.cities.items():
            if city.shape().contains(place - city.pos()):
                return id_
        return ""

    def _holds(self, region: str, point: Point) -> bool:
        return sum(inside(point, outline) for outline in self._outlines[region]) % 2 == 1

    def _path(self, model: MapModel, looked_at: str) -> frozenset[frozenset[str]]:
        """The connections that a house in the city pointed at would use."""
        for city in model.cities:
            if city.id == looked_at and not model.choosing_regions:
                return frozenset(map(frozenset, pairwise(city.path)))
        return frozenset()

    def _middle(self, region: str) -> Point:
        own = [centre for id_, centre in self.centres.items() if self._home[id_] == region]
        return sum(x for x, _ in own) / len(own), sum(y for _, y in own) / len(own)


def land_path(loops: tuple[Outline, ...]) -> QPainterPath:
    """The outlines of a region as one path."""
    path = QPainterPath()
    for loop in loops:
        path.addPolygon(QPolygonF([QPointF(*point) for point in loop]))
        path.closeSubpath()
    return path


_MARGIN = 10.0
