# SPDX-License-Identifier: MIT
"""An icon by itself, beside words that say the same."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.style import icons, theme


class IconLabel(QWidget):
    """An icon of ours in a tone, `units` large at scale 100."""

    def __init__(
        self, name: str, units: int = 20, tone: str = "muted", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name, self._units, self._tone = name, units, tone
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_icon(self, name: str, tone: str) -> None:
        """Show another one."""
        self._name, self._tone = name, tone
        self.update()

    def sizeHint(self) -> QSize:
        """A square."""
        side = theme.current().size(self._units)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon."""
        painter = QPainter(self)
        icons.paint(painter, self._name, QRectF(self.rect()), theme.current().colour(self._tone))
