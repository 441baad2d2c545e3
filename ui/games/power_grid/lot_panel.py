# SPDX-License-Identifier: MIT
"""The auction of a plant or of a promo card, which comes with its rule."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ui.games.grid.auction_panel import AuctionPanel
from ui.games.grid.view import AuctionView
from ui.games.power_grid.promo_card import PromoCard
from ui.kit.labels.text import Text
from ui.style.theme import Role


class LotPanel(AuctionPanel):
    """One auction, whatever is sold."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.promo = PromoCard()
        self.title = Text(role=Role.STRONG)
        self.rule = Text(role=Role.SMALL, wrap=True)
        self.column.insertWidget(0, self.title)
        self.head.insertWidget(1, self.promo, 0, Qt.AlignmentFlag.AlignTop)
        self.words.insertWidget(2, self.rule)

    def show_lot(self, view: AuctionView) -> None:
        """The plant, or the promo card with its rule."""
        super().show_lot(view)
        card = view.card
        for part in (self.promo, self.title, self.rule):
            part.setVisible(card is not None)
        if card is not None:
            self.promo.show_card(card)
            self.title.setText(view.title)
            self.rule.setText(card.rule)
