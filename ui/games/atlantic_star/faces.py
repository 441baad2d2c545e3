# SPDX-License-Identifier: MIT
"""How a ship card, a leg's chip and stars are painted, from a box and the theme alone.

A card has its name on top, then the ship, and a line per leg at the bottom: the
sea by emblem and colour, the leg by its letter, the value at the right.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from ui.games.atlantic_star import colours, marks
from ui.games.atlantic_star.view import LegMark, ShipView
from ui.kit.light import Light
from ui.kit.surfaces.card import paint_paper
from ui.style.theme import ELIDE, Role, Theme

WIDTH = 116
HEIGHT = 116
LEG_HEIGHT = 20
CHIP_WIDTH = 36
SHRINK = (100, 92, 86)
"""How far a long name may shrink before it is cut, in percent."""
EMBLEM = 0.44
"""The most of a chip's width that its emblem has beside a letter."""
PER_FUNNEL = 3
"""A ship has a funnel for so many points of its best leg."""

MIDDLE = Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | MIDDLE
RIGHT = Qt.AlignmentFlag.AlignRight | MIDDLE
CENTRE = Qt.AlignmentFlag.AlignCenter


def bold(look: Theme, role: Role) -> QFont:
    """A role's font in the weight of figures that decide."""
    font = look.font(role)
    font.setWeight(QFont.Weight.Bold)
    return font


def fitted(painter: QPainter, look: Theme, text: str, room: float) -> str:
    """Take a small font that shows a name whole if any does; returns what fits of it."""
    font = look.font(Role.SMALL)
    font.setWeight(QFont.Weight.DemiBold)
    for percent in SHRINK:
        font.setPixelSize(round(look.size(Role.SMALL.value[0]) * percent / 100))
        painter.setFont(font)
        if painter.fontMetrics().horizontalAdvance(text) <= room:
            return text
    return painter.fontMetrics().elidedText(text, ELIDE, int(room))


def paint_card(
    painter: QPainter, rect: QRectF, view: ShipView, look: Theme, focused: bool = False
) -> None:
    """Draw a ship card into a rectangle of at least its size."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    light = Light.CHOSEN if view.fresh else view.light
    inner = paint_frame(painter, rect, light, look, focused)
    pad = look.size(5)
    body = inner.adjusted(pad, look.size(2), -pad, -look.size(4))
    name = QRectF(body.left(), body.top(), body.width(), look.size(20))
    legs = max(1, len(view.legs))
    line = look.size(LEG_HEIGHT)
    foot = QRectF(body.left(), body.bottom() - legs * line, body.width(), legs * line)
    _paint_name(painter, name, view, look)
    sky = QRectF(body.left(), name.bottom(), body.width(), foot.top() - name.bottom())
    _paint_ship(painter, sky, view, look)
    if view.leg:
        _paint_badge(painter, sky, view, look)
    for number, leg in enumerate(view.legs):
        box = QRectF(foot.left(), foot.top() + number * line + 1, foot.width(), line - 2)
        _paint_leg(painter, box, leg, look)
    if view.mail:
        _paint_mail(painter, foot.adjusted(0, 1, 0, -1), view, look)
    painter.restore()


def paint_frame(
    painter: QPainter, rect: QRectF, light: Light, look: Theme, focused: bool
) -> QRectF:
    """Draw the paper of anything that answers a click; returns what is inside its edge."""
    lit = light in (Light.LEGAL, Light.CHOSEN)
    edge = look.colour("accent" if lit else "line")
    width = look.size(3 if light is Light.CHOSEN else 1.6) if lit else 1
    paper = rect.adjusted(1, 1, -1, -look.size(3))
    surface = look.tint("accent", 12, "raised") if light is Light.CHOSEN else look.colour("raised")
    paint_paper(painter, paper, surface, edge, width)
    if focused:
        paint_focus(painter, paper.adjusted(2, 2, -2, -2), look)
    return paper.adjusted(width, width, -width, -width)


def paint_focus(painter: QPainter, box: QRectF, look: Theme) -> None:
    """Draw the dotted line of what has the keyboard."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.colour("ink"), look.size(2), Qt.PenStyle.DotLine))
    painter.drawRoundedRect(box, look.radius, look.radius)


