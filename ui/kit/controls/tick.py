# SPDX-License-Identifier: MIT
"""Yes or no: a box that is ticked, with a word."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox

from ui.style import icons, theme


class Tick(QCheckBox):
    """A check box drawn in the tones of the house."""

    def sizeHint(self) -> QSize:
        """The box, the word, and room for the focus ring."""
        dress = theme.current()
        width = self.fontMetrics().horizontalAdvance(self.text())
        side = self._side()
        return QSize(side + dress.space(3) + width, max(side, self.fontMetrics().height()) + 4)

    def hitButton(self, position: object) -> bool:
        """All of it can be clicked."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box and the word."""
        dress = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._side()
        box = QRectF(2, (self.height() - side) / 2, side, side)
        on = self.isChecked()
        edge = "ink" if self.hasFocus() else "accent" if on else "muted"
        painter.setPen(QPen(dress.colour(edge), 2 if self.hasFocus() else 1.25))
        painter.setBrush(dress.colour("accent" if on else "raised"))
        painter.drawRoundedRect(box, dress.size(4), dress.size(4))
        if on:
            icons.paint(painter, "check", box, dress.colour("on_accent"))
        painter.setPen(dress.colour("ink"))
        metrics = self.fontMetrics()
        baseline = self.height() / 2 + (metrics.ascent() - metrics.descent()) / 2
        painter.drawText(int(box.right() + dress.space(2)), int(baseline), self.text())

    @staticmethod
    def _side() -> int:
        return theme.current().size(18)
