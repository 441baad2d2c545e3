# SPDX-License-Identifier: MIT
"""What comes up by itself does not listen at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.kit.controls import late
from ui.kit.controls.button import Button
from ui.kit.controls.late import LATE, Late
from ui.kit.surfaces.banner import Banner

Show = Callable[[QWidget], QWidget]
LEFT = Qt.MouseButton.LeftButton


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def _press_all(qtbot: QtBot, button: Button) -> None:
    qtbot.mouseClick(button, LEFT)
    qtbot.mouseDClick(button, LEFT)
    qtbot.mouseRelease(button, LEFT)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        qtbot.keyClick(button, key)


def test_it_is_deaf_each_time_it_is_shown(shown: Show, qtbot: QtBot) -> None:
    """To clicks and keys alike, for as long as a double click could take; then it listens."""
    clock, button, clicks = Clock(), Button("Give up"), [0]
    Late(button, clock)
    button.clicked.connect(lambda: clicks.append(clicks.pop() + 1))
    for _ in range(2):
        before = clicks[0]
        shown(button)
        _press_all(qtbot, button)
        clock.now += LATE - 0.01
        _press_all(qtbot, button)
        assert clicks == [before]
        clock.now += 0.01
        qtbot.mouseClick(button, LEFT)
        assert clicks == [before + 1]
        button.hide()


def test_no_device_is_held_up(shown: Show) -> None:
    """A screen reader presses the button as it is."""
    button, clicks = Button("Give up"), []
    Late(button, Clock())
    button.clicked.connect(lambda: clicks.append(1))
    shown(button)
    button.click()
    assert clicks


@pytest.mark.parametrize("again", [False, True])
def test_answers_of_a_banner_listen_late(
    shown: Show, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    """It opens by itself, or in place of what was clicked; a second question is a new one."""
    clock, clicks = Clock(), []
    monkeypatch.setattr(late, "monotonic", clock)
    banner = Banner()
    banner.say("Leave?", actions=(("Give up", lambda: clicks.append(1)),))
    shown(banner)
    if again:
        clock.now += 5
        banner.say("Really?", actions=(("Give up", lambda: clicks.append(2)),))
    _press_all(qtbot, banner.buttons[0])
    assert clicks == []
    clock.now += LATE
    qtbot.mouseClick(banner.buttons[0], LEFT)
    assert clicks == [2 if again else 1]
