# SPDX-License-Identifier: MIT
"""The board of 13 Minutes: the far side, three bands, the bid, the near side and its hand."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.games.board import Board
from ui.games.thirteen_minutes.bands import Bands, BandsView
from ui.games.thirteen_minutes.bid_panel import BidPanel
from ui.games.thirteen_minutes.card_widgets import PaintedCard
from ui.games.thirteen_minutes.hand import Hand
from ui.games.thirteen_minutes.presenter import ThirteenMinutesPresenter
from ui.games.thirteen_minutes.remark import Remark
from ui.games.thirteen_minutes.selection import Pick
from ui.games.thirteen_minutes.side_strip import Backs, SideStrip
from ui.kit.labels.text import ElidedText, Text
from ui.kit.light import Light
from ui.kit.surfaces.hint import Hint
from ui.style import theme
from ui.style.theme import Role


class ThirteenMinutesBoard(Board):
    """Shows what the presenter holds and hands clicks to it. Knows no rule."""

    def __init__(self, presenter: ThirteenMinutesPresenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self.bands = Bands()
        self.far = SideStrip()
        self.far_hand = Backs()
        self.near = SideStrip()
        self.hand = Hand()
        self.bid = BidPanel()
        self._status = ElidedText(role=Role.STRONG)
        self._pile = ElidedText(ink="muted")
        self._house = Remark()
        self._last_game = Text(role=Role.SMALL, ink="muted", wrap=True)
        self._bands_view = BandsView(self.bands)
        self.hint = Hint(self)
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Show what the presenter holds now."""
        view = self._presenter.board()
        self.bands.show_bands(view.bands)
        self.far.show_side(view.far)
        self.far_hand.show_hand(view.far.hand)
        self.near.show_side(view.near)
        self.hand.show_hand(view.near.hand, self._presenter.scene.view.seat == view.near.seat)
        self._status.setText(view.status)
        self._pile.setText(view.pile)
        self._house.say(view.house, view.house_tip)
        self._last_game.setText(view.last_game)
        self._last_game.setVisible(bool(view.last_game))
        self.bid.setVisible(view.bid is not None)
        if view.bid is not None:
            self.bid.show_bid(view.bid)
        self.hint.say("")

    def targets(self) -> tuple[PaintedCard, ...]:
        """The cards, zones and bands that a click answers with, as they are drawn."""
        drawn = (*self.hand.cards(), *self.bands.cards())
        return tuple(card for card in drawn if card.light() is Light.LEGAL)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to what can be done: the bid, or the first target."""
        super().focusInEvent(event)
        if self.bid.isVisible():
            self.bid.setFocus(event.reason())
        elif targets := self.targets():
            targets[0].setFocus(event.reason())

    def changeEvent(self, event: QEvent) -> None:
        """Lay the bands out again for another theme or text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.bands.place()
            self.bands.update()

    def _lay_out(self) -> None:
        look = theme.current()
        top = QHBoxLayout()
        top.setSpacing(look.space(3))
        top.addWidget(self.far, 1)
        top.addWidget(self._pile)
        top.addWidget(self.far_hand)
        bottom = QHBoxLayout()
        bottom.setSpacing(look.space(3))
        bottom.addWidget(self.near, 1)
        bottom.addWidget(self._status)
        bottom.addWidget(self._house)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.space(2))
        column.addLayout(top)
        column.addWidget(self._bands_view, 1)
        column.addWidget(self._last_game)
        column.addWidget(self.bid)
        column.addLayout(bottom)
        column.addWidget(self.hand)

    def _connect(self) -> None:
        self.bands.picked.connect(self._picked)
        self.hand.picked.connect(self._picked)
        self.bands.hinted.connect(self._hinted)
        self.hand.hinted.connect(self._hinted)
        self.bid.changed.connect(self._turned)
        self.bid.confirmed.connect(self._bid_confirmed)

    def _hinted(self, why: str) -> None:
        self.hint.say(why)
        self.hint.place(self._bands_view.geometry())

    def _picked(self, pick: Pick) -> None:
        before = self._presenter.selection
        move = self._presenter.pick(pick)
        if move is not None:
            self.chosen.emit(move)
            return
        if self._presenter.selection == before:
            return
        self.refresh()
        self.touched.emit()

    def _turned(self, cubes: int) -> None:
        self._presenter.set_bid(cubes)
        self.refresh()
        self.touched.emit()

    def _bid_confirmed(self) -> None:
        if (move := self._presenter.bid()) is not None:
            self.chosen.emit(move)
