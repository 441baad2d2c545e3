# SPDX-License-Identifier: MIT
"""How a plant card and a card back are painted, from `size` and the theme alone.

Number large at the top left, on an own card the stored tokens beside it; then
what a run burns, an arrow, and what it brings. A card reads at 96 by 78
units.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from ui.games.grid import colours, marks, promo_marks
from ui.games.grid.view import PlantView
from ui.kit.light import Light
from ui.kit.surfaces.card import paint_paper
from ui.style.theme import Role, Theme

WIDTH = 96
HEIGHT = 78
BACK_WIDTH = 34
STATION = "transformer"
STATION_HEIGHT = 15
"""The card under a plant, and what looks out of it."""
CHIP_STATION_HEIGHT = 5
WIDE = 9
"""Outputs above this have two digits and need the room of an arrow."""

_BACKS = {
    "": ("bolt", 0.6, "accent", 18),
    "plug": ("plug", 0.6, "accent", 18),
    "socket": ("socket", 0.6, "accent", 18),
    "small": ("bolt", 0.42, "good", 40),
    "large": ("bolt", 0.78, "good", 14),
    "end": ("flag", 0.7, "warn", 24),
}
"""Back -> its shape, the share of the height it takes, the tone of the ground and its strength."""

_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | _MIDDLE
_CENTRE = Qt.AlignmentFlag.AlignCenter


def paint_plant(
    painter: QPainter, rect: QRectF, view: PlantView, look: Theme, focused: bool = False
) -> None:
    """Draw a plant card into a rectangle of at least its size."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lit = view.light in (Light.LEGAL, Light.CHOSEN)
    edge = look.colour("accent" if lit else "line")
    width = look.size(2.5 if view.light is Light.CHOSEN else 2) if lit else 1
    paper = rect.adjusted(1, 1, -1, -look.size(3))
    paint_paper(painter, paper, look.colour("raised"), edge, width)
    inner = paper.adjusted(width, width, -width, -width)
    if view.station:
        inner.setBottom(inner.bottom() - look.size(STATION_HEIGHT))
        _paint_station(painter, inner, view, look)
    head = QRectF(inner.left(), inner.top(), inner.width(), look.size(28))
    _paint_head(painter, inner, head, view, look)
    body = QRectF(inner.left(), head.bottom(), inner.width(), inner.bottom() - head.bottom())
    _paint_run(painter, body, view, look)
    if view.room:
        _paint_stores(painter, head, view, look)
    if view.light is Light.CHOSEN:
        _paint_wash(painter, inner, look)
    if focused:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.colour("ink"), look.size(2), Qt.PenStyle.DotLine))
        painter.drawRoundedRect(paper.adjusted(2, 2, -2, -2), look.radius, look.radius)
    painter.restore()


def paint_back(painter: QPainter, rect: QRectF, back: str, look: Theme) -> None:
    """Draw the back of a card: a shape on a ground; those of no special back are all alike."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape, share, tone, percent = _BACKS.get(back, _BACKS[""])
    ground = look.tint(tone, percent + (12 if look.dark else 0), "raised")
    paint_paper(painter, rect.adjusted(1, 1, -1, -look.size(2)), ground, look.colour("line"))
    side = min(rect.width(), rect.height()) * share
    box = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    marks.fill(painter, shape, box, look.colour("ink"), look.colour("ink"))
    painter.restore()


def paint_waiting(painter: QPainter, rect: QRectF, words: str, look: Theme) -> None:
    """Draw a card that changes the game: a flag over its words."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paper = rect.adjusted(1, 1, -1, -look.size(3))
    ground = look.tint("warn", 24 if look.dark else 12, "raised")
    paint_paper(painter, paper, ground, look.colour("warn"), look.size(1.5))
    side = paper.height() * 0.36
    flag = QRectF(paper.center().x() - side / 2, paper.top() + look.size(6), side, side)
    marks.fill(painter, "flag", flag, look.colour("warn"), look.colour("warn"))
    painter.setFont(look.font(Role.STRONG))
    painter.setPen(look.colour("ink"))
    foot = QRectF(paper.left(), flag.bottom(), paper.width(), paper.bottom() - flag.bottom())
    pad = look.size(4)
    flags = _CENTRE | Qt.TextFlag.TextWordWrap
    painter.drawText(foot.adjusted(pad, 0, -pad, 0), int(flags), words)
    painter.restore()


