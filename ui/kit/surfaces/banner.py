# SPDX-License-Identifier: MIT
"""One line across a screen about what is happening, with what one can do about it.

It lies over what is there: nothing moves when it comes and goes. What cannot be undone has a
line of its own below, at the other end than whatever opens a question: no double click lands
there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.kit.controls.button import Button
from ui.kit.controls.late import Late
from ui.kit.labels.icon_label import IconLabel
from ui.kit.labels.text import Text
from ui.style import theme

_ICONS = {"warn": "lost", "danger": "warning", "good": "check", "accent": "question"}

Action: TypeAlias = tuple[str, Callable[[], None]]
"""What a button says, and what it does."""


class Banner(QFrame):
    """Hidden until there is something to say. `clock` gives seconds, of the system
    if there is none.

    It opens where a hand may be busy with something else, so its answers listen late.
    """

    def __init__(
        self, parent: QWidget | None = None, clock: Callable[[], float] | None = None
    ) -> None:
        super().__init__(parent)
        self.clock = clock
        self.setAutoFillBackground(True)
        dress = theme.current()
        self._icon = IconLabel("lost", 20, "warn")
        self.text = Text(wrap=True)
        self.buttons: list[Button] = []
        self.grave: list[Button] = []
        self.close_button = Button(self.tr("Close"), "quiet", "cross", bare=True)
        self.close_button.clicked.connect(self.hide)
        column = QVBoxLayout(self)
        column.setContentsMargins(dress.space(3), dress.space(1), dress.space(2), dress.space(1))
        column.setSpacing(dress.space(1))
        self._row, self._grave_row = row, below = QHBoxLayout(), QHBoxLayout()
        for line in (row, below):
            line.setSpacing(dress.space(2))
            column.addLayout(line)
        row.addWidget(self._icon)
        row.addWidget(self.text, 1)
        row.addWidget(self.close_button)
        self._over: Callable[[], QRect] | None = None
        below.addSpacing(self._icon.sizeHint().width() + dress.space(2))
        below.addStretch(1)
        self.hide()

    def lie_over(self, screen: QWidget, over: Callable[[], QRect]) -> None:
        """Lie on a screen, across the top of a rectangle of it, and go with its size."""
        self.setParent(screen)
        self._over = over
        screen.installEventFilter(self)
        self.hide()

    def place(self) -> None:
        """Take the width of what it lies over, if anything, and the height that its lines need."""
        if self._over is None:
            return
        over = self._over()
        height = max(self.heightForWidth(over.width()), self.minimumSizeHint().height())
        self.setGeometry(over.left(), over.top(), over.width(), height)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the screen, and its own lines."""
        kinds = (QEvent.Type.Resize, QEvent.Type.LayoutRequest)
        if event.type() in kinds and not self.isHidden():
            self.place()
        return super().eventFilter(watched, event)

    def say(
        self,
        text: str,
        tone: str = "warn",
        actions: Sequence[Action] = (),
        closable: bool = True,
        grave: Sequence[Action] = (),
    ) -> None:
        """Say something until it is closed, replaced, or `hide` is called.

        `grave` is what cannot be undone: it does not listen to the first presses.
        """
        self._icon.show_icon(_ICONS[tone], tone)
        self.text.setText(text)
        self.setAccessibleName(text)
        self.buttons = self._answered(self._row, self.buttons, actions, "plain")
        self.grave = self._answered(self._grave_row, self.grave, grave, "danger")
        self.close_button.setVisible(closable)
        self.setStyleSheet(self._sheet(tone))
        self.show()
        self.place()

    def changeEvent(self, event: QEvent) -> None:
        """Say what its button does in a new language; the sentence stays as it was said."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.close_button.setAccessibleName(self.tr("Close"))
            self.close_button.setToolTip(self.tr("Close"))

    def _answered(
        self, row: QHBoxLayout, before: Sequence[Button], actions: Sequence[Action], kind: str
    ) -> list[Button]:
        """The buttons of these actions, in place of those before at the end of a row."""
        for button in before:
            button.hide()
            button.deleteLater()
        buttons = []
        for label, action in actions:
            button = Button(label, kind)
            button.clicked.connect(action)
            Late(button, self.clock)
            row.insertWidget(row.count() - 1, button)
            buttons.append(button)
        return buttons

    @staticmethod
    def _sheet(tone: str) -> str:
        dress = theme.current()
        fill = dress.tint(tone, 12, "raised").name()
        edge = dress.colour(tone).name()
        return f"Banner {{ background: {fill}; border-bottom: 1px solid {edge}; }}"
