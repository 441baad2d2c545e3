# SPDX-License-Identifier: MIT
"""A button of a rail: an icon with a small word below, pressed while its page is open."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from ui.kit import literal
from ui.style import icons, theme


class RailButton(QToolButton):
    """Opens a page; `set_news` marks that something new is on it."""

    def __init__(self, text: str, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon
        self._news = False
        self.setText(literal.caption(text))
        self.setAccessibleName(text)
        self.setCheckable(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._draw_icon()

    def set_news(self, news: bool) -> None:
        """Show the icon in the accent while there is something unread."""
        if news != self._news:
            self._news = news
            self.setAccessibleDescription(self.tr("new") if news else "")
            self._draw_icon()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icon again in the inks of a new theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._draw_icon()

    def _draw_icon(self) -> None:
        if not getattr(self, "_icon_name", ""):
            return
        dress = theme.current()
        side = dress.size(20)
        ink = dress.colour("accent" if self._news else "ink")
        self.setIcon(icons.icon(self._icon_name, side, ink, dress.colour("muted")))
        self.setIconSize(QSize(side, side))
