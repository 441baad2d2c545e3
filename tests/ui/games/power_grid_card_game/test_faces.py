# SPDX-License-Identifier: MIT
"""What is drawn on resource cards and on plants that bring money; inks in both themes."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from core.games.power_grid_card_game.figures import FUELS
from ui.games.grid import colours, marks, plant_face
from ui.games.grid.view import PlantView
from ui.games.power_grid_card_game import resource_face
from ui.games.power_grid_card_game.view import CardView
from ui.kit.light import Light
from ui.style import dressing, theme
from ui.style.theme import Theme
from ui.style.tones import DARK, LIGHT, Tones, contrast

THEMES = pytest.mark.parametrize("tones", [LIGHT, DARK], ids=["light", "dark"])
CARD: dict[str, Any] = {
    "id": "r08", "fuel": "coal", "units": 3, "printed": 3, "kept": 3, "symbol": "2-6", "price": 6
}  # fmt: skip


def _card(look: Theme, **changed: Any) -> QImage:
    image = QImage(resource_face.WIDTH, resource_face.HEIGHT, QImage.Format.Format_RGB32)
    image.fill(look.colour("table"))
    painter = QPainter(image)
    view = CardView(**{**CARD, **changed})
    resource_face.paint_card(painter, QRectF(image.rect()), view, look)
    painter.end()
    return image


@THEMES
@pytest.mark.parametrize(
    "changed",
    [
        {"fuel": "gas"},
        {"units": 2, "kept": 2},
        {"kept": 1},
        {"printed": 2, "units": 2, "kept": 2},
        {"symbol": "++"},
        {"price": 12},
        {"price": 0},
        {"light": Light.LEGAL},
    ],
)
def test_what_changes_is_drawn(tones: Tones, changed: dict[str, Any]) -> None:
    """Resource, units left, units that would not be kept, symbol and price are on the card."""
    look = Theme(tones)
    dressing.apply(look)
    assert _card(look) != _card(look, **changed)


@THEMES
def test_prices_and_numbers_read(tones: Tones) -> None:
    """Contrast of at least 4.5: prices on coins, numbers on the head of a plant that burns gas."""
    look = Theme(tones)
    assert contrast(colours.on_coin().name(), colours.coin().name()) >= 4.5
    for fuel in (*FUELS, ""):
        assert contrast(tones.ink, colours.ground(look, fuel).name()) >= 4.5


def test_resources_have_shapes_of_their_own() -> None:
    """Shape first: no two outlines cover the same ground, with colours taken away."""
    grid = [QPointF(x + 0.5, y + 0.5) for x in range(24) for y in range(24)]
    shapes = [{i for i, p in enumerate(grid) if marks.path(f).contains(p)} for f in FUELS]
    for one, other in combinations(shapes, 2):
        assert len(one ^ other) > len(one | other) / 10
    for name in (*FUELS, "flag", "coin", "bolt"):
        box = marks.path(name).boundingRect()
        assert 0 <= box.left() <= box.right() <= 24
        assert 0 <= box.top() <= box.bottom() <= 24


@THEMES
@pytest.mark.parametrize(("fuels", "amount"), [((), 0), (("gas",), 3), (("gas", "oil"), 3)])
def test_plants_bring_money_and_show_what_they_burn(
    tones: Tones, fuels: tuple[str, ...], amount: int
) -> None:
    """A coin instead of a house, large and small; a chip of a plant that stores nothing too."""
    look = Theme(tones)
    dressing.apply(look)
    for paint, size in ((plant_face.paint_plant, (96, 78)), (plant_face.paint_chip, (60, 34))):
        pictures = []
        for unit, burns in (("coin", amount), ("house", amount), ("coin", amount + 1)):
            image = QImage(*size, QImage.Format.Format_RGB32)
            image.fill(look.colour("panel"))
            painter = QPainter(image)
            paint(painter, QRectF(image.rect()), PlantView(20, fuels, burns, 21, unit=unit), look)
            painter.end()
            pictures.append(image)
        coin, house, hungrier = pictures
        assert coin != house
        if fuels:
            assert coin != hungrier


@pytest.mark.parametrize("back", ["small", "large", "end"])
def test_backs_are_told_apart(back: str) -> None:
    """Section 3: card backs are public."""
    look = theme.current()

    def drawn(which: str) -> QImage:
        image = QImage(34, 24, QImage.Format.Format_RGB32)
        image.fill(look.colour("panel"))
        painter = QPainter(image)
        plant_face.paint_back(painter, QRectF(image.rect()), which, look)
        painter.end()
        return image

    assert all(drawn(back) != drawn(other) for other in {"small", "large", "end", ""} - {back})
