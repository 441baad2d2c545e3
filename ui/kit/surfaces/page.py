# SPDX-License-Identifier: MIT
"""A page that scrolls when the window is too low for it, with a column of readable width."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QScrollArea, QVBoxLayout, QWidget

from ui.kit.surfaces.content import Content
from ui.style import theme


class Page(QScrollArea):
    """Parts below each other. `letters` limits the width of the column; 0 fills the window."""

    def __init__(self, letters: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content = Content()
        content.setProperty("plain", True)
        self.setViewport(QWidget())
        row = QHBoxLayout(content)
        row.setContentsMargins(0, 0, 0, 0)
        column = QWidget()
        if letters:
            column.setMaximumWidth(self.fontMetrics().averageCharWidth() * letters)
        self.column = QVBoxLayout(column)
        self.column.setContentsMargins(0, 0, theme.current().space(1), 0)
        self.column.setSpacing(theme.current().space(3))
        self.column.addStretch(1)
        row.addStretch(1)
        row.addWidget(column, 1000)
        row.addStretch(1)
        self.setWidget(content)

    def add(self, part: QWidget | QLayout) -> None:
        """Add a part below the others."""
        index = self.column.count() - 1
        if isinstance(part, QWidget):
            self.column.insertWidget(index, part)
        else:
            self.column.insertLayout(index, part)

    def add_first(self, part: QWidget) -> None:
        """Add a part above the others."""
        self.column.insertWidget(0, part)

    def clear(self) -> None:
        """Take all parts away."""
        while self.column.count() > 1:
            item = self.column.takeAt(0)
            if item is not None and (widget := item.widget()):
                widget.hide()
                widget.deleteLater()
