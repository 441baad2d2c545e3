# SPDX-License-Identifier: MIT
"""What the desks of both games hold: an auction, choices, and one's own plants."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.games.grid.auction_panel import AuctionPanel
from ui.games.grid.choice_panels import ChoiceList
from ui.games.grid.plant_cards import PlantRow
from ui.games.grid.view import DeskView
from ui.kit.labels.text import ElidedText, Text
from ui.style import theme
from ui.style.theme import Role


class GridDeskPanel(QWidget):
    """Shows one decision at a time; all panels live on, so that nothing jumps."""

    def __init__(
        self, auction: AuctionPanel, plants: PlantRow, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.auction = auction
        self.choices = ChoiceList()
        self.plants = plants
        self._title = ElidedText(role=Role.STRONG)
        self._plants_title = ElidedText(role=Role.STRONG)
        self._words = Text(ink="muted", wrap=True)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(theme.current().size(3))

    def lay_out(self, decisions: tuple[QWidget, ...], below: tuple[QWidget, ...] = ()) -> None:
        """The title over the decisions of a game, then the plants, then what lies below them."""
        parts = (self._title, self.auction, *decisions, self.choices)
        for part in (*parts, self._plants_title, self._words, self.plants, *below):
            self.column.addWidget(part)
        self.column.addStretch(1)

    def show_common(self, view: DeskView, title: str) -> None:
        """Show auction, choices and plants; `title` heads a decision that a game has besides."""
        if view.auction is not None:
            self.auction.show_auction(view.auction)
        if view.run is not None:
            title = view.run.title
            self.choices.show_runs(view.run)
        if view.pick is not None:
            title = view.pick.title
            self.choices.show_picks(view.pick)
        self.auction.setVisible(view.auction is not None)
        self.choices.setVisible(view.pick is not None or bool(view.run and view.run.rows))
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._plants_title.setText(view.title)
        self._words.setText(view.words)
        self.plants.show_plants(view.plants)
