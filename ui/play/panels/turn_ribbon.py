# SPDX-License-Identifier: MIT
"""The line on top of the table: whose turn it is, by colour, words and icon."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ui.play.desk import Standing
from ui.play.panels.caption import Caption
from ui.style import icons, theme
from ui.style.theme import Role
from ui.style.tones import RIBBON_TINT

_LOOKS = {
    Standing.YOURS: ("accent", "play"),
    Standing.STAGED: ("accent", "check"),
    Standing.SENT: ("good", "send"),
    Standing.WAITING: ("muted", "hourglass"),
    Standing.DEALING: ("muted", "card"),
    Standing.COVERED: ("warn", "hidden"),
    Standing.OVER: ("ink", "flag"),
}


def tone(standing: Standing) -> str:
    """The tone of the whole frame."""
    return _LOOKS[standing][0]


def icon(standing: Standing) -> str:
    """The icon of the whole frame."""
    return _LOOKS[standing][1]


class TurnRibbon(QWidget):
    """Filled while it is one's own turn, else a quiet tint; at the right what just happened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standing = Standing.WAITING
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.row = QHBoxLayout(self)
        step = theme.current().space(1)
        self.row.setContentsMargins(step, step, 2 * step, step)
        self.row.setSpacing(2 * step)
        self.caption = Caption()
        self.row.addStretch(2)
        self.row.addWidget(self.caption, 3)

    def text(self) -> str:
        """What it says."""
        return self._text

    def show_standing(self, standing: Standing, text: str) -> None:
        """Say what the table waits for."""
        self._standing, self._text = standing, text
        self.setAccessibleName(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the state."""
        dress = theme.current()
        painter = QPainter(self)
        mine = self._standing in (Standing.YOURS, Standing.STAGED)
        fill = dress.colour("accent") if mine else dress.tint(tone(self._standing), RIBBON_TINT)
        ink = dress.colour("on_accent" if mine else tone(self._standing))
        painter.fillRect(self.rect(), fill)
        self._paint_words(painter, ink)

    def _paint_words(self, painter: QPainter, ink: QColor) -> None:
        dress = theme.current()
        metrics = dress.metrics(Role.PROMPT)
        side = metrics.height()
        box = QRectF(dress.space(3), (self.height() - side) / 2, side, side)
        icons.paint(painter, icon(self._standing), box, ink)
        painter.setFont(dress.font(Role.PROMPT))
        painter.setPen(ink)
        left = box.right() + dress.space(2)
        free = self.row.itemAt(0)
        room = free.geometry().right() - left if free is not None else 0
        words = metrics.elidedText(self._text, theme.ELIDE, int(room))
        baseline = (self.height() + metrics.ascent() - metrics.descent()) / 2
        painter.drawText(int(left), int(baseline), words)
