# SPDX-License-Identifier: MIT
"""What lies before a player in the players' rail, promo cards included."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.games.grid.company_strip import CompanyStrip
from ui.games.grid.view import CompanyView
from ui.games.power_grid import promo_face
from ui.style import theme
from ui.style.theme import Theme


class PromoStrip(CompanyStrip):
    """Promo cards in a line under the plants."""

    def promo_chips(self) -> list[QRectF]:
        """Where each promo card is."""
        look = theme.current()
        gap, high = look.size(3), look.size(promo_face.CHIP_HEIGHT)
        x, top, found = 0, self.plants_bottom(look), []
        for card in self.view.cards if self.view else ():
            wide = promo_face.chip_width(card, look)
            found.append(QRectF(x, top, wide, high))
            x += wide + gap
        return found

    def foot_height(self, look: Theme) -> int:
        """A line, if there are any."""
        if not self.view or not self.view.cards:
            return 0
        return look.size(promo_face.CHIP_HEIGHT) + look.size(3)

    def paint_foot(self, painter: QPainter, view: CompanyView, look: Theme) -> None:
        """Paint the promo cards."""
        for box, card in zip(self.promo_chips(), view.cards, strict=True):
            promo_face.paint_chip(painter, box, card, look)
