# SPDX-License-Identifier: MIT
"""The place under the plants: the decision of the moment, and one's own plants."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.kit.labels.text import ElidedText, Text
from ui.style import theme
from ui.style.theme import Role
from ui.tables.grid.auction_panel import AuctionPanel
from ui.tables.grid.choice_panels import ChoiceList
from ui.tables.grid.plant_cards import PlantRow
from ui.tables.power_grid_card_game.buy_panel import BuyPanel
from ui.tables.power_grid_card_game.view import DeskView

ROOM_BESIDE = 2
"""Purchases up to which the own plants stay in sight."""


class DeskPanel(QWidget):
    """Shows one decision at a time; all panels live on, so that nothing jumps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.auction = AuctionPanel()
        self.buy = BuyPanel()
        self.choices = ChoiceList()
        self.plants = PlantRow()
        self._title = ElidedText(role=Role.STRONG)
        self._plants_title = ElidedText(role=Role.STRONG)
        self._words = Text(ink="muted", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.current().size(3))
        parts = (self._title, self.auction, self.buy, self.choices)
        for part in (*parts, self._plants_title, self._words, self.plants):
            column.addWidget(part)
        column.addStretch(1)

    def show_desk(self, view: DeskView) -> None:
        """Show the decision, if there is one, and the plants."""
        title = ""
        if view.auction is not None:
            self.auction.show_auction(view.auction)
        if view.buy is not None:
            title = view.buy.purchases.title
            self.buy.show_buy(view.buy)
        if view.run is not None:
            title = view.run.title
            self.choices.show_runs(view.run)
        if view.pick is not None:
            title = view.pick.title
            self.choices.show_picks(view.pick)
        self.auction.setVisible(view.auction is not None)
        self.buy.setVisible(view.buy is not None)
        self.choices.setVisible(view.run is not None or view.pick is not None)
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self.plants.show_plants(view.plants)
        crowded = view.buy is not None and len(view.buy.purchases.rows) > ROOM_BESIDE
        self.plants.setVisible(bool(view.plants) and not crowded)
        self._plants_title.setText(view.title)
        self._plants_title.setVisible(not crowded)
        self._words.setText(view.words)
        self._words.setVisible(bool(view.words) and not crowded)
