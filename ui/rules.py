# SPDX-License-Identifier: MIT
"""The rules of a game beside the table: a window of its own that stops nothing."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from ui import theme


class RulesWindow(QDialog):
    """Shown with `show`, never as a question that blocks."""

    def __init__(self, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules of {}").format(title))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.browser = QTextBrowser()
        self.browser.setAccessibleName(self.windowTitle())
        self.browser.setHtml(text)
        column = QVBoxLayout(self)
        margin = theme.current().space(2)
        column.setContentsMargins(margin, margin, margin, margin)
        column.addWidget(self.browser)
        letters = self.fontMetrics().averageCharWidth()
        self.resize(letters * 72, self.fontMetrics().lineSpacing() * 32)
