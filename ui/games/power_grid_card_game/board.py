# SPDX-License-Identifier: MIT
"""The board of Power Grid: The Card Game: plants and desk at the left, resources at the right."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ui.games.grid.board import GridBoard
from ui.games.grid.desk_pane import DeskPane
from ui.games.grid.plant_cards import PlantMarket
from ui.games.power_grid_card_game.contracts_line import ContractsLine
from ui.games.power_grid_card_game.desk_panel import DeskPanel
from ui.games.power_grid_card_game.presenter import PowerGridCardGamePresenter
from ui.games.power_grid_card_game.resource_cards import PoolRow, ResourceMarket
from ui.games.power_grid_card_game.view import Sign
from ui.games.power_grid_card_game.words import say
from ui.kit import literal
from ui.kit.labels.pill import Pill
from ui.style import theme

PLANT_SCALE = 1.3
"""Plants of the market are larger than before their owners: there is no map to make room for."""
DESK_HEIGHT = 150
"""The least height of the desk at scale 100; a longer decision scrolls."""
_ACROSS = QBoxLayout.Direction.LeftToRight
_DOWN = QBoxLayout.Direction.TopToBottom


class PowerGridCardGameBoard(GridBoard):
    """Shows what the presenter holds and hands clicks to it. Knows no rule."""

    def __init__(
        self, presenter: PowerGridCardGamePresenter, parent: QWidget | None = None
    ) -> None:
        super().__init__(presenter, say("trust"), PlantMarket(PLANT_SCALE), parent)
        self.last = Pill("", "warn", "flag")
        self.house = Pill("", "muted")
        self.contracts = ContractsLine()
        self.desk = DeskPanel()
        self.desk_pane = DeskPane(self.desk, DESK_HEIGHT)
        self.resources = ResourceMarket()
        self.pool = PoolRow()
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Show what the presenter holds now."""
        presenter = self._presenter
        view = presenter.board()
        self.show_course(view.strip, view.market)
        _show_sign(self.last, view.last, "warn", "flag")
        _show_sign(self.house, view.house, "muted", "")
        self.resources.show_market(view.columns)
        self.contracts.show_contracts(view.contracts)
        self.pool.show_pool(view.pool)
        self.desk.show_desk(view.desk)
        self.show_companies()
        self.desk_pane.updateGeometry()
        self.updateGeometry()

    def good_width(self) -> int:
        """Both markets side by side."""
        both = self.market.sizeHint().width() + self.resources.sizeHint().width()
        return both + theme.current().space(4)

    def minimumSizeHint(self) -> QSize:
        """Both markets, side by side or below each other, and a decision below the plants."""
        look = theme.current()
        left, right = self.market.sizeHint(), self.resources.sizeHint()
        width = max(left.width(), right.width())
        if self._row.direction() is not _ACROSS:
            return QSize(width, self.whole_height())
        height = max(left.height() + look.size(DESK_HEIGHT), right.height())
        return QSize(width, height + self.strip.sizeHint().height() + look.space(2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the resources below the plants where they do not fit beside them."""
        super().resizeEvent(event)
        beside = self.width() >= self.good_width()
        self._row.setDirection(_ACROSS if beside else _DOWN)
        self.desk_pane.show_whole(not beside)
        self.updateGeometry()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to what can be done."""
        super().focusInEvent(event)
        target = self.focus_target(self.desk.auction, self.desk.choices, self.desk.plants)
        if target is None:
            cards = self.resources.columns.in_order()
            target = next((card for card in cards if card.lit()), None)
        if target is not None:
            target.setFocus(event.reason())

    def hint_area(self) -> QRect:
        """Over the desk."""
        return self.desk_pane.geometry()

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
        self._row = QHBoxLayout()
        self._row.setSpacing(look.space(4))
        self._row.addLayout(left, 1)
        self._row.addLayout(right)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.space(1))
        column.addLayout(head)
        column.addLayout(self._row, 1)

    def _connect(self) -> None:
        presenter = self._presenter
        self.connect_desk(self.desk.auction, self.desk.choices, self.desk.plants)
        columns = self.resources.columns
        columns.picked.connect(lambda card: self.make(presenter.pick_card(card)))
        columns.hinted.connect(self.hinted)
        removed = self.desk.buy.removed
        removed.connect(lambda card: self.recomposed.emit(presenter.without_card(card)))


def _show_sign(pill: Pill, sign: Sign, tone: str, icon: str) -> None:
    pill.show_state(sign.text, tone, icon)
    pill.setToolTip(literal.tooltip(sign.tip))
    pill.setAccessibleDescription(sign.tip)
    pill.setVisible(bool(sign.text))
