# SPDX-License-Identifier: MIT
"""The games on this disk as a list of cards: those to continue first, a few of many at a time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from ui.kit.controls.button import Button
from ui.kit.surfaces.page import Page
from ui.lobby.saved_card import SavedCard
from ui.ports.backend import SavedGame

AT_A_TIME = 20
"""So many cards are made at once: hundreds would hold up the window."""


class SavedList(Page):
    """Knows the games; what a person wants with one goes out as a signal."""

    wants_resume = Signal(str)
    wants_replay = Signal(str)
    wants_beginning = Signal(object)
    """The `SavedGame` whose sound beginning is to be gone on from."""
    wants_name = Signal(str, str)
    """The path of a game, and what it is to be called."""
    wants_folder = Signal(str)
    wants_away = Signal(object)
    """The `SavedGame` that is to go into the bin."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.cards: list[SavedCard] = []
        self.others: Button | None = None
        """Shows the next ones, while there are more."""
        self._waiting: list[SavedGame] = []

    def show_games(self, games: Sequence[SavedGame]) -> None:
        """Show these games instead of those before."""
        self.clear()
        self.cards = []
        self.others = None
        self._waiting = sorted(games, key=lambda game: game.finished)
        self._show_next()

    def _show_next(self) -> None:
        if self.others is not None:
            self.others.hide()
            self.others.deleteLater()
            self.others = None
        now, self._waiting = self._waiting[:AT_A_TIME], self._waiting[AT_A_TIME:]
        first = len(self.cards)
        for game in now:
            self.cards.append(self._card(game))
            self.add(self.cards[-1])
        if first and now:
            self.cards[first].more.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._waiting:
            self.others = Button(self.tr("Show older games"), "quiet")
            self.others.clicked.connect(self._show_next)
            self.add(self.others)

    def _card(self, game: SavedGame) -> SavedCard:
        card = SavedCard(game)
        path = game.path
        if card.resume is not None:
            card.resume.clicked.connect(lambda: self.wants_resume.emit(path))
        if card.replay is not None:
            card.replay.clicked.connect(lambda: self.wants_replay.emit(path))
        if card.begin_again is not None:
            card.begin_again.clicked.connect(lambda: self.wants_beginning.emit(game))
        card.wants_name.connect(lambda name: self.wants_name.emit(path, name))
        card.opened.connect(lambda: self._open(card))
        return card

    def _open(self, card: SavedCard) -> None:
        row = card.file
        assert row is not None
        row.folder.clicked.connect(lambda: self.wants_folder.emit(card.game.path))
        row.throw.clicked.connect(lambda: self.wants_away.emit(card.game))
