# SPDX-License-Identifier: MIT
"""Ship cards that can be clicked, focused and read aloud, and rows of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.games.atlantic_star import faces
from ui.games.atlantic_star.view import HandView, ShipView
from ui.kit.controls.target import Target
from ui.kit.labels.text import ElidedText, Text
from ui.kit.light import Light
from ui.kit.surfaces.flow import Flow
from ui.style import theme
from ui.style.theme import Role

DIMMED = 0.55
"""The opacity of a card that is no target."""


class ShipCard(Target):
    """One ship."""

    def __init__(self, view: ShipView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_ship(view)

    def show_ship(self, view: ShipView) -> None:
        """Show a ship as it is now."""
        self.view = view
        self.dress(view.light, view.why, view.label, view.label)

    def sizeHint(self) -> QSize:
        """As large as it needs to read well."""
        look = theme.current()
        return QSize(look.size(faces.WIDTH), look.size(faces.HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """A card does not shrink."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        if self.light() is Light.DIM and not self.underMouse():
            painter.setOpacity(DIMMED)
        faces.paint_card(painter, QRectF(self.rect()), self.view, theme.current(), self.hasFocus())


class HandRow(QWidget):
    """The ships of a hand in as many lines as they need, updated in place, under a title."""

    picked = Signal(str)
    """The id of a ship that was clicked."""
    hinted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self._cards: dict[str, ShipCard] = {}
        self._order: tuple[str, ...] = ()
        self.title = Text(role=Role.STRONG)
        self.note = Text(role=Role.SMALL, ink="muted")
        self.empty = ElidedText(ink="muted")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        head = QHBoxLayout()
        head.setSpacing(look.space(2))
        head.addWidget(self.title)
        head.addWidget(self.note)
        head.addStretch(1)
        self._row = Flow(look.space(1))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.size(2))
        column.addLayout(head)
        column.addWidget(self.empty)
        column.addLayout(self._row)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def cards(self) -> tuple[ShipCard, ...]:
        """The cards from left to right."""
        return tuple(self._cards[ship] for ship in self._order)

    def show_hand(self, view: HandView) -> None:
        """Show these ships, in this order."""
        self.title.setText(view.title)
        self.note.setText(view.note)
        self.empty.setText(view.empty)
        self.empty.setVisible(not view.ships)
        self._show(view.ships)
        self.empty.setMinimumHeight(theme.current().size(faces.HEIGHT))

    def _show(self, views: Sequence[ShipView]) -> None:
        order = tuple(view.id for view in views)
        self._order = tuple(ship for ship in self._order if ship in order)
        for ship in [ship for ship in self._cards if ship not in order]:
            card = self._cards.pop(ship)
            self._row.removeWidget(card)
            card.hide()
            card.deleteLater()
        for view in views:
            card = self._cards.get(view.id) or self._made(view)
            card.show_ship(view)
            self._row.removeWidget(card)
            self._row.addWidget(card)
            card.show()
        self._order = order
        for one, other in zip(self.cards, self.cards[1:], strict=False):
            QWidget.setTabOrder(one, other)

    def _made(self, view: ShipView) -> ShipCard:
        card = self._cards[view.id] = ShipCard(view, self)
        card.clicked.connect(lambda: self._click(card))
        card.hinted.connect(self.hinted)
        return card

    def _click(self, card: ShipCard) -> None:
        if card.lit():
            self.picked.emit(card.view.id)
