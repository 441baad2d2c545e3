# SPDX-License-Identifier: MIT
"""Cards and fuels can be read: contrast, shape before colour, and every plant at 96 units."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from core import catalogue
from core.games.power_grid.figures import FUELS
from core.games.power_grid.game import PowerGrid
from ui.games.grid import colours, marks, plant_face
from ui.games.grid.view import PlantView
from ui.kit.light import Light
from ui.style.theme import Theme
from ui.style.tones import DARK, LIGHT, contrast

LOOKS = [Theme(LIGHT), Theme(DARK)]
SIZE = 96


def _drawn(view: PlantView, look: Theme) -> QImage:
    image = QImage(SIZE, plant_face.HEIGHT, QImage.Format.Format_RGB32)
    image.fill(look.colour("panel"))
    painter = QPainter(image)
    plant_face.paint_plant(painter, QRectF(0, 0, SIZE, plant_face.HEIGHT), view, look)
    painter.end()
    return image


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("fuel", [*FUELS, ""])
def test_numbers_on_the_heads_of_cards_can_be_read(look: Theme, fuel: str) -> None:
    """Contrast of at least 4.5:1 in both themes."""
    assert contrast(look.tones.ink, colours.ground(look, fuel).name()) >= 4.5


def test_fuels_differ_in_shape() -> None:
    """Shape first: no two outlines cover the same ground, with colours taken away."""
    grid = [QPointF(x + 0.5, y + 0.5) for x in range(24) for y in range(24)]
    covered = {
        fuel: {i for i, p in enumerate(grid) if marks.path(fuel).contains(p)} for fuel in FUELS
    }
    for one, other in combinations(FUELS, 2):
        difference = covered[one] ^ covered[other]
        assert len(difference) > len(covered[one] | covered[other]) / 10


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("look", LOOKS)
def test_every_plant_has_a_face_of_its_own(look: Theme) -> None:
    """42 cards at 96 units: number, fuel, amount and cities all show."""
    game = catalogue.load("power_grid")
    assert isinstance(game, PowerGrid)
    faces = []
    for plant in game.figures.plants.plants:
        view = PlantView(plant.number, plant.fuels, plant.amount, plant.cities)
        image = _drawn(view, look)
        faces.append(bytes(image.constBits()))
    assert len(set(faces)) == len(game.figures.plants.plants)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "changed",
    [
        {"discount": True},
        {"light": Light.LEGAL},
        {"light": Light.CHOSEN},
        {"fuels": ("coal", "oil")},
        {"amount": 3},
        {"output": 6},
        {"room": 4, "stored": ("coal",)},
        {"fuels": FUELS},
        {"name": "33 1/3"},
        {"station": 1},
    ],
)
def test_what_changes_is_drawn(changed: dict[str, Any]) -> None:
    """Token, light, hybrid, amount, cities, fuel, a fraction and a station are on the card."""
    usual: dict[str, Any] = {"number": 20, "fuels": ("coal",), "amount": 2, "output": 5}
    one = _drawn(PlantView(**usual), LOOKS[0])
    other = _drawn(PlantView(**{**usual, **changed}), LOOKS[0])
    assert one != other
