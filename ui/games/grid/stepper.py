# SPDX-License-Identifier: MIT
"""Two buttons around a number."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.kit import literal
from ui.kit.controls.button import Button
from ui.kit.labels.text import Text
from ui.style import theme
from ui.style.theme import Role

WIDE, NARROW = 16, 6
"""How much wider than high its sign a button is, at scale 100."""


class Stepper(QWidget):
    """One less, a number, one more. What the number means is up to its owner.

    A narrow one has its place beside three others.
    """

    stepped = Signal(int)
    """-1 or 1."""

    def __init__(
        self, less: str, more: str, widest: str, narrow: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        spare = NARROW if narrow else WIDE
        self.less = _button("−", less, spare)
        self.more = _button("+", more, spare)
        self.number = Text(role=Role.TITLE)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        look = theme.current()
        self.number.setMinimumWidth(look.metrics(Role.TITLE).horizontalAdvance(widest))
        self.less.clicked.connect(lambda: self.stepped.emit(-1))
        self.more.clicked.connect(lambda: self.stepped.emit(1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.space(1))
        for part in (self.less, self.number, self.more):
            row.addWidget(part)

    def show_number(self, number: int, can_less: bool, can_more: bool) -> None:
        """Show a number, and whether it can be stepped either way."""
        self.number.setText(str(number))
        self.number.set_ink("accent" if number else "muted")
        self.less.setEnabled(can_less)
        self.more.setEnabled(can_more)


def _button(sign: str, words: str, spare: int) -> Button:
    button = Button(sign)
    button.setProperty("bare", True)
    button.setAccessibleName(words)
    button.setToolTip(literal.tooltip(words))
    side = theme.current().metrics().height() + theme.current().size(spare)
    button.setFixedWidth(side)
    button.setAutoRepeat(True)
    return button
