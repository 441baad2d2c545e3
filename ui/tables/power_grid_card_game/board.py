# SPDX-License-Identifier: MIT
"""The board of Power Grid: The Card Game: plants and desk at the left, resources at the right."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui import theme
from ui.kit.hint import Hint
from ui.kit.pill import Pill
from ui.tables.grid.company_strip import CompanyStrip, TrustCard
from ui.tables.grid.desk_pane import DeskPane
from ui.tables.grid.plant_cards import PlantMarket
from ui.tables.grid.strip import Strip
from ui.tables.power_grid_card_game.contracts_line import ContractsLine
from ui.tables.power_grid_card_game.desk_panel import DeskPanel
from ui.tables.power_grid_card_game.presenter import PowerGridCardGamePresenter
from ui.tables.power_grid_card_game.resource_cards import PoolRow, ResourceMarket
from ui.tables.power_grid_card_game.view import Sign
from ui.tables.power_grid_card_game.words import say
from ui.tables.table_kit import Board

PLANT_SCALE = 1.3
"""Plants of the market are larger than before their owners: there is no map to make room for."""
DESK_HEIGHT = 150
"""The least height of the desk at scale 100; a longer decision scrolls."""


class PowerGridCardGameBoard(Board):
    """Shows what the presenter holds and hands clicks to it. Knows no rule."""

    def __init__(
        self, presenter: PowerGridCardGamePresenter, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.strip = Strip()
        self.last = Pill("", "warn", "flag")
        self.house = Pill("", "muted")
        self.market = PlantMarket(PLANT_SCALE)
        self.contracts = ContractsLine()
        self.desk = DeskPanel()
        self.desk_pane = DeskPane(self.desk, DESK_HEIGHT)
        self.resources = ResourceMarket()
        self.pool = PoolRow()
        self.trust = TrustCard(say("trust"))
        self.hint = Hint(self)
        self.companies: dict[int, CompanyStrip] = {}
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Show what the presenter holds now."""
        presenter = self._presenter
        view = presenter.board()
        self.strip.show_strip(view.strip)
        _show_sign(self.last, view.last, "warn", "flag")
        _show_sign(self.house, view.house, "muted", "")
        self.market.show_market(view.market)
        self.market.setVisible(view.market.laid)
        self.resources.show_market(view.columns)
        self.contracts.show_contracts(view.contracts)
        self.pool.show_pool(view.pool)
        self.desk.show_desk(view.desk)
        self.trust.show_trust(presenter.trust())
        for seat, company in self.companies.items():
            company.show_company(presenter.company(seat))
        self.hint.say("")
        if presenter.picked.limit:
            QTimer.singleShot(0, self, self._bid_on)

    def seat_detail(self, seat: int) -> QWidget:
        """Money, what the plants can earn, plants and resources of a seat."""
        strip = self.companies.setdefault(seat, CompanyStrip())
        strip.show_company(self._presenter.company(seat))
        return strip

    def rail_foot(self) -> QWidget:
        """The Trust, which sits at no seat."""
        return self.trust

    def minimumSizeHint(self) -> QSize:
        """Both markets side by side, and a decision below the plants."""
        look = theme.current()
        left, right = self.market.sizeHint(), self.resources.sizeHint()
        width = left.width() + right.width() + look.space(4)
        height = max(left.height() + look.size(DESK_HEIGHT), right.height())
        return QSize(width, height + self.strip.sizeHint().height() + look.space(2))

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
        plants = (*self.market.current.cards, *self.desk.plants.cards)
        lit: list[QWidget] = [card for card in plants if card.lit()]
        lit += [card for card in self.resources.columns.in_order() if card.lit()]
        if lit:
            lit[0].setFocus(event.reason())

    def _lay_out(self) -> None:
        look = theme.current()
        head = QHBoxLayout()
        head.setSpacing(look.space(2))
        head.addWidget(self.house)
        head.addWidget(self.last)
        head.addWidget(self.strip, 1)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(look.space(2))
        left.addWidget(self.market)
        left.addWidget(self.contracts)
        left.addWidget(self.desk_pane, 1)
        right.setSpacing(look.space(2))
        right.addWidget(self.resources)
        right.addWidget(self.pool, 1)
        row = QHBoxLayout()
        row.setSpacing(look.space(4))
        row.addLayout(left, 1)
        row.addLayout(right)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.space(1))
        column.addLayout(head)
        column.addLayout(row, 1)

    def _connect(self) -> None:
        for row in (self.market, self.desk.plants):
            row.picked.connect(self._plant)
            row.hinted.connect(self._hinted)
        self.resources.columns.picked.connect(self._card)
        self.resources.columns.hinted.connect(self._hinted)
        self.desk.buy.removed.connect(self._remove_card)
        self.desk.choices.picked.connect(self._row)
        self.desk.auction.changed.connect(self._turned)
        self.desk.auction.limited.connect(self._bid_up_to)
        self.desk.auction.cancelled.connect(self._stop)
        self.desk.auction.confirmed.connect(self._bid)

    # What a click does

    def _plant(self, plant: str) -> None:
        move = self._presenter.pick_plant(plant)
        if move is not None:
            self.chosen.emit(move)
        else:
            self._picked()

    def _card(self, card: str) -> None:
        move = self._presenter.pick_card(card)
        if move is not None:
            self.chosen.emit(move)

    def _remove_card(self, card: str) -> None:
        self.recomposed.emit(self._presenter.without_card(card))

    def _row(self, key: str) -> None:
        self._presenter.pick_row(key)
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
        self.hint.place(self.desk_pane.geometry())


def _show_sign(pill: Pill, sign: Sign, tone: str, icon: str) -> None:
    pill.show_state(sign.text, tone, icon)
    pill.setToolTip(sign.tip)
    pill.setAccessibleDescription(sign.tip)
    pill.setVisible(bool(sign.text))
