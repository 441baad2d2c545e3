# SPDX-License-Identifier: MIT
"""What lies before a player, in the players' rail: figures in one line, plants in the next."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui import theme
from ui.kit.card import Card
from ui.kit.text import ElidedText
from ui.tables.power_grid import marks, plant_face, promo_face
from ui.tables.power_grid.view import CompanyView
from ui.tables.power_grid.words import say
from ui.theme import Role, Theme

CHIP_WIDTH = 52
CHIP_HEIGHT = 34
IN_LINE = 3
"""Plants side by side; a fourth one begins a line."""

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


class TrustCard(Card):
    """What lies before the Trust, below the seats; hidden where it does not play."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(flat=True, parent=parent)
        look = theme.current()
        margin = look.space(2)
        self.body.setContentsMargins(margin, look.size(5), margin, look.size(8))
        self.body.setSpacing(look.size(3))
        self.company = CompanyStrip()
        self.body.addWidget(ElidedText(say("trust"), Role.STRONG))
        self.body.addWidget(self.company)

    def show_trust(self, view: CompanyView | None) -> None:
        """Show what lies there now, if it plays."""
        self.setVisible(view is not None)
        if view is not None:
            self.company.show_company(view)


class CompanyStrip(QWidget):
    """Money, cities, income if all run; plants with the fuel on them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: CompanyView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_company(self, view: CompanyView) -> None:
        """Show what lies there now."""
        if view != self.view:
            self.view = view
            self.setAccessibleName(view.label)
            labels = [plant.label for plant in view.plants]
            labels += [card.label for card in view.cards]
            self.setToolTip("\n".join((view.tip, *labels)))
            self.updateGeometry()
            self.update()

    def chips(self) -> list[QRectF]:
        """Where each plant is."""
        look = theme.current()
        count = len(self.view.plants) if self.view else 0
        gap = look.size(3)
        width = min(look.size(CHIP_WIDTH), (self.width() - (IN_LINE - 1) * gap) / IN_LINE)
        top, high = self._line(look) + gap, look.size(CHIP_HEIGHT)
        return [
            QRectF(
                (place % IN_LINE) * (width + gap),
                top + (place // IN_LINE) * (high + gap),
                width,
                high,
            )
            for place in range(count)
        ]

    def promo_chips(self) -> list[QRectF]:
        """Where each promo card is: in a line under the plants."""
        look = theme.current()
        gap, high = look.size(3), look.size(promo_face.CHIP_HEIGHT)
        x, top, found = 0, self._plants_bottom(look), []
        for card in self.view.cards if self.view else ():
            wide = promo_face.chip_width(card, look)
            found.append(QRectF(x, top, wide, high))
            x += wide + gap
        return found

    def sizeHint(self) -> QSize:
        """A line of figures, a line of plants or two, and one of promo cards if there are any."""
        look = theme.current()
        height = self._plants_bottom(look)
        if self.view and self.view.cards:
            height += look.size(promo_face.CHIP_HEIGHT) + look.size(3)
        return QSize(look.size(IN_LINE * CHIP_WIDTH + 6), height)

    def minimumSizeHint(self) -> QSize:
        """The same height, a little narrower."""
        return QSize(theme.current().size(140), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint figures and plants."""
        if self.view is None:
            return
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_figures(painter, self.view, look)
        for box, plant in zip(self.chips(), self.view.plants, strict=True):
            plant_face.paint_chip(painter, box, plant, look)
        for box, card in zip(self.promo_chips(), self.view.cards, strict=True):
            promo_face.paint_chip(painter, box, card, look)

    def _paint_figures(self, painter: QPainter, view: CompanyView, look: Theme) -> None:
        icon = look.size(13)
        height = self._line(look)
        third = self.width() / 3
        parts = [("house", str(view.cities), "ink"), ("bolt", view.income, "good")]
        if view.income or view.money:
            parts.insert(0, ("coin", view.money or "?", "ink"))
        x = 0.0
        for shape, text, ink in parts:
            if not text:
                continue
            box = QRectF(x, (height - icon) / 2, icon, icon)
            colour = QColor("#D9A406") if shape == "coin" else look.colour("muted")
            marks.fill(painter, shape, box, colour, look.colour("muted"))
            painter.setPen(look.colour(ink))
            painter.setFont(look.font(Role.STRONG))
            left = box.right() + look.size(3)
            painter.drawText(QRectF(left, 0, third, height), _LEFT, text)
            wide = look.metrics(Role.STRONG).horizontalAdvance(text)
            x += max(third * 0.9, icon + look.size(8) + wide)

    def _plants_bottom(self, look: Theme) -> int:
        """Where the lines of plants end."""
        count = len(self.view.plants) if self.view else 0
        lines = max(1, -(-count // IN_LINE))
        return self._line(look) + lines * (look.size(CHIP_HEIGHT) + look.size(3))

    def _line(self, look: Theme) -> int:
        return look.metrics(Role.STRONG).height() + look.size(1)
