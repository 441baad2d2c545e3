# SPDX-License-Identifier: MIT
"""What can be borrowed on a plate: an amount per line, with the rank and points it leaves."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.games.atlantic_star import faces
from ui.games.atlantic_star.view import LoanRow, LoanView
from ui.kit.controls.target import Target
from ui.kit.labels.text import ElidedText, Text
from ui.kit.light import Light
from ui.style import theme
from ui.style.theme import Role

ROW_HEIGHT = 38
COLUMNS = 2


class LoanButton(Target):
    """An amount, the value it leaves, and the rank and points of that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: LoanRow | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_row(self, view: LoanRow) -> None:
        """Show the amount as it is now."""
        self.view = view
        light = Light.CHOSEN if view.chosen else Light.LEGAL
        self.dress(light, "", view.label, view.label)

    def sizeHint(self) -> QSize:
        """Half the width of the planner."""
        look = theme.current()
        return QSize(look.size(2 * faces.WIDTH), look.size(ROW_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        if self.view is None:
            return
        look, view = theme.current(), self.view
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = faces.paint_frame(
            painter, QRectF(self.rect()), self.light(), look, self.hasFocus()
        ).adjusted(look.size(8), 0, -look.size(8), 0)
        painter.setFont(look.font(Role.STRONG))
        painter.setPen(look.colour("ink"))
        painter.drawText(inner, faces.LEFT, view.money)
        painter.setFont(look.font(Role.SMALL))
        line = look.metrics(Role.SMALL).height()
        upper = QRectF(inner.left(), inner.center().y() - line, inner.width(), line)
        painter.setPen(look.colour("muted"))
        painter.drawText(upper, faces.RIGHT, f"{view.value} · {view.place}")
        painter.setPen(look.colour("warn" if view.loses else "good"))
        painter.drawText(upper.translated(0, line), faces.RIGHT, view.earns)


class LoanPanel(QWidget):
    """The plate as it is, and every amount."""

    borrowed = Signal(int)
    """The points that were clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self.title = Text(role=Role.STRONG, ink="accent")
        self.now = ElidedText(role=Role.SMALL, ink="muted")
        self.rows: list[LoanButton] = []
        head = QHBoxLayout()
        head.setSpacing(look.space(2))
        head.addWidget(self.title)
        head.addWidget(self.now, 1)
        self._grid = QGridLayout()
        self._grid.setSpacing(look.size(3))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.size(3))
        column.addLayout(head)
        column.addLayout(self._grid)
        column.addStretch(1)

    def show_loan(self, view: LoanView) -> None:
        """Show what can be borrowed."""
        self.title.setText(view.title)
        self.now.setText(view.now)
        while len(self.rows) < len(view.rows):
            self._add_row()
        lines = -(-len(view.rows) // COLUMNS)
        for at, button in enumerate(self.rows):
            if at < len(view.rows):
                self._grid.addWidget(button, at % lines, at // lines)
                button.show_row(view.rows[at])
            button.setVisible(at < len(view.rows))

    def _add_row(self) -> None:
        button = LoanButton(self)
        button.clicked.connect(lambda: self._click(button))
        self.rows.append(button)

    def _click(self, button: LoanButton) -> None:
        if button.view is not None:
            self.borrowed.emit(button.view.points)
