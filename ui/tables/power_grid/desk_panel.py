# SPDX-License-Identifier: MIT
"""The place under the markets: one's own plants, and over them the decision of the moment."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.kit.labels.text import ElidedText, Text
from ui.style import theme
from ui.style.theme import Role
from ui.tables.grid.choice_panels import ChoiceList
from ui.tables.grid.plant_cards import PlantRow
from ui.tables.grid.purchases import PurchasePanel
from ui.tables.grid.view import RunView
from ui.tables.power_grid.lot_panel import LotPanel
from ui.tables.power_grid.mix_panel import MixPanel
from ui.tables.power_grid.promo_card import PromoRow
from ui.tables.power_grid.turn_panels import FuelPanel
from ui.tables.power_grid.view import DeskView


class DeskPanel(QWidget):
    """Shows one decision at a time; all panels live on, so that nothing jumps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self.auction = LotPanel()
        self.fuel = FuelPanel()
        self.build = PurchasePanel()
        self.choices = ChoiceList()
        self.summary = Text(ink="muted", wrap=True)
        self.promos = PromoRow()
        self.plants = PlantRow(self.promos)
        self.mix = MixPanel()
        self._title = ElidedText(role=Role.STRONG)
        self._words = Text(ink="muted", wrap=True)
        self._plants_title = ElidedText(role=Role.STRONG)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.size(3))
        column.addWidget(self._title)
        for part in (self.auction, self.fuel, self.build, self.choices):
            column.addWidget(part)
        column.addWidget(self._plants_title)
        column.addWidget(self._words)
        column.addWidget(self.plants)
        column.addWidget(self.mix)
        column.addWidget(self.summary)
        column.addStretch(1)

    def show_desk(self, view: DeskView) -> None:
        """Show the decision, if there is one, and the plants."""
        title = ""
        if view.auction is not None:
            self.auction.show_auction(view.auction)
        if view.fuel is not None:
            title = view.fuel.title
            self.fuel.show_fuel(view.fuel)
        if view.build is not None:
            title = view.build.title
            self.build.show_purchases(view.build)
        if view.run is not None:
            title = view.run.title
            self.choices.show_runs(view.run)
        if view.pick is not None:
            title = view.pick.title
            self.choices.show_picks(view.pick)
        self.auction.setVisible(view.auction is not None)
        self.fuel.setVisible(view.fuel is not None)
        self.build.setVisible(view.build is not None)
        self.choices.setVisible(view.pick is not None or bool(view.run and view.run.rows))
        self._show_mix(view.run)
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._plants_title.setText(view.title)
        self._words.setText(view.words)
        self._words.setVisible(bool(view.words) and view.auction is None)
        self.promos.show_cards(view.cards)
        self.promos.setVisible(bool(view.cards))
        self.plants.show_plants(view.plants)
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
