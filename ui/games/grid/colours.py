# SPDX-License-Identifier: MIT
"""The colours of fuels. They repeat what the shape says and never carry it alone."""

from __future__ import annotations

from PySide6.QtGui import QColor

from ui.style.theme import Theme
from ui.style.tones import mixed

LIGHT = {
    "coal": "#4E3A2E",
    "oil": "#1E4FA3",
    "garbage": "#7F8A2C",
    "uranium": "#C2CF1F",
    "gas": "#0E8C94",
    "": "#2E8B57",
}
"""Fuel -> its colour on paper; the empty one is a plant that needs none."""

DARK = {
    "coal": "#8A6852",
    "oil": "#4A83E8",
    "garbage": "#96A23A",
    "uranium": "#C2CF1F",
    "gas": "#2FB3BB",
    "": "#3FA46C",
}
"""The same, lighter, in the dark theme."""

GROUND = {False: 24, True: 34}
"""Percent of a fuel's colour in the head of a card, in the light and in the dark theme."""


def of_fuel(look: Theme, fuel: str) -> QColor:
    """The colour of a fuel's tokens."""
    return QColor(_tone(look, fuel))


def coin() -> QColor:
    """The colour of money."""
    return QColor("#D9A406")


def on_coin() -> QColor:
    """What is written on money, in either theme."""
    return QColor("#1F2328")


def edge(look: Theme) -> QColor:
    """The ring that keeps a token apart from any ground."""
    return QColor(mixed(look.tones.ink, look.tones.raised, 70))


def ground(look: Theme, fuel: str) -> QColor:
    """The breath of a fuel's colour at the head of a card, under ink."""
    return QColor(mixed(_tone(look, fuel), look.tones.raised, GROUND[look.dark]))


def _tone(look: Theme, fuel: str) -> str:
    return (DARK if look.dark else LIGHT)[fuel]
