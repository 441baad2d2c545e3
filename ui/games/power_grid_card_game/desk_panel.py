# SPDX-License-Identifier: MIT
"""The place under the plants: the decision of the moment, and one's own plants."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.games.grid.auction_panel import AuctionPanel
from ui.games.grid.desk_panel import GridDeskPanel
from ui.games.grid.plant_cards import PlantRow
from ui.games.power_grid_card_game.buy_panel import BuyPanel
from ui.games.power_grid_card_game.view import DeskView

ROOM_BESIDE = 2
"""Purchases up to which the own plants stay in sight."""


class DeskPanel(GridDeskPanel):
    """Besides what both desks have, purchases."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(AuctionPanel(), PlantRow(), parent)
        self.buy = BuyPanel()
        self.lay_out((self.buy,))

    def show_desk(self, view: DeskView) -> None:
        """Show the decision, if there is one, and the plants."""
        title = ""
        if view.buy is not None:
            title = view.buy.purchases.title
            self.buy.show_buy(view.buy)
        self.show_common(view, title)
        self.buy.setVisible(view.buy is not None)
        crowded = view.buy is not None and len(view.buy.purchases.rows) > ROOM_BESIDE
        self.plants.setVisible(bool(view.plants) and not crowded)
        self._plants_title.setVisible(not crowded)
        self._words.setVisible(bool(view.words) and not crowded)
