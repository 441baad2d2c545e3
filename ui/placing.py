# SPDX-License-Identifier: MIT
"""Where the window opens: where it was on this screen, and never larger than there is room."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QMargins, QRect, QSize
from PySide6.QtGui import QScreen

_KEPT = 8
"""Screens that are remembered."""


class Room(NamedTuple):
    """A screen that there is: what it is known by, and where windows may be on it."""

    screen: str
    available: QRect


class Place(NamedTuple):
    """Where the window was on a screen, from the corner of the available room."""

    screen: str
    x: int
    y: int
    width: int
    height: int
    maximised: bool = False


def room(screen: QScreen) -> Room:
    """A screen is known by its name and size: another one at the same plug is another one."""
    size = screen.size()
    name = f"{screen.name()} {size.width()}x{size.height()}"
    return Room(name, screen.availableGeometry())


def read(text: str) -> tuple[Place, ...]:
    """Places as they were kept; none of a text that nobody here has written."""
    try:
        return tuple(_place(*each) for each in json.loads(text or "[]"))
    except (ValueError, TypeError):
        return ()


def _place(screen: str, x: int, y: int, width: int, height: int, maximised: int) -> Place:
    return Place(str(screen), int(x), int(y), int(width), int(height), bool(maximised))


def written(places: Iterable[Place]) -> str:
    """Places as a text to keep."""
    return json.dumps([(*place[:-1], int(place.maximised)) for place in places])


def with_place(kept: Sequence[Place], where: Room, window: QRect, maximised: bool) -> list[Place]:
    """The places, with this one in front. A maximised window keeps the size it goes back to."""
    at = window.topLeft() - where.available.topLeft()
    place = Place(where.screen, at.x(), at.y(), window.width(), window.height(), maximised)
    return [place, *(other for other in kept if other.screen != where.screen)][:_KEPT]


def opening(
    kept: Sequence[Place], rooms: Sequence[Room], wanted: QSize, frame: QMargins
) -> tuple[QRect, bool]:
    """Where to open, inside any frame, and whether maximised.

    `rooms` has the main screen first. Of the kept places the first one counts whose screen
    is still there.
    """
    for place in kept:
        for where in rooms:
            if where.screen == place.screen:
                window = QRect(place.x, place.y, place.width, place.height)
                window.translate(where.available.topLeft())
                return _within(window, where.available, frame), place.maximised
    main = rooms[0].available
    window = QRect(main.topLeft(), wanted)
    window.moveCenter(main.center())
    return _within(window, main, frame), False


def _within(window: QRect, available: QRect, frame: QMargins) -> QRect:
    """The window as large as the room allows, moved so that all of it is on the screen."""
    inner = available.marginsRemoved(frame)
    size = window.size().boundedTo(inner.size())
    left = max(inner.left(), min(window.left(), inner.right() + 1 - size.width()))
    top = max(inner.top(), min(window.top(), inner.bottom() + 1 - size.height()))
    return QRect(left, top, size.width(), size.height())
