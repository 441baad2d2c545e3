# SPDX-License-Identifier: MIT
"""The head of a screen: the way back, its title, and what else belongs there."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.kit.controls.button import Button
from ui.kit.labels.text import ElidedText
from ui.style import theme
from ui.style.theme import Role


class Heading(QWidget):
    """Title in the middle of the row; further parts are added to `row` at the right."""

    back = Signal()

    def __init__(self, title: str, way_back: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress = theme.current()
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(dress.space(4), dress.space(3), dress.space(4), dress.space(1))
        self.row.setSpacing(dress.space(2))
        self.back_button = Button(self.tr("Back"), "quiet", "back", bare=True)
        self.back_button.clicked.connect(self.back)
        self.back_button.setVisible(way_back)
        self.title = ElidedText(title, Role.TITLE)
        self.row.addWidget(self.back_button)
        self.row.addWidget(self.title, 1)
