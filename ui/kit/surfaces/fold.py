# SPDX-License-Identifier: MIT
"""Parts that few people need, folded away behind a line that says what is chosen in them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.kit import literal
from ui.kit.controls.button import Button
from ui.kit.labels.text import Text
from ui.style import theme
from ui.style.theme import Role


class Fold(QWidget):
    """A title, what is chosen, and a button that shows the parts or folds them away."""

    turned = Signal(bool)
    """Whether the parts are shown now."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        dress = theme.current()
        self._open = False
        self.summary = Text("", Role.SMALL, "muted", wrap=True)
        self.button = Button(QCoreApplication.translate("Fold", "Show"), icon="chevron_right")
        self.button.setAccessibleDescription(title)
        self.button.clicked.connect(lambda: self.set_open(not self._open))
        words = QVBoxLayout()
        words.setSpacing(dress.space(1) // 2)
        words.addWidget(Text(title, Role.STRONG, wrap=True))
        words.addWidget(self.summary)
        head = QHBoxLayout()
        head.setSpacing(dress.space(4))
        head.addLayout(words, 1)
        head.addWidget(self.button)
        self._parts = QWidget()
        self._parts.setProperty("plain", True)
        self.body = QVBoxLayout(self._parts)
        self.body.setContentsMargins(dress.space(4), 0, 0, 0)
        self.body.setSpacing(dress.space(3))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(dress.space(3))
        column.addLayout(head)
        column.addWidget(self._parts)
        self._parts.hide()

    def set_open(self, shown: bool) -> None:
        """Show the parts or fold them away."""
        if shown == self._open:
            return
        self._open = shown
        self._parts.setVisible(shown)
        self.button.set_icon("chevron_down" if shown else "chevron_right")
        words = (
            QCoreApplication.translate("Fold", "Hide")
            if shown
            else QCoreApplication.translate("Fold", "Show")
        )
        self.button.setText(literal.caption(words))
        self.button.setAccessibleName(words)
        self.turned.emit(shown)
