# SPDX-License-Identifier: MIT
"""The bid for the initiative: a number, a step either way, and what it costs.

The button that bids is the prompt's, so that one screen has one primary button.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.games.thirteen_minutes.view import BidView
from ui.games.thirteen_minutes.words import say
from ui.kit import literal
from ui.kit.controls.button import Button
from ui.kit.controls.press import entered
from ui.kit.controls.step_keys import step_of
from ui.kit.labels.text import Text
from ui.kit.surfaces.card import Card
from ui.style import theme
from ui.style.theme import Role


class BidPanel(Card):
    """A stepper from 0 to the supply. Arrow keys step, Home and End jump, Enter bids."""

    changed = Signal(int)
    """The number shown now."""
    confirmed = Signal()
    """The number shown is the bid."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(across=True, parent=parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_edge("accent")
        self._view = BidView(0, 0, "", "", "")
        self._title = Text(role=Role.STRONG)
        self._cost = Text(role=Role.SMALL, ink="muted", wrap=True)
        self._number = Text(role=Role.NUMBER, ink="accent")
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.fewer = _step_button("−", say("bid.fewer"))
        self.more = _step_button("+", say("bid.more"))
        self.fewer.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(1))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._cost)
        self.body.addLayout(words, 1)
        for widget in (self.fewer, self._number, self.more):
            self.body.addWidget(widget)
        self._fit()

    def show_bid(self, view: BidView) -> None:
        """Show the number as the presenter holds it."""
        self._view = view
        self._title.setText(view.title)
        self._number.setText(str(view.cubes))
        self._cost.setText(view.cost)
        self.fewer.setEnabled(view.cubes > 0)
        self.more.setEnabled(view.cubes < view.most)
        self.setAccessibleName(f"{view.title}: {view.button}. {view.cost}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by keys."""
        if step := step_of(event):
            self._step(step)
            return
        match event.key():
            case Qt.Key.Key_Home:
                self.changed.emit(0)
            case Qt.Key.Key_End:
                self.changed.emit(self._view.most)
            case _ if entered(event):
                self.confirmed.emit()
            case _:
                super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Keep the number's place as wide as its widest value."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_number"):
            self._fit()

    def _fit(self) -> None:
        metrics = theme.current().metrics(Role.NUMBER)
        self._number.setMinimumWidth(metrics.horizontalAdvance("888"))

    def _step(self, by: int) -> None:
        self.changed.emit(max(0, min(self._view.most, self._view.cubes + by)))


def _step_button(sign: str, words: str) -> Button:
    button = Button(sign)
    button.setAccessibleName(words)
    button.setToolTip(literal.tooltip(words))
    return button
