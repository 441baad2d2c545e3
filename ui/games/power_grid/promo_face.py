# SPDX-License-Identifier: MIT
"""How promo cards are painted: large on auction, narrow before their owner, small in the rail.

They have a name or a picture where a plant has its number, so that none is
taken for a plant.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ui.games.grid import marks, promo_marks
from ui.games.grid.view import PromoView
from ui.games.power_grid.map.model import House
from ui.games.power_grid.map.painting.houses import paint_house
from ui.kit.surfaces.card import paint_paper
from ui.style.theme import Role, Theme

WIDTH = 172
HEIGHT = 92
NARROW = 46
"""Two narrow cards are as wide as a plant and the gap beside it."""
NARROW_HEIGHT = 78
CHIP_HEIGHT = 20

_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | _MIDDLE
_CENTRE = Qt.AlignmentFlag.AlignCenter


def paint_card(painter: QPainter, rect: QRectF, view: PromoView, look: Theme) -> None:
    """Draw a card large: its name, its picture, and what it does as a figure."""
    with_head = look.size(28)
    inner = _paint_ground(painter, rect, view, look, with_head)
    head = QRectF(inner.left(), inner.top(), inner.width(), with_head)
    painter.setPen(look.colour("ink"))
    painter.setFont(look.font(Role.STRONG))
    painter.drawText(head, _CENTRE, view.name)
    body = QRectF(inner.left(), head.bottom(), inner.width(), inner.bottom() - head.bottom())
    side = min(body.height() - look.size(8), look.size(48))
    pad = look.size(14)
    box = QRectF(body.left() + pad, body.center().y() - side / 2, side, side)
    promo_marks.picture(painter, view.card, box, look)
    left = box.right() + pad / 2
    rest = QRectF(left, body.top(), body.right() - pad / 2 - left, body.height())
    if view.room:
        _paint_places(painter, rest, view, look, look.size(20))
    else:
        _paint_effect(painter, rest, view, look)
    painter.restore()


def paint_narrow(painter: QPainter, rect: QRectF, view: PromoView, look: Theme) -> None:
    """Draw a card narrow: its picture in the head, below it what lies on it."""
    inner = _paint_ground(painter, rect, view, look, look.size(42))
    side = look.size(32)
    middle = inner.top() + look.size(21)
    box = QRectF(inner.center().x() - side / 2, middle - side / 2, side, side)
    promo_marks.picture(painter, view.card, box, look)
    top = inner.top() + look.size(42)
    foot = QRectF(inner.left(), top, inner.width(), inner.bottom() - top)
    _paint_lying(painter, foot, view, look, 18)
    painter.restore()


def paint_chip(painter: QPainter, rect: QRectF, view: PromoView, look: Theme) -> None:
    """Draw a card small, for the players' rail: its picture, and beside it what lies on it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.colour("line"), 1))
    painter.setBrush(promo_marks.ground(look, view.card))
    box = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(box, look.size(4), look.size(4))
    side = box.height() - look.size(4)
    picture = QRectF(box.left() + look.size(3), box.center().y() - side / 2, side, side)
    promo_marks.picture(painter, view.card, picture, look)
    left = picture.right() + look.size(3)
    rest = QRectF(left, box.top(), box.right() - look.size(3) - left, box.height())
    _paint_lying(painter, rest, view, look, 14)
    painter.restore()


def chip_width(view: PromoView, look: Theme) -> int:
    """How wide a small card is: as wide as what lies on it, or as what it does in words."""
    lying = look.size(24 + 14 * max(1, view.room))
    if view.room or view.mark is not None:
        return lying
    return max(lying, look.size(26) + look.metrics(Role.SMALL).horizontalAdvance(view.effect))


def _paint_ground(
    painter: QPainter, rect: QRectF, view: PromoView, look: Theme, head: float
) -> QRectF:
    """The paper with its head in the tone of the card; saves the painter. Returns the inside."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paper = rect.adjusted(1, 1, -1, -look.size(3))
    edge = promo_marks.tone(look, view.card)
    paint_paper(painter, paper, look.colour("raised"), edge, look.size(1.5))
    inner = paper.adjusted(1.5, 1.5, -1.5, -1.5)
    clip = QPainterPath()
    clip.addRoundedRect(inner, look.size(5), look.size(5))
    painter.save()
    painter.setClipPath(clip)
    top = QRectF(inner.left(), inner.top(), inner.width(), head)
    painter.fillRect(top, promo_marks.ground(look, view.card))
    painter.restore()
    return inner


def _paint_lying(painter: QPainter, box: QRectF, view: PromoView, look: Theme, units: int) -> None:
    """What lies on a card: a house so large, or tokens; or what it does, where nothing does."""
    if view.mark is not None:
        paint_house(painter, box.center(), look.size(units) / 2, House(view.mark))
    elif view.room:
        _paint_places(painter, box, view, look, look.size(12))
    else:
        painter.setPen(look.colour("ink"))
        painter.setFont(look.font(Role.SMALL))
        painter.drawText(box, _CENTRE, view.effect)


def _paint_effect(painter: QPainter, box: QRectF, view: PromoView, look: Theme) -> None:
    """A figure, and a house beside it where it is about cities."""
    painter.setPen(look.colour("ink"))
    painter.setFont(look.font(Role.NUMBER))
    wide = look.metrics(Role.NUMBER).horizontalAdvance(view.effect)
    city = view.card in ("transformer", "theme_park")
    icon = look.size(20) if city else 0
    left = box.center().x() - (wide + icon) / 2
    painter.drawText(QRectF(left, box.top(), wide + 2, box.height()), _LEFT, view.effect)
    if city:
        house = QRectF(left + wide + look.size(3), box.center().y() - icon / 2, icon, icon)
        marks.fill(painter, "house", house, look.colour("muted"), look.colour("muted"))


def _paint_places(
    painter: QPainter, box: QRectF, view: PromoView, look: Theme, most: float
) -> None:
    """The places for tokens in a line, each with its token or free for any."""
    gap = look.size(1)
    side = min(most, box.width() / view.room - gap)
    left = box.center().x() - (view.room * (side + gap) - gap) / 2
    for place in range(view.room):
        spot = QRectF(left + place * (side + gap), box.center().y() - side / 2, side, side)
        if place < len(view.stored):
            marks.token(painter, view.stored[place], spot, look)
        else:
            marks.free_place(painter, spot, look)
