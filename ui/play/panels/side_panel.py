# SPDX-License-Identifier: MIT
"""The right side of the table: one list at a time, or none, so that the board has room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from ui.kit.controls.rail_button import RailButton
from ui.style import theme


class Pages(QStackedWidget):
    """The open list: about thirty letters wide, whatever is on it."""

    def sizeHint(self) -> QSize:
        """Wide enough to read a line, as high as there is room."""
        width = self.fontMetrics().averageCharWidth() * 36
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Nothing: in a narrow window there is no list."""
        return QSize(0, 0)


class SidePanel(QWidget):
    """A rail of named buttons; each opens its page, a second click closes it."""

    picked = Signal(object, object)
    """A person opened or closed a page: the number of the one before, and of the one now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        dress = theme.current()
        self._narrow = False
        self.pages = Pages()
        self.pages.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        self.buttons: list[RailButton] = []
        self._rail = QVBoxLayout()
        self._rail.setSpacing(dress.space(1))
        self._rail.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(dress.space(2))
        row.addWidget(self.pages)
        row.addLayout(self._rail)

    def add_page(self, page: QWidget, title: str, icon: str) -> int:
        """Add a list with its button; the first one is open. Returns its number."""
        button = RailButton(title, icon)
        index = self.pages.addWidget(page)
        button.clicked.connect(lambda: self._toggle(index))
        self.buttons.append(button)
        self._rail.insertWidget(index, button)
        if index == 0:
            self.open_page(0)
        return index

    def opened(self) -> int | None:
        """The page that is open."""
        return None if self.pages.isHidden() else self.pages.currentIndex()

    def open_page(self, index: int | None) -> None:
        """Open a page, or close the lists."""
        self.pages.setVisible(index is not None)
        if index is not None:
            self.pages.setCurrentIndex(index)
            self.buttons[index].set_news(False)
        for number, button in enumerate(self.buttons):
            button.setChecked(number == index)

    def fit(self, room: int, wanted: int) -> None:
        """Close the lists if `wanted` does not fit beside them, and open them again if it does.

        What a person opened or closed by hand stays until the room changes sides.
        """
        rail = self.buttons[0].sizeHint().width() + theme.current().space(8)
        narrow = room < wanted + self.pages.sizeHint().width() + rail
        if narrow != self._narrow:
            self._narrow = narrow
            self.open_page(None if narrow else self.pages.currentIndex())

    def news(self, index: int) -> None:
        """Mark a page that has something new, unless it is open."""
        self.buttons[index].set_news(self.opened() != index)

    def turn_to(self, index: int | None) -> None:
        """Open a page, or close the lists, for a person who asked for it."""
        before = self.opened()
        self.open_page(index)
        self.picked.emit(before, index)

    def _toggle(self, index: int) -> None:
        self.turn_to(None if self.opened() == index else index)
