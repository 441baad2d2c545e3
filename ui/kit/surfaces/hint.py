# SPDX-License-Identifier: MIT
"""Why not: one sentence over the lower edge of a board while an illegal target is hovered."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from ui.kit.labels.text import Text
from ui.kit.surfaces.card import Card
from ui.style import theme
from ui.style.theme import Role


class Hint(Card):
    """Floats, so that nothing on the table moves when it comes and goes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(across=True, parent=parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.set_edge("warn")
        self.text = Text(role=Role.BODY, ink="warn")
        self.body.addWidget(self.text)
        self.hide()

    def say(self, why: str) -> None:
        """Say why; nothing hides it."""
        self.text.setText(why)
        self.setVisible(bool(why))

    def said(self) -> str:
        """What it says, if it does."""
        return self.text.text() if self.isVisible() else ""

    def place(self, over: QRect) -> None:
        """Lie centred over the lower edge of a rectangle, in as many lines as it needs."""
        self.text.setWordWrap(False)
        if self.sizeHint().width() > over.width():
            self.text.setWordWrap(True)
        width = min(self.sizeHint().width(), over.width())
        height = max(self.heightForWidth(width), self.sizeHint().height())
        gap = theme.current().space(2)
        left = over.center().x() - width // 2
        self.setGeometry(left, over.bottom() - height - gap, width, height)
        self.raise_()
