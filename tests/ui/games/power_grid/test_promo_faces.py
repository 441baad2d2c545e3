# SPDX-License-Identifier: MIT
"""Promo cards can be read, told apart and not taken for plants, at every size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from core.games.power_grid.state import AUCTIONED, EVENTS, FLUX, PROMOS
from ui.games.grid import plant_face, promo_marks
from ui.games.grid.view import PlantView, PromoView
from ui.games.power_grid import promo_face
from ui.style.theme import Theme
from ui.style.tones import DARK, LIGHT, contrast

LOOKS = [Theme(LIGHT), Theme(DARK)]
Paint = Callable[[QPainter, QRectF, PromoView, Theme], None]
SIZES: dict[str, tuple[Paint, int, int]] = {
    "large": (promo_face.paint_card, promo_face.WIDTH, promo_face.HEIGHT),
    "narrow": (promo_face.paint_narrow, promo_face.NARROW, promo_face.NARROW_HEIGHT),
    "chip": (promo_face.paint_chip, 66, promo_face.CHIP_HEIGHT),
}


def _view(card: str, **changed: Any) -> PromoView:
    usual: dict[str, Any] = {"name": card.title(), "rule": "", "effect": "+1"}
    if card == "warehouse":
        usual["room"] = 3
    return PromoView(card, **{**usual, **changed})


def _drawn(size: str, view: PromoView, look: Theme) -> bytes:
    paint, width, height = SIZES[size]
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(look.colour("panel"))
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, width, height), view, look)
    assert painter.end()
    return bytes(image.constBits())


@pytest.mark.parametrize("card", [card for card in PROMOS if card != FLUX])
def test_there_is_a_picture_of_every_card(card: str) -> None:
    """Each on the grid of 24, and no two alike."""
    box = promo_marks.path(card).boundingRect()
    assert QRectF(0, 0, 24, 24).contains(box)
    others = [other for other in (*AUCTIONED, *EVENTS) if other != card]
    grid = [QPointF(x + 0.5, y + 0.5) for x in range(24) for y in range(24)]
    covered = {(p.x(), p.y()) for p in grid if promo_marks.path(card).contains(p)}
    for other in others:
        theirs = {(p.x(), p.y()) for p in grid if promo_marks.path(other).contains(p)}
        assert len(covered ^ theirs) > len(covered | theirs) / 10


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("card", [*AUCTIONED, *EVENTS])
def test_names_and_figures_can_be_read(look: Theme, card: str) -> None:
    """Contrast of at least 4.5:1 for words, 3:1 for the picture, in both themes."""
    ground = promo_marks.ground(look, card).name()
    assert contrast(look.tones.ink, ground) >= 4.5
    assert contrast(promo_marks.tone(look, card).name(), ground) >= 3


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", SIZES)
def test_no_two_cards_look_alike(look: Theme, size: str) -> None:
    """Large, narrow and small."""
    faces = {_drawn(size, _view(card), look) for card in (*AUCTIONED, *EVENTS)}
    assert len(faces) == len(AUCTIONED) + len(EVENTS)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", ["narrow", "chip"])
def test_what_lies_on_a_card_is_drawn(size: str) -> None:
    """The tokens of the Warehouse, and the house of whoever owns the Theme Park."""
    look = LOOKS[0]
    empty, stored = _view("warehouse"), _view("warehouse", stored=("uranium", "coal"))
    assert _drawn(size, empty, look) != _drawn(size, stored, look)
    houses = {_drawn(size, _view("theme_park", mark=mark), look) for mark in range(6)}
    assert len(houses) == 6


@pytest.mark.usefixtures("qapp")
def test_chips_of_plants_show_station_and_fraction() -> None:
    """In the rail too the Flux Generator and the plant over the station can be told."""
    look = LOOKS[0]

    def chip(**changed: Any) -> bytes:
        image = QImage(52, 34, QImage.Format.Format_RGB32)
        image.fill(look.colour("panel"))
        painter = QPainter(image)
        view = PlantView(33, ("coal",), 3, 6, **changed)
        plant_face.paint_chip(painter, QRectF(0, 0, 52, 34), view, look)
        painter.end()
        return bytes(image.constBits())

    assert len({chip(), chip(name="33 1/3"), chip(station=1)}) == 3
