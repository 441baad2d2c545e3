# SPDX-License-Identifier: MIT
"""What is written on seas, plates and chips can be read, and seas are told apart without colour."""

from __future__ import annotations

from itertools import combinations

import pytest

from core.games.atlantic_star.figures import SEAS
from ui.games.atlantic_star import colours, marks
from ui.games.atlantic_star.view import OPERATOR
from ui.style.theme import Theme
from ui.style.tones import DARK, LIGHT, SEATS, Tones, contrast

THEMES = pytest.mark.parametrize("tones", [LIGHT, DARK], ids=["light", "dark"])


@THEMES
@pytest.mark.parametrize("sea", SEAS)
def test_letters_and_values_of_a_sea_read(tones: Tones, sea: str) -> None:
    """On its chip, on the line of a leg, and on a leg that is used."""
    look = Theme(tones)
    assert contrast(colours.on_sea(look).name(), colours.of_sea(look, sea).name()) >= 4.5
    for used in (False, True):
        assert contrast(tones.ink, colours.ground(look, sea, used).name()) >= 4.5
    for ink in (tones.muted, tones.warn):
        assert contrast(ink, colours.ground(look, sea).name()) >= 4.5


@THEMES
@pytest.mark.parametrize("mark", [OPERATOR, *range(len(SEATS))])
def test_values_on_plates_read(tones: Tones, mark: int) -> None:
    """In ink on a player's colour, in the quiet ink on an operator's grey."""
    look = Theme(tones)
    ink = tones.muted if mark == OPERATOR else tones.ink
    assert contrast(ink, colours.plate(look, mark).name()) >= 4.5


def test_seas_have_emblems_of_their_own() -> None:
    """Colour is never the only carrier."""
    shapes = [marks.path(sea) for sea in SEAS]
    assert all(one != other for one, other in combinations(shapes, 2))
    for path in map(marks.path, (*SEAS, "star", "coin", "envelope", "bollard", "boat")):
        box = path.boundingRect()
        assert box.left() >= 0
        assert box.top() >= 0
        assert box.right() <= 24
        assert box.bottom() <= 24
