# SPDX-License-Identifier: MIT
"""The new table shows how much of the map will be in play, and who decides which part."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from core import catalogue
from core.games.power_grid.game import PowerGrid
from ui.games.power_grid import preview
from ui.lobby.new_table import NewTablePage

GAME = PowerGrid()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_as_many_regions_as_the_rules_want(seats: int, ratio: float) -> None:
    """rules/power-grid.md, section 1: 3 regions for two and three, 4 for four, 5 for more."""
    options = GAME.settle((("map", "usa"), ("regions", "host")), seats)
    shown = preview.of(GAME, options, seats, QSize(120, 120), ratio)
    wanted = {2: 3, 3: 3, 4: 4, 5: 5, 6: 5}[seats]
    assert shown.caption.startswith(f"{wanted} of 6 regions")
    assert "host" in shown.caption
    assert shown.picture.width() == 120 * ratio
    assert shown.picture.devicePixelRatio() == ratio


def test_the_page_follows_options_and_seats(qtbot: QtBot) -> None:
    """Another way to choose the regions, another number of seats: another line."""
    page = NewTablePage("Anna")
    qtbot.addWidget(page)
    page._choose_game("power_grid")
    page.show()
    assert page.preview.isVisible()
    assert "chance" in page.preview.caption.text()
    page.options["regions"].pick("draft")
    assert "in turn" in page.preview.caption.text()


def test_a_game_without_a_picture_shows_none(qtbot: QtBot) -> None:
    """13 Minutes tells its options in words alone."""
    assert "thirteen_minutes" in catalogue.names()
    page = NewTablePage("Anna")
    qtbot.addWidget(page)
    page._choose_game("thirteen_minutes")
    page.show()
    assert not page.preview.isVisible()
