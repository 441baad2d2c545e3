# SPDX-License-Identifier: MIT
"""The zoom buttons find a corner."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ui.games.power_grid.map.handling.camera import roomiest_corner

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
