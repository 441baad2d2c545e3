# SPDX-License-Identifier: MIT
"""The four words that every screen shows when nobody sits in between: read aloud, and tapped."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.kit.controls.button import Button
from ui.kit.labels.pill import Pill
from ui.kit.labels.text import Text
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.flow import Flow
from ui.ports.snapshot import Snapshot, WordsState
from ui.style import theme
from ui.style.theme import Role


class WordsPanel(Card):
    """WordsState, choices for the one that is hidden here, and what came of it."""

    heard = Signal(str)
    skipped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        dress = theme.current()
        self.state = Pill("")
        head = QHBoxLayout()
        head.addWidget(Text(self.tr("Compare four words"), Role.STRONG))
        head.addStretch(1)
        head.addWidget(self.state)
        self.body.addLayout(head)
        self.words = QHBoxLayout()
        self.words.setSpacing(dress.space(6))
        self.body.addLayout(self.words)
        self.line = Text(ink="muted", wrap=True)
        self.body.addWidget(self.line)
        self.why = Text(
            self.tr(
                "The code kept strangers out; the words show, this once, what it cannot: that "
                "the host does not sit between two of you."
            ),
            ink="muted",
            wrap=True,
        )
        self.body.addWidget(self.why)
        self._choices = QWidget()
        self._flow = Flow(dress.space(2), self._choices)
        self.choices: list[Button] = []
        self.skip = Button(self.tr("Play without comparing"), "quiet")
        self.skip.clicked.connect(self.skipped)
        self.body.addWidget(self._choices)
        self.body.addWidget(self.skip, 0, Qt.AlignmentFlag.AlignLeft)
        self._shown: tuple[str, ...] = ()
        self._offered: tuple[str, ...] = ()

    def show_words(self, snapshot: Snapshot) -> None:
        """Show the words as they stand."""
        self.setVisible(bool(snapshot.words))
        comparing = snapshot.comparing
        self._show_words(snapshot.words)
        self._offer(snapshot.word_choices if comparing else ())
        self.skip.setVisible(comparing)
        self.set_edge("accent" if comparing else "")
        self.line.setText(self._sentence(snapshot.words_state))
        self.why.setVisible(snapshot.comparing and snapshot.coded)
        self.state.setVisible(snapshot.words_state is not WordsState.COMPARE)
        self.state.show_state(*self._state(snapshot.words_state))

    def _show_words(self, words: tuple[str, ...]) -> None:
        if words == self._shown:
            return
        self._shown = words
        while item := self.words.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        for word in words:
            label = Text(word or "· · ·", Role.NUMBER, "ink" if word else "muted")
            label.setAccessibleName(word or self.tr("the word to be heard"))
            self.words.addWidget(label)
        self.words.addStretch(1)

    def _offer(self, choices: tuple[str, ...]) -> None:
        if choices == self._offered:
            return
        self._offered = choices
        for button in self.choices:
            button.hide()
            button.deleteLater()
        self.choices = []
        for word in choices:
            button = Button(word)
            button.setAccessibleName(self.tr("I heard {}").format(word))
            button.clicked.connect(lambda _=False, word=word: self.heard.emit(word))
            self._flow.addWidget(button)
            button.show()
            self.choices.append(button)
        self._choices.setVisible(bool(choices))

    def _sentence(self, state: WordsState) -> str:
        if state is WordsState.COMPARE:
            return self.tr(
                "Every screen shows the same words. Read yours aloud across the room, and tap "
                "the missing one as you hear it."
            )
        if state is WordsState.MISMATCH:
            return self.tr(
                "That is not the word of this table. Ask to hear it again; if it stays "
                "different, somebody sits between you: do not play on."
            )
        if state is WordsState.SKIPPED:
            return self.tr("The words were not compared: nobody can be sure who sits here.")
        if state is WordsState.VERIFIED:
            return self.tr("You compared words with everybody here before; nothing to do.")
        if state is WordsState.CODE:
            return self.tr("Both of you knew the code of this table; there is nothing to compare.")
        if state is WordsState.CONFIRMED:
            return self.tr("The words agree: you sit with the people you hear.")
        return ""

    def _state(self, state: WordsState) -> tuple[str, str, str]:
        if state is WordsState.CODE:
            return self.tr("verified by the code"), "good", "check"
        if state in (WordsState.CONFIRMED, WordsState.VERIFIED):
            return self.tr("verified"), "good", "check"
        if state is WordsState.MISMATCH:
            return self.tr("different"), "danger", "warning"
        if state is WordsState.SKIPPED:
            return self.tr("not compared"), "warn", "warning"
        return "", "muted", ""
