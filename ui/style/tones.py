# SPDX-License-Identifier: MIT
"""The two sets of checked tones, and the colour and shape of each seat.

Every pair of an ink and a surface that a widget may use has a contrast of at
least 4.5:1; the test of this module walks them all.
"""

from __future__ import annotations

import enum
from typing import NamedTuple


class Tones(NamedTuple):
    """Surfaces (`table`, `panel`, `raised`), the `line` between, and inks for all three."""

    table: str
    panel: str
    raised: str
    line: str
    ink: str
    muted: str
    accent: str
    good: str
    warn: str
    danger: str
    on_accent: str
    """Text on a filled `accent`, `good`, `warn` or `danger`."""
    shadow: str


LIGHT = Tones(
    table="#EFEBE2",
    panel="#FBF9F4",
    raised="#FFFFFF",
    line="#CFC8BA",
    ink="#1F2328",
    muted="#5B6169",
    accent="#0B5FA5",
    good="#1F7A3A",
    warn="#8A5A00",
    danger="#B3261E",
    on_accent="#FFFFFF",
    shadow="#6B5B3E",
)

DARK = Tones(
    table="#15191E",
    panel="#1D2329",
    raised="#262D35",
    line="#3A434D",
    ink="#E9ECEF",
    muted="#A7B0BA",
    accent="#6CB4F5",
    good="#6CC78A",
    warn="#E5B454",
    danger="#FF8A80",
    on_accent="#15191E",
    shadow="#000000",
)

SURFACES = ("table", "panel", "raised")
INKS = ("ink", "muted", "accent", "good", "warn", "danger")

PILL_TINT = 10
"""Percent of a tone over `raised` under words in that tone."""
RIBBON_TINT = 6
"""Percent of a tone over `panel` under words in that tone."""


class Shape(enum.Enum):
    """The second carrier of who is who, beside colour."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    HEXAGON = "hexagon"
    PENTAGON = "pentagon"


class SeatTone(NamedTuple):
    """The colour and the shape of a seat, and the ink for text on the colour."""

    colour: str
    shape: Shape
    ink: str


SEATS = (
    SeatTone("#1F6FEB", Shape.CIRCLE, "#FFFFFF"),
    SeatTone("#F5B301", Shape.SQUARE, "#1F2328"),
    SeatTone("#3CBFA0", Shape.TRIANGLE, "#1F2328"),
    SeatTone("#B3202A", Shape.DIAMOND, "#FFFFFF"),
    SeatTone("#5B2A86", Shape.HEXAGON, "#FFFFFF"),
    SeatTone("#9CC9F5", Shape.PENTAGON, "#1F2328"),
)


def channels(tone: str) -> tuple[int, int, int]:
    """Red, green and blue of `#RRGGBB`, 0-255."""
    return int(tone[1:3], 16), int(tone[3:5], 16), int(tone[5:7], 16)


def mixed(top: str, under: str, percent: int) -> str:
    """`top` laid over `under` at that opacity."""
    pairs = zip(channels(top), channels(under), strict=True)
    values = (round((a * percent + b * (100 - percent)) / 100) for a, b in pairs)
    return "#{:02X}{:02X}{:02X}".format(*values)


def contrast(one: str, other: str) -> float:
    """The WCAG contrast ratio of two tones, 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(tone: str) -> float:
    red, green, blue = (_linear(value / 255) for value in channels(tone))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)
