# SPDX-License-Identifier: MIT
"""The planner: a tile per sea, the legs of a voyage with their ships, and what it earns."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.games.atlantic_star import colours, faces
from ui.games.atlantic_star.view import LegRow, PlanView, SeaTile
from ui.kit.controls.target import Target
from ui.kit.labels.text import ElidedText, Text
from ui.kit.light import Light
from ui.style import theme
from ui.style.theme import ELIDE, Role, Theme

TILE_HEIGHT = 46
LEG_HEIGHTS = (40, 40, 40, 40, 36, 31, 27)
"""The height of a leg at scale 100, by how many there are: the last is for six."""
MOST_LEGS = 6
PORTS = 0.46
"""The share of a leg's line that its ports may have."""


class SeaButton(Target):
    """A sea: its emblem, its legs, and what the ships at hand would do there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: SeaTile | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_sea(self, view: SeaTile) -> None:
        """Show the sea as it is now."""
        self.view = view
        self.dress(view.light, view.why, view.label, view.label)

    def sizeHint(self) -> QSize:
        """A quarter of the planner."""
        look = theme.current()
        return QSize(look.size(faces.WIDTH), look.size(TILE_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile."""
        if self.view is None:
            return
        look, view = theme.current(), self.view
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not view.open:
            painter.setOpacity(0.5)
        light = view.light if view.light is not Light.DIM else Light.PLAIN
        inner = faces.paint_frame(painter, QRectF(self.rect()), light, look, self.hasFocus())
        if view.chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.ground(look, view.sea, True))
            painter.drawRoundedRect(inner, look.size(5), look.size(5))
        side = look.size(24)
        chip = QRectF(inner.left() + look.size(5), inner.center().y() - side / 2, side, side)
        faces.paint_chip(painter, chip, view.sea, "", look)
        text = QRectF(
            chip.right() + look.size(5), inner.top() + look.size(2), 0, inner.height() / 2
        )
        text.setRight(inner.right() - look.size(2))
        self._paint_words(painter, text, view, look)

    def _paint_words(self, painter: QPainter, box: QRectF, view: SeaTile, look: Theme) -> None:
        name = faces.fitted(painter, look, view.name, box.width())
        painter.setPen(look.colour("ink"))
        painter.drawText(box, faces.LEFT, name)
        below = box.translated(0, box.height() - look.size(3))
        painter.setFont(look.font(Role.SMALL))
        painter.setPen(look.colour("ink" if view.chosen or view.light is Light.LEGAL else "muted"))
        words = view.best or view.legs
        painter.drawText(
            below, faces.LEFT, painter.fontMetrics().elidedText(words, ELIDE, int(below.width()))
        )


class LegButton(Target):
    """A leg of the voyage, with its ship and value."""

    passed_by = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: LegRow | None = None
        self._of = MOST_LEGS
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_leg(self, view: LegRow, of: int) -> None:
        """Show the leg as it is now, one of so many."""
        self.view = view
        if of != self._of:
            self._of = of
            self.updateGeometry()
        self.dress(view.light, view.why, view.label, view.label)

    def sizeHint(self) -> QSize:
        """A line."""
        look = theme.current()
        return QSize(look.size(4 * faces.WIDTH), look.size(LEG_HEIGHTS[self._of]))

    def minimumSizeHint(self) -> QSize:
        """A shorter line."""
        look = theme.current()
        return QSize(look.size(2 * faces.WIDTH), look.size(LEG_HEIGHTS[self._of]))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint chip, ports, ship and value."""
        if self.view is None:
            return
        look, view = theme.current(), self.view
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        self._paint_ground(painter, box, view, look)
        chip = QRectF(box.left(), box.top(), look.size(faces.CHIP_WIDTH), box.height())
        faces.paint_chip(painter, chip, view.sea, view.letter, look)
        worth = box.adjusted(0, 0, -look.size(8), 0)
        painter.setFont(faces.bold(look, Role.BODY) if view.fits else look.font(Role.SMALL))
        painter.setPen(look.colour("ink" if view.fits else "warn"))
        painter.drawText(worth, faces.RIGHT, view.value)
        used = max(painter.fontMetrics().horizontalAdvance(view.value), look.size(16))
        left, right = chip.right() + look.size(8), worth.right() - used - look.size(8)
        middle = left + (worth.right() - left) * PORTS
        painter.setFont(look.font(Role.SMALL))
        painter.setPen(look.colour("ink" if view.value else "muted"))
        self._paint_text(painter, QRectF(left, box.top(), middle - left, box.height()), view.name)
        painter.setFont(look.font(Role.STRONG if view.value else Role.SMALL))
        painter.setPen(look.colour("ink" if view.value else "muted"))
        self._paint_text(
            painter, QRectF(middle, box.top(), right - middle, box.height()), view.ship
        )
        if self.hasFocus():
            faces.paint_focus(painter, box.adjusted(1, 1, -1, -1), look)

    @staticmethod
    def _paint_ground(painter: QPainter, box: QRectF, view: LegRow, look: Theme) -> None:
        chosen = view.light is Light.CHOSEN
        lit = chosen or view.light is Light.LEGAL
        edge = QPen(look.colour("accent" if lit else "line"), look.size(3 if chosen else 1))
        painter.setPen(edge)
        painter.setBrush(colours.ground(look, view.sea, bool(view.value) and view.fits))
        inset = edge.widthF() / 2
        painter.drawRoundedRect(
            box.adjusted(inset, inset, -inset, -inset), look.size(4), look.size(4)
        )

    @staticmethod
    def _paint_text(painter: QPainter, box: QRectF, words: str) -> None:
        painter.drawText(
            box, faces.LEFT, painter.fontMetrics().elidedText(words, ELIDE, int(box.width()) - 4)
        )


class PlanPanel(QWidget):
    """The legs of a voyage, and below them its value and rank."""

    leg_picked = Signal(int)
    hinted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self.title = Text(role=Role.STRONG)
        self.value = Text(role=Role.NUMBER)
        self.sum = ElidedText(role=Role.SMALL)
        self.standing = ElidedText(role=Role.STRONG)
        self.legs = [LegButton() for _ in range(MOST_LEGS)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.size(1))
        column.addWidget(self.title)
        for number, leg in enumerate(self.legs):
            leg.clicked.connect(lambda _=False, number=number: self._click(number))
            leg.hinted.connect(self.hinted)
            column.addWidget(leg)
        foot = QHBoxLayout()
        foot.setSpacing(look.space(2))
        foot.addWidget(self.value)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.standing)
        words.addWidget(self.sum)
        foot.addLayout(words, 1)
        column.addLayout(foot)
        column.addStretch(1)

    def show_plan(self, view: PlanView) -> None:
        """Show the voyage as it is now."""
        self.title.setText(view.title)
        self.title.set_ink("accent" if view.staged else "ink")
        for number, leg in enumerate(self.legs):
            leg.setVisible(number < len(view.rows))
            if number < len(view.rows):
                leg.show_leg(view.rows[number], len(view.rows))
        self.value.setText(view.total)
        self.value.set_ink("accent" if view.staged else "muted")
        self.sum.setText(view.sum)
        self.sum.set_ink(view.tone)
        self.value.setVisible(bool(view.total))
        self.standing.setText(view.standing)
        self.standing.setVisible(bool(view.standing))

    def _click(self, number: int) -> None:
        if self.legs[number].lit():
            self.leg_picked.emit(number)
