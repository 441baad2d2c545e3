# SPDX-License-Identifier: MIT
"""One line across a screen about what is happening, with what one can do about it.

It lies over what is there: nothing moves when it comes and goes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ui.kit.controls.button import Button
from ui.kit.controls.late import Late
from ui.kit.labels.icon_label import IconLabel
from ui.kit.labels.text import Text
from ui.style import theme

_ICONS = {"warn": "lost", "danger": "warning", "good": "check", "accent": "question"}


class Banner(QFrame):
    """Hidden until there is something to say.

    It opens where a hand may be busy with something else, so its answers listen late.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        dress = theme.current()
        self._icon = IconLabel("lost", 20, "warn")
        self.text = Text(wrap=True)
        self.buttons: list[Button] = []
        self.close_button = Button(self.tr("Close"), "quiet", "cross", bare=True)
        self.close_button.clicked.connect(self.hide)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(dress.space(3), dress.space(1), dress.space(2), dress.space(1))
        row.setSpacing(dress.space(2))
        row.addWidget(self._icon)
        row.addWidget(self.text, 1)
        row.addWidget(self.close_button)
        self._over: Callable[[], QRect] | None = None
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
        actions: Sequence[tuple[str, Callable[[], None]]] = (),
        closable: bool = True,
    ) -> None:
        """Say something until it is closed, replaced, or `hide` is called."""
        self._icon.show_icon(_ICONS[tone], tone)
        self.text.setText(text)
        self.setAccessibleName(text)
        self._show_actions(actions)
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

    def _show_actions(self, actions: Sequence[tuple[str, Callable[[], None]]]) -> None:
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []
        for label, action in actions:
            button = Button(label)
            button.clicked.connect(action)
            Late(button)
            self._row.insertWidget(self._row.count() - 1, button)
            self.buttons.append(button)

    @staticmethod
    def _sheet(tone: str) -> str:
        dress = theme.current()
        fill = dress.tint(tone, 12, "raised").name()
        edge = dress.colour(tone).name()
        return f"Banner {{ background: {fill}; border-bottom: 1px solid {edge}; }}"
