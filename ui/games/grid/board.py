# SPDX-License-Identifier: MIT
"""What both boards do: show the companies, take bids and choices, say why not."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRect, QTimer
from PySide6.QtWidgets import QWidget

from core.terms import Move
from ui.games.board import Board
from ui.games.grid.auction_panel import AuctionPanel
from ui.games.grid.choice_panels import ChoiceList
from ui.games.grid.company_strip import CompanyStrip, TrustCard
from ui.games.grid.plant_cards import PlantMarket, PlantRow
from ui.games.grid.strip import Strip
from ui.games.grid.view import MarketView, StripView
from ui.kit.surfaces.hint import Hint


class GridBoard(Board):
    """A board over a `GridPresenter` with `company`, `trust` and `pick_plant`. Knows no rule."""

    def __init__(
        self, presenter: Any, trust: str, market: PlantMarket, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self.strip = Strip()
        self.market = market
        self.trust = TrustCard(trust)
        self.hint = Hint(self)
        self.companies: dict[int, CompanyStrip] = {}

    def new_strip(self) -> CompanyStrip:
        """What shows a seat in the players' rail."""
        return CompanyStrip()

    def hint_area(self) -> QRect:
        """Where hints lie."""
        raise NotImplementedError

    def seat_detail(self, seat: int) -> QWidget:
        """What lies before a seat."""
        strip = self.companies.setdefault(seat, self.new_strip())
        strip.show_company(self._presenter.company(seat))
        return strip

    def rail_foot(self) -> QWidget:
        """The Trust, which sits at no seat."""
        return self.trust

    def show_course(self, strip: StripView, market: MarketView) -> None:
        """Show round and phases, and the plant market once it is laid out."""
        self.strip.show_strip(strip)
        self.market.show_market(market)
        self.market.setVisible(market.laid)

    def show_companies(self) -> None:
        """Show what lies before everybody, and let the automatic bidder go on."""
        self.trust.show_trust(self._presenter.trust())
        for seat, company in self.companies.items():
            company.show_company(self._presenter.company(seat))
        self.hint.say("")
        if self._presenter.picked.limit:
            QTimer.singleShot(0, self, self._bid_on)

    def focus_target(
        self, auction: AuctionPanel, choices: ChoiceList, plants: PlantRow
    ) -> QWidget | None:
        """What of an auction, choices and plants answers the decision shown, if any does."""
        if auction.isVisible():
            return auction
        chosen = next((row for row in choices.rows if row.isChecked()), None)
        if chosen is not None and choices.isVisible():
            return chosen
        cards = (*self.market.current.cards, *plants.cards)
        return next((card for card in cards if card.lit()), None)

    def connect_desk(self, auction: AuctionPanel, choices: ChoiceList, plants: PlantRow) -> None:
        """Hand clicks on plants, bids and choices to the presenter."""
        for row in (self.market, plants):
            row.picked.connect(self._plant)
            row.hinted.connect(self.hinted)
        auction.changed.connect(lambda price: self._do(self._presenter.set_bid, price))
        auction.limited.connect(lambda price: self._do(self._presenter.bid_up_to, price))
        auction.cancelled.connect(lambda: self._do(self._presenter.stop_bidding))
        auction.confirmed.connect(lambda: self.make(self._presenter.bid()))
        choices.picked.connect(lambda key: self._do(self._presenter.pick_row, key))

    def make(self, move: Move | None) -> None:
        """Make the move of a click, if it makes one."""
        if move is not None:
            self.chosen.emit(move)

    def show_picked(self) -> None:
        """Something was picked."""
        self.refresh()
        self.touched.emit()

    def hinted(self, why: str) -> None:
        """Say why not."""
        self.hint.say(why)
        self.hint.place(self.hint_area())

    def _do(self, pick: Any, *picked: Any) -> None:
        pick(*picked)
        self.show_picked()

    def _plant(self, plant: int | str) -> None:
        move = self._presenter.pick_plant(plant)
        if move is not None:
            self.chosen.emit(move)
        else:
            self.show_picked()

    def _bid_on(self) -> None:
        """Make the bid that is due for an automatic bidder, as the table stands now."""
        self.make(self._presenter.automatic())
