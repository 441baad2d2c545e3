# SPDX-License-Identifier: MIT
"""What just happened stays until the next thing, and can be gone back through."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from pytestqt.qtbot import QtBot

from ui.play.panels.caption import Caption
from ui.play.telling.story import Deed
from ui.style import dressing
from ui.style.theme import Theme

DEEDS = [Deed(number, f"Deed {number}", number % 3 or None) for number in range(5)]


@pytest.fixture
def caption(qtbot: QtBot) -> Caption:
    """One that tells the third of three."""
    made = Caption()
    qtbot.addWidget(made)
    made.resize(500, 30)
    made.show_deeds(DEEDS[:3])
    qtbot.waitExposed(made)
    return made


def test_it_tells_the_newest_until_there_is_another(caption: Caption) -> None:
    """W-20: also where the same is shown again."""
    assert caption.isVisible()
    for _ in range(3):
        caption.show_deeds(DEEDS[:3])
        assert caption.text.text() == "Deed 2"
        assert caption.count.text() == "3 of 3"
    caption.show_deeds(DEEDS[:4])
    assert caption.text.text() == "Deed 3"
    assert caption.accessibleName() == "Deed 3"


def test_one_steps_back_and_on(caption: Caption, qtbot: QtBot) -> None:
    """By click and by key, as far as there is something, and what is shown is told."""
    told: list[Deed | None] = []
    caption.turned.connect(told.append)
    qtbot.mouseClick(caption.back, Qt.MouseButton.LeftButton)
    qtbot.keyClick(caption.back, Qt.Key.Key_Return)
    assert caption.text.text() == "Deed 0"
    assert not caption.back.isEnabled()
    qtbot.mouseClick(caption.on, Qt.MouseButton.LeftButton)
    assert caption.text.text() == "Deed 1"
    assert told == [DEEDS[1], DEEDS[0], DEEDS[1]]


def test_who_has_gone_back_stays_there_until_something_new_happens(caption: Caption) -> None:
    """What goes at the beginning moves nothing before the eye."""
    caption.back.click()
    caption.show_deeds(DEEDS[1:3])
    assert caption.text.text() == "Deed 1"
    assert caption.count.text() == "1 of 2"
    caption.show_deeds(DEEDS[1:4])
    assert caption.text.text() == "Deed 3"


def test_nothing_to_tell_is_not_there(caption: Caption) -> None:
    """At the very beginning."""
    caption.show_deeds([])
    assert not caption.isVisible()
    assert caption.deed() is None


@pytest.mark.parametrize("reduced", [False, True])
def test_it_glows_only_where_things_may_move(caption: Caption, reduced: bool) -> None:
    """W-20: reduced motion is honoured."""
    dressing.apply(Theme(reduced_motion=reduced))
    caption.show_deeds(DEEDS[:4])
    running = caption.glow.state() is QAbstractAnimation.State.Running
    assert running != reduced


def test_what_is_new_is_announced_once(caption: Caption, monkeypatch: pytest.MonkeyPatch) -> None:
    """W-35: the last line of the log reaches who cannot see it; what was there before does not."""
    said: list[str] = []

    def heard(event: QAccessibleAnnouncementEvent) -> None:
        said.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", heard)
    caption.show_deeds(DEEDS[:4])
    caption.show_deeds(DEEDS[:4])
    caption.back.click()
    caption.show_deeds(DEEDS[1:4])
    assert said == ["Deed 3"]
