# SPDX-License-Identifier: MIT
"""Names can be read on the ground of every region, in both themes."""

from __future__ import annotations

import pytest

from tests.ui.games.power_grid.map.printed import sheets
from ui.games.power_grid.map.painting import inks
from ui.style.theme import Theme
from ui.style.tones import DARK, LIGHT, Tones, contrast

THEMES = pytest.mark.parametrize("tones", [LIGHT, DARK])
COLOURS = sorted({region.colour for sheet in sheets().values() for region in sheet.regions})


@THEMES
@pytest.mark.parametrize("quiet", [False, True])
@pytest.mark.parametrize("colour", COLOURS)
def test_names_stand_out_from_the_ground(tones: Tones, quiet: bool, colour: str) -> None:
    """The contrast of a name, lit or quiet, on its region is at least 4.5:1."""
    look = Theme(tones)
    assert contrast(inks.name(look, quiet).name(), inks.land(look, colour).name()) >= 4.5


@THEMES
def test_surroundings_are_darker_than_the_land(tones: Tones) -> None:
    """The board is the brightest thing: land over surroundings, table over surroundings."""
    look = Theme(tones)
    around = inks.surroundings(look).lightness()
    assert around < look.colour("table").lightness()
    for colour in COLOURS:
        assert around < inks.land(look, colour).lightness()


@THEMES
@pytest.mark.parametrize("colour", COLOURS)
def test_connections_can_be_seen_on_the_ground(tones: Tones, colour: str) -> None:
    """Lines are soft, and still have the 2:1 that a thin line needs to be followed."""
    look = Theme(tones)
    ground = inks.land(look, colour).name()
    assert contrast(inks.connection(look).name(), ground) >= 2
