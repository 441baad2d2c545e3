# SPDX-License-Identifier: MIT
"""The agency: four piers with their prices, the piles, and the swap."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from ui.games.atlantic_star import faces, marks
from ui.games.atlantic_star.ship_cards import ShipCard
from ui.games.atlantic_star.view import AgencyView, PierView, ShipView
from ui.kit import literal
from ui.kit.controls.button import Button
from ui.kit.labels.text import Text
from ui.style import theme
from ui.style.theme import Role

QUAY = 26
"""The height of a quay with its price, at scale 100."""


class Quay(QWidget):
    """The edge that a ship lies at, with its price on a plate between two bollards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._free = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_price(self, words: str, free: bool) -> None:
        """Show a price."""
        self._words, self._free = words, free
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as a card."""
        look = theme.current()
        return QSize(look.size(faces.WIDTH), look.size(QUAY))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint planks, bollards and the price."""
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(look.colour("line"), 1))
        painter.setBrush(look.tint("line", 45, "panel"))
        painter.drawRoundedRect(box, look.size(3), look.size(3))
        side = box.height() * 0.5
        for x in (box.left() + side, box.right() - side):
            place = QRectF(x - side / 2, box.center().y() - side / 2, side, side)
            marks.fill(painter, "bollard", place, look.tint("muted", 60, "panel"))
        painter.setFont(look.font(Role.STRONG))
        painter.setPen(look.colour("good" if self._free else "ink"))
        text = QRectF(box)
        if not self._free:
            wide = painter.fontMetrics().horizontalAdvance(self._words)
            coin = look.size(13)
            left = box.center().x() - (wide + coin + look.size(4)) / 2
            place = QRectF(left, box.center().y() - coin / 2, coin, coin)
            marks.coin(painter, place, look.colour("muted"))
            painter.setPen(look.colour("ink"))
            text.setLeft(place.right() + look.size(4))
            painter.drawText(
                text, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._words
            )
            return
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, self._words)


class Pier(QWidget):
    """A space of the agency: the ship, and what it costs."""

    picked = Signal(int)
    hinted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.price = 0
        self.card: ShipCard | None = None
        self.quay = Quay()
        self._berth = QWidget()
        self._stack = QStackedLayout(self._berth)
        self._stack.addWidget(QWidget())
        self._berth.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._berth)
        column.addWidget(self.quay)

    def show_pier(self, view: PierView) -> None:
        """Show the space as it is now."""
        look = theme.current()
        self.price = view.price
        self._berth.setFixedSize(look.size(faces.WIDTH), look.size(faces.HEIGHT))
        self.quay.show_price(view.price_words, not view.price)
        if view.ship is None:
            self._stack.setCurrentIndex(0)
        else:
            self._show(view.ship)

    def _show(self, ship: ShipView) -> None:
        if self.card is None:
            self.card = ShipCard(ship)
            self.card.clicked.connect(self._click)
            self.card.hinted.connect(self.hinted)
            self._stack.addWidget(self.card)
        self.card.show_ship(ship)
        self._stack.setCurrentIndex(1)

    def _click(self) -> None:
        if self.card is not None and self.card.lit():
            self.picked.emit(self.price)


class AgencyPanel(QWidget):
    """Title and piles, the piers, and the swap."""

    picked = Signal(int)
    """The price of a ship that was clicked."""
    swapped = Signal()
    hinted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self.title = Text(role=Role.STRONG)
        self.piles = Text(role=Role.SMALL, ink="muted")
        self.swap = Button("", icon="swap")
        self.swap.clicked.connect(self.swapped)
        self.piers: list[Pier] = []
        head = QHBoxLayout()
        head.setSpacing(look.space(2))
        head.addWidget(self.title)
        head.addWidget(self.piles)
        head.addStretch(1)
        head.addWidget(self.swap)
        self._row = QHBoxLayout()
        self._row.setSpacing(look.space(1))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.size(3))
        column.addLayout(head)
        column.addLayout(self._row)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_agency(self, view: AgencyView) -> None:
        """Show ships, piles and the price of a swap as they are now."""
        self.title.setText(view.title)
        self.piles.setText(view.piles)
        self.piles.setToolTip(literal.tooltip(view.piles_tip))
        self.piles.setAccessibleDescription(view.piles_tip)
        self.swap.setText(view.swap)
        self.swap.setAccessibleName(view.swap)
        self.swap.setToolTip(literal.tooltip(view.swap_why))
        self.swap.setAccessibleDescription(view.swap_why)
        self.swap.setEnabled(view.can_swap)
        while len(self.piers) < len(view.piers):
            pier = Pier()
            pier.picked.connect(self.picked)
            pier.hinted.connect(self.hinted)
            self.piers.append(pier)
            self._row.addWidget(pier)
        for pier, shown in zip(self.piers, view.piers, strict=True):
            pier.show_pier(shown)
