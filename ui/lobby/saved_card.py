# SPDX-License-Identifier: MIT
"""The card of a game on this disk: play on, look at it, and what can be done with its file."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ui.kit.controls.button import Button
from ui.kit.labels.pill import Pill
from ui.kit.labels.text import ElidedText, Text
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.flow import Flow, wrapped
from ui.ports.backend import Damage, SavedGame
from ui.style import theme
from ui.style.theme import Role
from ui.words.games import game_words
from ui.words.lists import listed
from ui.words.saved import begun_words, outcome_words, standing_words


class SavedCard(Card):
    """A game on this disk: what became of it, and only what works with it.

    Of one that is damaged only the sound beginning can be gone on from.
    """

    wants_name = Signal(str)
    """What the game is to be called."""
    opened = Signal()
    """What can be done with the file is shown now."""

    def __init__(self, game: SavedGame, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.game = game
        head = QHBoxLayout()
        head.setSpacing(theme.current().space(2))
        head.addLayout(self._words(), 1)
        self.replay: Button | None = None
        self.resume: Button | None = None
        self.begin_again: Button | None = None
        buttons = self._offer()
        self.more = Button(self.tr("More"), "quiet", "more", bare=True)
        self.more.setAccessibleName(self.tr("More about {}").format(game.table))
        self.more.clicked.connect(self._turn)
        head.addLayout(wrapped(theme.current().space(1), *buttons, self.more))
        self.body.addLayout(head)
        if game.damage is not None:
            self._tell(game.damage)
        self.file: FileRow | None = None

    def focus(self) -> None:
        """Be where the keyboard is."""
        self.more.setFocus(Qt.FocusReason.OtherFocusReason)

    def _words(self) -> QVBoxLayout:
        game = self.game
        words = QVBoxLayout()
        words.setSpacing(theme.current().space(1) // 2)
        title = QHBoxLayout()
        title.setSpacing(theme.current().space(2))
        title.addWidget(ElidedText(game.table, Role.STRONG), 1)
        said, tone, icon = standing_words(game)
        self.standing = Pill(said, tone, icon)
        self.standing.setVisible(bool(said))
        title.addWidget(self.standing)
        words.addLayout(title)
        self.outcome = Text(outcome_words(game), Role.SMALL, wrap=True)
        self.outcome.setVisible(bool(self.outcome.text()))
        words.addWidget(self.outcome)
        if game.game:
            line = f"{game_words(game.game).title} · {listed(game.names)}"
            words.addWidget(ElidedText(line, Role.SMALL, "muted"))
        words.addWidget(ElidedText(begun_words(game), Role.SMALL, "muted"))
        return words

    def _offer(self) -> list[Button]:
        offered = []
        if self.game.shows:
            self.replay = Button(self.tr("Replay"), "quiet", "replay")
            self.replay.setAccessibleName(self.tr("Replay {}").format(self.game.table))
            offered.append(self.replay)
        if self.game.goes_on:
            self.resume = Button(self.tr("Continue"), icon="play")
            self.resume.setAccessibleName(self.tr("Continue {}").format(self.game.table))
            offered.append(self.resume)
        return offered

    def _tell(self, damage: Damage) -> None:
        said = self.tr("This file is damaged: {}.").format(damage.reason)
        self.body.addWidget(Text(said, Role.SMALL, "warn", wrap=True))
        if damage.sound:
            sound = self.tr("Entries before that, all of them sound: {}").format(damage.sound)
            self.body.addWidget(Text(sound, Role.SMALL, wrap=True))
            self.begin_again = Button(self.tr("Go on from the sound beginning"), icon="play")
            self.body.addWidget(self.begin_again, 0, Qt.AlignmentFlag.AlignLeft)

    def _turn(self) -> None:
        if self.file is not None:
            self.file.hide()
            self.file.deleteLater()
            self.file = None
            return
        self.file = FileRow(self.game)
        self.file.wants_name.connect(self.wants_name)
        self.body.addWidget(self.file)
        self.opened.emit()
        self.file.name.setFocus(Qt.FocusReason.OtherFocusReason)


class FileRow(QWidget):
    """What can be done with the file of a game: another name, its folder, the bin."""

    wants_name = Signal(str)

    def __init__(self, game: SavedGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress = theme.current()
        self.setProperty("plain", True)
        self.name = QLineEdit(game.table)
        self.name.setAccessibleName(self.tr("Name of this game"))
        self.name.selectAll()
        self.rename = Button(self.tr("Rename"))
        self.folder = Button(self.tr("Show in folder"), "quiet")
        self.throw = Button(self.tr("Move to the bin"), "quiet")
        known = bool(game.game)
        self.name.setEnabled(known)
        self.rename.setEnabled(known)
        for wanted in (self.name.returnPressed, self.rename.clicked):
            wanted.connect(self._rename)
        above = QHBoxLayout()
        above.addWidget(self.name, 1)
        above.addWidget(self.rename)
        below = Flow(dress.space(1))
        below.addWidget(self.folder)
        below.addWidget(self.throw)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(dress.space(1))
        column.addLayout(above)
        column.addLayout(below)

    def _rename(self) -> None:
        if name := self.name.text().strip():
            self.wants_name.emit(name)
