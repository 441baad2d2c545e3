# SPDX-License-Identifier: MIT
"""The auction that goes on: the plant, the price, who is still in it, and one's own bid.

The buttons that bid once or drop out are the prompt's; here are the number they
bid, and the automatic bidder.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.games.grid.plant_cards import PlantCard
from ui.games.grid.stepper import Stepper
from ui.games.grid.view import AuctionView, BidderView, PlantView
from ui.games.grid.words import say
from ui.kit import literal
from ui.kit.controls.button import Button
from ui.kit.controls.press import entered
from ui.kit.controls.step_keys import step_of
from ui.kit.drawing.player_mark import paint_mark
from ui.kit.labels.text import ElidedText, Text
from ui.style import theme
from ui.style.theme import Role

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_NO_PLANT = PlantView(0, (), 0, 0)


class Bidders(QWidget):
    """Who is still in the auction, clockwise; the leader is crowned by a filled box."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._views: tuple[BidderView, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bidders(self, views: tuple[BidderView, ...]) -> None:
        """Show them as they are now."""
        self._views = views
        self.setAccessibleName(", ".join(view.name for view in views))
        self.setToolTip(literal.tooltip(self.accessibleName()))
        self.update()

    def sizeHint(self) -> QSize:
        """A line of marks."""
        look = theme.current()
        return QSize(look.size(6 * 30), look.size(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the marks."""
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, step = look.size(20), look.size(30)
        top = (self.height() - side) / 2
        for place, view in enumerate(self._views):
            box = QRectF(look.size(4) + place * step, top, side, side)
            frame = box.adjusted(-3, -3, 3, 3)
            if view.leads:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.tint("good", 40, "raised"))
                painter.drawRoundedRect(frame, 5, 5)
            if view.acts:
                painter.setPen(QPen(look.colour("accent"), look.size(2)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(frame, 5, 5)
            paint_mark(painter, box, view.mark)


class AuctionPanel(QWidget):
    """One auction. Arrow keys step the bid, Home goes back to the least one, Enter bids."""

    changed = Signal(int)
    """The price on the stepper."""
    limited = Signal(int)
    """Bid on up to this price."""
    cancelled = Signal()
    confirmed = Signal()
    """The price on the stepper is the bid."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look = theme.current()
        self.view: AuctionView | None = None
        self.card = PlantCard(_NO_PLANT)
        self.headline = ElidedText(role=Role.STRONG)
        self.price = Text(role=Role.NUMBER)
        self.bidders = Bidders()
        self.stepper = Stepper(say("bid.lower"), say("bid.higher"), "888")
        self.stepper.less.setAutoRepeatInterval(60)
        self.stepper.more.setAutoRepeatInterval(60)
        self.stepper.stepped.connect(self._step)
        self.limit = Button("")
        self.limit.clicked.connect(self._limit)
        self.limit_words = Text(role=Role.SMALL, ink="good", wrap=True)
        self.cancel = Button("", "danger")
        self.cancel.clicked.connect(self.cancelled)
        words = self.words = QVBoxLayout()
        words.setSpacing(0)
        line = QHBoxLayout()
        line.setSpacing(look.space(2))
        line.addWidget(self.price)
        line.addWidget(self.headline, 1)
        words.addLayout(line)
        words.addWidget(self.bidders)
        words.addStretch(1)
        head = self.head = QHBoxLayout()
        head.setSpacing(look.space(2))
        head.addWidget(self.card, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        foot = QHBoxLayout()
        foot.setSpacing(look.space(2))
        for part in (self.stepper, self.limit):
            foot.addWidget(part)
        foot.addStretch(1)
        column = self.column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.space(1))
        column.addLayout(head)
        column.addLayout(foot)
        column.addWidget(self.limit_words)
        column.addWidget(self.cancel)
        column.addStretch(1)

    def show_auction(self, view: AuctionView) -> None:
        """Show the auction as it is now."""
        self.view = view
        self.show_lot(view)
        self.price.setText(str(view.price))
        self.headline.setText(view.headline)
        self.bidders.show_bidders(view.bidders)
        mine = view.lowest > 0
        self.stepper.setVisible(mine)
        self.stepper.show_number(view.chosen, view.chosen > view.lowest, view.chosen < view.highest)
        self.limit.setVisible(bool(view.limit_label))
        self.limit.setText(view.limit_label)
        self.limit_words.setVisible(bool(view.limit_words))
        self.limit_words.setText(view.limit_words)
        self.cancel.setVisible(bool(view.limit_words))
        self.cancel.setText(view.cancel_label)
        self.setAccessibleName(f"{view.lot}. {view.headline}: {view.price}")

    def show_lot(self, view: AuctionView) -> None:
        """Show what is auctioned: a plant, where a game has nothing else."""
        self.card.setVisible(view.plant is not None)
        if view.plant is not None:
            self.card.show_plant(view.plant)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by keys."""
        if step := step_of(event):
            self._step(step)
            return
        match event.key():
            case Qt.Key.Key_PageUp:
                self._step(10)
            case Qt.Key.Key_PageDown:
                self._step(-10)
            case Qt.Key.Key_Home:
                self._step(-(10**6))
            case _ if entered(event):
                self.confirmed.emit()
            case _:
                super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        if self.view is not None and self.view.lowest:
            price = max(self.view.lowest, min(self.view.highest, self.view.chosen + by))
            self.changed.emit(price)

    def _limit(self) -> None:
        if self.view is not None:
            self.limited.emit(self.view.chosen)
