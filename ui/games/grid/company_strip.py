# SPDX-License-Identifier: MIT
"""What lies before a player, in the players' rail: figures in one line, plants in the next."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.games.grid import colours, marks, plant_face
from ui.games.grid.view import CompanyView
from ui.kit import literal
from ui.kit.labels.text import ElidedText, Text
from ui.kit.surfaces.card import Card
from ui.style import theme
from ui.style.theme import Role, Theme

CHIP_WIDTH = 60
CHIP_HEIGHT = 34
POOL_HEIGHT = 18
IN_LINE = 3
"""Plants side by side; a fourth one begins a line."""

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class TrustCard(Card):
    """What lies before the Trust, below the seats; hidden where it does not play."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(flat=True, parent=parent)
        look = theme.current()
        margin = look.space(2)
        self.body.setContentsMargins(margin, look.size(5), margin, look.size(8))
        self.body.setSpacing(look.size(3))
        self.company = CompanyStrip()
        self.body.addWidget(ElidedText(title, Role.STRONG))
        self.words = Text(role=Role.SMALL, ink="muted", wrap=True)
        self.body.addWidget(self.company)
        self.body.addWidget(self.words)

    def show_trust(self, view: CompanyView | None) -> None:
        """Show what lies there now, if it plays."""
        self.setVisible(view is not None)
        if view is not None:
            self.company.show_company(view)
            self.words.setText(view.words)
            self.words.setVisible(bool(view.words))


class CompanyStrip(QWidget):
    """Figures; plants with the fuel on them or what they burn; fuel beside them."""

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
            self.setToolTip(literal.tooltip("\n".join((view.tip, *labels))))
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

    def sizeHint(self) -> QSize:
        """A line of figures, a line of plants or two, and what is below them."""
        look = theme.current()
        height = self.plants_bottom(look) + self.foot_height(look)
        return QSize(look.size(IN_LINE * CHIP_WIDTH + 6), height)

    def plants_bottom(self, look: Theme) -> int:
        """Where the lines of plants end."""
        count = len(self.view.plants) if self.view else 0
        lines = max(1, -(-count // IN_LINE))
        return self._line(look) + lines * (look.size(CHIP_HEIGHT) + look.size(3))

    def foot_height(self, look: Theme) -> int:
        """What the fuel in stock needs below the plants, where it does not lie on them."""
        if self.view is None or self.view.pool is None:
            return 0
        return look.size(POOL_HEIGHT)

    def paint_foot(self, painter: QPainter, view: CompanyView, look: Theme) -> None:
        """Paint the fuel in stock."""
        if view.pool is not None:
            self._paint_pool(painter, view.pool, look)

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
        self.paint_foot(painter, self.view, look)

    def _paint_figures(self, painter: QPainter, view: CompanyView, look: Theme) -> None:
        icon = look.size(13)
        height = self._line(look)
        third = self.width() / 3
        x = 0.0
        for figure in view.figures:
            box = QRectF(x, (height - icon) / 2, icon, icon)
            coin = figure.shape == "coin"
            colour = colours.coin() if coin else look.colour("muted")
            marks.fill(painter, figure.shape, box, colour, look.colour("muted"))
            painter.setPen(look.colour(figure.ink))
            painter.setFont(look.font(Role.STRONG))
            left = box.right() + look.size(3)
            painter.drawText(QRectF(left, 0, third, height), _LEFT, figure.text)
            wide = look.metrics(Role.STRONG).horizontalAdvance(figure.text)
            x += max(third * 0.9, icon + look.size(8) + wide)

    def _paint_pool(
        self, painter: QPainter, pool: tuple[tuple[str, int], ...], look: Theme
    ) -> None:
        """Fuel in stock: a token and a count each, below the plants."""
        high = look.size(POOL_HEIGHT)
        side = look.size(15)
        step = self.width() / max(4, len(pool))
        painter.setFont(look.font(Role.STRONG))
        for place, (fuel, count) in enumerate(pool):
            line = QRectF(place * step, self.height() - high, step, high)
            box = QRectF(line.left(), line.center().y() - side / 2, side, side)
            marks.token(painter, fuel, box, look)
            painter.setPen(look.colour("ink"))
            text = line.adjusted(side + look.size(4), 0, 0, 0)
            painter.drawText(text, _LEFT, str(count))

    def _line(self, look: Theme) -> int:
        """The height of the line of figures, if there are any."""
        if self.view is not None and not self.view.figures:
            return 0
        return look.metrics(Role.STRONG).height() + look.size(1)
