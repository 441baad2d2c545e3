# SPDX-License-Identifier: MIT
"""The table itself: a little brighter where the lamp hangs."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from ui.style import theme


class Lamplight(QWidget):
    """The ground of the window, between the tones `panel` and `table`, both safe for any ink."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cone of light."""
        dress = theme.current()
        light = QRadialGradient(QPointF(self.width() / 2, self.height() * 0.35), self.width() * 0.6)
        light.setColorAt(0, dress.colour("panel"))
        light.setColorAt(1, dress.colour("table"))
        QPainter(self).fillRect(self.rect(), light)
