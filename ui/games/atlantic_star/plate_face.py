# SPDX-License-Identifier: MIT
"""How the columns of the class board and the plates on them are painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ui.games.atlantic_star import colours, faces, marks
from ui.games.atlantic_star.view import OPERATOR, ClassView, PlateView, Rank, WaitingPlates
from ui.kit.drawing.player_mark import paint_mark
from ui.kit.light import Light
from ui.style.theme import Role, Theme

POINTS = 28
"""The width of the points at the left of a rank, at scale 100."""
STAR = QColor("#D9A406")


def paint_header(
    painter: QPainter, rect: QRectF, view: ClassView, look: Theme, focused: bool
) -> None:
    """Draw the stars and the sea of a class; its column goes on below."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lit = view.light in (Light.LEGAL, Light.CHOSEN)
    ground = colours.ground(look, view.sea, True) if view.sea else look.tint("line", 35, "panel")
    painter.setPen(QPen(look.colour("accent"), look.size(2)) if lit else Qt.PenStyle.NoPen)
    painter.setBrush(look.tint("accent", 12, "raised") if lit and not view.sea else ground)
    box = rect.adjusted(1, 1, -1, 0)
    painter.drawRoundedRect(box, look.radius, look.radius)
    if not lit:
        painter.drawRect(box.adjusted(0, box.height() / 2, 0, 0))
    half = box.height() * 0.46
    stars = QRectF(
        box.left() + look.size(6),
        box.top() + look.size(5),
        box.width() - look.size(12),
        half - look.size(6),
    )
    strength = STAR if view.sea or lit else look.tint("muted", 60, "panel")
    stars.setHeight(min(stars.height(), look.size(19)))
    faces.paint_stars(painter, stars, view.stars, strength, look.size(1))
    name = QRectF(box.left(), box.top() + half, box.width(), box.height() - half - look.size(3))
    if view.sea:
        _paint_sea(painter, name, view, look)
    else:
        painter.setFont(look.font(Role.SMALL))
        painter.setPen(look.colour("accent" if lit else "muted"))
        painter.drawText(name, faces.CENTRE, view.sea_name)
    if focused:
        faces.paint_focus(painter, box.adjusted(3, 3, -3, -3), look)


def _paint_sea(painter: QPainter, box: QRectF, view: ClassView, look: Theme) -> None:
    side = look.size(18)
    name = faces.fitted(painter, look, view.sea_name, box.width() - side - look.size(8))
    font = painter.font()
    wide = painter.fontMetrics().horizontalAdvance(name)
    left = box.center().x() - (side + look.size(4) + wide) / 2
    chip = QRectF(left, box.center().y() - side / 2, side, side)
    faces.paint_chip(painter, chip, view.sea, "", look)
    painter.setFont(font)
    painter.setPen(look.colour("ink"))
    text = QRectF(chip.right() + look.size(4), box.top(), wide + 2, box.height())
    painter.drawText(text, faces.LEFT, name)


