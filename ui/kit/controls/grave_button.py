# SPDX-License-Identifier: MIT
"""A button for what cannot be undone: it does not listen until one has had time to read it."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from ui.kit.controls.button import Button

DEAF_SECONDS = 0.6
"""Longer than the second press of a double click takes, and than one meant for what was there."""


class GraveButton(Button):
    """Says `meant` for a press that began when it had been in sight for `DEAF_SECONDS`.

    `clock` gives seconds of any steady clock.
    """

    meant = Signal()

    def __init__(
        self, text: str, clock: Callable[[], float] = time.monotonic, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, "danger", parent=parent)
        self._clock = clock
        self._in_sight_since = clock()
        self._heard = False
        self.pressed.connect(self._hear)
        self.clicked.connect(self._tell)

    def showEvent(self, event: QShowEvent) -> None:
        """It is read from now on."""
        super().showEvent(event)
        self._in_sight_since = self._clock()

    def _hear(self) -> None:
        self._heard = self._clock() - self._in_sight_since >= DEAF_SECONDS

    def _tell(self) -> None:
        if self._heard:
            self.meant.emit()
