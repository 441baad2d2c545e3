# SPDX-License-Identifier: MIT
"""Promo cards as widgets: the one on auction, those before their owner, and what one did."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ui.games.grid import promo_marks
from ui.games.grid.view import NewsView, PromoView
from ui.games.power_grid import promo_face
from ui.kit import literal
from ui.style import theme
from ui.style.theme import Role

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PromoCard(QWidget):
    """One promo card, large, or narrow as it lies beside plants."""

    def __init__(self, narrow: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._narrow = narrow
        self.view: PromoView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_card(self, view: PromoView) -> None:
        """Show a card as it is now."""
        self.view = view
        self.setAccessibleName(view.label)
        self.setToolTip(literal.tooltip(view.label))
        self.update()

    def sizeHint(self) -> QSize:
        """As large as it needs to read well."""
        look = theme.current()
        if self._narrow:
            return QSize(look.size(promo_face.NARROW), look.size(promo_face.NARROW_HEIGHT))
        return QSize(look.size(promo_face.WIDTH), look.size(promo_face.HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        if self.view is not None:
            paint = promo_face.paint_narrow if self._narrow else promo_face.paint_card
            paint(QPainter(self), QRectF(self.rect()), self.view, theme.current())


class PromoRow(QWidget):
    """The promo cards before whoever looks, narrow, side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("plain", True)
        self.cards: dict[str, PromoCard] = {}
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.current().space(1))

    def show_cards(self, views: tuple[PromoView, ...]) -> None:
        """Show these cards; those that are gone are hidden."""
        for view in views:
            if view.card not in self.cards:
                self.cards[view.card] = PromoCard(narrow=True)
                self._row.addWidget(self.cards[view.card])
            self.cards[view.card].show_card(view)
        shown = {view.card for view in views}
        for card, widget in self.cards.items():
            widget.setVisible(card in shown)


class NewsChip(QWidget):
    """What the last event card did to the fuel market, beside its title."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: NewsView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_news(self, view: NewsView | None) -> None:
        """Tell of this card, or of none."""
        self.view = view
        self.setVisible(view is not None)
        if view is not None:
            self.setAccessibleName(view.words)
            self.setAccessibleDescription(view.tip)
            self.setToolTip(literal.tooltip(view.tip))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The picture and the words in a line."""
        look = theme.current()
        metrics = look.metrics(Role.STRONG)
        words = metrics.horizontalAdvance(self.view.words) if self.view else 0
        return QSize(words + metrics.height() + look.space(5), metrics.height() + look.size(2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture and the words on the tone of the card."""
        if self.view is None:
            return
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(promo_marks.tone(look, self.view.card))
        painter.setBrush(promo_marks.ground(look, self.view.card))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, look.size(4), look.size(4))
        side = box.height() - look.size(4)
        picture = QRectF(box.left() + look.space(1), box.center().y() - side / 2, side, side)
        promo_marks.picture(painter, self.view.card, picture, look)
        painter.setPen(look.colour("ink"))
        painter.setFont(look.font(Role.STRONG))
        painter.drawText(box.adjusted(side + look.space(3), 0, 0, 0), _LEFT, self.view.words)