def paint_rank(
    painter: QPainter, rect: QRectF, view: Rank, sea: str, look: Theme, focused: bool
) -> None:
    """Draw a rank: its stretch of the column, its points, and a plate or the place for one."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    stretch = rect.adjusted(1, 0, -1, 0)
    ground = colours.ground(look, sea) if sea else look.colour("panel")
    painter.fillRect(stretch, ground)
    painter.setPen(QPen(look.tint("line", 70, "panel"), 1))
    painter.drawLine(
        QPointF(stretch.left(), rect.bottom() - 0.5), QPointF(stretch.right(), rect.bottom() - 0.5)
    )
    points = QRectF(stretch.left(), rect.top(), look.size(POINTS), rect.height())
    painter.setFont(faces.bold(look, Role.PROMPT))
    painter.setPen(look.colour("ink" if sea else "muted"))
    painter.drawText(points, faces.CENTRE, str(view.points))
    high = min(rect.height() - look.size(8), look.size(44))
    place = QRectF(
        points.right(),
        rect.center().y() - high / 2,
        stretch.right() - points.right() - look.size(5),
        high,
    )
    if view.plate is not None:
        paint_plate(painter, place, view.plate, look)
        if focused:
            faces.paint_focus(painter, place.adjusted(2, 2, -2, -2), look)
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.tint("muted", 35, "panel"), 1, Qt.PenStyle.DotLine))
        painter.drawRoundedRect(place, look.size(4), look.size(4))


def paint_plate(painter: QPainter, box: QRectF, view: PlateView, look: Theme) -> None:
    """Draw a plate: whose it is, its value, and a value before a loan crossed out."""
    painter.save()
    edge, width, style = _edge(view, look)
    painter.setPen(QPen(edge, width, style))
    painter.setBrush(look.colour("raised") if view.ghost else colours.plate(look, view.mark))
    inset = width / 2
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), look.size(5), look.size(5))
    side = min(look.size(18), box.height() * 0.6)
    mark = QRectF(box.left() + look.size(5), box.center().y() - side / 2, side, side)
    if view.ghost:
        painter.setOpacity(0.75)
    if view.mark == OPERATOR:
        _paint_operator(painter, mark, look)
    else:
        paint_mark(painter, mark, view.mark)
    rest = QRectF(mark.right(), box.top(), box.right() - mark.right() - look.size(4), box.height())
    if view.written:
        _paint_written(painter, rest, view, look)
        return
    painter.setFont(faces.bold(look, Role.TITLE))
    painter.setPen(look.colour("muted" if view.mark == OPERATOR else "ink"))
    painter.drawText(rest, faces.CENTRE, str(view.value))
    painter.restore()


def _paint_written(painter: QPainter, box: QRectF, view: PlateView, look: Theme) -> None:
    """The value now, and before it the one that was written first, struck through."""
    old = look.font(Role.SMALL)
    old.setStrikeOut(True)
    painter.setFont(old)
    wide = painter.fontMetrics().horizontalAdvance(str(view.written))
    new = look.metrics(Role.PROMPT).horizontalAdvance(str(view.value))
    left = box.center().x() - (wide + new + look.size(4)) / 2 + look.size(1)
    painter.setPen(look.colour("ink"))
    painter.drawText(QRectF(left, box.top(), wide + 2, box.height()), faces.LEFT, str(view.written))
    painter.setFont(faces.bold(look, Role.PROMPT))
    start = left + wide + look.size(4)
    painter.drawText(QRectF(start, box.top(), new + 6, box.height()), faces.LEFT, str(view.value))
    painter.restore()


def _edge(view: PlateView, look: Theme) -> tuple[QColor, float, Qt.PenStyle]:
    if view.ghost:
        return look.colour("accent"), look.size(2), Qt.PenStyle.DashLine
    if view.fresh:
        return look.colour("accent"), look.size(3), Qt.PenStyle.SolidLine
    if view.light is Light.CHOSEN:
        return look.colour("accent"), look.size(3), Qt.PenStyle.SolidLine
    if view.light is Light.LEGAL:
        return look.colour("accent"), look.size(2), Qt.PenStyle.SolidLine
    return look.tint("muted", 55, "raised"), 1, Qt.PenStyle.SolidLine


def _paint_operator(painter: QPainter, box: QRectF, look: Theme) -> None:
    """A bollard: nobody's ship lies at it."""
    marks.fill(painter, "bollard", box, look.tint("muted", 75, "raised"))


def waiting_width(waiting: WaitingPlates, look: Theme) -> float:
    """How wide the operators' plates of a sea are beside the board."""
    figures = look.metrics(Role.STRONG)
    plates = sum(figures.horizontalAdvance(str(value)) + look.size(15) for value in waiting.values)
    return look.size(22) + plates


def paint_waiting(
    painter: QPainter, x: float, height: float, waiting: WaitingPlates, look: Theme
) -> float:
    """Draw the operators' plates of a sea beside the board; returns where they end."""
    side = look.size(18)
    chip = QRectF(x, (height - side) / 2, side, side)
    faces.paint_chip(painter, chip, waiting.sea, "", look)
    x = chip.right() + look.size(4)
    painter.setFont(look.font(Role.STRONG))
    for value in waiting.values:
        wide = look.metrics(Role.STRONG).horizontalAdvance(str(value)) + look.size(12)
        box = QRectF(x, (height - look.size(22)) / 2, wide, look.size(22))
        painter.setPen(QPen(look.tint("muted", 55, "raised"), 1))
        painter.setBrush(colours.plate(look, OPERATOR))
        painter.drawRoundedRect(box, look.size(4), look.size(4))
        painter.setPen(look.colour("muted"))
        painter.drawText(box, faces.CENTRE, str(value))
        x = box.right() + look.size(3)
    return x
