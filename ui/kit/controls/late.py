# SPDX-License-Identifier: MIT
"""A control that comes up by itself and does not listen before it can have been seen."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

LATE = 0.6
"""Seconds that a late control is deaf: longer than a double click, or a press under way, takes."""

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)


class Late(QObject):
    """Makes a control deaf to mouse and keys for a moment, each time that it is shown.

    It is for what cannot be undone, and for what opens where a hand may be busy with
    something else. Tab still leads on, and no assistive device is held up.
    """

    def __init__(self, control: QWidget, clock: Callable[[], float] | None = None) -> None:
        super().__init__(control)
        self._clock = clock or monotonic
        self._shown = self._clock()
        control.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let nothing through that presses it too early."""
        if event.type() is QEvent.Type.Show and not event.spontaneous():
            self._shown = self._clock()
        return _presses(event) and self._clock() - self._shown < LATE


def _presses(event: QEvent) -> bool:
    if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
        return event.key() in _KEYS
    return event.type() in _PRESSES
