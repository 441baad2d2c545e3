# SPDX-License-Identifier: MIT
"""Everything that is written can be read, and everybody can be told apart."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from ui.style.tones import (
    DARK,
    INKS,
    LIGHT,
    PILL_TINT,
    RIBBON_TINT,
    SEATS,
    SURFACES,
    Tones,
    channels,
    contrast,
    mixed,
)

THEMES = pytest.mark.parametrize("tones", [LIGHT, DARK], ids=["light", "dark"])


def test_contrast_is_that_of_the_standard() -> None:
    """Black on white has 21, equal tones have 1, and a published value in between agrees."""
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#777777") == pytest.approx(1)
    assert contrast("#767676", "#FFFFFF") == pytest.approx(4.54, abs=0.01)


@THEMES
@pytest.mark.parametrize(("ink", "surface"), list(product(INKS, SURFACES)))
def test_every_ink_reads_on_every_surface(tones: Tones, ink: str, surface: str) -> None:
    """Contrast of at least 4.5 for each pair of a theme."""
    assert contrast(getattr(tones, ink), getattr(tones, surface)) >= 4.5


@THEMES
@pytest.mark.parametrize("fill", ["accent", "good", "warn", "danger"])
def test_text_on_a_filled_tone_reads(tones: Tones, fill: str) -> None:
    """Primary buttons and the ribbon of one's own turn."""
    assert contrast(tones.on_accent, getattr(tones, fill)) >= 4.5


@THEMES
@pytest.mark.parametrize("ink", ["muted", "accent", "good", "warn", "danger"])
def test_words_in_a_pill_read(tones: Tones, ink: str) -> None:
    """A pill writes a tone on a tint of itself."""
    tone = getattr(tones, ink)
    assert contrast(tone, mixed(tone, tones.raised, PILL_TINT)) >= 4.5


@THEMES
def test_ink_reads_on_what_is_hovered_and_pressed(tones: Tones) -> None:
    """The tints of buttons and lists keep their text readable."""
    for percent in (7, 14):
        assert contrast(tones.ink, mixed(tones.accent, tones.raised, percent)) >= 4.5


@THEMES
def test_the_ribbon_reads_in_every_standing(tones: Tones) -> None:
    """The ribbon writes a tone on a thin tint of itself over the panel."""
    for ink in ("good", "muted", "warn", "ink"):
        tone = getattr(tones, ink)
        assert contrast(tone, mixed(tone, tones.panel, RIBBON_TINT)) >= 4.5


def test_text_on_a_seats_colour_reads() -> None:
    """Each seat names the ink for its colour."""
    for seat in SEATS:
        assert contrast(seat.ink, seat.colour) >= 4.5


def test_seats_differ_in_shape_and_colour() -> None:
    """Colour is never the only carrier: six shapes, and colours far apart."""
    assert len({seat.shape for seat in SEATS}) == len(SEATS) == 6
    for one, other in combinations(SEATS, 2):
        distance = sum(
            (a - b) ** 2 for a, b in zip(channels(one.colour), channels(other.colour), strict=True)
        )
        assert distance**0.5 > 80


def test_mixing_ends_at_both_tones() -> None:
    """Nothing and everything of a tone."""
    assert mixed("#102030", "#A0B0C0", 0) == "#A0B0C0"
    assert mixed("#102030", "#A0B0C0", 100) == "#102030"
