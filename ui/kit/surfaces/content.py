# SPDX-License-Identifier: MIT
"""What is scrolled: text that wraps has its height from the width there is."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class Content(QWidget):
    """As high as its parts are at the width it has, not as they were at the least width."""

    def minimumSizeHint(self) -> QSize:
        """The height of wrapped text follows from the width."""
        hint = super().minimumSizeHint()
        layout = self.layout()
        if layout is not None and layout.hasHeightForWidth() and self.width() >= hint.width():
            hint.setHeight(layout.totalHeightForWidth(self.width()))
        return hint

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for another height at another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
