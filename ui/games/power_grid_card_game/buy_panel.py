# SPDX-License-Identifier: MIT
"""Buying: the room for each resource, and the cards of the turn with a way to take each back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.games.grid.purchases import FuelMark, PurchasePanel
from ui.games.power_grid_card_game.view import BuyView, StoreView
from ui.kit import literal
from ui.kit.labels.text import Text
from ui.style import theme


class BuyPanel(QWidget):
    """The turn as it is composed so far."""

    removed = Signal(str)
    """The card that is not to be bought."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self.stores: dict[str, Text] = {}
        self._parts: dict[str, QWidget] = {}
        self._line = QHBoxLayout()
        self._line.setSpacing(look.space(4))
        self._line.addStretch(1)
        self.purchases = PurchasePanel()
        self.purchases.removed.connect(self.removed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.space(1))
        column.addLayout(self._line)
        column.addWidget(self.purchases)

    def show_buy(self, view: BuyView) -> None:
        """Show the room and the cards."""
        shown = {store.fuel for store in view.stores}
        for fuel, part in self._parts.items():
            part.setVisible(fuel in shown)
        for store in view.stores:
            if store.fuel not in self._parts:
                self._add(store)
            self.stores[store.fuel].setText(store.text)
            self._parts[store.fuel].setToolTip(literal.tooltip(store.tip))
            self._parts[store.fuel].setAccessibleName(store.tip)
        self.purchases.show_purchases(view.purchases)

    def _add(self, store: StoreView) -> None:
        part = QWidget()
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.current().space(1))
        row.addWidget(FuelMark(store.fuel, store.name))
        text = Text()
        row.addWidget(text)
        self._line.insertWidget(len(self._parts), part)
        self._parts[store.fuel], self.stores[store.fuel] = part, text
