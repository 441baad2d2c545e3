# SPDX-License-Identifier: MIT
"""Whoever cannot see the map walks its cities in a list, and the map points where they are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.games.power_grid import agenda as tasks
from core.games.power_grid.state import State
from core.match import Match
from tests.ui.games.positions import asked, snapshot_of
from tests.ui.games.power_grid.grid_tables import found
from ui.games.power_grid.board import PowerGridBoard
from ui.games.power_grid.game_kit import KIT
from ui.games.power_grid.map.handling.city_list import CityList
from ui.games.power_grid.map.handling.telling import Told
from ui.games.power_grid.map.model import Light
from ui.play.game_frame import BOARD, GameFrame
from ui.ports.demo import StillSession

KINDS: dict[str, Callable[[], Match]] = {
    "build": lambda: found(_is(tasks.Build)),
    "trust": lambda: found(_is(tasks.PlaceTrust), seats=2),
    "draft": lambda: found(_is(tasks.DraftRegions), regions="draft"),
    "auction": lambda: found(_is(tasks.OpenAuction)),
}


def _is(kind: type) -> Callable[[State], bool]:
    return lambda state: isinstance(state.agenda[0], kind)


@pytest.fixture(params=KINDS)
def frame(request: pytest.FixtureRequest, shown: Callable[[QWidget], QWidget]) -> GameFrame:
    """A table at each kind of decision, with the board in words open."""
    match = KINDS[request.param]()
    frame = GameFrame(StillSession(snapshot_of(match, asked(match))), KIT)
    frame.side.open_page(BOARD)
    shown(frame)
    return frame


@pytest.fixture
def board(frame: GameFrame) -> PowerGridBoard:
    """The board of that table."""
    assert isinstance(frame.board, PowerGridBoard)
    return frame.board


def test_everything_on_the_map_is_reached_one_by_one(board: PowerGridBoard, qtbot: QtBot) -> None:
    """Down leads from the first to the last; each has a name, and the map points at it."""
    cities = board.cities
    cities.setFocus(Qt.FocusReason.TabFocusReason)
    seen = []
    for _ in cities.ids():
        item = cities.currentItem()
        assert item is not None
        assert item.text()
        seen.append(board.map.looked_at())
        qtbot.keyClick(cities, Qt.Key.Key_Down)
    assert seen == cities.ids()
    assert set(seen) == set(board.map.told())
    assert cities.accessibleName()
    interface = QAccessible.queryAccessibleInterface(cities)
    assert interface.role() is QAccessible.Role.List
    assert interface.childCount() == len(seen)


def test_enter_chooses_what_can_be_chosen_and_nothing_else(
    board: PowerGridBoard, qtbot: QtBot
) -> None:
    """The list says of each whether it can be chosen, and Enter does what a click would."""
    chosen: list[str] = []
    board.cities.chosen.connect(chosen.append)
    board.map.city_chosen.disconnect()
    board.map.region_chosen.disconnect()
    board.cities.setFocus(Qt.FocusReason.TabFocusReason)
    told = board.map.told()
    for row, id_ in enumerate(board.cities.ids()):
        board.cities.setCurrentRow(row)
        words = board.cities.item(row).text()
        assert words.endswith("Can be chosen.") == (told[id_].light is Light.LEGAL)
        qtbot.keyClick(board.cities, Qt.Key.Key_Return)
    assert chosen == [id_ for id_ in board.cities.ids() if told[id_].light is Light.LEGAL]


def test_the_list_follows_the_map(board: PowerGridBoard) -> None:
    """What is pointed at with the mouse is current in the list."""
    for id_ in board.cities.ids():
        board.map.look_at(id_)
        current = board.cities.currentItem()
        assert current is not None
        assert current.data(Qt.ItemDataRole.UserRole) == id_


def test_what_is_current_stays_while_the_map_changes(qtbot: QtBot) -> None:
    """Also where others come before it."""
    cities = CityList()
    qtbot.addWidget(cities)
    rome, bonn = Told("Rome", Light.PLAIN, "Rome"), Told("Bonn", Light.PLAIN, "Bonn")
    cities.show_told("Europe", {"rome": rome})
    cities.follow("rome")
    cities.show_told("Europe", {"rome": rome, "bonn": bonn})
    assert cities.ids() == ["bonn", "rome"]
    assert cities.currentRow() == 1
