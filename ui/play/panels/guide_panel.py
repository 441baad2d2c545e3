# SPDX-License-Identifier: MIT
"""What the rules say about the very decision that the game waits for."""

from __future__ import annotations

from PySide6.QtWidgets import QTextBrowser, QWidget

from ui.style import theme


class GuidePanel(QTextBrowser):
    """One section of the rules, which changes with the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("What the rules say about it"))
        self.document().setDocumentMargin(theme.current().space(2))
        self._shown = ""

    def show_section(self, text: str) -> bool:
        """Show a section as rich text; whether it is another one than before."""
        if text == self._shown:
            return False
        self._shown = text
        self.setHtml(text)
        return True
