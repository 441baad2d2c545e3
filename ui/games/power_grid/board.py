# SPDX-License-Identifier: MIT
"""The board of Power Grid: the round, the map, both markets, and the desk of whoever looks."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.games.grid.board import GridBoard
from ui.games.grid.desk_pane import DeskPane
from ui.games.grid.plant_cards import PlantMarket
from ui.games.power_grid.desk_panel import DeskPanel
from ui.games.power_grid.fuel_market import FuelMarket
from ui.games.power_grid.map.handling.city_list import CityList
from ui.games.power_grid.map.view import MapView
from ui.games.power_grid.presenter import PowerGridPresenter
from ui.games.power_grid.promo_strip import PromoStrip
from ui.games.power_grid.words import say
from ui.style import theme

MAP_WIDTH = 310
"""The least width of the map at scale 100."""
DESK_HEIGHT = 110
"""The least height of the desk at scale 100; a longer decision scrolls."""
GOOD_MAP_WIDTH = 420
"""The width at scale 100 below which the lists beside the board are closed."""


class PowerGridBoard(GridBoard):
    """Shows what the presenter holds and hands clicks to it. Knows no rule."""

    def __init__(self, presenter: PowerGridPresenter, parent: QWidget | None = None) -> None:
        super().__init__(presenter, say("trust"), PlantMarket(), parent)
        self.map = MapView()
        self.map.show_sheet(presenter.sheet())
        self.cities = CityList()
        self.fuel = FuelMarket(say("fuel.title"))
        self.desk = DeskPanel()
        self.desk_pane = DeskPane(self.desk, DESK_HEIGHT)
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Show what the presenter holds now."""
        presenter = self._presenter
        view = presenter.board()
        self.show_course(view.strip, view.market)
        model = presenter.map()
        self.map.show_model(model)
        self.cities.show_told(model.label, self.map.told())
        self.fuel.show_tracks(view.fuel)
        self.fuel.show_news(view.news)
        self.desk.show_desk(view.desk)
        self.show_companies()

    def twin(self) -> QWidget:
        """The map as a list."""
        return self.cities

    def new_strip(self) -> PromoStrip:
        """Money, cities, income, plants and promo cards."""
        return PromoStrip()

    def hint_area(self) -> QRect:
        """Over the map."""
        return self.map.geometry()

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
        target = self.focus_target(self.desk.auction, self.desk.choices, self.desk.plants)
        (target or self.map).setFocus(event.reason())

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
        self.map.pointed.connect(self.cities.follow)
        self.cities.pointed.connect(self.map.look_at)
        self.cities.chosen.connect(self.map.choose)
        self.connect_desk(self.desk.auction, self.desk.choices, self.desk.plants)
        self.fuel.asked.connect(self._buy)
        self.fuel.hinted.connect(self.hinted)
        self.desk.fuel.stepped.connect(self._step_fuel)
        self.desk.build.removed.connect(self._remove_city)
        self.desk.mix.stepped.connect(self._step_mix)

    # What a click does

    def _city(self, city: str) -> None:
        if self._remove_city(city):
            return
        self.make(self._presenter.pick_city(city))

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
            self.show_picked()

    def _buy(self, fuel: str, count: int) -> None:
        self.chosen.emit(self._presenter.buy(fuel, count))

    def _step_fuel(self, fuel: str, by: int) -> None:
        if by > 0:
            self._buy(fuel, by)
        else:
            self.recomposed.emit(self._presenter.fewer(fuel))

    def _step_mix(self, fuel: str, by: int) -> None:
        self._presenter.step_mix(fuel, by)
        self.show_picked()
