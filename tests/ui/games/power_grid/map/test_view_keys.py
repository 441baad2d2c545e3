# SPDX-License-Identifier: MIT
"""The map answers the keyboard: Tab, arrows, Enter, and the zoom."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.games.power_grid.map.model import MapModel
from ui.games.power_grid.map.painting.painted_map import PaintedMap
from ui.games.power_grid.map.view import MapView
from ui.style import theme

Lay = Callable[[MapModel], MapView]
Spot = Callable[[MapView, str], QPoint]


def _drawn(view: MapView) -> PaintedMap:
    assert view.drawn is not None
    return view.drawn


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
    visited: list[str] = []
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


@pytest.mark.parametrize(
    "modifier", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier]
)
@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down])
@pytest.mark.parametrize("nearer", [0, 4])
def test_a_held_arrow_key_does_not_lose_the_map(
    key: Qt.Key,
    modifier: Qt.KeyboardModifier,
    nearer: int,
    qtbot: QtBot,
    lay_map: Lay,
    building: MapModel,
) -> None:
    """However long it is held, there is land in the middle of the view; and it comes back."""
    view = lay_map(building)
    for _ in range(nearer):
        qtbot.keyClick(view, Qt.Key.Key_Plus)
    for _ in range(80):
        qtbot.keyClick(view, key, modifier)
    middle = view.mapToScene(view.viewport().rect().center())
    assert _drawn(view).land.adjusted(-2, -2, 2, 2).contains(middle)
