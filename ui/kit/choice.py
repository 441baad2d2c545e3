# SPDX-License-Identifier: MIT
"""One of a few values, each with a word."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget


class Choice(QComboBox):
    """A combo box of (value, word). The wheel scrolls the page, never the value."""

    picked = Signal(str)
    """The value that a person chose."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.activated.connect(lambda: self.picked.emit(self.value()))

    def offer(self, values: Sequence[tuple[str, str]], chosen: str) -> None:
        """Offer these values and show the chosen one; an unknown one becomes the first."""
        self.clear()
        for value, word in values:
            self.addItem(word, value)
        self.choose(chosen)

    def choose(self, value: str) -> None:
        """Show a value, as if it had been there from the start."""
        self.setCurrentIndex(max(0, self.findData(value)))

    def pick(self, value: str) -> None:
        """Choose a value as a person does."""
        self.choose(value)
        self.picked.emit(self.value())

    def value(self) -> str:
        """The value shown."""
        return str(self.currentData() or "")

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()
