# SPDX-License-Identifier: MIT
"""The panels of a composed turn: fuel with steppers, houses with their prices."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui import theme
from ui.kit.button import Button
from ui.kit.text import ElidedText, Text
from ui.tables.power_grid import marks
from ui.tables.power_grid.prompt_words import ask
from ui.tables.power_grid.stepper import Stepper
from ui.tables.power_grid.view import BuildView, FuelRow, FuelView
from ui.tables.power_grid.words import fuel_name
from ui.theme import Role


class FuelMark(QWidget):
    """A token of a fuel, as large as a line of text."""

    def __init__(self, fuel: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fuel = fuel
        self.setToolTip(fuel_name(fuel))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A square."""
        side = theme.current().size(20)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the token."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        marks.token(painter, self._fuel, box, theme.current())


class Total(QWidget):
    """The running total and what it leaves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.total = Text(role=Role.TITLE)
        self.leaves = ElidedText(ink="muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.total)
        row.addWidget(self.leaves, 1)

    def show_total(self, total: str, leaves: str) -> None:
        """Show both."""
        self.total.setText(total)
        self.leaves.setText(leaves)


class FuelPanel(QWidget):
    """A stepper per fuel that the own plants burn."""

    stepped = Signal(str, int)
    """A fuel, and one less or one more of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self.steppers: dict[str, Stepper] = {}
        self._parts: dict[str, tuple[QWidget, ...]] = {}
        self._owned: dict[str, Text] = {}
        self._next: dict[str, Text] = {}
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(look.space(2))
        self._grid.setVerticalSpacing(look.size(2))
        self._grid.setColumnStretch(1, 1)
        self.total = Total()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.space(1))
        column.addLayout(self._grid)
        column.addWidget(self.total)
        column.addStretch(1)

    def show_fuel(self, view: FuelView) -> None:
        """Show the turn as it is composed so far."""
        for row in view.rows:
            if row.fuel not in self.steppers:
                self._add(row)
        shown = {row.fuel for row in view.rows}
        for fuel, parts in self._parts.items():
            for part in parts:
                part.setVisible(fuel in shown)
        for row in view.rows:
            self._owned[row.fuel].setText(row.owned)
            self._next[row.fuel].setText(ask("buy.next", price=row.cost) if row.cost else "")
            stepper = self.steppers[row.fuel]
            stepper.show_number(row.bought, row.can_less, row.can_more)
            stepper.more.setToolTip(row.why or ask("buy.one", fuel=row.name))
        self.total.show_total(view.total, view.leaves)

    def _add(self, row: FuelRow) -> None:
        line = self._grid.rowCount()
        mark = FuelMark(row.fuel)
        owned = Text(ink="muted")
        price = Text(ink="muted")
        price.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        less, more = ask("buy.less", fuel=row.name), ask("buy.one", fuel=row.name)
        stepper = Stepper(less, more, "88")
        stepper.stepped.connect(lambda by: self.stepped.emit(row.fuel, by))
        for place, part in enumerate((mark, owned, price, stepper)):
            self._grid.addWidget(part, line, place)
        self._parts[row.fuel] = (mark, owned, price, stepper)
        self._owned[row.fuel], self._next[row.fuel] = owned, price
        self.steppers[row.fuel] = stepper


class BuildPanel(QWidget):
    """The houses of the turn, each with its price and a way to take it back."""

    removed = Signal(str)
    """The city whose house is not to be built."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self.rows: dict[str, Button] = {}
        self._lines: list[QWidget] = []
        self.hint = Text(ink="muted", wrap=True)
        self.total = Total()
        self._houses = QVBoxLayout()
        self._houses.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.space(1))
        column.addWidget(self.hint)
        column.addLayout(self._houses)
        column.addWidget(self.total)
        column.addStretch(1)

    def show_build(self, view: BuildView) -> None:
        """Show the turn as it is composed so far."""
        self.hint.setText(view.hint)
        self.hint.setVisible(not view.rows)
        for line in self._lines:
            self._houses.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._lines, self.rows = [], {}
        for row in view.rows:
            self._add(row.city, row.name, row.price)
        self.total.show_total(view.total, view.leaves)

    def _add(self, city: str, name: str, price: str) -> None:
        line = QWidget()
        words = ElidedText(name)
        cost = Text(price, Role.STRONG)
        remove = Button(ask("build.remove", city=name), "quiet", "cross", bare=True)
        remove.clicked.connect(lambda: self.removed.emit(city))
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(words, 1)
        row.addWidget(cost)
        row.addWidget(remove)
        self._houses.addWidget(line)
        self._lines.append(line)
        self.rows[city] = remove
