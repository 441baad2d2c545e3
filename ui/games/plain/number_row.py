# SPDX-License-Identifier: MIT
"""Moves that differ in a number: type it or step to it, then make the move."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QWidget

from core.terms import Move
from ui.games.plain.choices import Range
from ui.games.plain.sentences import say
from ui.kit import literal
from ui.kit.controls.button import Button
from ui.kit.controls.press import entered
from ui.kit.labels.text import Text
from ui.style import theme
from ui.style.theme import Role


class NumberRow(QWidget):
    """The arrows step, figures are typed, Enter makes the move that the button names."""

    chosen = Signal(object)

    def __init__(
        self,
        offered: Range,
        title: str,
        words: Callable[[Move], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._offered, self._words = offered, words
        self.number = _Number()
        self.number.setRange(offered.lowest, offered.highest)
        self.number.setAccessibleName(title)
        self.number.entered.connect(self._choose)
        self.number.valueChanged.connect(self._show)
        self.button = Button("")
        self.button.clicked.connect(self._choose)
        limits = say("range", lowest=offered.lowest, highest=offered.highest)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.current().space(3))
        row.addWidget(Text(title, Role.STRONG))
        row.addWidget(self.number)
        row.addWidget(self.button)
        row.addWidget(Text(limits, Role.SMALL, "muted"))
        row.addStretch(1)
        self._show()

    def picked(self) -> Move:
        """The move of the number that is shown."""
        return self._offered.move(self.number.value())

    def _show(self) -> None:
        said = self._words(self.picked())
        self.button.setText(literal.caption(said))
        self.button.setAccessibleName(said)

    def _choose(self) -> None:
        self.chosen.emit(self.picked())


class _Number(QSpinBox):
    """Enter does what the button beside it does."""

    entered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFont(theme.current().font(Role.PROMPT))
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 10)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take what was typed, then make the move."""
        if entered(event):
            self.interpretText()
            self.entered.emit()
        else:
            super().keyPressEvent(event)
