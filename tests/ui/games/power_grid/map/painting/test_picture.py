# SPDX-License-Identifier: MIT
"""A small picture shows which regions would be in play."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from tests.ui.games.power_grid.map.printed import sheets
from ui.games.power_grid.map.painting import inks
from ui.games.power_grid.map.painting.picture import region_picture
from ui.style import dressing, theme
from ui.style.theme import Theme
from ui.style.tones import DARK, LIGHT, Tones

SIZE = QSize(120, 90)


def _share(image: QImage, colour: QColor) -> float:
    """Which part of a picture has a colour."""
    pixels = [
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    ]
    return pixels.count(colour.name()) / len(pixels)


@pytest.mark.parametrize("tones", [LIGHT, DARK])
def test_regions_in_play_have_their_tint_and_others_none(tones: Tones, qapp: QApplication) -> None:
    """Three regions are tinted, three are not."""
    dressing.apply(Theme(tones, reduced_motion=True))
    sheet = sheets()["germany"]
    picked = {"red", "cyan", "yellow"}
    image = region_picture(sheet, picked, SIZE).toImage()
    for region in sheet.regions:
        tint = inks.land(theme.current(), region.colour, strong=True)
        assert (_share(image, tint) > 0.02) is (region.id in picked)


def test_the_picture_has_the_pixels_of_the_screen(qapp: QApplication) -> None:
    """At pixel ratio 2 it has twice the pixels, and the size in units stays."""
    sheet = sheets()["usa"]
    fine = region_picture(sheet, {"red"}, SIZE, 2)
    assert (fine.width(), fine.height()) == (240, 180)
    assert fine.deviceIndependentSize().toSize() == SIZE
    coarse = region_picture(sheet, {"red"}, SIZE, 1)
    assert (coarse.width(), coarse.height()) == (120, 90)
    blurred = coarse.toImage().scaled(240, 180)
    assert fine.toImage() != blurred


def test_its_ground_is_transparent(qapp: QApplication) -> None:
    """It lies on a card of any surface."""
    image = region_picture(sheets()["usa"], {"red"}, SIZE).toImage()
    assert image.pixelColor(0, 0).alpha() == 0
