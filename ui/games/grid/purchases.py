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


class PurchasePanel(QWidget):
    """The purchases of the turn, each with its price and a way to take it back."""

    removed = Signal(str)
    """The key of a purchase that is not to be made."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self.rows: dict[str, Button] = {}
        self._lines: list[QWidget] = []
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
        for line in self._lines:
            self._purchases.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._lines, self.rows = [], {}
        for row in view.rows:
            self._add(row)
        self.total.show_total(view.total, view.leaves)

    def _add(self, purchase: Purchase) -> None:
        line = QWidget()
        words = ElidedText(purchase.name)
        cost = Text(purchase.price, Role.STRONG)
        remove = Button(purchase.remove, "quiet", "cross", bare=True)
        remove.clicked.connect(lambda: self.removed.emit(purchase.key))
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(words, 1)
        row.addWidget(cost)
        row.addWidget(remove)
        self._purchases.addWidget(line)
        self._lines.append(line)
        self.rows[purchase.key] = remove
