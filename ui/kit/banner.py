# SPDX-License-Identifier: MIT
"""One line across a screen about what is happening, with what one can do about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ui import theme
from ui.kit.button import Button
from ui.kit.icon_label import IconLabel
from ui.kit.text import Text

_ICONS = {"warn": "lost", "danger": "warning", "good": "check", "accent": "question"}


class Banner(QFrame):
    """Hidden until there is something to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        dress = theme.current()
        self._icon = IconLabel("lost", 20, "warn")
        self.text = Text(wrap=True)
        self.button = Button("")
        self.button.clicked.connect(self._act)
        self._action: Callable[[], None] | None = None
        self.close_button = Button(self.tr("Close"), "quiet", "cross", bare=True)
        self.close_button.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(dress.space(3), dress.space(1), dress.space(2), dress.space(1))
        row.setSpacing(dress.space(2))
        row.addWidget(self._icon)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        row.addWidget(self.close_button)
        self.hide()

    def say(
        self,
        text: str,
        tone: str = "warn",
        label: str = "",
        action: Callable[[], None] | None = None,
        closable: bool = True,
    ) -> None:
        """Say something until it is closed, replaced, or `hide` is called."""
        self._icon.show_icon(_ICONS[tone], tone)
        self.text.setText(text)
        self.setAccessibleName(text)
        self._action = action
        self.button.setText(label)
        self.button.setAccessibleName(label)
        self.button.setVisible(bool(label))
        self.close_button.setVisible(closable)
        self.setStyleSheet(self._sheet(tone))
        self.show()

    def _act(self) -> None:
        if self._action:
            self._action()

    @staticmethod
    def _sheet(tone: str) -> str:
        dress = theme.current()
        fill = dress.tint(tone, 12, "raised").name()
        edge = dress.colour(tone).name()
        return f"Banner {{ background: {fill}; border-bottom: 1px solid {edge}; }}"
