# SPDX-License-Identifier: MIT
"""The map answers the mouse: it points, chooses, drags and zooms."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.games.power_grid.map.printed import NAMES, sheets
from ui.games.power_grid.map.model import CityModel, Light, MapModel
from ui.games.power_grid.map.painting.painted_map import PaintedMap
from ui.games.power_grid.map.view import MapView

Lay = Callable[[MapModel], MapView]
Spot = Callable[[MapView, str], QPoint]


def _drawn(view: MapView) -> PaintedMap:
    assert view.drawn is not None
    return view.drawn


def _click(qtbot: QtBot, view: MapView, at: QPoint) -> None:
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def _hover(qtbot: QtBot, view: MapView, at: QPoint) -> None:
    qtbot.mouseMove(view.viewport(), at + QPoint(1, 0))
    qtbot.mouseMove(view.viewport(), at)


def _lit(view: MapView) -> set[frozenset[str]]:
    return {ends for ends, line in _drawn(view).lines.items() if line.lit}


def test_a_click_on_a_target_says_which(
    qtbot: QtBot, lay_map: Lay, building: MapModel, spot: Spot
) -> None:
    """A lit city answers a click with its id."""
    view = lay_map(building)
    with qtbot.waitSignal(view.city_chosen) as caught:
        _click(qtbot, view, spot(view, "berlin"))
    assert caught.args == ["berlin"]


@pytest.mark.parametrize("city", ["aachen", "magdeburg", "munchen"])
def test_a_click_on_no_target_chooses_nothing(
    city: str, qtbot: QtBot, lay_map: Lay, building: MapModel, spot: Spot
) -> None:
    """Neither a city that is too dear, nor a full one, nor one out of play answers."""
    view = lay_map(building)
    with qtbot.assertNotEmitted(view.city_chosen):
        _click(qtbot, view, spot(view, city))


def test_hovering_a_target_shows_its_price_and_lights_its_path(
    qtbot: QtBot, lay_map: Lay, building: MapModel, spot: Spot
) -> None:
    """The full price, what it is made of, and every connection on the way."""
    view = lay_map(building)
    _hover(qtbot, view, spot(view, "berlin"))
    assert view.looked_at() == "berlin"
    assert view.hint.isVisible()
    assert view.hint.name.text() == "Berlin"
    assert view.hint.price.text() == "35"
    assert view.hint.detail.text() == "House 10, connection 25"
    assert not view.hint.why.isVisible()
    ways = [("hannover", "magdeburg"), ("magdeburg", "berlin")]
    assert _lit(view) == set(map(frozenset, ways))
    _hover(qtbot, view, QPoint(3, 3))
    assert view.looked_at() == ""
    assert _lit(view) == set()
    assert not view.hint.isVisible()


def test_hovering_an_illegal_city_says_why(
    qtbot: QtBot, lay_map: Lay, building: MapModel, spot: Spot
) -> None:
    """The reason stands beside it in one sentence."""
    view = lay_map(building)
    _hover(qtbot, view, spot(view, "aachen"))
    assert view.hint.why.text() == "It costs 62 and you have 50."
    assert view.hint.why.isVisible()


def test_the_hint_lies_in_view_and_not_on_its_city(
    qtbot: QtBot, lay_map: Lay, building: MapModel, spot: Spot
) -> None:
    """Whatever is pointed at stays visible beside the card, also at the rim."""
    view = lay_map(building)
    for city in ("aachen", "berlin", "hamburg", "hannover"):
        view.look_at(city)
        assert view.hint.isVisible()
        assert view.rect().contains(view.hint.geometry())
        assert not view.hint.geometry().contains(spot(view, city))


def test_dragging_moves_the_map_and_chooses_nothing(
    qtbot: QtBot, lay_map: Lay, building: MapModel, spot: Spot
) -> None:
    """A press that travels is a drag, even when it began on a target."""
    view = lay_map(building)
    start = spot(view, "berlin")
    with qtbot.assertNotEmitted(view.city_chosen):
        qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
        qtbot.mouseMove(view.viewport(), start - QPoint(40, 10))
        qtbot.mouseMove(view.viewport(), start - QPoint(80, 20))
        qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start - QPoint(80, 20))
    moved = spot(view, "berlin") - start
    assert abs(moved.x() + 80) <= 1
    assert abs(moved.y() + 20) <= 1


def test_the_wheel_zooms_around_the_pointer(
    qtbot: QtBot, lay_map: Lay, building: MapModel, spot: Spot
) -> None:
    """What is under the pointer stays there."""
    view = lay_map(building)
    at = spot(view, "berlin")
    before = view.transform().m11()
    _hover(qtbot, view, at)
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)
    assert view.transform().m11() > before
    assert (spot(view, "berlin") - at).manhattanLength() <= 4


@pytest.mark.parametrize("name", NAMES)
def test_the_card_hides_no_target_while_there_is_free_ground(
    name: str, qtbot: QtBot, shown: Callable[[QWidget], QWidget]
) -> None:
    """Whichever city of whichever map is pointed at, while houses may be built everywhere."""
    sheet = sheets()[name]
    lit = tuple(
        CityModel(place.id, light=Light.LEGAL, price=35, detail="10 for the house, 25 to get there")
        for place in sheet.places
    )
    view = MapView()
    view.show_sheet(sheet)
    view.show_model(MapModel(cities=lit))
    shown(view)
    view.resize(900, 560)
    for place in sheet.places:
        view.look_at(place.id)
        card = view.hint.geometry()
        targets = [*map(view.on_screen, (each.id for each in sheet.places))]
        if any(card.intersects(target) for target in targets):
            assert not _free(view.rect(), card.size(), targets)


def _free(room: QRect, size: QSize, targets: list[QRect]) -> bool:
    """Whether a card of that size has a place in the room, tried all over it."""
    return any(
        not any(QRect(QPoint(x, y), size).intersects(target) for target in targets)
        for x in range(0, room.width() - size.width(), 6)
        for y in range(0, room.height() - size.height(), 6)
    )
