# SPDX-License-Identifier: MIT
"""What just happened, on a slip of paper: it stays until the next thing, and can be gone back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ui.kit.controls.button import Button
from ui.kit.drawing.player_mark import PlayerMark
from ui.kit.labels.text import ElidedText, Text
from ui.play.telling.story import Deed
from ui.style import theme
from ui.style.theme import Role
from ui.style.tones import PILL_TINT, mixed

GLOW = 900
"""Milliseconds in which the slip loses the tint that something new gives it."""


class Caption(QWidget):
    """One deed at a time, the newest unless somebody goes back."""

    turned = Signal(object)
    """The `Deed` that is told now, or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress = theme.current()
        self._deeds: list[Deed] = []
        self._at = 0
        self.glow = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self.glow.valueChanged.connect(lambda _: self.update())
        self.back = Button(self.tr("What happened before"), "quiet", "left", bare=True)
        self.on = Button(self.tr("What happened then"), "quiet", "right", bare=True)
        self.mark = PlayerMark(0, 16)
        self.text = ElidedText()
        self.count = Text(role=Role.SMALL, ink="muted")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        row = QHBoxLayout(self)
        row.setContentsMargins(dress.space(1), 0, dress.space(1), 0)
        row.setSpacing(dress.space(1))
        row.addWidget(self.back)
        row.addWidget(self.mark)
        row.addWidget(self.text, 1)
        row.addWidget(self.count)
        row.addWidget(self.on)
        self.back.clicked.connect(lambda: self._turn(self._at - 1))
        self.on.clicked.connect(lambda: self._turn(self._at + 1))
        self._show()

    def deed(self) -> Deed | None:
        """What is told now."""
        return self._deeds[self._at] if self._deeds else None

    def show_deeds(self, deeds: Sequence[Deed]) -> None:
        """Tell the newest, unless there is nothing newer than what is told or gone back from."""
        if list(deeds) == self._deeds:
            return
        newer = bool(deeds) and (not self._deeds or deeds[-1] != self._deeds[-1])
        begun = not self._deeds
        told = self.deed()
        self._deeds = list(deeds)
        kept = self._deeds.index(told) if told in self._deeds else len(self._deeds) - 1
        self._turn(len(self._deeds) - 1 if newer else kept)
        if newer and not begun:
            self._announce()

    def _announce(self) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.text.text()))
        self.glow.stop()
        if lasting := theme.current().motion(GLOW):
            self.glow.setDuration(lasting)
            self.glow.start()

    def _turn(self, at: int) -> None:
        self._at = max(0, min(at, len(self._deeds) - 1))
        self._show()
        self.turned.emit(self.deed())

    def _show(self) -> None:
        deed = self.deed()
        self.setVisible(deed is not None)
        if deed is None:
            return
        self.mark.setVisible(deed.mark is not None)
        if deed.mark is not None:
            self.mark.set_mark(deed.mark)
        self.text.setText(deed.text)
        self.setAccessibleName(deed.text)
        last = len(self._deeds)
        self.count.setText(self.tr("{at} of {last}").format(at=self._at + 1, last=last))
        for button, possible in ((self.back, self._at > 0), (self.on, self._at < last - 1)):
            button.setEnabled(possible)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slip."""
        dress = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fresh = self.glow.state() is QVariantAnimation.State.Running
        tint = round(2 * PILL_TINT * float(self.glow.currentValue())) if fresh else 0
        painter.setBrush(QColor(mixed(dress.tones.accent, dress.tones.raised, tint)))
        painter.setPen(dress.colour("line"))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, dress.radius, dress.radius)
