# SPDX-License-Identifier: MIT
"""The card beside a city says what there is to say and hides as little as it can."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.games.power_grid.map.handling.hint import Hint

ROOM = QRect(0, 0, 700, 480)
TARGET = QRect(340, 230, 30, 30)


@pytest.fixture
def hint(qtbot: QtBot) -> Iterator[Hint]:
    """A card over a page as large as a map."""
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(ROOM.size())
    page.show()
    found = Hint(page)
    found.say("Köln", 31, "House 10, connection 21", "")
    yield found
    page.close()


@pytest.mark.parametrize(
    ("busy", "side"),
    [
        (QRect(0, 0, 1, 1), "right"),
        (QRect(370, 0, 330, 480), "left"),
        (QRect(0, 0, 700, 262), "below"),
        (QRect(0, 230, 700, 250), "above"),
    ],
)
def test_it_lies_where_it_hides_least(hint: Hint, busy: QRect, side: str) -> None:
    """Beside the target and away from what matters."""
    hint.place(TARGET, ROOM, [busy])
    card = hint.geometry()
    assert ROOM.contains(card)
    assert not card.intersects(TARGET)
    assert not card.intersects(busy)
    assert {
        "right": card.left() > TARGET.right(),
        "left": card.right() < TARGET.left(),
        "below": card.top() > TARGET.bottom(),
        "above": card.bottom() < TARGET.top(),
    }[side]


def test_it_stays_in_the_room_at_every_rim(hint: Hint) -> None:
    """A target in a corner pushes the card inward."""
    for corner in (ROOM.topLeft(), ROOM.topRight(), ROOM.bottomLeft(), ROOM.bottomRight()):
        target = QRect(0, 0, 30, 30)
        target.moveCenter(corner)
        hint.place(target, ROOM, [])
        assert ROOM.contains(hint.geometry())
        assert not hint.geometry().contains(corner)


def test_a_long_reason_is_broken_and_whole(hint: Hint) -> None:
    """A sentence longer than the card wraps; a short one afterwards needs one line again."""
    hint.say("Köln", None, "", "All spaces of this city that are open in this Step are taken.")
    assert hint.why.wordWrap()
    assert hint.why.heightForWidth(hint.why.width()) <= hint.why.height()
    assert not hint.price.isVisible()
    wide = hint.width()
    hint.say("Köln", None, "", "It is full.")
    assert not hint.why.wordWrap()
    assert hint.width() < wide


def test_a_price_that_cannot_be_paid_is_quiet(hint: Hint) -> None:
    """The accent is for what can be done."""
    assert hint.price.property("ink") == "accent"
    hint.say("Köln", 62, "", "It costs 62 and you have 50.")
    assert hint.price.property("ink") == "muted"
