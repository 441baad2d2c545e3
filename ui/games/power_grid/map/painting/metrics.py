# SPDX-License-Identifier: MIT
"""The type on the map, and the measures that follow from it.

The map is drawn in scene units and zoomed as a whole, so its type has one size
whatever the text size of the window is.
"""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtGui import QFont, QFontMetricsF

from ui.games.power_grid.map.plan.layout import Measures
from ui.style import fonts

NAME = (12, QFont.Weight.DemiBold)
COST = (11, QFont.Weight.DemiBold)
SLOT = (9, QFont.Weight.DemiBold)
COIN = (11, QFont.Weight.Bold)
REGION = (17, QFont.Weight.Bold)


@cache
def font(size: int, weight: QFont.Weight) -> QFont:
    """A face of the map with figures of one width."""
    fonts.load()
    made = QFont(fonts.FAMILY)
    made.setPixelSize(size)
    made.setWeight(weight)
    made.setFeature(QFont.Tag("tnum"), 1)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def width(kind: tuple[int, QFont.Weight], text: str) -> float:
    """How wide a text is in a face."""
    return QFontMetricsF(font(*kind)).horizontalAdvance(text)


def slot_radius() -> float:
    """A slot holds two digits."""
    return width(SLOT, "20") / 2 + 1.5


def disc_radius() -> float:
    """A disc holds three slots that touch."""
    return slot_radius() * (1 + 2 / math.sqrt(3)) + 1.5


def coin_radius() -> float:
    """The coin with a full price, which holds two digits."""
    return width(COIN, "88") / 2 + 2.5


def _name_width(text: str) -> float:
    return width(NAME, text) + 2


def _cost_width(text: str) -> float:
    return max(width(COST, text) + 7, width(COST, "8") + 9)


@cache
def measures() -> Measures:
    """What the layout works with."""
    name, cost = QFontMetricsF(font(*NAME)), QFontMetricsF(font(*COST))
    return Measures(
        disc=disc_radius(),
        line=name.ascent() + name.descent() - 2,
        pill=cost.ascent() + cost.descent() + 1,
        name=_name_width,
        cost=_cost_width,
    )
