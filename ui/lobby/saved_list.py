# SPDX-License-Identifier: MIT
"""The games on this disk as a list of cards: those to continue first, a few of many at a time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from ui.kit.controls.button import Button
from ui.kit.surfaces.page import Page
from ui.kit.surfaces.under_hand import is_under_hand
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
        self._games: Sequence[SavedGame] = ()
        self._waiting: list[SavedGame] = []

    def show_games(self, games: Sequence[SavedGame]) -> None:
        """Show these games instead of those before.

        The card of a game that is still as it was stays, with what is being done on it. Who
        was at another card is at the one in its place. While the mouse is over them the games
        keep their order.
        """
        self._games = games
        ordered = sorted(
            games, key=lambda game: not (game.goes_on or game.damage or not game.state)
        )
        if is_under_hand(self):
            ordered = _held([card.game for card in self.cards], ordered)
        before, most = self.cards, max(AT_A_TIME, len(self.cards))
        place = next((n for n, card in enumerate(before) if _holds_focus(card)), None)
        kept = {card.game.path: card for card in before}
        self.cards = []
        for game in ordered[:most]:
            card = kept.get(game.path)
            self.cards.append(card if card and _stays(card, game) else self._card(game))
        self._waiting = ordered[most:]
        self._let_go([card for card in before if card not in self.cards])
        self._lay_out()
        if place is not None and self.cards and not any(map(_holds_focus, self.cards)):
            path = before[place].game.path
            same = [card for card in self.cards if card.game.path == path]
            (same or [self.cards[min(place, len(self.cards) - 1)]])[0].focus()

    def leaveEvent(self, event: QEvent) -> None:
        """Bring them into the order that they would have by now."""
        super().leaveEvent(event)
        self.show_games(self._games)

    def _show_next(self) -> None:
        first = len(self.cards)
        self.cards += map(self._card, self._waiting[:AT_A_TIME])
        self._waiting = self._waiting[AT_A_TIME:]
        self._lay_out()
        self.cards[first].focus()

    def _lay_out(self) -> None:
        for place, card in enumerate(self.cards):
            if self.column.indexOf(card) != place:
                self.column.removeWidget(card)
                self.column.insertWidget(place, card)
        if self._waiting and self.others is None:
            self.others = Button(self.tr("Show older games"), "quiet")
            self.others.clicked.connect(self._show_next)
            self.add(self.others)
        elif not self._waiting and self.others is not None:
            self._let_go([self.others])
            self.others = None

    def _let_go(self, parts: Sequence[QWidget]) -> None:
        for part in parts:
            self.column.removeWidget(part)
            part.hide()
            part.deleteLater()

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


def _stays(card: SavedCard, game: SavedGame) -> bool:
    """Whether a card shows a game as it is, or somebody writes its name on it."""
    writes = isinstance(QApplication.focusWidget(), QLineEdit) and _holds_focus(card)
    return card.game == game or (writes and card.game.table == game.table)


def _held(shown: Sequence[SavedGame], games: Sequence[SavedGame]) -> list[SavedGame]:
    """The games in the order in which they are shown: a new one comes for one that is gone."""
    newest = {game.path: game for game in games}
    new = [path for path in newest if path not in {game.path for game in shown}]
    places = (
        game.path if game.path in newest else new.pop(0)
        for game in shown
        if game.path in newest or new
    )
    held = [newest.pop(path) for path in places]
    return [*held, *newest.values()]
