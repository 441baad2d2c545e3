# SPDX-License-Identifier: MIT
"""Intent: what cannot be undone is deaf until one has had time to read it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ui.kit.controls.grave_button import DEAF_SECONDS, GraveButton

Press = Callable[[GraveButton], None]


def twice(button: GraveButton) -> None:
    """A double click, as a mouse sends it."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)


PRESSES: dict[str, Press] = {
    "a click": lambda button: QTest.mouseClick(button, Qt.MouseButton.LeftButton),
    "a double click": twice,
    "space": lambda button: QTest.keyClick(button, Qt.Key.Key_Space),
    "enter": lambda button: QTest.keyClick(button, Qt.Key.Key_Return),
    "a screen reader": lambda button: button.click(),
}


@pytest.mark.parametrize("press", PRESSES.values(), ids=PRESSES)
def test_a_press_counts_once_it_could_be_read(qtbot: QtBot, press: Press) -> None:
    """By whatever it is pressed; and again each time that it comes into sight."""
    now = [100.0]
    button = GraveButton("Give up", lambda: now[0])
    qtbot.addWidget(button)
    meant: list[float] = []
    button.meant.connect(lambda: meant.append(now[0]))
    for shown in (100.0, 200.0):
        now[0] = shown
        button.show()
        for waited in (0.0, DEAF_SECONDS - 0.01):
            now[0] = shown + waited
            press(button)
        assert meant == []
        now[0] = shown + DEAF_SECONDS + 0.01
        press(button)
        assert set(meant) == {now[0]}
        meant.clear()
        button.hide()


def test_a_press_that_began_too_early_does_not_count_when_it_ends(qtbot: QtBot) -> None:
    """Whoever holds the button down until it listens has pressed what was there before."""
    now = [0.0]
    button = GraveButton("Give up", lambda: now[0])
    qtbot.addWidget(button)
    button.show()
    with qtbot.assertNotEmitted(button.meant):
        QTest.mousePress(button, Qt.MouseButton.LeftButton)
        now[0] = 10.0
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
