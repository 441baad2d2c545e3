# SPDX-License-Identifier: MIT
"""How a resource card is painted, from `size` and the theme alone.

A token for each unit: filled while it is on the card, hollow once it is spent, crossed
out where a buyer would not keep it. On the market the price stands at the right. A
card reads at 128 by 52 units, one in a pool at 84 by 34.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ui.games.grid import colours, marks
from ui.games.power_grid_card_game.view import CardView
from ui.kit.light import Light
from ui.kit.surfaces.card import paint_paper
from ui.style.theme import Role, Theme

WIDTH, HEIGHT = 128, 52
HELD_WIDTH, HELD_HEIGHT = 84, 34
BAND = 6
"""The width of the band in the resource's colour at the left."""

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint_card(
    painter: QPainter, rect: QRectF, view: CardView, look: Theme, focused: bool = False
) -> None:
    """Draw a resource card into a rectangle of at least its size."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lit = view.light in (Light.LEGAL, Light.CHOSEN)
    edge = look.colour("accent" if lit else "line")
    paper = rect.adjusted(1, 1, -1, -look.size(2))
    paint_paper(painter, paper, look.colour("raised"), edge, look.size(2) if lit else 1)
    inner = paper.adjusted(2, 2, -2, -2)
    _paint_band(painter, inner, view, look)
    left = inner.left() + look.size(BAND + 4)
    room = look.size(HELD_WIDTH - BAND - 10)
    _paint_tokens(painter, QRectF(left, inner.top(), room, inner.height()), view, look)
    if view.price:
        _paint_price(painter, inner.adjusted(0, 0, -look.size(6), 0), view, look)
    if focused:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.colour("ink"), look.size(2), Qt.PenStyle.DotLine))
        painter.drawRoundedRect(paper.adjusted(2, 2, -2, -2), look.radius, look.radius)
    painter.restore()


def paint_place(painter: QPainter, rect: QRectF, look: Theme) -> None:
    """Draw a place of the market that is empty."""
    painter.setPen(QPen(look.tint("line", 70, "table"), 1, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -look.size(2)), look.radius, look.radius)


def _paint_band(painter: QPainter, inner: QRectF, view: CardView, look: Theme) -> None:
    clip = QPainterPath()
    clip.addRoundedRect(inner, look.size(5), look.size(5))
    painter.save()
    painter.setClipPath(clip)
    band = QRectF(inner.left(), inner.top(), look.size(BAND), inner.height())
    painter.fillRect(band, colours.of_fuel(look, view.fuel))
    painter.restore()


def _paint_tokens(painter: QPainter, box: QRectF, view: CardView, look: Theme) -> None:
    count = view.printed
    side = min(look.size(20), box.height() - look.size(6))
    gap = look.size(2)
    used = count * (side + gap) - gap
    left = box.left() if view.price else box.center().x() - used / 2
    for unit in range(count):
        spot = QRectF(left + unit * (side + gap), box.center().y() - side / 2, side, side)
        if unit >= view.units:
            marks.no_token(painter, view.fuel, spot, look)
            continue
        painter.setOpacity(1 if unit < view.kept else 0.35)
        marks.token(painter, view.fuel, spot, look)
        painter.setOpacity(1)
        if unit >= view.kept:
            _paint_cross(painter, spot, look)


def _paint_cross(painter: QPainter, spot: QRectF, look: Theme) -> None:
    pen = QPen(look.colour("warn"), look.size(2.2))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(spot.topLeft(), spot.bottomRight())
    painter.drawLine(spot.topRight(), spot.bottomLeft())


def _paint_price(painter: QPainter, box: QRectF, view: CardView, look: Theme) -> None:
    """The price, and below it the symbol of the card."""
    text = str(view.price)
    symbol = look.metrics(Role.SMALL).height() if view.symbol else 0
    line = QRectF(box.left(), box.top(), box.width(), box.height() - symbol + look.size(2))
    painter.setFont(look.font(Role.PROMPT))
    painter.setPen(look.colour("ink"))
    painter.drawText(line, _RIGHT, text)
    wide = look.metrics(Role.PROMPT).horizontalAdvance(text)
    icon = look.size(13)
    coin = QRectF(line.right() - wide - icon - look.size(3), 0, icon, icon)
    coin.moveTop(line.center().y() - icon / 2)
    marks.fill(painter, "coin", coin, colours.coin(), look.colour("muted"))
    if view.symbol:
        painter.setFont(look.font(Role.SMALL))
        painter.setPen(look.colour("muted"))
        foot = QRectF(box.left(), line.bottom() - look.size(3), box.width(), symbol)
        painter.drawText(foot, _RIGHT, view.symbol)
