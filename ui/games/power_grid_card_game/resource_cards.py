# SPDX-License-Identifier: MIT
"""Resource cards that can be clicked, focused and read aloud, and the columns made of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.games.grid import colours, marks
from ui.games.power_grid_card_game import resource_face
from ui.games.power_grid_card_game.view import CardView, ColumnsView, ColumnView, PoolView
from ui.kit import literal
from ui.kit.controls.target import Target
from ui.kit.labels.text import ElidedText, Text
from ui.kit.light import Light
from ui.kit.surfaces.flow import Flow
from ui.style import theme
from ui.style.theme import Role, Theme

DIMMED = 0.55
"""The opacity of a card that is no target."""

_CENTRE = Qt.AlignmentFlag.AlignCenter


class ResourceCard(Target):
    """One card of the market or of a pool. A lit one says beforehand what would be lost."""

    picked = Signal(str)
    """The id of a card that is a target."""

    def __init__(self, view: CardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._pick)
        self.show_card(view)

    def show_card(self, view: CardView) -> None:
        """Show a card as it is now."""
        self.view = view
        tip = "\n".join(part for part in (view.label, view.why) if part)
        self.dress(view.light, view.why, view.label, tip)

    def sizeHint(self) -> QSize:
        """As large as it needs to read well; smaller without a price."""
        look = theme.current()
        if self.view.price:
            return QSize(look.size(resource_face.WIDTH), look.size(resource_face.HEIGHT))
        return QSize(look.size(resource_face.HELD_WIDTH), look.size(resource_face.HELD_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        if self.view.light is Light.DIM and not self.underMouse():
            painter.setOpacity(DIMMED)
        rect = QRectF(self.rect())
        resource_face.paint_card(painter, rect, self.view, theme.current(), self.hasFocus())

    def enterEvent(self, event: QEnterEvent) -> None:
        """Say why not, or what of it would not be kept."""
        super().enterEvent(event)
        self.point()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say it to the keyboard as well."""
        super().focusInEvent(event)
        self.point()
        self.update()

    def point(self) -> None:
        """Say what there is to say of it before a click."""
        self.hinted.emit(self.view.why)

    def changeEvent(self, event: QEvent) -> None:
        """A new text size is a new size of the card."""
        super().changeEvent(event)
        self.updateGeometry()

    def _pick(self) -> None:
        if self.lit():
            self.picked.emit(self.view.id)


