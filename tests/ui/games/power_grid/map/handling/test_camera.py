# SPDX-License-Identifier: MIT
"""The zoom buttons find a corner, and keys do not lose the land."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from ui.games.power_grid.map.handling.camera import roomiest_corner, within

ROOM = QRectF(0, 0, 100, 100)
SIZE = QRectF(0, 0, 20, 10)


def test_an_empty_room_has_its_usual_corner() -> None:
    """At the right below, where hands expect it."""
    assert roomiest_corner(ROOM, SIZE, []) == QRectF(80, 90, 20, 10)


def test_the_corner_with_least_in_it_is_taken() -> None:
    """What is shown there moves the buttons elsewhere."""
    right = [QRectF(85, 95, 5, 5), QRectF(85, 2, 5, 5)]
    assert roomiest_corner(ROOM, SIZE, right) == QRectF(0, 90, 20, 10)
    below = [*right, QRectF(5, 95, 5, 5)]
    assert roomiest_corner(ROOM, SIZE, below) == QRectF(0, 0, 20, 10)


@pytest.mark.parametrize(
    ("by", "done"), [((30, 0), (30, 0)), ((900, -900), (100, -50)), ((-900, 20), (-100, 20))]
)
def test_a_move_ends_at_the_rim_of_the_land(
    by: tuple[int, int], done: tuple[int, int], qtbot: QtBot
) -> None:
    """A land of 200 by 100 in the middle of the view can be moved by half of that."""
    scene = QGraphicsScene(-500, -500, 1000, 1000)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(300, 300)
    view.centerOn(0, 0)
    found = within(view, QPoint(*by), QRectF(-100, -50, 200, 100))
    assert (found.x(), found.y()) == pytest.approx(done, abs=3)
