# SPDX-License-Identifier: MIT
"""What is seen while a game is read from its file."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.kit.labels.heading import Heading
from ui.kit.labels.text import Text
from ui.kit.place import Place


class OpeningPage(Place):
    """There at once, with the way back."""

    left = Signal()

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        heading = Heading(game)
        heading.back.connect(self.left)
        self.text = Text(self.tr("The game is being read …"), ink="muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading)
        column.addStretch(1)
        column.addWidget(self.text, 0, Qt.AlignmentFlag.AlignCenter)
        column.addStretch(2)
        self.beginning = heading.back_button