class Columns(QWidget):
    """Four columns of cards under their prices, each card updated in place."""

    picked = Signal(str)
    hinted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: dict[str, ResourceCard] = {}
        self._columns: tuple[ColumnView, ...] = ()
        self._rows = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_columns(self, view: ColumnsView) -> None:
        """Show the market as it is now."""
        self._columns, self._rows = view.columns, view.rows
        wanted = {card.id: card for column in view.columns for card in column.cards}
        for card in [card for card in self.cards if card not in wanted]:
            gone = self.cards.pop(card)
            gone.hide()
            gone.deleteLater()
        for card, shown in wanted.items():
            if card in self.cards:
                self.cards[card].show_card(shown)
            else:
                self.cards[card] = self._new(shown)
        self.setAccessibleName(view.title)
        self._place()
        self.updateGeometry()
        self.update()

    def in_order(self) -> tuple[ResourceCard, ...]:
        """The cards column by column."""
        return tuple(self.cards[card.id] for column in self._columns for card in column.cards)

    def sizeHint(self) -> QSize:
        """Room for the deepest column."""
        look = theme.current()
        gap = look.size(6)
        count = max(1, len(self._columns))
        width = count * look.size(resource_face.WIDTH) + (count - 1) * gap
        step = look.size(resource_face.HEIGHT) + look.size(2)
        return QSize(width, _head(look) + self._rows * step)

    def minimumSizeHint(self) -> QSize:
        """The same: cards do not shrink."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the cards in their places."""
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint prices and empty places; the cards lie on top."""
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, column in enumerate(self._columns):
            self._paint_head(painter, self._spot(at, 0, look), column, look)
            for row in range(len(column.cards), self._rows):
                resource_face.paint_place(painter, self._spot(at, row, look), look)

    def _paint_head(self, painter: QPainter, spot: QRectF, column: ColumnView, look: Theme) -> None:
        """A coin with the price, and what it is for."""
        high = _head(look) - look.size(4)
        side = high - look.size(4)
        words = column.unit
        small = look.metrics(Role.SMALL)
        wide = side + look.size(5) + small.horizontalAdvance(words)
        left = spot.center().x() - wide / 2
        coin = QRectF(left, look.size(2), side, side)
        marks.fill(painter, "coin", coin, colours.coin(), look.colour("muted"))
        painter.setPen(colours.on_coin())
        painter.setFont(look.font(Role.STRONG))
        painter.drawText(coin, _CENTRE, str(column.price))
        painter.setPen(look.colour("muted"))
        painter.setFont(look.font(Role.SMALL))
        text = QRectF(coin.right() + look.size(5), 0, small.horizontalAdvance(words) + 2, high)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, words)

    def _spot(self, at: int, row: int, look: Theme) -> QRectF:
        width, height = look.size(resource_face.WIDTH), look.size(resource_face.HEIGHT)
        left = at * (width + look.size(6))
        return QRectF(left, _head(look) + row * (height + look.size(2)), width, height)

    def _place(self) -> None:
        look = theme.current()
        for at, column in enumerate(self._columns):
            for row, card in enumerate(column.cards):
                self.cards[card.id].setGeometry(self._spot(at, row, look).toRect())

    def _new(self, view: CardView) -> ResourceCard:
        card = ResourceCard(view, self)
        card.picked.connect(self.picked)
        card.hinted.connect(self.hinted)
        card.show()
        return card


def _head(look: Theme) -> int:
    """The height of the line of prices."""
    return look.metrics(Role.STRONG).height() + look.size(12)


class ResourceMarket(QWidget):
    """The columns under their title, and what is known of deck, discards and singles."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self.columns = Columns()
        self._title = Text(role=Role.STRONG)
        self.note = ElidedText(role=Role.SMALL, ink="muted")
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight)
        head = QHBoxLayout()
        head.setSpacing(look.space(2))
        head.addWidget(self._title)
        head.addWidget(self.note, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.size(2))
        column.addLayout(head)
        column.addWidget(self.columns)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_market(self, view: ColumnsView) -> None:
        """Show the market as it is now."""
        self._title.setText(view.title)
        self.note.setText(view.note)
        self.note.setAccessibleName(view.tip)
        self._title.setToolTip(literal.tooltip(view.tip))
        self.columns.show_columns(view)


class PoolRow(QWidget):
    """The resource cards of one owner in as many lines as they need."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self.cards: list[ResourceCard] = []
        self._title = ElidedText(role=Role.STRONG)
        self._words = Text(ink="muted")
        self._row = QWidget()
        self._row.setProperty("plain", True)
        self._flow = Flow(look.space(1), self._row)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self._row.setSizePolicy(policy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.size(2))
        column.addWidget(self._title)
        column.addWidget(self._words)
        column.addWidget(self._row)
        column.addStretch(1)

    def show_pool(self, view: PoolView) -> None:
        """Show the cards as they are now."""
        self._title.setText(view.title)
        self._title.setVisible(bool(view.title))
        self._words.setText(view.words)
        self._words.setVisible(bool(view.words))
        self._row.setVisible(bool(view.cards))
        self._fit(view.cards)
        for card, shown in zip(self.cards, view.cards, strict=True):
            card.show_card(shown)
        self._flow.invalidate()
        self.updateGeometry()

    def _fit(self, views: Sequence[CardView]) -> None:
        """As many widgets as cards: they are alike, and none of them is a target."""
        while len(self.cards) > len(views):
            card = self.cards.pop()
            self._flow.removeWidget(card)
            card.hide()
            card.deleteLater()
        for view in views[len(self.cards) :]:
            card = ResourceCard(view)
            self._flow.addWidget(card)
            self.cards.append(card)
            card.show()
