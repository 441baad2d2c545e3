# SPDX-License-Identifier: MIT
"""The left side of the table: a rail of buttons, the seats, and one list at a time.

In a wide window the list has a place of its own beside the seats. Elsewhere it is a
drawer that comes up over the last of them, so that the board keeps its place and its size.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from ui.kit.controls.rail_button import RailButton
from ui.kit.sizes import UNLIMITED
from ui.kit.surfaces.pane import Pane
from ui.play.panels.seats_panel import SeatsPanel
from ui.style import theme

SEATS = 23
LIST = 36
BOARD = 115
"""The widths of seats, of a list beside them, and of the board beside both, in letters."""
DRAWER = 0.45
"""The part of the height that a drawer has at least."""
TOP = 8
"""What lies above and below the side, in gaps."""


class Pages(QStackedWidget):
    """The open list, whatever is on it as wide as there is room."""

    def sizeHint(self) -> QSize:
        """Wide enough to read a line, as high as there is room."""
        width = self.fontMetrics().averageCharWidth() * LIST
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """A list is read with its own bar, and needs no room itself."""
        return QSize(0, 0)


def side_by_side(side: QWidget, middle: QWidget, foot: QWidget) -> QHBoxLayout:
    """What is below the ribbon of a table: the side, and the board over what is asked of it."""
    gap = theme.current().space(2)
    centre = QVBoxLayout()
    centre.setSpacing(gap)
    centre.addWidget(middle, 1)
    centre.addWidget(foot)
    row = QHBoxLayout()
    row.setContentsMargins(gap, gap, gap, gap)
    row.setSpacing(gap)
    row.addWidget(side)
    row.addLayout(centre, 1)
    return row


class SidePanel(QWidget):
    """Each button of the rail opens its page, a second click closes it."""

    picked = Signal(object, object)
    """A person opened or closed a page: the number of the one before, and of the one now."""

    def __init__(self, seats: SeatsPanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        dress = theme.current()
        letter = self.fontMetrics().averageCharWidth()
        self._seats = seats
        self._wide: bool | None = None
        self._chosen = False
        """Whether somebody opened or closed a page since the room changed sides."""
        self.pages = Pages()
        self.buttons: list[RailButton] = []
        self._rail = QVBoxLayout()
        self._rail.setSpacing(dress.space(1))
        self._rail.addStretch(1)
        self.seats_pane = Pane(seats)
        self.seats_pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._places = QWidget()
        self._places.setFixedWidth(letter * SEATS)
        self._column = QVBoxLayout(self._places)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(dress.space(2))
        self._column.addWidget(self.seats_pane)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(dress.space(1))
        self._row.addLayout(self._rail)
        self._row.addWidget(self._places)
        self._lay_out()
        seats.installEventFilter(self)
        self._places.installEventFilter(self)

    def add_page(self, page: QWidget, title: str, icon: str) -> int:
        """Add a list with its button; the first one is open. Returns its number."""
        button = RailButton(title, icon)
        index = self.pages.addWidget(page)
        button.clicked.connect(lambda: self._toggle(index))
        self.buttons.append(button)
        self._rail.insertWidget(index, button)
        if index == 0:
            self.begin_with(0)
        return index

    def begin_with(self, index: int) -> None:
        """Show a page first, as far as there is room for one."""
        self._show_page(index)

    def opened(self) -> int | None:
        """The page that is open."""
        return None if self.pages.isHidden() else self.pages.currentIndex()

    def open_page(self, index: int | None) -> None:
        """Open a page, or close the lists; that holds until the room changes sides."""
        self._chosen = True
        self._show_page(index)

    def _show_page(self, index: int | None) -> None:
        self.pages.setVisible(index is not None)
        if index is not None:
            self.pages.setCurrentIndex(index)
            self.buttons[index].set_news(False)
        for number, button in enumerate(self.buttons):
            button.setChecked(number == index)
        self._make_room()

    def fit(self, frame: QSize, wanted: int) -> None:
        """Give the lists a place of their own if a board of the width `wanted` fits beside it.

        They are open at first where they hide no seat.
        """
        letter, gap = self.fontMetrics().averageCharWidth(), theme.current().space(2)
        own = letter * (SEATS + LIST) + self.buttons[0].sizeHint().width() + 5 * gap
        wide = frame.width() >= max(wanted, letter * BOARD) + own
        if wide != self._wide:
            self._wide, self._chosen = wide, False
            self._lay_out()
        if not self._chosen:
            seats = self._seats.minimumSizeHint().height()
            hides = not wide and seats > (frame.height() - TOP * gap) * (1 - DRAWER)
            self._show_page(None if hides else self.pages.currentIndex())

    def news(self, index: int) -> None:
        """Mark a page that has something new, unless it is open."""
        self.buttons[index].set_news(self.opened() != index)

    def turn_to(self, index: int | None) -> None:
        """Open a page, or close the lists, for a person who asked for it."""
        before = self.opened()
        self.open_page(index)
        self.picked.emit(before, index)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the seats what they need beside a drawer as it changes."""
        kinds = (QEvent.Type.LayoutRequest, QEvent.Type.Resize)
        if event.type() in kinds:
            self._make_room()
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        hidden = self.pages.isHidden()
        if self._wide:
            self._row.insertWidget(1, self.pages)
            self.pages.setFixedWidth(self.pages.sizeHint().width())
        else:
            self._column.addWidget(self.pages)
            self.pages.setFixedWidth(self._places.width())
        self.pages.setHidden(hidden)

    def _make_room(self) -> None:
        """A drawer has what the seats leave, or its part; one's own seat stays in sight."""
        if self._wide or self.opened() is None:
            self.seats_pane.setMaximumHeight(UNLIMITED)
            return
        needed = self._seats.minimumSizeHint().height()
        beside = int(self._places.height() * (1 - DRAWER))
        self.seats_pane.setMaximumHeight(min(needed, beside))
        if (card := self._seats.foremost()) is not None:
            self.seats_pane.ensureWidgetVisible(card, 0, 0)

    def _toggle(self, index: int) -> None:
        self.turn_to(None if self.opened() == index else index)