def paint_chip(painter: QPainter, box: QRectF, sea: str, letter: str, look: Theme) -> None:
    """Draw the chip of a leg, or of a sea without a letter: emblem and letter on its colour."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.of_sea(look, sea))
    painter.drawRoundedRect(box, look.size(4), look.size(4))
    share = EMBLEM if letter else 1
    side = min(box.height() - look.size(5), box.width() * share)
    ink = colours.on_sea(look)
    if not letter:
        marks.fill(painter, sea, _square(box.center().x(), box.center().y(), side), ink)
        return
    left = box.left() + look.size(3)
    marks.fill(painter, sea, _square(left + side / 2, box.center().y(), side), ink)
    painter.setPen(ink)
    painter.setFont(bold(look, Role.BODY))
    text = QRectF(left + side, box.top(), box.right() - left - side, box.height())
    painter.drawText(text, CENTRE, letter)


def paint_stars(painter: QPainter, box: QRectF, count: int, colour: QColor, gap: float) -> None:
    """Draw so many stars in the middle of a box."""
    side = min(box.height(), (box.width() - gap * (count - 1)) / count)
    left = box.center().x() - (count * side + (count - 1) * gap) / 2
    for number in range(count):
        x = left + number * (side + gap) + side / 2
        marks.fill(painter, "star", _square(x, box.center().y(), side), colour)


def _square(x: float, y: float, side: float) -> QRectF:
    return QRectF(x - side / 2, y - side / 2, side, side)


def _paint_name(painter: QPainter, box: QRectF, view: ShipView, look: Theme) -> None:
    name = fitted(painter, look, view.name, box.width())
    painter.setPen(look.colour("ink"))
    painter.drawText(box, LEFT, name)


def _paint_badge(painter: QPainter, box: QRectF, view: ShipView, look: Theme) -> None:
    """The letter of the leg that the voyage has the ship on, over the sky at the right."""
    side = look.size(18)
    badge = QRectF(box.right() - side, box.top() + look.size(1), side, side)
    painter.setPen(QPen(look.colour("raised"), look.size(1)))
    painter.setBrush(look.colour("warn" if view.emergency else "accent"))
    painter.drawEllipse(badge)
    painter.setPen(look.colour("on_accent"))
    painter.setFont(bold(look, Role.SMALL))
    painter.drawText(badge, CENTRE, view.leg)


def _paint_ship(painter: QPainter, box: QRectF, view: ShipView, look: Theme) -> None:
    box = box.adjusted(0, 0, 0, -look.size(2))
    best = max(view.legs, key=lambda leg: leg.value, default=None)
    band = colours.of_sea(look, best.sea) if best else look.colour("muted")
    funnels = 1 if best is None else max(1, min(best.value // PER_FUNNEL, marks.MOST_FUNNELS))
    hull = look.tint("ink", 78 if look.dark else 82, "raised")
    house = look.tint("muted", 45, "raised")
    marks.ship(painter, box, funnels, hull, house, band)


def _paint_leg(painter: QPainter, box: QRectF, leg: LegMark, look: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.ground(look, leg.sea, leg.used))
    painter.drawRoundedRect(box, look.size(4), look.size(4))
    chip = QRectF(box.left(), box.top(), look.size(CHIP_WIDTH), box.height())
    paint_chip(painter, chip, leg.sea, leg.letter, look)
    painter.setPen(look.colour("ink"))
    painter.setFont(bold(look, Role.BODY))
    painter.drawText(box.adjusted(0, 0, -look.size(8), 0), RIGHT, str(leg.value))


def _paint_mail(painter: QPainter, box: QRectF, view: ShipView, look: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.tint("muted", 14, "raised"))
    painter.drawRoundedRect(box, look.size(4), look.size(4))
    side = box.height() - look.size(1)
    letter = QRectF(box.left() + look.size(6), box.top(), side, box.height())
    marks.envelope(painter, letter, look.colour("raised"), look.colour("muted"))
    painter.setPen(look.colour("ink"))
    painter.setFont(bold(look, Role.BODY))
    painter.drawText(box.adjusted(0, 0, -look.size(8), 0), RIGHT, str(view.mail))
