# SPDX-License-Identifier: MIT
"""Push buttons: one primary per screen, plain ones, quiet ones for the chrome."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ui.kit import literal
from ui.kit.controls.press import Press
from ui.style import icons, theme


class Button(QPushButton):
    """A button of a kind: `plain`, `primary`, `quiet` or `danger`, with an icon of ours.

    A button that shows an icon alone takes its words as tooltip and accessible name.
    """

    def __init__(
        self,
        text: str,
        kind: str = "plain",
        icon: str = "",
        bare: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("kind", kind)
        self.setProperty("bare", bare)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._icon_name = icon
        self.say(text)
        self._draw_icon()
        Press(self)

    def say(self, text: str) -> None:
        """Take these words, letter by letter: an ampersand in a name is one."""
        if self.property("bare"):
            self.setToolTip(literal.tooltip(text))
        else:
            self.setText(literal.caption(text))
        self.setAccessibleName(text)

    def set_icon(self, name: str) -> None:
        """Show another icon."""
        self._icon_name = name
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
        ink = {"primary": "on_accent", "danger": "danger"}.get(self.property("kind"), "ink")
        side = dress.metrics().ascent()
        muted = dress.colour("muted")
        gap = 0 if not self.text() else dress.space(1)
        self.setIcon(icons.icon(self._icon_name, side, dress.colour(ink), muted, gap))
        self.setIconSize(QSize(side + gap, side))
