# SPDX-License-Identifier: MIT
"""The board of Power Grid: the round, the map, both markets, and the desk of whoever looks."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui import theme
from ui.kit.hint import Hint
from ui.tables.power_grid.company_strip import CompanyStrip, TrustCard
from ui.tables.power_grid.desk_panel import DESK_HEIGHT, DeskPane, DeskPanel
from ui.tables.power_grid.fuel_market import FuelMarket
from ui.tables.power_grid.map.view import MapView
from ui.tables.power_grid.plant_cards import PlantMarket
from ui.tables.power_grid.presenter import PowerGridPresenter
from ui.tables.power_grid.strip import Strip
from ui.tables.power_grid.words import say
from ui.tables.table_kit import Board

MAP_WIDTH = 310
"""The least width of the map at scale 100."""
GOOD_MAP_WIDTH = 420
"""The width at scale 100 below which the lists beside the board are closed."""


class PowerGridBoard(Board):
    """Shows what the presenter holds and hands clicks to it. Knows no rule."""

    def __init__(self, presenter: PowerGridPresenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.strip = Strip()
        self.map = MapView()
        self.map.show_sheet(presenter.sheet())
        self.market = PlantMarket()
        self.fuel = FuelMarket(say("fuel.title"))
        self.desk = DeskPanel()
        self.desk_pane = DeskPane(self.desk)
        self.trust = TrustCard()
        self.hint = Hint(self)
        self.companies: dict[int, CompanyStrip] = {}
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Show what the presenter holds now."""
        presenter = self._presenter
        view = presenter.board()
        self.strip.show_strip(view.strip)
        self.map.show_model(presenter.map())
        self.market.show_market(view.market)
        self.market.setVisible(view.market.laid)
        self.fuel.show_tracks(view.fuel)
        self.fuel.show_news(view.news)
        self.desk.show_desk(view.desk)
        self.trust.show_trust(presenter.trust())
        for seat, company in self.companies.items():
            company.show_company(presenter.company(seat))
        self.hint.say("")
        if presenter.picked.limit:
            QTimer.singleShot(0, self, self._bid_on)

    def seat_detail(self, seat: int) -> QWidget:
        """Money, cities, income and plants of a seat."""
        strip = self.companies.setdefault(seat, CompanyStrip())
        strip.show_company(self._presenter.company(seat))
        return strip

    def rail_foot(self) -> QWidget:
        """The Trust, which sits at no seat."""
        return self.trust

    def good_width(self) -> int:
        """A map on which names read well beside the markets."""
        look = theme.current()
        return look.size(GOOD_MAP_WIDTH) + self.market.sizeHint().width() + look.space(3)

    def minimumSizeHint(self) -> QSize:
        """A map on which cities can be told apart beside the markets."""
        look = theme.current()
        width = look.size(MAP_WIDTH) + self.market.sizeHint().width() + look.space(4)
        height = self.market.minimumSizeHint().height() + self.fuel.minimumSizeHint().height()
        return QSize(width, height + self.strip.sizeHint().height() + look.size(DESK_HEIGHT + 16))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to what can be done."""
        super().focusInEvent(event)
        if self.desk.auction.isVisible():
            self.desk.auction.setFocus(event.reason())
            return
        chosen = next((row for row in self.desk.choices.rows if row.isChecked()), None)
        if chosen is not None and self.desk.choices.isVisible():
            chosen.setFocus(event.reason())
            return
        cards = (*self.market.current.cards, *self.desk.plants.cards)
        for card in cards:
            if card.focusPolicy() is not Qt.FocusPolicy.NoFocus:
                card.setFocus(event.reason())
                return
        self.map.setFocus(event.reason())

    def _lay_out(self) -> None:
        look = theme.current()
        right = QVBoxLayout()
        right.setSpacing(look.space(2))
        right.addWidget(self.market)
        right.addWidget(self.fuel)
        right.addWidget(self.desk_pane, 1)
        side = QWidget()
        side.setLayout(right)
        right.setContentsMargins(0, 0, 0, 0)
        side.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        side.setFixedWidth(self.market.sizeHint().width() + look.size(2))
        row = QHBoxLayout()
        row.setSpacing(look.space(3))
        row.addWidget(self.map, 1)
        row.addWidget(side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.space(1))
        column.addWidget(self.strip)
        column.addLayout(row, 1)

    def _connect(self) -> None:
        self.map.city_chosen.connect(self._city)
        self.map.region_chosen.connect(self._region)
        for row in (self.market, self.desk.plants):
            row.picked.connect(self._plant)
            row.hinted.connect(self._hinted)
        self.fuel.asked.connect(self._buy)
        self.fuel.hinted.connect(self._hinted)
        self.desk.auction.changed.connect(self._turned)
        self.desk.auction.limited.connect(self._bid_up_to)
        self.desk.auction.cancelled.connect(self._stop)
        self.desk.auction.confirmed.connect(self._bid)
        self.desk.fuel.stepped.connect(self._step_fuel)
        self.desk.build.removed.connect(self._remove_city)
        self.desk.choices.picked.connect(self._row)
        self.desk.mix.stepped.connect(self._step_mix)

    # What a click does

    def _plant(self, plant: int) -> None:
        move = self._presenter.pick_plant(plant)
        if move is not None:
            self.chosen.emit(move)
        else:
            self._picked()

    def _city(self, city: str) -> None:
        if self._remove_city(city):
            return
        move = self._presenter.pick_city(city)
        if move is not None:
            self.chosen.emit(move)

    def _remove_city(self, city: str) -> bool:
        staged = self._presenter.without_city(city)
        if staged is not None:
            self.recomposed.emit(staged)
        return staged is not None

    def _region(self, region: str) -> None:
        move = self._presenter.pick_region(region)
        if move is not None:
            self.chosen.emit(move)
        else:
            self._picked()

    def _buy(self, fuel: str, count: int) -> None:
        self.chosen.emit(self._presenter.buy(fuel, count))

    def _step_fuel(self, fuel: str, by: int) -> None:
        if by > 0:
            self._buy(fuel, by)
        else:
            self.recomposed.emit(self._presenter.fewer(fuel))

    def _row(self, key: str) -> None:
        self._presenter.pick_row(key)
        self._picked()

    def _step_mix(self, fuel: str, by: int) -> None:
        self._presenter.step_mix(fuel, by)
        self._picked()

    def _turned(self, price: int) -> None:
        self._presenter.set_bid(price)
        self._picked()

    def _bid_up_to(self, price: int) -> None:
        self._presenter.bid_up_to(price)
        self._picked()

    def _bid(self) -> None:
        move = self._presenter.bid()
        if move is not None:
            self.chosen.emit(move)

    def _stop(self) -> None:
        self._presenter.stop_bidding()
        self._picked()

    def _bid_on(self) -> None:
        """Make the bid that is due for an automatic bidder, as the table stands now."""
        move = self._presenter.automatic()
        if move is not None:
            self.chosen.emit(move)

    def _picked(self) -> None:
        self.refresh()
        self.touched.emit()

    def _hinted(self, why: str) -> None:
        self.hint.say(why)
        self.hint.place(self.map.geometry())