def paint_chip(painter: QPainter, rect: QRectF, view: PlantView, look: Theme) -> None:
    """Draw a plant small, for the players' rail: number, output, and the tokens on it.

    Where plants store nothing, what a run burns stands in their place. A Transformer
    Station looks out under it, and what it adds is added.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.colour("line"), 1))
    painter.setBrush(look.colour("panel"))
    box = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    if view.station:
        painter.setBrush(promo_marks.tone(look, STATION))
        painter.drawRoundedRect(box, look.size(4), look.size(4))
        painter.setBrush(look.colour("panel"))
        box.setBottom(box.bottom() - look.size(CHIP_STATION_HEIGHT))
    painter.drawRoundedRect(box, look.size(4), look.size(4))
    half = box.height() / 2
    head = QRectF(box.left(), box.top(), box.width(), half)
    _paint_ground(painter, box, head.adjusted(1, 1, -1, 0), view, look)
    painter.setPen(look.colour("ink"))
    _paint_name(painter, head.adjusted(look.size(3), 0, 0, 0), view, Role.STRONG, look)
    icon = 7 if view.name else 11
    _paint_output(painter, head.adjusted(0, 0, -look.size(3), 0), view, look, Role.STRONG, icon)
    store = QRectF(box.left(), head.bottom(), box.width(), half)
    pad = look.size(3)
    store.adjust(pad, pad / 2, -pad, -pad / 2)
    if view.room or not view.fuels:
        _paint_store(painter, store, view, range(view.room), look)
    else:
        _paint_need(painter, store, view, look)
    painter.restore()


def _paint_head(
    painter: QPainter, card: QRectF, head: QRectF, view: PlantView, look: Theme
) -> None:
    _paint_ground(painter, card, head, view, look)
    painter.setPen(look.colour("ink"))
    _paint_name(painter, head.adjusted(look.size(7), 0, 0, 0), view, Role.TITLE, look)
    if view.discount:
        _paint_discount(painter, head, look)


def _paint_name(painter: QPainter, box: QRectF, view: PlantView, role: Role, look: Theme) -> None:
    """What is printed on a plant; of a fraction one number above the other."""
    number, _, fraction = view.printed.partition(" ")
    painter.setFont(look.font(role))
    painter.drawText(box, _LEFT, number)
    if not fraction:
        return
    metrics = look.metrics(role)
    high = min(metrics.capHeight(), box.height() / 2)
    left = box.left() + metrics.horizontalAdvance(number) + 1
    small = QFont(look.font(role))
    small.setPixelSize(max(6, round(high * 0.8)))
    painter.setFont(small)
    wide, middle = high * 0.75, box.center().y()
    above, _, below = fraction.partition("/")
    painter.drawText(QRectF(left, middle - high, wide, high), _CENTRE, above)
    painter.drawText(QRectF(left, middle, wide, high), _CENTRE, below)
    painter.setPen(QPen(look.colour("ink"), 1))
    painter.drawLine(QPointF(left + 1, middle), QPointF(left + wide - 1, middle))


def _paint_station(painter: QPainter, card: QRectF, view: PlantView, look: Theme) -> None:
    """What looks out of the Transformer Station: its picture, and the cities it adds."""
    strip = QRectF(card.left(), card.bottom(), card.width(), look.size(STATION_HEIGHT))
    clip = QPainterPath()
    clip.addRoundedRect(strip.adjusted(0, -look.size(8), 0, 0), look.size(5), look.size(5))
    painter.save()
    painter.setClipPath(clip)
    painter.fillRect(strip, promo_marks.ground(look, STATION))
    painter.restore()
    painter.setPen(QPen(promo_marks.tone(look, STATION), look.size(1)))
    painter.drawLine(strip.topLeft(), strip.topRight())
    side, middle = strip.height() - look.size(2), strip.center().x()
    box = QRectF(middle - side - look.size(2), strip.top() + look.size(1), side, side)
    promo_marks.picture(painter, STATION, box, look)
    painter.setPen(look.colour("ink"))
    painter.setFont(look.font(Role.SMALL))
    words = QRectF(middle + look.size(2), strip.top(), strip.right() - middle, strip.height())
    painter.drawText(words, _LEFT, f"+{view.station}")


def _paint_ground(
    painter: QPainter, card: QRectF, head: QRectF, view: PlantView, look: Theme
) -> None:
    """The head in the fuel's colour; of a plant of several in so many, split along diagonals."""
    clip = QPainterPath()
    clip.addRoundedRect(card, look.size(5), look.size(5))
    painter.save()
    painter.setClipPath(clip)
    fuels = view.fuels or ("",)
    painter.fillRect(head, colours.ground(look, fuels[0]))
    painter.setPen(Qt.PenStyle.NoPen)
    for place, fuel in enumerate(fuels[1:], 1):
        middle = head.left() + head.width() * place / len(fuels)
        slant = head.height() / 2
        painter.setBrush(colours.ground(look, fuel))
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(middle + slant, head.top()),
                    head.topRight(),
                    head.bottomRight(),
                    QPointF(middle - slant, head.bottom()),
                ]
            )
        )
    painter.restore()


