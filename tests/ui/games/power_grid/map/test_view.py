# SPDX-License-Identifier: MIT
"""The map shows what its model says, follows it in place, and follows the theme."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.games.power_grid.map.printed import sheets
from ui.games.power_grid.map.model import CityModel, House, Light, MapModel
from ui.games.power_grid.map.painting.painted_map import PaintedMap
from ui.games.power_grid.map.painting.region_items import OUT_OF_PLAY
from ui.games.power_grid.map.view import MapView
from ui.style import dressing, theme
from ui.style.theme import Theme
from ui.style.tones import DARK

Lay = Callable[[MapModel], MapView]
Spot = Callable[[MapView, str], QPoint]


def _drawn(view: MapView) -> PaintedMap:
    assert view.drawn is not None
    return view.drawn


def _lit(view: MapView) -> set[frozenset[str]]:
    return {ends for ends, line in _drawn(view).lines.items() if line.lit}


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


def test_the_map_follows_the_theme(lay_map: Lay, building: MapModel) -> None:
    """Surroundings are darker than the table in both themes, and everything is painted anew."""
    view = lay_map(building)
    light = view.grab().toImage()
    dressing.apply(Theme(DARK, reduced_motion=True))
    QApplication.processEvents()
    dark = view.grab().toImage()
    corner = QPoint(5, 5)
    assert light.pixelColor(corner).lightness() > 150
    assert dark.pixelColor(corner).lightness() < 60
    assert dark.pixelColor(corner).lightness() < theme.current().colour("table").lightness()


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_hint_fits_at_every_text_size(scale: int, lay_map: Lay, building: MapModel) -> None:
    """No text of the card is cut off, and the card stays in view."""
    dressing.apply(Theme(scale=scale, reduced_motion=True))
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
