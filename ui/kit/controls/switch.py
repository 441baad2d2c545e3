# SPDX-License-Identifier: MIT
"""A tick in the place of a choice between off and on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.kit.controls.tick import Tick


class Switch(Tick):
    """Two values, the second one ticked. It answers as a `Choice` does."""

    picked = Signal(str)
    """The value that a person chose."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._values: tuple[str, ...] = ("", "")
        self._words: tuple[str, ...] = ("", "")
        self.toggled.connect(lambda on: self.setText(self._words[on]))
        self.clicked.connect(lambda: self.picked.emit(self.value()))

    def offer(self, values: Sequence[tuple[str, str]], chosen: str) -> None:
        """Offer two values with their words and show the chosen one."""
        self._values = tuple(value for value, _ in values)
        self._words = tuple(word for _, word in values)
        self.choose(chosen)
        self.setText(self._words[self.isChecked()])

    def choose(self, value: str) -> None:
        """Show a value, as if it had been there from the start."""
        self.setChecked(value == self._values[1])

    def pick(self, value: str) -> None:
        """Choose a value as a person does."""
        self.choose(value)
        self.picked.emit(self.value())

    def value(self) -> str:
        """The value shown."""
        return self._values[self.isChecked()]
