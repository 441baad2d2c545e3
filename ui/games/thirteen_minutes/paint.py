# SPDX-License-Identifier: MIT
"""Painted cards: what stands where on them, and how it is drawn.

A card is described first, as texts and marks with their boxes, and painted from
that, so that a test can ask whether every text has the room it needs.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen

from ui.games.thirteen_minutes import colours, marks
from ui.games.thirteen_minutes.layout import Box
from ui.games.thirteen_minutes.sides import mark_of
from ui.kit.drawing import grid_path
from ui.kit.drawing.player_mark import paint_mark
from ui.kit.light import Light
from ui.style import icons
from ui.style.theme import Role, Theme

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


class Text(Struct, frozen=True):
    """A text in a box. `lines` above 1 wraps; `elide` may shorten it, the tooltip has it all."""

    box: Box
    text: str
    role: Role
    token: str = "ink"
    align: Qt.AlignmentFlag = LEFT
    elide: bool = False
    lines: int = 1

    def fits(self, metrics: QFontMetrics) -> bool:
        """Whether the box shows the text, whole or properly shortened."""
        if self.box.height < metrics.height() * self.lines:
            return False
        return self.elide or broken(self, metrics) == (self.text,)


class Mark(Struct, frozen=True):
    """A mark in a box: `kind` is `side`, `type`, `cube`, `eye` or `island`."""

    box: Box
    kind: str
    of: str = ""
    faint: bool = False


def rect(box: Box) -> QRectF:
    """A box for Qt."""
    return QRectF(box.x, box.y, box.width, box.height)


def paint_texts(painter: QPainter, texts: Sequence[Text], theme: Theme) -> None:
    """Draw texts, shortened to their boxes."""
    for text in texts:
        font = theme.font(text.role)
        painter.setFont(font)
        painter.setPen(theme.colour(text.token))
        metrics = QFontMetrics(font)
        shown = broken(text, metrics)
        centred = text.lines == 1 or text.align & Qt.AlignmentFlag.AlignHCenter
        spare = text.box.height - len(shown) * metrics.height()
        top = text.box.y + (spare // 2 if centred else 0)
        for line in shown:
            painter.drawText(
                QRectF(text.box.x, top, text.box.width, metrics.height()), text.align, line
            )
            top += metrics.height()


def broken(text: Text, metrics: QFontMetrics) -> tuple[str, ...]:
    """The lines of a text as they are drawn; the last one ends in an ellipsis if cut."""
    lines: list[str] = []
    words = text.text.split(" ")
    while words and len(lines) < text.lines - 1:
        count = len(words)
        while count > 1 and metrics.horizontalAdvance(" ".join(words[:count])) >= text.box.width:
            count -= 1
        lines.append(_shortened(" ".join(words[:count]), text, metrics))
        words = words[count:]
    if words:
        lines.append(_shortened(" ".join(words), text, metrics))
    return tuple(lines)


def _shortened(line: str, text: Text, metrics: QFontMetrics) -> str:
    return metrics.elidedText(line, Qt.TextElideMode.ElideRight, text.box.width)


def paint_marks(painter: QPainter, drawn: Sequence[Mark], theme: Theme) -> None:
    """Draw marks."""
    for mark in drawn:
        painter.save()
        painter.setOpacity(painter.opacity() * (0.3 if mark.faint else 1.0))
        _paint_mark(painter, mark, theme)
        painter.restore()


def _paint_mark(painter: QPainter, mark: Mark, theme: Theme) -> None:
    box = rect(mark.box)
    edge = colours.edge(theme)
    match mark.kind:
        case "side":
            _paint_side(painter, box, mark.of, theme)
        case "type":
            colour = colours.of_type(theme, mark.of)
            grid_path.fill(painter, colours.type_shape(mark.of), box, colour, theme.colour("ink"))
            if mark.of == "political":
                grid_path.outline(painter, marks.flutes(), box, theme.colour("raised"))
        case "cube":
            grid_path.fill(painter, marks.cube(), box, colours.of_side(theme, mark.of), edge)
            grid_path.outline(painter, marks.cube_edges(), box, QColor(255, 255, 255, 150))
        case "eye":
            icons.paint(painter, "eye", box, theme.colour("ink"))
        case "island":
            muted = theme.colour("muted")
            grid_path.fill(painter, marks.island(), box, muted, muted)


def _paint_side(painter: QPainter, box: QRectF, side: str, theme: Theme) -> None:
    if side == "UN":
        grid_path.fill(painter, marks.ring(), box, theme.colour("muted"), theme.colour("ink"))
    else:
        paint_mark(painter, box, mark_of(side))


def paint_card(
    painter: QPainter, box: QRectF, light: Light, focus: bool, theme: Theme, look: str = ""
) -> None:
    """The paper of a card: its ground, its border, and how it answers a click.

    `look` is `fresh` for the card played last, which has a stronger border, and
    `back` for one that lies face down.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lit = light in (Light.LEGAL, Light.CHOSEN)
    fresh = look == "fresh" and not lit
    width = theme.size(3) if lit else theme.size(2) if fresh else theme.size(1)
    inner = box.adjusted(width / 2 + 1, width / 2 + 1, -width / 2 - 1, -width / 2 - 1)
    ground = theme.tint("muted", 14, "raised") if look == "back" else theme.colour("raised")
    if lit:
        ground = theme.tint("accent", 22 if light is Light.CHOSEN else 7, "raised")
    edge = theme.colour("muted") if fresh else border(light, theme)
    painter.setPen(QPen(edge, width))
    painter.setBrush(ground)
    painter.drawRoundedRect(inner, theme.radius, theme.radius)
    if focus:
        ring = theme.size(2)
        painter.setPen(QPen(theme.colour("ink"), ring))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        step = (width + ring) / 2
        painter.drawRoundedRect(
            inner.adjusted(step, step, -step, -step), theme.radius, theme.radius
        )


def border(light: Light, theme: Theme) -> QColor:
    """The border of something in this light."""
    if light in (Light.LEGAL, Light.CHOSEN):
        return theme.colour("accent")
    return theme.colour("line")
