# SPDX-License-Identifier: MIT
"""The place under the markets: one's own plants, and over them the decision of the moment."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.games.grid.desk_panel import GridDeskPanel
from ui.games.grid.plant_cards import PlantRow
from ui.games.grid.purchases import PurchasePanel
from ui.games.grid.view import RunView
from ui.games.power_grid.lot_panel import LotPanel
from ui.games.power_grid.mix_panel import MixPanel
from ui.games.power_grid.promo_card import PromoRow
from ui.games.power_grid.turn_panels import FuelPanel
from ui.games.power_grid.view import DeskView
from ui.kit.labels.text import Text


class DeskPanel(GridDeskPanel):
    """Besides what both desks have, fuel, houses, promo cards and mixes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        promos = PromoRow()
        super().__init__(LotPanel(), PlantRow(promos), parent)
        self.promos = promos
        self.fuel = FuelPanel()
        self.build = PurchasePanel()
        self.summary = Text(ink="muted", wrap=True)
        self.mix = MixPanel()
        self.lay_out((self.fuel, self.build), (self.mix, self.summary))

    def show_desk(self, view: DeskView) -> None:
        """Show the decision, if there is one, and the plants."""
        title = ""
        if view.fuel is not None:
            title = view.fuel.title
            self.fuel.show_fuel(view.fuel)
        if view.build is not None:
            title = view.build.title
            self.build.show_purchases(view.build)
        self.show_common(view, title)
        self.fuel.setVisible(view.fuel is not None)
        self.build.setVisible(view.build is not None)
        self._show_mix(view.run)
        self._words.setVisible(bool(view.words) and view.auction is None)
        self.promos.show_cards(view.cards)
        self.promos.setVisible(bool(view.cards))
        building = view.build is not None and bool(view.build.rows)
        busy = view.auction is not None or view.fuel is not None or building
        self.plants.setVisible(bool(view.plants or view.cards) and not busy)
        self._plants_title.setVisible(not busy and view.run is None)

    def _show_mix(self, run: RunView | None) -> None:
        """What mixed plants burn, and what comes of it, where there are no rows."""
        mix, summary = (run.mix, run.summary) if run is not None else (None, "")
        self.mix.setVisible(mix is not None)
        if mix is not None:
            self.mix.show_mix(mix)
        self.summary.setText(summary)
        self.summary.setVisible(bool(summary))
