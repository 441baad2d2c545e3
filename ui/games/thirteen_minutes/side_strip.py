# SPDX-License-Identifier: MIT
"""One side of the table in a line: who it is, its cubes, its bid, its points, its hand."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ui.games.thirteen_minutes.card_widgets import CardBack
from ui.games.thirteen_minutes.layout import Box
from ui.games.thirteen_minutes.paint import Mark, paint_marks
from ui.games.thirteen_minutes.view import CardView, SideView
from ui.kit import literal
from ui.kit.labels.text import ElidedText, Text
from ui.style import theme
from ui.style.theme import Role


class MarkWidget(QWidget):
    """One mark, as large as a line of text."""

    def __init__(self, kind: str, units: int = 18, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self._of = ""
        self._units = units
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_of(self, of: str) -> None:
        """Show the mark of a side."""
        self._of = of
        self.setVisible(bool(of))
        self.update()

    def sizeHint(self) -> QSize:
        """A square."""
        side = theme.current().size(self._units)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the mark."""
        if not self._of:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).toRect()
        box = Box(area.x(), area.y(), area.width(), area.height())
        paint_marks(painter, (Mark(box, self._kind, self._of),), theme.current())


class Backs(QWidget):
    """The closed hand of a side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: list[CardBack] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.current().space())
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._row = row

    def show_hand(self, views: tuple[CardView, ...]) -> None:
        """Show these cards, updating what is there; take no room without any."""
        self.setVisible(bool(views))
        while len(self._cards) > len(views):
            gone = self._cards.pop()
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()
        for index, view in enumerate(views):
            if index < len(self._cards):
                self._cards[index].show_card(view)
            else:
                card = CardBack(view, self)
                self._cards.append(card)
                self._row.addWidget(card)


class SideStrip(QWidget):
    """A line of figures about one side, the same for both."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self._mark = MarkWidget("side", 22)
        self._title = ElidedText(role=Role.STRONG)
        self._cube = MarkWidget("cube")
        self._supply = Text(role=Role.TITLE)
        self._figures = ElidedText(ink="muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(look.space(2), 0, look.space(2), 0)
        row.setSpacing(look.space(2))
        for widget in (self._mark, self._cube, self._supply, self._figures):
            row.addWidget(widget)
        row.insertWidget(1, self._title, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_side(self, view: SideView) -> None:
        """Show the figures as they are now."""
        self._mark.show_of(view.side)
        self._cube.show_of(view.side)
        self._title.setText(view.title)
        self._supply.setText(str(view.supply) if view.side else "")
        self._figures.setText(view.figures)
        self.setAccessibleName(view.summary)
        self.setToolTip(literal.tooltip(view.summary))
