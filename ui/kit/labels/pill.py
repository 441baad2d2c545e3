# SPDX-License-Identifier: MIT
"""A short word in a rounded tint: a state, a count, a warning."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ui.style import icons, theme
from ui.style.theme import Role
from ui.style.tones import PILL_TINT


class Pill(QLabel):
    """A pill in a tone of `Tones`, with an icon of ours so that colour is not alone."""

    def __init__(
        self, text: str, tone: str = "muted", icon: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", "small")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._tone = tone
        self._icon = icon

    def show_state(self, text: str, tone: str, icon: str = "") -> None:
        """Say something else."""
        self._tone, self._icon = tone, icon
        self.setText(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The text, the icon, and the round ends."""
        dress = theme.current()
        metrics = dress.metrics(Role.SMALL)
        side = metrics.height() if self._icon else 0
        gap = dress.space(1) if self._icon and self.text() else 0
        width = metrics.horizontalAdvance(self.text()) + side + gap + dress.space(4)
        return QSize(width, metrics.height() + dress.space(1))

    def minimumSizeHint(self) -> QSize:
        """A pill is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tint, the icon and the word."""
        dress = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(dress.tint(self._tone, PILL_TINT, "raised"))
        rect = QRectF(self.rect())
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        inner = rect.adjusted(dress.space(2), 0, -dress.space(2), 0)
        colour = dress.colour(self._tone)
        if self._icon:
            side = dress.metrics(Role.SMALL).height()
            box = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
            icons.paint(painter, self._icon, box, colour)
            inner.setLeft(box.right() + dress.space(1))
        painter.setFont(dress.font(Role.SMALL))
        painter.setPen(colour)
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, self.text())
