# SPDX-License-Identifier: MIT
"""The strip over the board: round, Step, the phases of the round, and the order of players."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ui.games.grid import marks
from ui.games.grid.view import TRUST, PhaseView, StripView
from ui.kit import literal
from ui.kit.drawing.player_mark import paint_mark
from ui.style import theme
from ui.style.theme import Role, Theme

_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Strip(QWidget):
    """Painted in one line; the phase that is on is filled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: StripView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_strip(self, view: StripView) -> None:
        """Show the round as it is now."""
        self._view = view
        self.setAccessibleName(view.label)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A line of text with room around it."""
        look = theme.current()
        return QSize(self._needed(look), look.metrics(Role.STRONG).height() + look.size(12))

    def minimumSizeHint(self) -> QSize:
        """Without the phases that are not on."""
        hint = self.sizeHint()
        if self._view is not None:
            hint.setWidth(self._needed(theme.current(), only_now=True))
        return hint

    def event(self, event: object) -> bool:
        """Say on hovering what the Steps and the end depend on, and whose marks these are."""
        if isinstance(event, QHelpEvent) and self._view is not None:
            names = " · ".join(mark.name for mark in self._view.order)
            text = "\n".join(part for part in (self._view.step_tip, names) if part)
            QToolTip.showText(event.globalPos(), literal.tooltip(text), self)
            return True
        return super().event(event)  # type: ignore[arg-type]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip."""
        if self._view is None:
            return
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.height() - look.size(2)
        x = 0.0
        painter.setFont(look.font(Role.STRONG))
        strong = look.metrics(Role.STRONG)
        for text, ink in ((self._view.round, "ink"), (self._view.step, "accent")):
            if not text:
                continue
            wide = strong.horizontalAdvance(text)
            painter.setPen(look.colour(ink))
            painter.drawText(QRectF(x, 0, wide + 2, height), _LEFT, text)
            x += wide + look.space(3)
        all_of_it = self.width() >= self._needed(look)
        for phase in self._view.phases:
            if not (phase.now or all_of_it):
                continue
            x += self._paint_phase(painter, x, height, phase, look) + look.space(1)
        self._paint_order(painter, height, look)

    def _paint_phase(
        self, painter: QPainter, x: float, height: float, phase: PhaseView, look: Theme
    ) -> float:
        role = Role.STRONG if phase.now else Role.BODY
        wide = look.metrics(role).horizontalAdvance(phase.title) + look.space(4)
        box = QRectF(x, 1, wide, height - 2)
        painter.setPen(QPen(look.colour("accent" if phase.now else "line"), 1))
        painter.setBrush(look.colour("accent" if phase.now else "panel"))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setFont(look.font(role))
        ink = "on_accent" if phase.now else "muted" if phase.past else "ink"
        painter.setPen(look.colour(ink))
        painter.drawText(box, _CENTRE, phase.title)
        return wide

    def _paint_order(self, painter: QPainter, height: float, look: Theme) -> None:
        assert self._view is not None
        side = height - look.size(6)
        step = side + look.size(5)
        x = self.width() - step * len(self._view.order)
        for mark in self._view.order:
            box = QRectF(x, (height - side) / 2, side, side)
            painter.setOpacity(0.4 if mark.through else 1)
            _paint_mark(painter, box, mark.mark, look)
            painter.setOpacity(1)
            if mark.acts:
                painter.setPen(QPen(look.colour("accent"), look.size(2)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 5, 5)
            x += step

    def _needed(self, look: Theme, only_now: bool = False) -> int:
        if self._view is None:
            return look.size(200)
        strong, body = look.metrics(Role.STRONG), look.metrics(Role.STRONG)
        words = sum(strong.horizontalAdvance(t) for t in (self._view.round, self._view.step))
        phases = sum(
            body.horizontalAdvance(phase.title) + look.space(5)
            for phase in self._view.phases
            if phase.now or not only_now
        )
        marks = len(self._view.order) * (strong.height() + look.size(12))
        return words + look.space(6) + phases + marks


def _paint_mark(painter: QPainter, box: QRectF, mark: int, look: Theme) -> None:
    if mark != TRUST:
        paint_mark(painter, box, mark)
        return
    painter.setPen(QPen(look.colour("ink"), look.size(1)))
    painter.setBrush(look.colour("raised"))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), look.size(4), look.size(4))
    pad = box.width() / 6
    bolt = box.adjusted(pad, pad, -pad, -pad)
    marks.fill(painter, "bolt", bolt, look.colour("ink"), look.colour("ink"))
