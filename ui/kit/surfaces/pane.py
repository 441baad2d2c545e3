# SPDX-License-Identifier: MIT
"""A pane around something with a smallest size: it scrolls where the window is smaller still."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, QTimer
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
        self._whole = False

    def show_whole(self, whole: bool) -> None:
        """Ask for the height of all its content, where what it lies in scrolls anyway."""
        self._whole = whole
        self.updateGeometry()

    def show_part(self, part: QWidget) -> None:
        """Scroll to the beginning of a part that is not in sight, once it has its place."""
        QTimer.singleShot(0, part, lambda: self._scroll_to(part))

    def _scroll_to(self, part: QWidget) -> None:
        at = part.mapTo(self.viewport(), QPoint(0, 0)).y()
        if at < 0 or at + part.height() > self.viewport().height():
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + at)

    def minimumSizeHint(self) -> QSize:
        """A few lines of text, or all of it."""
        letters = self.fontMetrics()
        least = QSize(letters.averageCharWidth() * 20, letters.lineSpacing() * 8)
        return self._with_whole(least)

    def _with_whole(self, least: QSize) -> QSize:
        content = self.widget()
        if self._whole and content is not None:
            return QSize(least.width(), max(least.height(), content.minimumSizeHint().height()))
        return least

    def sizeHint(self) -> QSize:
        """What the content needs; more comes from the window."""
        content = self.widget()
        return content.minimumSizeHint() if content else super().sizeHint()
