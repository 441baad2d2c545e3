# SPDX-License-Identifier: MIT
"""What lies before a player, in the players' rail: figures, then the voyages still to make."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.games.atlantic_star import faces, marks
from ui.games.atlantic_star.view import CompanyView, SeaLeft
from ui.kit.controls.target import Target
from ui.kit.light import Light
from ui.style import icons, theme
from ui.style.theme import Role, Theme

SEA_HEIGHT = 22


class CompanyStrip(Target):
    """Money, ships, points; a chip per sea. Where hands are open a click shows the ships."""

    passed_by = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: CompanyView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_company(self, view: CompanyView) -> None:
        """Show what lies there now."""
        self.view = view
        light = Light.LEGAL if view.can_look else Light.PLAIN
        self.dress(light, "", view.label, f"{view.tip}\n{view.label}")

    def sizeHint(self) -> QSize:
        """A line of figures and a line of seas."""
        look = theme.current()
        height = self._line(look) + look.size(SEA_HEIGHT + 3)
        return QSize(look.size(160), height)

    def minimumSizeHint(self) -> QSize:
        """The same height, a little narrower."""
        return QSize(theme.current().size(140), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint figures and seas."""
        if self.view is None:
            return
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_figures(painter, self.view, look)
        top = self._line(look) + look.size(2)
        gap = look.size(4)
        count = len(self.view.seas)
        width = (self.width() - gap * (count - 1)) / count
        for at, sea in enumerate(self.view.seas):
            box = QRectF(at * (width + gap), top, width, look.size(SEA_HEIGHT))
            self._paint_sea(painter, box, sea, look)
        if self.hasFocus():
            faces.paint_focus(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), look)

    def _paint_figures(self, painter: QPainter, view: CompanyView, look: Theme) -> None:
        height = float(self._line(look))
        shares = (0.42, 0.36, 0.22)
        x = 0.0
        for share, shape in zip(shares, ("coin", "boat", "star"), strict=True):
            text = {"coin": view.money, "boat": view.ships, "star": view.points}[shape]
            icon = look.size(13)
            box = QRectF(x, (height - icon) / 2, icon, icon)
            if shape == "coin":
                marks.coin(painter, box, look.colour("muted"))
            else:
                marks.fill(painter, shape, box, look.colour("good" if shape == "star" else "muted"))
            room = QRectF(box.right() + look.size(4), 0, self.width() * share - icon, height)
            if shape == "coin" and not text:
                hidden = QRectF(room.left(), box.top(), icon, icon)
                icons.paint(painter, "hidden", hidden, look.colour("muted"))
            painter.setPen(look.colour("good" if shape == "star" else "ink"))
            painter.setFont(look.font(Role.STRONG))
            painter.drawText(room, faces.LEFT, text)
            if shape == "boat" and view.can_look:
                wide = painter.fontMetrics().horizontalAdvance(text)
                eye = QRectF(room.left() + wide + look.size(4), box.top(), icon, icon)
                icons.paint(painter, "eye", eye, look.colour("accent"))
            x += self.width() * share
        if view.looked_at:
            painter.setPen(QPen(look.colour("accent"), look.size(2)))
            painter.drawLine(0, int(height), self.width(), int(height))

    def _paint_sea(self, painter: QPainter, box: QRectF, sea: SeaLeft, look: Theme) -> None:
        """A chip in the sea's colour while voyages are left, an empty one afterwards."""
        letter = str(sea.left) if sea.of > 1 and sea.left else ""
        if sea.left:
            faces.paint_chip(painter, box, sea.sea, letter, look)
        else:
            painter.setPen(QPen(look.colour("line"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), look.size(4), look.size(4))
            side = box.height() - look.size(8)
            tick = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
            icons.paint(painter, "check", tick, look.colour("muted"))
        if sea.borrowed:
            side = look.size(11)
            place = QRectF(box.right() - side - 1, box.top() - look.size(2), side, side)
            marks.coin(painter, place, look.colour("ink"))

    def _line(self, look: Theme) -> int:
        return look.metrics(Role.STRONG).height() + look.size(1)