def _paint_discount(painter: QPainter, head: QRectF, look: Theme) -> None:
    side = head.height() - look.size(6)
    box = QRectF(head.right() - side - look.size(5), head.top() + look.size(3), side, side)
    painter.setPen(QPen(look.colour("ink"), 1.2))
    painter.setBrush(QColor("#F5B301"))
    painter.drawEllipse(box)
    painter.setPen(QColor("#1F2328"))
    painter.setFont(look.font(Role.STRONG))
    painter.drawText(box, _CENTRE, "1")


def _paint_run(painter: QPainter, body: QRectF, view: PlantView, look: Theme) -> None:
    """What a run burns, an arrow, and what it brings."""
    body = body.adjusted(look.size(6), 0, -look.size(5), 0)
    middle = body.center().y()
    icon: float = look.size(17)
    x: float = body.left()
    if view.amount:
        painter.setFont(look.font(Role.STRONG))
        painter.setPen(look.colour("ink"))
        text = str(view.amount)
        wide = look.metrics(Role.STRONG).horizontalAdvance(text)
        painter.drawText(QRectF(x, body.top(), wide + 1, body.height()), _LEFT, text)
        x += wide + look.size(2)
    if len(view.fuels) > 2:
        _paint_any(painter, QRectF(x, middle - icon * 0.65, icon * 1.3, icon * 1.3), view, look)
        x += icon * 1.3
    elif len(view.fuels) == 2:
        _paint_split(painter, QRectF(x, middle - icon * 0.6, icon * 1.2, icon * 1.2), view, look)
        x += icon * 1.2
    else:
        fuel = view.fuels[0] if view.fuels else ""
        marks.token(painter, fuel, QRectF(x, middle - icon / 2, icon, icon), look)
        x += icon
    role, units = (Role.TITLE, 15) if view.output > WIDE else (Role.NUMBER, 17)
    used = _paint_output(painter, body, view, look, role, units)
    right = body.right() - used - look.size(3)
    start = x + look.size(4)
    length = min(look.size(14), right - start)
    if length > look.size(5):
        height = look.size(8)
        left = (start + right - length) / 2
        box = QRectF(left, middle - height / 2, length, height)
        marks.arrow(painter, box, look.colour("muted"))


def _paint_split(painter: QPainter, box: QRectF, view: PlantView, look: Theme) -> None:
    """Two fuels on the two sides of a diagonal."""
    side = box.width() * 0.64
    first = QRectF(box.left(), box.top(), side, side)
    last = QRectF(box.right() - side, box.bottom() - side, side, side)
    marks.token(painter, view.fuels[0], first, look)
    marks.token(painter, view.fuels[1], last, look)
    painter.setPen(QPen(look.colour("muted"), 1.2))
    slack = box.width() * 0.12
    painter.drawLine(
        QPointF(box.right() - slack, box.top() + slack),
        QPointF(box.left() + slack, box.bottom() - slack),
    )


