# SPDX-License-Identifier: MIT
"""The prompt: one sentence that says what the game waits for, and exactly what answers it.

It has one height whatever is asked, so that the board above it stays where it is; what
is longer scrolls.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.games.shown import Answer, Prompt
from ui.kit import literal
from ui.kit.controls.button import Button
from ui.kit.labels.text import Text
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.content import Content
from ui.kit.surfaces.flow import Flow
from ui.kit.surfaces.pane import Pane
from ui.style import theme
from ui.style.theme import Role

NARROW = 60
"""The width in letters below which the buttons of the turn stand below each other."""
WIDE = 100
"""The width in letters from which a sentence has one line."""


class PromptBar(Card):
    """Sentence and answers at the left; undo, start over and Done at the right."""

    answered = Signal(object)
    """The `Answer` that was clicked."""
    undone = Signal()
    restarted = Signal()
    committed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(across=True, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        dress = theme.current()
        self.text = Text(role=Role.PROMPT, wrap=True)
        self.detail = Text(role=Role.SMALL, ink="muted", wrap=True)
        self._answers = QWidget()
        self._flow = Flow(dress.space(2), self._answers)
        self._buttons: list[Button] = []
        self._shown: tuple[Answer, ...] = ()
        words = Content()
        left = QVBoxLayout(words)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(dress.space(1))
        left.addWidget(self.text)
        left.addWidget(self.detail)
        left.addWidget(self._answers)
        left.addStretch(1)
        pane = Pane(words)
        pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        pane.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.body.addWidget(pane, 1)
        self._turn = self._turn_buttons()
        self.body.addLayout(self._turn)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stack the buttons of the turn where they would leave the sentence no room."""
        super().resizeEvent(event)
        narrow = self.width() < self.fontMetrics().averageCharWidth() * NARROW
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._turn.setDirection(way)
        self._turn.setSpacing(theme.current().space(1 if narrow else 2))
        self.setFixedHeight(self._reserved(narrow))

    def _reserved(self, narrow: bool) -> int:
        """A sentence, a smaller one, and a row of answers; the turn's buttons, if stacked."""
        dress = theme.current()
        letters = self.width() // self.fontMetrics().averageCharWidth()
        lines = 1 if letters >= WIDE else 2
        button = self.undo.sizeHint().height()
        roles = (Role.PROMPT, Role.SMALL)
        words = lines * sum(dress.metrics(role).height() + 1 for role in roles)
        needed = words + button + 2 * dress.space(1)
        if narrow:
            needed = max(needed, 3 * button + 2 * dress.space(1))
        margins = self.body.contentsMargins()
        return needed + margins.top() + margins.bottom()

    def _turn_buttons(self) -> QBoxLayout:
        self.undo = Button(self.tr("Undo"), icon="undo")
        self.restart = Button(self.tr("Start over"), "quiet", "first")
        self.done = Button(self.tr("Done"), "primary", "check")
        self.undo.clicked.connect(self.undone)
        self.restart.clicked.connect(self.restarted)
        self.done.clicked.connect(self.committed)
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for button in (self.restart, self.undo, self.done):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The answers that can be clicked now."""
        return tuple(self._buttons)

    def show_prompt(self, prompt: Prompt, staged: int = 0, complete: bool = False) -> None:
        """Show what is asked; the turn's own buttons as far as moves are staged."""
        self.text.setText(prompt.text)
        self.detail.setText(prompt.detail)
        self.detail.setVisible(bool(prompt.detail))
        self.setAccessibleName(prompt.text)
        if prompt.answers != self._shown:
            self._show_answers(prompt.answers)
        self.undo.setVisible(staged > 0)
        self.restart.setVisible(staged > 1)
        self.done.setVisible(complete)

    def preselected(self) -> Button | None:
        """The answer that Enter may give at once, if one may be."""
        found = zip(self._shown, self._buttons, strict=True)
        return next((button for answer, button in found if answer.primary), None)

    def _show_answers(self, answers: tuple[Answer, ...]) -> None:
        for button in self._buttons:
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._shown = answers
        self._buttons = [self._button(answer) for answer in answers]
        self._answers.setVisible(bool(answers))

    def _button(self, answer: Answer) -> Button:
        button = Button(answer.label, "primary" if answer.primary else "plain")
        if answer.hint:
            button.setToolTip(literal.tooltip(answer.hint))
            button.setAccessibleDescription(answer.hint)
        button.clicked.connect(lambda: self._click(answer))
        self._flow.addWidget(button)
        button.show()
        return button

    def _click(self, answer: Answer) -> None:
        if answer in self._shown:
            self.answered.emit(answer)
