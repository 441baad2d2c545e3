# SPDX-License-Identifier: MIT
"""The rules of a game beside the table: a window of its own that stops nothing."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from ui.style import theme


class RulesWindow(QDialog):
    """Shown with `show`, never as a question that blocks."""

    def __init__(
        self,
        title: str,
        sections: Mapping[str, str],
        section: str,
        parent: QWidget | None = None,
    ) -> None:
        """Rich text by section, and the section that it is opened at."""
        super().__init__(parent)
        self.game = title
        self.setWindowTitle(self.tr("Rules of {}").format(title))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.browser = QTextBrowser()
        self.browser.setAccessibleName(self.windowTitle())
        self.browser.setHtml(
            "".join(f'<a name="{key}"></a>{text}' for key, text in sections.items())
        )
        self._section = section
        column = QVBoxLayout(self)
        margin = theme.current().space(2)
        column.setContentsMargins(margin, margin, margin, margin)
        column.addWidget(self.browser)
        letters = self.fontMetrics().averageCharWidth()
        self.resize(letters * 72, self.fontMetrics().lineSpacing() * 32)

    def turn_to(self, section: str) -> None:
        """Come before the other windows, at a section."""
        self._section = section
        self.browser.scrollToAnchor(section)
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def showEvent(self, event: QShowEvent) -> None:
        """Go to the section, now that the text has its lines; not when it is restored."""
        super().showEvent(event)
        if not event.spontaneous():
            self.browser.scrollToAnchor(self._section)


def open_rules(
    parent: QWidget, title: str, sections: Mapping[str, str], section: str
) -> RulesWindow:
    """The one rules window of a window, at a section: opened, or brought to the front."""
    for opened in parent.findChildren(RulesWindow):
        if opened.isVisible() and opened.game == title:
            opened.turn_to(section)
            return opened
        opened.close()
    rules = RulesWindow(title, sections, section, parent)
    rules.show()
    return rules
