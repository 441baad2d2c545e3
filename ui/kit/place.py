# SPDX-License-Identifier: MIT
"""A page, a panel, a table: something with many controls, of which one is where one begins."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget


class Place(QWidget):
    """Hands the focus on to where one begins.

    It is no stop of Tab itself. A focus proxy would be one that leads back to where one
    begins from the middle of the round, so that Tab never came to the rest.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.beginning: QWidget | None = None
        """What gets the focus that comes here."""

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Hand it on at once, also in a window that is not active yet."""
        if self.beginning is None:
            super().setFocus(reason)
        else:
            self.beginning.setFocus(reason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand on what Qt itself has put here."""
        super().focusInEvent(event)
        if self.beginning is not None:
            self.beginning.setFocus(event.reason())
