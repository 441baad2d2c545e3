# SPDX-License-Identifier: MIT
"""The tints of the map, all made from the tones of the theme and the printed colours."""

from __future__ import annotations

from PySide6.QtGui import QColor

from ui.style.theme import Theme
from ui.style.tones import mixed

NEUTRAL_HOUSE = "#8A8F96"


def surroundings(look: Theme) -> QColor:
    """What lies around the land: a little darker than the table."""
    return QColor(mixed(look.tones.shadow, look.tones.table, 42 if look.dark else 20))


def shore(look: Theme) -> QColor:
    """The rim of the land in its surroundings."""
    return QColor(mixed(look.tones.line, surroundings(look).name(), 55))


def land(look: Theme, colour: str, strong: bool = False) -> QColor:
    """The ground of a region; `strong` when it is picked or pointed at."""
    share = (40 if strong else 24) if look.dark else (48 if strong else 27)
    return QColor(mixed(colour, look.tones.panel, share))


def border(look: Theme, colour: str) -> QColor:
    """The line around a region."""
    return QColor(mixed(look.tones.ink, land(look, colour).name(), 26))


def connection(look: Theme) -> QColor:
    """A connection that is not on the lit path."""
    return QColor(mixed(look.tones.ink, look.tones.panel, 48))


def name(look: Theme, quiet: bool) -> QColor:
    """The ink of a name on the land: as strong as text, or quiet where nothing can be done."""
    if quiet:
        return QColor(mixed(look.tones.ink, look.tones.muted, 30))
    return look.colour("ink")
