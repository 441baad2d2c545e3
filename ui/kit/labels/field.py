# SPDX-License-Identifier: MIT
"""A thing to choose or write: a title, one sentence that explains it, and the control."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.kit.labels.text import Text
from ui.style import theme
from ui.style.theme import Role


class Field(QWidget):
    """Words at the left, control at the right. The control takes the words as its name."""

    def __init__(
        self, title: str, sentence: str, control: QWidget, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        dress = theme.current()
        control.setAccessibleName(title)
        control.setAccessibleDescription(sentence)
        words = QVBoxLayout()
        words.setSpacing(dress.space(1) // 2)
        words.addWidget(Text(title, Role.STRONG, wrap=True))
        if sentence:
            words.addWidget(Text(sentence, Role.SMALL, "muted", wrap=True))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(dress.space(4))
        row.addLayout(words, 1)
        control.setMinimumWidth(self.fontMetrics().averageCharWidth() * 22)
        row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
