# SPDX-License-Identifier: MIT
"""The games on this disk as a list of cards: those to continue first, a few of many at a time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget

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
        """Show these games instead of those before.

        The card of a game that is still as it was stays, with what is being done on it. Who
        was at another card is at the one in its place.
        """
        before, self.cards = self.cards, []
        place = next((n for n, card in enumerate(before) if _holds_focus(card)), None)
        kept = {card.game: card for card in before}
        for card in before:
            self.column.removeWidget(card)
        self._waiting = sorted(
            games, key=lambda game: not (game.goes_on or game.damage or not game.state)
        )
        self._show(max(AT_A_TIME, len(before)), kept)
        for card in kept.values():
            card.hide()
            card.deleteLater()
        if place is not None and self.cards and not any(map(_holds_focus, self.cards)):
            self.cards[min(place, len(self.cards) - 1)].focus()

    def _show_next(self) -> None:
        first = len(self.cards)
        self._show(AT_A_TIME, {})
        self.cards[first].focus()

    def _show(self, most: int, kept: dict[SavedGame, SavedCard]) -> None:
        """Show the next games, with the cards that there are already."""
        if self.others is not None:
            self.column.removeWidget(self.others)
            self.others.hide()
            self.others.deleteLater()
            self.others = None
        now, self._waiting = self._waiting[:most], self._waiting[most:]
        for game in now:
            card = kept.pop(game, None) or self._card(game)
            self.cards.append(card)
            self.add(card)
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


def _holds_focus(card: SavedCard) -> bool:
    focus = QApplication.focusWidget()
    return focus is not None and card.isAncestorOf(focus)
