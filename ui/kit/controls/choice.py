# SPDX-License-Identifier: MIT
"""One of a few values, each with a word."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from ui.style import icons, theme
from ui.style.theme import ELIDE


class Choice(QComboBox):
    """A combo box of (value, word). The wheel scrolls the page, never the value."""

    picked = Signal(str)
    """The value that a person chose."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.activated.connect(lambda: self.picked.emit(self.value()))

    def offer(self, values: Sequence[tuple[str, str]], chosen: str) -> None:
        """Offer these values and show the chosen one; an unknown one becomes the first."""
        self.clear()
        for value, word in values:
            self.addItem(word, value)
        self.choose(chosen)

    def choose(self, value: str) -> None:
        """Show a value, as if it had been there from the start."""
        self.setCurrentIndex(max(0, self.findData(value)))

    def pick(self, value: str) -> None:
        """Choose a value as a person does."""
        self.choose(value)
        self.picked.emit(self.value())

    def value(self) -> str:
        """The value shown."""
        return str(self.currentData() or "")

    def sizeHint(self) -> QSize:
        """The longest word, and the chevron."""
        dress = theme.current()
        words = [self.itemText(index) for index in range(self.count())]
        width = max((self.fontMetrics().horizontalAdvance(word) for word in words), default=0)
        side = dress.size(18)
        height = self.fontMetrics().height() + dress.size(12)
        return QSize(width + side + dress.space(6), height)

    def minimumSizeHint(self) -> QSize:
        """A few letters and the chevron; a longer word is shortened."""
        hint = self.sizeHint()
        least = self.fontMetrics().averageCharWidth() * 12
        return QSize(min(hint.width(), least), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it as a field like the others, with a chevron."""
        dress = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = 2 if self.hasFocus() else 1
        painter.setPen(QPen(dress.colour("accent" if self.hasFocus() else "line"), edge))
        painter.setBrush(dress.colour("raised"))
        rect = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        painter.drawRoundedRect(rect, dress.radius, dress.radius)
        side = dress.size(16)
        chevron = QRectF(
            rect.right() - side - dress.space(2), rect.center().y() - side / 2, side, side
        )
        icons.paint(painter, "chevron_down", chevron, dress.colour("muted"))
        words = rect.adjusted(dress.space(2), 0, 0, 0)
        words.setRight(chevron.left() - dress.space(1))
        painter.setPen(dress.colour("ink" if self.isEnabled() else "muted"))
        metrics = self.fontMetrics()
        text = metrics.elidedText(self.currentText(), ELIDE, int(words.width()))
        baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
        painter.drawText(int(words.left()), int(baseline), text)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()
