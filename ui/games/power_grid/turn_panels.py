# SPDX-License-Identifier: MIT
"""The panel of a composed turn that buys fuel: a stepper for each."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ui.games.grid.purchases import FuelMark, Total
from ui.games.grid.stepper import Stepper
from ui.games.power_grid.prompt_words import ask
from ui.games.power_grid.view import FuelRow, FuelView
from ui.kit import literal
from ui.kit.labels.text import Text
from ui.style import theme


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
            stepper.more.setToolTip(literal.tooltip(row.why or ask("buy.one", fuel=row.name)))
        self.total.show_total(view.total, view.leaves)

    def _add(self, row: FuelRow) -> None:
        line = self._grid.rowCount()
        mark = FuelMark(row.fuel, row.name)
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