def _paint_any(painter: QPainter, box: QRectF, view: PlantView, look: Theme) -> None:
    """Any of these fuels: two in a line."""
    side = box.width() / 2
    for place, fuel in enumerate(view.fuels):
        left, top = box.left() + place % 2 * side, box.top() + place // 2 * side
        spot = QRectF(left, top, side, side)
        marks.token(painter, fuel, spot.adjusted(0.5, 0.5, -0.5, -0.5), look)


def _paint_output(
    painter: QPainter, box: QRectF, view: PlantView, look: Theme, role: Role, units: int
) -> float:
    """What a run brings, at the right of a box; returns the width used."""
    text = str(view.output + (view.station if role is Role.STRONG else 0))
    wide = look.metrics(role).horizontalAdvance(text)
    icon = look.size(units)
    painter.setFont(QFont(look.font(role)))
    painter.setPen(look.colour("ink"))
    painter.drawText(QRectF(box.right() - wide, box.top(), wide + 1, box.height()), _LEFT, text)
    left = box.right() - wide - icon - look.size(2)
    icon_box = QRectF(left, box.center().y() - icon / 2, icon, icon)
    colour = colours.coin() if view.unit == "coin" else look.colour("muted")
    marks.fill(painter, view.unit, icon_box, colour, look.colour("muted"))
    return wide + icon + look.size(2)


def _paint_stores(painter: QPainter, head: QRectF, view: PlantView, look: Theme) -> None:
    """The places for tokens on a plate in the head: a line for each run that fits."""
    line = view.room // view.runs
    side, gap = look.size(10), look.size(2)
    plate = head.adjusted(0, gap, -gap, -gap)
    plate.setLeft(plate.right() - line * (side + look.size(1)) - 2 * gap)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.colour("raised"))
    painter.drawRoundedRect(plate, look.size(4), look.size(4))
    high = (plate.height() - gap) / view.runs
    for run in range(view.runs):
        box = QRectF(plate.left(), plate.top() + gap / 2 + run * high, plate.width(), high)
        _paint_store(painter, box, view, range(run * line, (run + 1) * line), look)


def _paint_store(
    painter: QPainter, box: QRectF, view: PlantView, places: range, look: Theme
) -> None:
    """Some of the places for tokens in one line, each with its token or free."""
    if not places:
        return
    gap = look.size(1)
    side = min(look.size(12), box.height() - gap, box.width() / len(places) - gap)
    left = box.center().x() - (len(places) * (side + gap) - gap) / 2
    for index, place in enumerate(places):
        x = left + index * (side + gap)
        spot = QRectF(x, box.center().y() - side / 2, side, side)
        if place < len(view.stored):
            marks.token(painter, view.stored[place], spot, look)
        else:
            _paint_free(painter, spot, view, look)


def _paint_free(painter: QPainter, spot: QRectF, view: PlantView, look: Theme) -> None:
    """The place of a token that is not there."""
    if len(view.fuels) > 2:
        marks.free_place(painter, spot, look)
    else:
        marks.no_token(painter, view.fuels[0], spot, look)


def _paint_need(painter: QPainter, box: QRectF, view: PlantView, look: Theme) -> None:
    """What a run burns: a number and one token of each fuel, so that it looks like no store."""
    gap = look.size(2)
    side = min(look.size(12), box.height())
    text = str(view.amount)
    wide = look.metrics(Role.SMALL).horizontalAdvance(text) + gap
    left = box.center().x() - (wide + len(view.fuels) * (side + gap) - gap) / 2
    painter.setFont(look.font(Role.SMALL))
    painter.setPen(look.colour("ink"))
    painter.drawText(QRectF(left, box.top(), wide, box.height()), _LEFT, text)
    for index, fuel in enumerate(view.fuels):
        x = left + wide + index * (side + gap)
        marks.token(painter, fuel, QRectF(x, box.center().y() - side / 2, side, side), look)


def _paint_wash(painter: QPainter, inner: QRectF, look: Theme) -> None:
    """The tint over a chosen card."""
    wash = look.colour("accent")
    wash.setAlpha(36)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wash)
    painter.drawRoundedRect(inner, look.size(5), look.size(5))
