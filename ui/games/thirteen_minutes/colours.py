# SPDX-License-Identifier: MIT
"""Which colours sides and types have here. Every colour comes with a shape of `marks`."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainterPath

from ui.games.thirteen_minutes import marks
from ui.games.thirteen_minutes.sides import mark_of
from ui.style.theme import Theme
from ui.style.tones import SEATS

_TYPES = {
    "military": ("#C08A00", "#E5B454"),
    "political": ("#3E9B5A", "#6CC78A"),
    "opinion": ("#8A5AC2", "#BE97E8"),
}


def of_side(theme: Theme, side: str) -> QColor:
    """The colour of a side; the UN is quiet."""
    if side in ("US", "USSR"):
        return QColor(SEATS[mark_of(side)].colour)
    return theme.colour("muted")


def of_type(theme: Theme, type_: str) -> QColor:
    """The colour of a card's type."""
    light, dark = _TYPES[type_]
    return QColor(dark if theme.dark else light)


def edge(theme: Theme) -> QColor:
    """What keeps a mark apart from any ground."""
    return theme.colour("ink" if theme.dark else "panel")


def type_shape(type_: str) -> QPainterPath:
    """The mark of a type."""
    shapes = {"military": marks.shield, "political": marks.column, "opinion": marks.speech}
    return shapes[type_]()
