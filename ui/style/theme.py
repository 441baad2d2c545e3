# SPDX-License-Identifier: MIT
"""Colours, type and measures: the one place that a widget takes them from.

A widget that paints by itself asks `current()` while it paints and repaints on
`QEvent.PaletteChange`; everything else follows from `ui.style.dressing`.
Lengths are in device-independent units at the chosen text scale.
"""

from __future__ import annotations

import enum
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication

from ui.style import fonts
from ui.style.tones import DARK, LIGHT, Tones, mixed

STYLE = "-style=fusion"
"""An argument for the Qt application: palette and style sheet are made for this style."""

ELIDE = Qt.TextElideMode.ElideRight


class Role(enum.Enum):
    """What a text is for: (size at scale 100, weight)."""

    BODY = (14, QFont.Weight.Normal)
    STRONG = (14, QFont.Weight.DemiBold)
    SMALL = (12, QFont.Weight.Normal)
    PROMPT = (17, QFont.Weight.DemiBold)
    TITLE = (21, QFont.Weight.Bold)
    NUMBER = (24, QFont.Weight.Bold)


class Theme(NamedTuple):
    """A look: tones, text scale in percent, and whether things may move."""

    tones: Tones = LIGHT
    scale: int = 100
    reduced_motion: bool = False

    @property
    def dark(self) -> bool:
        """Whether this is the dark one."""
        return self.tones is DARK

    def colour(self, token: str) -> QColor:
        """A token of `Tones` as a colour."""
        return QColor(getattr(self.tones, token))

    def tint(self, token: str, percent: int, over: str = "panel") -> QColor:
        """A token laid thinly over a surface: 0 is the surface, 100 the token."""
        return QColor(mixed(getattr(self.tones, token), getattr(self.tones, over), percent))

    def size(self, units: float) -> int:
        """A length at scale 100 as a length at this scale, never below 1."""
        return max(1, round(units * self.scale / 100))

    def space(self, steps: float = 1) -> int:
        """Distance between things, in steps of 4."""
        return self.size(4 * steps)

    @property
    def radius(self) -> int:
        """The corner radius of cards and buttons."""
        return self.size(6)

    def font(self, role: Role = Role.BODY) -> QFont:
        """The font of a role, with figures of one width."""
        size, weight = role.value
        font = QFont(fonts.FAMILY)
        font.setPixelSize(self.size(size))
        font.setWeight(weight)
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def metrics(self, role: Role = Role.BODY) -> QFontMetrics:
        """The measures of a role's font, to size what is painted."""
        return QFontMetrics(self.font(role))

    def motion(self, milliseconds: int = 160) -> int:
        """How long a movement takes: 0 with reduced motion."""
        return 0 if self.reduced_motion else milliseconds


_current = [Theme()]


def current() -> Theme:
    """The theme in force."""
    return _current[0]


def put_on(theme: Theme) -> None:
    """Make a theme the one in force; `ui.style.dressing` shows it."""
    _current[0] = theme


def chosen(name: str, scale: int = 100, reduced_motion: bool = False) -> Theme:
    """The theme of the settings; `system` follows the desktop."""
    dark = name == "dark"
    if name == "system":
        hints = QGuiApplication.styleHints()
        dark = hints.colorScheme().name == "Dark"
    return Theme(DARK if dark else LIGHT, scale, reduced_motion)
