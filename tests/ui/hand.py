# SPDX-License-Identifier: MIT
"""A hand at the window: it presses what lies under it, and its seconds are counted."""

from __future__ import annotations

from itertools import count

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from ui.kit.breath import breath

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
INTERVAL = 400
"""Milliseconds within which two presses are a double click on most systems."""
QUICK = 0.12
"""Seconds between the two presses of a double click."""


class Hand:
    """Nothing passes while it does not move, and the eye sees what `look` lets it see."""

    _begun = count(1000.0, 1000.0)

    def __init__(self) -> None:
        self.now = next(self._begun)
        self._pressed: QWidget | None = None
        breath().clock = lambda: self.now

    def look(self) -> None:
        """Let what has changed be painted."""
        QApplication.processEvents()

    def wait(self, seconds: float = 1.0) -> None:
        """Let time pass, and look."""
        self.now += seconds
        self.look()

    def press(self, where: QPoint) -> None:
        """Press whatever lies there now."""
        self._pressed = under(where)
        if self._pressed is not None:
            QTest.mousePress(self._pressed, LEFT, NONE, self._pressed.mapFromGlobal(where))

    def release(self, where: QPoint) -> None:
        """Let go: what was pressed hears of it, or what took its place."""
        pressed, self._pressed = self._pressed, None
        if pressed is None or not isValid(pressed) or not pressed.isVisible():
            pressed = under(where)
        if pressed is not None:
            QTest.mouseRelease(pressed, LEFT, NONE, pressed.mapFromGlobal(where))

    def click(self, where: QPoint) -> None:
        """Press and let go."""
        self.press(where)
        self.now += 0.05
        self.release(where)

    def double_click(self, where: QPoint) -> None:
        """Two clicks at one place, of which the second is quick; a frame is painted between."""
        self.click(where)
        self.wait(QUICK)
        self.click(where)
        self.look()

    def key(self, key: Qt.Key, text: str = "\r") -> None:
        """Press a key and let it go, wherever the focus is."""
        self.strike(key, text)
        self.lift(key, text)

    def strike(self, key: Qt.Key, text: str = "\r") -> None:
        """Press a key."""
        self._send(QEvent.Type.KeyPress, key, text)

    def lift(self, key: Qt.Key, text: str = "\r") -> None:
        """Let a key go."""
        self._send(QEvent.Type.KeyRelease, key, text)

    def hold(self, key: Qt.Key, times: int, text: str = "\r") -> None:
        """What a keyboard sends while a key is held down, without the first press."""
        for _ in range(times):
            self.wait(0.033)
            self._send(QEvent.Type.KeyPress, key, text, repeated=True)

    @staticmethod
    def _send(kind: QEvent.Type, key: Qt.Key, text: str, repeated: bool = False) -> None:
        if (focused := QApplication.focusWidget()) is not None:
            QApplication.sendEvent(focused, QKeyEvent(kind, key, NONE, text, repeated))


def under(where: QPoint) -> QWidget | None:
    """What lies there in the window in front, which may be larger than the screen of a test."""
    window = QApplication.activeWindow()
    return None if window is None else window.childAt(window.mapFromGlobal(where))


def middle(widget: QWidget) -> QPoint:
    """The middle of a widget on the screen."""
    return widget.mapToGlobal(widget.rect().center())
