# SPDX-License-Identifier: MIT
"""The board of Atlantic Star: classes at the left, agency and planner at the right, one's ships."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from core.games.atlantic_star import moves
from ui.games.atlantic_star.agency_panel import AgencyPanel
from ui.games.atlantic_star.class_board import ClassBoard
from ui.games.atlantic_star.company_strip import CompanyStrip
from ui.games.atlantic_star.desk_panel import DeskPanel
from ui.games.atlantic_star.presenter import AtlanticStarPresenter, Staged
from ui.games.atlantic_star.ship_cards import HandRow
from ui.games.board import Board
from ui.kit.controls.target import Target
from ui.kit.surfaces.hint import Hint
from ui.kit.surfaces.pane import Pane
from ui.style import theme

DESK_HEIGHT = 270
"""The least height of the planner at scale 100: six legs and what they earn."""
DESK_WIDTH = 320
"""Its least width at scale 100 beside the agency."""


class AtlanticStarBoard(Board):
    """Shows what the presenter holds and hands clicks to it. Knows no rule."""

    def __init__(self, presenter: AtlanticStarPresenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self.classes = ClassBoard()
        self.agency = AgencyPanel()
        self.desk = DeskPanel()
        self.desk_pane = Pane(self.desk)
        self.hand = HandRow()
        self.hint = Hint(self)
        self.companies: dict[int, CompanyStrip] = {}
        self._stacked = False
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Show what the presenter holds now."""
        view = self._presenter.board()
        self.classes.show_board(view.classes)
        self.agency.show_agency(view.agency)
        self.desk.show_desk(view.desk)
        self.hand.show_hand(view.hand)
        for seat, company in self.companies.items():
            company.show_company(self._presenter.company(seat))
        self.hint.say("")
        self.desk_pane.updateGeometry()
        self.updateGeometry()

    def seat_detail(self, seat: int) -> QWidget:
        """Money, ships, points and voyages of a seat."""
        if seat not in self.companies:
            strip = self.companies[seat] = CompanyStrip()
            strip.clicked.connect(lambda: self._look_at(seat))
        self.companies[seat].show_company(self._presenter.company(seat))
        return self.companies[seat]

    def good_width(self) -> int:
        """The width of the class board and the agency side by side."""
        classes, agency = self.classes.minimumSizeHint(), self.agency.sizeHint()
        return classes.width() + agency.width() + theme.current().space(3)

    def minimumSizeHint(self) -> QSize:
        """Every part as small as it reads well."""
        look = theme.current()
        classes, agency = self.classes.minimumSizeHint(), self.agency.sizeHint()
        width = max(classes.width(), agency.width())
        if self._stacked:
            return QSize(width, self.whole_height())
        height = max(agency.height() + look.size(DESK_HEIGHT), classes.height())
        hand = self.hand.heightForWidth(max(self.width(), width))
        return QSize(width, height + hand + look.space(2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay agency and ships over the classes where they do not fit beside them."""
        super().resizeEvent(event)
        if (stacked := self.width() < self.good_width()) is not self._stacked:
            self._arrange(stacked)
        agency = self.agency.sizeHint().width()
        desk_fits = self.width() >= agency + theme.current().size(DESK_WIDTH)
        across = self._stacked and desk_fits
        ways = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._side_row.setDirection(ways[0] if across else ways[1])
        self.updateGeometry()

    def _arrange(self, stacked: bool) -> None:
        self._stacked = stacked
        for part in (self.classes, self._side, self.hand):
            self._grid.removeWidget(part)
        if stacked:
            for row, part in enumerate((self._side, self.hand, self.classes)):
                self._grid.addWidget(part, row, 0, 1, 2)
        else:
            self._grid.addWidget(self.classes, 0, 0)
            self._grid.addWidget(self._side, 0, 1)
            self._grid.addWidget(self.hand, 1, 0, 1, 2)
        self.desk_pane.show_whole(stacked)
        self.desk_pane.setMinimumHeight(theme.current().size(DESK_HEIGHT) if stacked else 0)
        policy = QSizePolicy.Policy.Preferred if stacked else QSizePolicy.Policy.Fixed
        self._side.setSizePolicy(policy, QSizePolicy.Policy.Expanding)
        self._grid.setRowStretch(0, 0 if stacked else 1)
        self._grid.setRowStretch(2, 1 if stacked else 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to what can be done."""
        super().focusInEvent(event)
        for target in self._targets():
            if target.lit() and target.isVisible():
                target.setFocus(event.reason())
                return

    def _targets(self) -> list[Target]:
        loans: list[Target] = [*self.desk.loan.rows] if self.desk.loan.isVisible() else []
        cards = [pier.card for pier in self.agency.piers if pier.card is not None]
        return [*loans, *self.classes.headers, *cards, *self.desk.seas, *self.hand.cards]

    def _lay_out(self) -> None:
        look = theme.current()
        self._side = QWidget()
        self._side_row = QVBoxLayout(self._side)
        self._side_row.setSpacing(look.space(2))
        self._side_row.setContentsMargins(0, 0, 0, 0)
        self._side_row.addWidget(self.agency, 0, Qt.AlignmentFlag.AlignTop)
        self._side_row.addWidget(self.desk_pane, 1)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(look.space(3))
        self._grid.setVerticalSpacing(look.space(1))
        self._grid.setColumnStretch(0, 1)
        self._arrange(False)

    def _connect(self) -> None:
        presenter = self._presenter
        self.classes.class_picked.connect(lambda stars: self._turn(presenter.pick_class(stars)))
        self.classes.plate_picked.connect(self._plate)
        self.agency.picked.connect(lambda price: self._turn(presenter.pick_pier(price)))
        self.agency.swapped.connect(lambda: self.chosen.emit(moves.SWAP))
        self.desk.sea_picked.connect(lambda sea: self._turn(presenter.pick_sea(sea)))
        self.desk.leg_picked.connect(lambda leg: self._turn(presenter.pick_leg(leg)))
        self.desk.borrowed.connect(lambda points: self._turn(presenter.borrow(points)))
        self.hand.picked.connect(lambda ship: self._turn(presenter.pick_ship(ship)))
        for part in (self.classes, self.agency, self.desk, self.hand):
            part.hinted.connect(self._hinted)

    # What a click does

    def _turn(self, staged: Staged) -> None:
        """Stage the turn that a click made, or show what it picked."""
        if staged is not None:
            self.recomposed.emit(staged)
        else:
            self._picked()

    def _plate(self, sea: str, place: int) -> None:
        self._presenter.pick_plate(sea, place)
        self._picked()

    def _look_at(self, seat: int) -> None:
        self._presenter.look_at(seat)
        self._picked()

    def _picked(self) -> None:
        why = self.hint.said()
        self.refresh()
        self.touched.emit()
        self._hinted(why)

    def _hinted(self, why: str) -> None:
        self.hint.say(why)
        self.hint.place(self.classes.geometry())
