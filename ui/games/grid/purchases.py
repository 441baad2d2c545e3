# SPDX-License-Identifier: MIT
"""What a composed turn buys: line by line with its price, the running total, what it leaves."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.games.grid import marks
from ui.games.grid.view import Purchase, PurchaseView
from ui.kit import literal
from ui.kit.controls.button import Button
from ui.kit.labels.text import ElidedText, Text
from ui.style import theme
from ui.style.theme import Role


class FuelMark(QWidget):
    """A token of a fuel, as large as a line of text."""

    def __init__(self, fuel: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fuel = fuel
        self.setToolTip(literal.tooltip(name))
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


class PurchaseLine(QWidget):
    """A purchase with its price, and a way to take it back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = ElidedText()
        self.price = Text(role=Role.STRONG)
        self.remove = Button("", "quiet", "cross", bare=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.name, 1)
        row.addWidget(self.price)
        row.addWidget(self.remove)

    def show_purchase(self, purchase: Purchase) -> None:
        """Show the purchase as it is now."""
        self.name.setText(purchase.name)
        self.price.setText(purchase.price)
        self.remove.setAccessibleName(purchase.remove)
        self.remove.setToolTip(literal.tooltip(purchase.remove))


class PurchasePanel(QWidget):
    """The purchases of the turn, each with its price and a way to take it back."""

    removed = Signal(str)
    """The key of a purchase that is not to be made."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self.rows: dict[str, Button] = {}
        """What takes each purchase back, by its key."""
        self._lines: dict[str, PurchaseLine] = {}
        self.hint = Text(ink="muted", wrap=True)
        self.total = Total()
        self._purchases = QVBoxLayout()
        self._purchases.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.space(1))
        column.addWidget(self.hint)
        column.addLayout(self._purchases)
        column.addWidget(self.total)
        column.addStretch(1)

    def show_purchases(self, view: PurchaseView) -> None:
        """Show the turn as it is composed so far."""
        self.hint.setText(view.hint)
        self.hint.setVisible(not view.rows)
        keys = [purchase.key for purchase in view.rows]
        for key in [key for key in self._lines if key not in keys]:
            line = self._lines.pop(key)
            self._purchases.removeWidget(line)
            line.hide()
            line.deleteLater()
        for place, purchase in enumerate(view.rows):
            self._line(purchase.key, place).show_purchase(purchase)
        self.rows = {key: self._lines[key].remove for key in keys}
        self.total.show_total(view.total, view.leaves)

    def _line(self, key: str, place: int) -> PurchaseLine:
        """The line of a purchase, at its place among the others."""
        line = self._lines.get(key)
        if line is None:
            line = self._lines[key] = PurchaseLine()
            line.remove.clicked.connect(lambda: self.removed.emit(key))
        if self._purchases.indexOf(line) != place:
            self._purchases.removeWidget(line)
            self._purchases.insertWidget(place, line)
        return line
