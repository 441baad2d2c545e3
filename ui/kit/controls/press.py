# SPDX-License-Identifier: MIT
"""What a press on a button is: by mouse, Enter or space, once, and for what it was begun on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def is_enter(event: QKeyEvent) -> bool:
    """Whether the key is Enter, wherever it lies on the keyboard."""
    return event.key() in _ENTER


def entered(event: QKeyEvent) -> bool:
    """Whether Enter was pressed. A held one repeats, and decides nothing."""
    return is_enter(event) and not event.isAutoRepeat()


class Press(QObject):
    """Makes Enter click a button as the space bar does, and lets no press outlive its words.

    A button whose words have changed between press and release answers something
    else than what was pressed, so it does nothing.
    """

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        self._button = button
        self._begun_on = self._words()
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at what comes to the button before it does."""
        match event.type():
            case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick:
                self._begun_on = self._words()
            case QEvent.Type.MouseButtonRelease | QEvent.Type.KeyRelease:
                if self._words() != self._begun_on:
                    self._button.setDown(False)
            case QEvent.Type.KeyPress if isinstance(event, QKeyEvent):
                return self._key(event)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        if not event.isAutoRepeat():
            self._begun_on = self._words()
        if entered(event):
            self._button.click()
        return is_enter(event)

    def _words(self) -> tuple[str, str]:
        return self._button.text(), self._button.accessibleName()
