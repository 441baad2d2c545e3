# SPDX-License-Identifier: MIT
"""A city shows its slots, its houses and its price."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from ui.games.power_grid.map.model import NEUTRAL, CityModel, House, Light, Place
from ui.games.power_grid.map.painting import metrics
from ui.games.power_grid.map.painting.city_item import CityItem, slots
from ui.games.power_grid.map.painting.houses import colour, house_path
from ui.games.power_grid.map.plan.geometry import Rect
from ui.games.power_grid.map.plan.layout import CityPlace
from ui.style import theme
from ui.style.tones import SEATS

SIDE = 400
ZOOM = 6
PRINTED = Place("koln", "Köln", "cyan", 0, 0)


@pytest.fixture
def city(qapp: QApplication) -> CityItem:
    """A city of its own, with its name below."""
    radius = metrics.disc_radius()
    place = CityPlace("koln", (0.0, 0.0), Rect(-15, radius + 2, 30, 12), ("Köln",))
    return CityItem(PRINTED, place, radius)


def _painted(item: CityItem) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SIDE / 2, SIDE / 2)
    painter.scale(ZOOM, ZOOM)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def _at(image: QImage, point: QPointF) -> str:
    x, y = (round(SIDE / 2 + ZOOM * part) for part in (point.x(), point.y()))
    return image.pixelColor(x, y).name().upper()


def _shows(image: QImage, wanted: str) -> bool:
    return any(
        image.pixelColor(x, y).name().upper() == wanted.upper()
        for x in range(0, SIDE, 2)
        for y in range(0, SIDE, 2)
    )


def test_a_house_fills_its_slot_in_its_colour(city: CityItem) -> None:
    """The first house stands in the cheapest slot, the others stay free."""
    city.take(CityModel("koln", (House(3),)), 1, False)
    image = _painted(city)
    first, second, third = slots(3)
    assert _at(image, first) == SEATS[3].colour
    assert not {_at(image, second), _at(image, third)} & {seat.colour for seat in SEATS}


@pytest.mark.parametrize("mark", range(6))
def test_a_staged_house_is_hollow(city: CityItem, mark: int) -> None:
    """The ring has the colour of the player, the middle has not."""
    city.take(CityModel("koln", (House(mark, staged=True),)), 1, False)
    image = _painted(city)
    assert _at(image, slots(3)[0]) == theme.current().tones.raised
    assert _shows(image, SEATS[mark].colour)


def test_a_house_may_stand_in_a_dearer_slot(city: CityItem) -> None:
    """A slot that is jumped over stays free."""
    city.take(CityModel("koln", (None, House(2))), 2, False)
    image = _painted(city)
    first, second, _ = slots(3)
    assert _at(image, second) == SEATS[2].colour
    assert _at(image, first) not in {seat.colour for seat in SEATS}


def test_a_target_shows_its_full_price_in_the_slot_it_takes(city: CityItem) -> None:
    """A coin in the accent, in the first free slot and only there."""
    accent = theme.current().tones.accent
    city.take(CityModel("koln", (House(0),), Light.LEGAL, 41), 2, False)
    image = _painted(city)
    _, second, third = slots(3)
    left = QPointF(second.x() - metrics.coin_radius() + 1.5, second.y())
    assert _at(image, left) == accent
    assert _at(image, third) != accent
    city.take(CityModel("koln", (House(0),), Light.DIM, 41), 2, False)
    assert not _shows(_painted(city), accent)


def test_slots_touch_and_lie_in_the_disc(qapp: QApplication) -> None:
    """For every number of slots that maps print."""
    radius = metrics.slot_radius()
    for count in (1, 2, 3):
        centres = [(point.x(), point.y()) for point in slots(count)]
        assert len(centres) == count
        for index, one in enumerate(centres):
            assert math.hypot(*one) + radius <= metrics.disc_radius()
            for other in centres[:index]:
                assert math.dist(one, other) >= 2 * radius - 0.01


def test_a_slot_is_wide_enough_for_its_price(qapp: QApplication) -> None:
    """Two digits fit into a slot, and a coin, with their font."""
    assert metrics.width(metrics.SLOT, "20") < 2 * metrics.slot_radius()
    assert metrics.width(metrics.COIN, "88") < 2 * metrics.coin_radius()


def test_every_player_and_the_trust_have_their_shape_and_colour(qapp: QApplication) -> None:
    """Seven houses, no two alike in either."""
    marks = [*range(6), NEUTRAL]
    assert len({colour(mark).name() for mark in marks}) == 7
    outlines = [
        tuple((round(point.x(), 2), round(point.y(), 2)) for point in polygon.toList())
        for polygon in (house_path(mark, 10).toFillPolygon() for mark in marks)
    ]
    assert len(set(outlines)) == 7
    for mark in marks:
        assert house_path(mark, 10).boundingRect().width() < 23


def test_nothing_is_painted_beyond_the_bounds(city: CityItem) -> None:
    """What lies outside the bounding rectangle would be left behind when it changes."""
    city.take(CityModel("koln", (House(0), House(1)), Light.LEGAL, 99), 3, True)
    image = _painted(city)
    bounds = city.boundingRect()
    for x in range(SIDE):
        for y in range(SIDE):
            point = QPointF((x - SIDE / 2) / ZOOM, (y - SIDE / 2) / ZOOM)
            if not bounds.adjusted(-0.3, -0.3, 0.3, 0.3).contains(point):
                assert image.pixelColor(x, y).name() == "#808080"
