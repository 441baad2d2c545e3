# SPDX-License-Identifier: MIT
"""A pane around something with a smallest size: it scrolls where the window is smaller still."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Pane(QScrollArea):
    """Keeps a large text size usable on a small screen; needs no room itself."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(content)
        content.setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        """A few lines of text."""
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 20, letters.lineSpacing() * 8)

    def sizeHint(self) -> QSize:
        """What the content needs; more comes from the window."""
        content = self.widget()
        return content.minimumSizeHint() if content else super().sizeHint()
