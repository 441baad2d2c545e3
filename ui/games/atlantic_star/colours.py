# SPDX-License-Identifier: MIT
"""The colours of the seas and plates. Each comes with an emblem, a letter or a mark."""

from __future__ import annotations

from PySide6.QtGui import QColor

from ui.games.atlantic_star.view import OPERATOR
from ui.style.theme import Theme
from ui.style.tones import SEATS, mixed

LIGHT = {
    "baltic": "#6A5496",
    "mediterranean": "#A6501C",
    "atlantic": "#1C5F9E",
    "pacific": "#1B7360",
}
"""Sea -> its colour on paper."""

DARK = {
    "baltic": "#B7A3E6",
    "mediterranean": "#EDA06A",
    "atlantic": "#7DB7F0",
    "pacific": "#66C9B0",
}
"""The same, lighter, in the dark theme."""

GROUND = {False: 13, True: 15}
"""Percent of a sea's colour under ink, in the light and in the dark theme."""
USED = {False: 30, True: 38}
"""The same for the leg that a ship is on."""
PLATE = {False: 26, True: 34}
"""Percent of a player's colour on a plate, under ink."""


def of_sea(look: Theme, sea: str) -> QColor:
    """A sea's own colour: chips, headers, the water line of a ship."""
    return QColor(_tone(look, sea))


def on_sea(look: Theme) -> QColor:
    """The ink on a chip of a sea."""
    return QColor(look.tones.table if look.dark else look.tones.raised)


def ground(look: Theme, sea: str, used: bool = False) -> QColor:
    """The breath of a sea's colour under ink."""
    percent = (USED if used else GROUND)[look.dark]
    return QColor(mixed(_tone(look, sea), look.tones.raised, percent))


def plate(look: Theme, mark: int) -> QColor:
    """The face of a plate: its owner's colour, thin enough for ink; an operator's is grey."""
    tone = look.tones.muted if mark == OPERATOR else SEATS[mark % len(SEATS)].colour
    percent = PLATE[look.dark] if mark != OPERATOR else GROUND[look.dark]
    return QColor(mixed(tone, look.tones.raised, percent))


def _tone(look: Theme, sea: str) -> str:
    return (DARK if look.dark else LIGHT)[sea]
