# SPDX-License-Identifier: MIT
"""The open hand at the near side of the table, or its backs for eyes that may not see it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ui.games.thirteen_minutes.card_widgets import HandCard
from ui.games.thirteen_minutes.selection import Pick
from ui.games.thirteen_minutes.side_strip import Backs
from ui.games.thirteen_minutes.view import CardView
from ui.style import theme


class Hand(QWidget):
    """Cards side by side, updated in place."""

    picked = Signal(object)
    """A `Pick` of a card."""
    hinted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: list[HandCard] = []
        self._backs = Backs()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.current().space(2))
        self._row.addStretch()
        self._row.addWidget(self._backs)
        self._row.addStretch()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_hand(self, views: tuple[CardView, ...], mine: bool) -> None:
        """Show the cards with a face large if the hand is `mine`, all others as backs."""
        faces = tuple(view for view in views if mine and view.face is not None)
        closed = tuple(view for view in views if view not in faces)
        self._backs.show_hand(closed)
        while len(self._cards) > len(faces):
            gone = self._cards.pop()
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()
        for index, view in enumerate(faces):
            if index < len(self._cards):
                self._cards[index].show_card(view)
            else:
                self._add(view)

    def card(self, slot: int) -> HandCard:
        """The widget of a card."""
        return next(card for card in self._cards if card.view.slot == slot)

    def cards(self) -> tuple[HandCard, ...]:
        """The open cards, left to right."""
        return tuple(self._cards)

    def _add(self, view: CardView) -> None:
        card = HandCard(view, self)
        card.clicked.connect(self._clicked)
        card.hinted.connect(self.hinted)
        self._row.insertWidget(1 + len(self._cards), card, 1)
        self._cards.append(card)

    def _clicked(self) -> None:
        card = self.sender()
        assert isinstance(card, HandCard)
        self.picked.emit(Pick("card", card.view.slot))
