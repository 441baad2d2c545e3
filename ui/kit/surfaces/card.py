# SPDX-License-Identifier: MIT
"""A sheet of paper on the table: raised, with one soft shadow."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.style import theme


def paint_paper(
    painter: QPainter,
    rect: QRectF,
    surface: QColor,
    border: QColor,
    width: float = 1.0,
    shadow: bool = True,
) -> None:
    """A rounded sheet with the one shadow of the house, also for boards that paint by hand."""
    dress = theme.current()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = dress.radius
    if shadow:
        _paint_shadow(painter, rect, radius)
    painter.setPen(QPen(border, width))
    painter.setBrush(surface)
    inset = width / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.restore()


def _paint_shadow(painter: QPainter, rect: QRectF, radius: int) -> None:
    dress = theme.current()
    colour = dress.colour("shadow")
    painter.setPen(Qt.PenStyle.NoPen)
    for step in (3, 2, 1):
        colour.setAlpha(26 if dress.dark else 14)
        painter.setBrush(colour)
        spread = dress.size(step)
        painter.drawRoundedRect(
            rect.adjusted(-spread / 2, 0, spread / 2, spread), radius + spread, radius + spread
        )


class Card(QFrame):
    """A raised sheet with a layout in it. `edge` names a tone for the left edge and the border."""

    def __init__(
        self,
        flat: bool = False,
        across: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._flat = flat
        self._edge = ""
        self.body = QHBoxLayout(self) if across else QVBoxLayout(self)
        dress = theme.current()
        margin = dress.space(3)
        self.body.setContentsMargins(margin, margin, margin, margin + dress.size(3))
        self.body.setSpacing(dress.space(2))

    def set_edge(self, token: str) -> None:
        """Border and left edge in a tone; empty for the quiet line."""
        if token != self._edge:
            self._edge = token
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        dress = theme.current()
        painter = QPainter(self)
        spread = dress.size(3)
        rect = QRectF(self.rect()).adjusted(spread / 2, 1, -spread / 2, -spread)
        surface = dress.colour("panel" if self._flat else "raised")
        edge = "ink" if self.hasFocus() else self._edge
        border = dress.colour(edge or "line")
        paint_paper(painter, rect, surface, border, 2 if edge else 1, not self._flat)
