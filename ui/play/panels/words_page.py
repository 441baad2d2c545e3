# SPDX-License-Identifier: MIT
"""The board for who cannot see it: the board's twin, if it has one, over its rows of words."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.kit.place import Place
from ui.play.panels.state_panel import StatePanel
from ui.style import theme


class WordsPage(Place):
    """One page beside the board; half of it is the twin's."""

    def __init__(
        self, rows: StatePanel, twin: QWidget | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.beginning = twin or rows
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.current().space(2))
        for part in filter(None, (twin, rows)):
            column.addWidget(part, 1)
