# SPDX-License-Identifier: MIT
"""The map answers mouse and keys, and says what it is asked about."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.tables.power_grid.map.printed import sheets
from ui import theme
from ui.tables.power_grid.map.model import CityModel, House, Light, MapModel
from ui.tables.power_grid.map.painted_map import PaintedMap
from ui.tables.power_grid.map.region_items import OUT_OF_PLAY
from ui.tables.power_grid.map.view import MapView
from ui.theme import Theme
from ui.tones import DARK

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


# Mouse


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


# Keys


def test_enter_chooses_what_is_pointed_at(qtbot: QtBot, lay_map: Lay, building: MapModel) -> None:
    """Enter answers like a click, on a target only."""
    view = lay_map(building)
    view.look_at("aachen")
    with qtbot.assertNotEmitted(view.city_chosen):
        qtbot.keyClick(view, Qt.Key.Key_Return)
    view.look_at("berlin")
    with qtbot.waitSignal(view.city_chosen) as caught:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert caught.args == ["berlin"]


def test_tab_goes_over_the_targets_and_then_on(
    qtbot: QtBot, lay_map: Lay, building: MapModel
) -> None:
    """Tab visits every lit city once and then leaves the map, as if it were a list."""
    view = lay_map(building)
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    before, behind = QLineEdit(), QLineEdit()
    for part in (before, view, behind):
        column.addWidget(part)
    page.resize(720, 560)
    page.show()
    page.activateWindow()
    before.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(before.hasFocus)
    visited = []
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    edge = view.grab().toImage().pixelColor(0, view.height() // 2)
    assert edge == theme.current().colour("accent")
    while page.focusWidget() is view and len(visited) < 9:
        visited.append(view.looked_at())
        qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert sorted(visited) == ["berlin", "hamburg", "kassel"]
    assert page.focusWidget() is behind
    edge = view.grab().toImage().pixelColor(0, view.height() // 2)
    assert edge != theme.current().colour("accent")
    assert view.looked_at() == ""


def test_arrows_walk_over_all_cities_in_play(
    qtbot: QtBot, lay_map: Lay, building: MapModel
) -> None:
    """From a target an arrow leads to the neighbour that way, lit or not, and says why."""
    view = lay_map(building)
    view.look_at("berlin")
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert view.looked_at() == "magdeburg"
    assert view.hint.why.text() == "It is full."
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.looked_at() == "berlin"


def test_the_first_arrow_points_at_the_first_target(
    qtbot: QtBot, lay_map: Lay, building: MapModel
) -> None:
    """With nothing pointed at, an arrow begins where something can be done."""
    view = lay_map(building)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.looked_at() == "hamburg"


def test_walking_out_of_sight_brings_the_city_into_view(
    qtbot: QtBot, lay_map: Lay, building: MapModel, spot: Spot
) -> None:
    """The map follows the keys."""
    view = lay_map(building)
    view.look_at("berlin")
    for _ in range(6):
        qtbot.keyClick(view, Qt.Key.Key_Plus)
    view.centerOn(_drawn(view).cities["berlin"].pos())
    for _ in range(4):
        qtbot.keyClick(view, Qt.Key.Key_Left)
        assert view.rect().contains(spot(view, view.looked_at()))


def test_plus_minus_and_nought_zoom(qtbot: QtBot, lay_map: Lay, building: MapModel) -> None:
    """Nearer, farther, and back to the whole; never farther than the whole map."""
    view = lay_map(building)
    whole = view.transform().m11()
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view.transform().m11() == pytest.approx(whole * 1.2)
    qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert view.transform().m11() == pytest.approx(whole)
    for _ in range(20):
        qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert _drawn(view).land.width() * view.transform().m11() >= 400
    qtbot.keyClick(view, Qt.Key.Key_0)
    assert view.transform().m11() == pytest.approx(whole)


def test_the_buttons_do_what_the_keys_do(qtbot: QtBot, lay_map: Lay, building: MapModel) -> None:
    """Zoom can be found without knowing a key."""
    view = lay_map(building)
    whole = view.transform().m11()
    qtbot.mouseClick(view.zoom_bar.plus, Qt.MouseButton.LeftButton)
    assert view.transform().m11() > whole
    qtbot.mouseClick(view.zoom_bar.minus, Qt.MouseButton.LeftButton)
    assert view.transform().m11() == pytest.approx(whole)
    qtbot.mouseClick(view.zoom_bar.plus, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(view.zoom_bar.fit, Qt.MouseButton.LeftButton)
    assert view.transform().m11() == pytest.approx(whole)


def test_ctrl_with_arrows_pans(qtbot: QtBot, lay_map: Lay, building: MapModel, spot: Spot) -> None:
    """Ctrl and Right look farther to the right: everything moves left."""
    view = lay_map(building)
    before = spot(view, "berlin")
    qtbot.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert spot(view, "berlin").x() < before.x()
    assert view.looked_at() == ""


# What is shown


def test_the_regions_in_play_fill_the_view(lay_map: Lay, building: MapModel) -> None:
    """At first every city in play is seen whole, and the map is as large as the room allows."""
    view = lay_map(building)
    for city in building.cities:
        item = _drawn(view).cities[city.id]
        seen = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
        assert view.viewport().rect().adjusted(-2, -2, 2, 2).contains(seen)
    smaller = structs.replace(building, in_play=("brown",), cities=())
    scale = view.transform().m11()
    view.show_model(smaller)
    assert view.transform().m11() > scale


def test_what_the_person_zoomed_stays(qtbot: QtBot, lay_map: Lay, building: MapModel) -> None:
    """A new state of the table does not throw away where one looked."""
    view = lay_map(building)
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    scale = view.transform().m11()
    view.show_model(structs.replace(building, open_slots=2))
    view.resize(690, 470)
    QApplication.processEvents()
    assert view.transform().m11() == scale


def test_what_is_out_of_play_is_faint_and_without_costs(lay_map: Lay, building: MapModel) -> None:
    """35 % opacity for region, cities and connections, and no pill on them."""
    view = lay_map(building)
    drawn = _drawn(view)
    assert drawn.lands["purple"].opacity() == OUT_OF_PLAY == 0.35
    assert drawn.cities["munchen"].opacity() == OUT_OF_PLAY
    out = frozenset(("munchen", "passau"))
    across = frozenset(("nurnberg", "regensburg"))
    for ends in (out, across):
        assert drawn.lines[ends].opacity() == OUT_OF_PLAY
        assert not drawn.pills[ends].isVisible()
    assert drawn.cities["berlin"].opacity() == 1
    assert drawn.pills[frozenset(("berlin", "magdeburg"))].isVisible()


def test_items_are_kept_and_brought_up_to_date(
    lay_map: Lay, building: MapModel, qtbot: QtBot
) -> None:
    """A new state changes the same items and draws anew only what changed."""
    view = lay_map(building)
    before = dict(_drawn(view).cities)
    count = len(view.scene().items())
    cities = tuple(
        CityModel("berlin", (House(3),)) if city.id == "berlin" else city
        for city in building.cities
    )
    view.show_model(structs.replace(building, cities=cities))
    assert _drawn(view).cities == before
    assert len(view.scene().items()) == count
    assert before["berlin"].model.slots == (House(3),)


def test_another_sheet_replaces_the_map(lay_map: Lay, building: MapModel) -> None:
    """Laying the USA on the table takes Germany away; the same sheet again changes nothing."""
    view = lay_map(building)
    kept = view.drawn
    view.show_sheet(sheets()["germany"])
    assert view.drawn is kept
    view.show_sheet(sheets()["usa"])
    view.show_model(MapModel(label="USA"))
    assert "miami" in _drawn(view).cities
    assert "berlin" not in _drawn(view).cities
    assert len(view.scene().items()) < 400


def test_a_screen_reader_hears_what_is_pointed_at(lay_map: Lay, building: MapModel) -> None:
    """Map, city, price, what it is made of, and why not."""
    view = lay_map(building)
    assert view.accessibleName() == "Germany"
    view.look_at("berlin")
    assert view.accessibleName() == "Germany. Berlin. 35. House 10, connection 25"
    view.look_at("aachen")
    assert view.accessibleName() == "Germany. Aachen. 62. It costs 62 and you have 50."


def test_what_is_gone_is_no_longer_pointed_at(lay_map: Lay, building: MapModel) -> None:
    """When a city leaves the model, hint and path go with it."""
    view = lay_map(building)
    view.look_at("berlin")
    view.show_model(structs.replace(building, cities=()))
    assert view.looked_at() == ""
    assert not view.hint.isVisible()
    assert _lit(view) == set()


# Choosing regions


def test_a_click_on_land_chooses_the_region(
    qtbot: QtBot, lay_map: Lay, choosing: MapModel, spot: Spot
) -> None:
    """While regions are chosen, clicks mean regions, on a city too."""
    view = lay_map(choosing)
    for city in ("berlin", "rostock"):
        with (
            qtbot.assertNotEmitted(view.city_chosen),
            qtbot.waitSignal(view.region_chosen) as caught,
        ):
            _click(qtbot, view, spot(view, city))
        assert caught.args == ["brown"]


def test_a_region_that_cannot_be_chosen_says_why(
    qtbot: QtBot, lay_map: Lay, choosing: MapModel, spot: Spot
) -> None:
    """It does not answer, and its reason is shown."""
    view = lay_map(choosing)
    with qtbot.assertNotEmitted(view.region_chosen):
        _click(qtbot, view, spot(view, "munchen"))
    assert view.looked_at() == "purple"
    assert view.hint.why.text() == "It touches no region picked before."


def test_regions_are_chosen_by_keys(qtbot: QtBot, lay_map: Lay, choosing: MapModel) -> None:
    """An arrow finds a region, Enter chooses it."""
    view = lay_map(choosing)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.looked_at() == "brown"
    with qtbot.waitSignal(view.region_chosen) as caught:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert caught.args == ["brown"]


def test_names_of_regions_are_shown_while_they_are_chosen(
    lay_map: Lay, choosing: MapModel, building: MapModel
) -> None:
    """Chips do not overlap, lie on their own land, and go when building begins."""
    view = lay_map(choosing)
    chips = _drawn(view).chips
    assert all(chip.isVisible() for chip in chips.values())
    rects = {id_: chip.sceneBoundingRect() for id_, chip in chips.items()}
    for id_, rect in rects.items():
        assert not any(rect.intersects(other) for at, other in rects.items() if at != id_)
        centre = rect.center()
        assert _drawn(view).at((centre.x(), centre.y()), True) == id_
    view.show_model(building)
    assert not any(chip.isVisible() for chip in chips.values())


# Dress


def test_the_map_follows_the_theme(lay_map: Lay, building: MapModel) -> None:
    """Surroundings are darker than the table in both themes, and everything is painted anew."""
    view = lay_map(building)
    light = view.grab().toImage()
    theme.apply(Theme(DARK, reduced_motion=True))
    QApplication.processEvents()
    dark = view.grab().toImage()
    corner = QPoint(5, 5)
    assert light.pixelColor(corner).lightness() > 150
    assert dark.pixelColor(corner).lightness() < 60
    assert dark.pixelColor(corner).lightness() < theme.current().colour("table").lightness()


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_hint_fits_at_every_text_size(scale: int, lay_map: Lay, building: MapModel) -> None:
    """No text of the card is cut off, and the card stays in view."""
    theme.apply(Theme(scale=scale, reduced_motion=True))
    view = lay_map(building)
    for city in ("berlin", "aachen"):
        view.look_at(city)
        QApplication.processEvents()
        assert view.rect().contains(view.hint.geometry())
        for part in (view.hint.name, view.hint.price, view.hint.detail, view.hint.why):
            if part.isVisible():
                needed = part.heightForWidth(part.width()) if part.wordWrap() else 0
                assert part.height() >= max(needed, part.fontMetrics().height())
                assert part.wordWrap() or part.width() >= part.sizeHint().width()


def test_light_tells_what_a_city_is(lay_map: Lay, building: MapModel, spot: Spot) -> None:
    """A target has a ring in the accent, where others have a quiet one."""
    view = lay_map(building)
    picture = view.grab().toImage()
    radius = _drawn(view).layout.radius * view.transform().m11()
    accent = theme.current().colour("accent")

    def ring(city: str) -> bool:
        at = spot(view, city)
        near = (
            picture.pixelColor(at.x() + round(radius) + step, at.y()) for step in (-2, -1, 0, 1)
        )
        return any(
            abs(colour.red() - accent.red())
            + abs(colour.green() - accent.green())
            + abs(colour.blue() - accent.blue())
            < 60
            for colour in near
        )

    assert ring("berlin")
    assert ring("kassel")
    assert not ring("aachen")
    assert not ring("magdeburg")
    assert Light.LEGAL in {city.light for city in building.cities}
