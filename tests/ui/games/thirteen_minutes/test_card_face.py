# SPDX-License-Identifier: MIT
"""Nothing painted on a card is cut or lies on anything else, at every text size."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tests.ui.games.thirteen_minutes.tables import GAME, crowded
from ui.games.thirteen_minutes import card_face, card_words
from ui.games.thirteen_minutes.card_face import Composed
from ui.games.thirteen_minutes.layout import LARGEST, Box
from ui.games.thirteen_minutes.paint import Text, broken
from ui.games.thirteen_minutes.view import CardView, ZoneView
from ui.style.theme import Role, Theme

LONG = "Zweiseitige Verhandlungen der Vereinten Nationen über die Raketenstellungen"
SCALES = pytest.mark.parametrize("scale", [100, 150, 200])


def _zones() -> list[ZoneView]:
    """Every kind of zone: each type, held by each side or nobody, Cuba down, peeked and up."""
    faces = [card_words.face(card) for card in GAME.figures.cards]
    found = [
        ZoneView(face.card, face, 0, us, ussr, name, holder=holder)
        for face, holder, name in product(faces[:5], ("", "US", "USSR"), ("Cuba", LONG))
        for us, ussr in ((0, 13), (13, 0))
    ]
    for face, down, peeked in (
        (None, True, False),
        (faces[0], True, True),
        (faces[4], False, False),
    ):
        found.append(ZoneView("cuba", face, 0, 13, 13, "Cuba", "US", 2, True, down, peeked))
    return found


def _whole(composed: Composed, width: int, height: int, look: Theme) -> None:
    """Texts fit their boxes, boxes lie in the card, and none covers another."""
    boxes = [text.box for text in composed.texts] + [mark.box for mark in composed.marks]
    assert all(text.fits(look.metrics(text.role)) for text in composed.texts)
    assert all(
        b.x >= 0 and b.x + b.width <= width and b.y >= 0 and b.y + b.height <= height for b in boxes
    )
    assert not any(a.overlaps(b) for a, b in combinations(boxes, 2))


@SCALES
def test_the_smallest_zone_is_whole(scale: int, shipped_font: None) -> None:
    """The smallest zone shows type, value, holder, name and both counts of 13."""
    look = Theme(scale=scale)
    width, height = card_face.smallest_zone(look)
    for view in _zones():
        _whole(card_face.zone(view, width, height, look), width, height, look)


@SCALES
def test_the_largest_zone_is_whole(scale: int, shipped_font: None) -> None:
    """So does one as large as zones get."""
    look = Theme(scale=scale)
    width, height = (side * LARGEST // 100 for side in card_face.smallest_zone(look))
    for view in _zones():
        _whole(card_face.zone(view, width, height, look), width, height, look)


@SCALES
def test_hand_cards_are_whole(scale: int, shipped_font: None) -> None:
    """A hand card is whole at its smallest, and tells the whole event at its usual size."""
    look = Theme(scale=scale)
    for card in GAME.figures.cards:
        view = CardView(0, card_words.face(card))
        width, height = look.size(170), card_face.hand_height(look, 2)
        _whole(card_face.hand(view, width, height, look), width, height, look)
        width, height = look.size(330), card_face.hand_height(look, 4)
        composed = card_face.hand(view, width, height, look)
        event = composed.texts[-1]
        lines = broken(event, look.metrics(event.role))
        assert " ".join(lines) == card.event_en


def test_long_text_is_shortened_at_the_last_line(shipped_font: None) -> None:
    """What does not fit ends in an ellipsis, and only there."""
    metrics = Theme().metrics(Role.SMALL)
    text = Text(Box(0, 0, 120, 60), LONG, Role.SMALL, elide=True, lines=2)
    first, last = broken(text, metrics)
    assert LONG.startswith(first)
    assert last.endswith("…")


def test_too_little_room_is_noticed(shipped_font: None) -> None:
    """The measure that the tests above rely on refuses a box that is too small."""
    metrics = Theme().metrics(Role.STRONG)
    wide = metrics.horizontalAdvance("13")
    assert not Text(Box(0, 0, wide // 2, metrics.height()), "13", Role.STRONG).fits(metrics)
    assert not Text(Box(0, 0, wide * 2, metrics.height() // 2), "13", Role.STRONG).fits(metrics)


def test_a_crowded_state_has_eleven_zones() -> None:
    """The crowded table of the board's tests is what it says."""
    assert [len(band.zones) for band in crowded(0).shown(None).board().bands] == [0, 11, 0]
