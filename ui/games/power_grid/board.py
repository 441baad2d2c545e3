# SPDX-License-Identifier: MIT
"""The board of Power Grid: the round, the map, both markets, and the desk of whoever looks."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.games.grid.board import GridBoard
from ui.games.grid.desk_pane import DeskPane
from ui.games.grid.plant_cards import PlantMarket
from ui.games.power_grid.desk_panel import DeskPanel
from ui.games.power_grid.fuel_market import FuelMarket
from ui.games.power_grid.map.handling.city_list import CityList
from ui.games.power_grid.map.view import MapView
from ui.games.power_grid.presenter import PowerGridPresenter
from ui.games.power_grid.promo_strip import PromoStrip
from ui.games.power_grid.view import DeskView
from ui.games.power_grid.words import say
from ui.kit.sizes import UNLIMITED
from ui.style import theme

GOOD_MAP = QSize(560, 570)
"""A map on which names read well, whatever the size of the text; below it stands by itself."""
DESK_HEIGHT = 110
DESK_WIDTH = 320
"""The least height of the desk at scale 100, and its least width beside the markets."""


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
        self._asked: QWidget | None = None
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
        self._show_asked(view.desk)
        self.desk_pane.updateGeometry()
        self.updateGeometry()

    def _show_asked(self, desk: DeskView) -> None:
        """The part that answers: map or desk, told when it is another one than before."""
        decided = desk.auction or desk.run or desk.pick or desk.fuel
        asked = (
            self._side
            if decided is not None
            else self.map
            if self._presenter.scene.acting
            else None
        )
        if asked is not None and asked is not self._asked:
            self.wanted.emit(asked)
        self._asked = asked or self._asked

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
        return GOOD_MAP.width() + self.market.sizeHint().width() + theme.current().space(4)

    def minimumSizeHint(self) -> QSize:
        """The markets over the desk, beside the map or below it."""
        width = max(self._side_width(), self.strip.minimumSizeHint().width())
        if self._row.direction() is not _ACROSS:
            return QSize(width, self.whole_height())
        parts = (self.strip, self.market, self.fuel, self.desk_pane)
        height = sum(part.minimumSizeHint().height() for part in parts)
        return QSize(width, height + theme.current().space(7))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the markets below the map where it would be too small beside them."""
        super().resizeEvent(event)
        beside = self.width() >= self.good_width()
        desk_fits = self.width() >= self._side_width() + theme.current().size(DESK_WIDTH)
        self._row.setDirection(_ACROSS if beside else _DOWN)
        self._side_row.setDirection(_DOWN if beside else _ACROSS if desk_fits else _UP)
        self._side.setMaximumWidth(self._side_width() if beside else UNLIMITED)
        self.desk_pane.show_whole(not beside)
        self.map.setMinimumHeight(0 if beside else GOOD_MAP.height())
        self.map.setMaximumHeight(UNLIMITED if beside else GOOD_MAP.height())
        self.updateGeometry()

    def _side_width(self) -> int:
        return self.market.sizeHint().width()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to what can be done."""
        super().focusInEvent(event)
        target = self.focus_target(self.desk.auction, self.desk.choices, self.desk.plants)
        (target or self.map).setFocus(event.reason())

    def _lay_out(self) -> None:
        look = theme.current()
        markets = QWidget()
        right = QVBoxLayout(markets)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(look.space(2))
        right.addWidget(self.market)
        right.addWidget(self.fuel)
        right.addStretch(1)
        markets.setFixedWidth(self._side_width())
        markets.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Maximum)
        self._side = QWidget()
        self._side_row = QVBoxLayout(self._side)
        self._side_row.setContentsMargins(0, 0, 0, 0)
        self._side_row.setSpacing(look.space(2))
        beside = QHBoxLayout()
        beside.addWidget(markets)
        beside.addStretch(1)
        self._side_row.addLayout(beside)
        self._side_row.addWidget(self.desk_pane, 1)
        self._side.setMaximumWidth(self._side_width())
        self._row = QHBoxLayout()
        self._row.setSpacing(look.space(2))
        self._row.addWidget(self.map, 1)
        self._row.addWidget(self._side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.space(1))
        column.addWidget(self.strip)
        column.addLayout(self._row, 1)

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


_ACROSS = QBoxLayout.Direction.LeftToRight
_DOWN = QBoxLayout.Direction.TopToBottom
_UP = QBoxLayout.Direction.BottomToTop
