# SPDX-License-Identifier: MIT
"""While regions are chosen the map answers with regions."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from ui.games.power_grid.map.model import MapModel
from ui.games.power_grid.map.painting.painted_map import PaintedMap
from ui.games.power_grid.map.view import MapView

Lay = Callable[[MapModel], MapView]
Spot = Callable[[MapView, str], QPoint]


def _drawn(view: MapView) -> PaintedMap:
    assert view.drawn is not None
    return view.drawn


def _click(qtbot: QtBot, view: MapView, at: QPoint) -> None:
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


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
