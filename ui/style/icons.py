# SPDX-License-Identifier: MIT
"""Icons of ours: strokes on a grid of 24 by 24, drawn as vectors at any size.

An icon is a text of strokes. `M x y`, `L x y` and `C x1 y1 x2 y2 x y` are pen
moves, lines and curves, `Z` closes, `O x y r` is a circle, `R x y w h r` a
rounded rectangle, `A x y r from span` an arc in degrees, anticlockwise.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

GRID = 24
STROKE = 1.75

_STROKES = {
    "back": "M20 12 L4 12 M10 6 L4 12 L10 18",
    "card": "R6 3 12 18 2 M9 7 L12 7",
    "chart": "M4 20 L20 20 M7 20 L7 12 M12 20 L12 5 M17 20 L17 9",
    "chat": "M4 5 L20 5 L20 16 L11 16 L7 20 L7 16 L4 16 Z",
    "check": "M5 13 L10 18 L19 7",
    "chevron_down": "M6 9 L12 15 L18 9",
    "chevron_right": "M9 6 L15 12 L9 18",
    "clock": "O12 12 9 M12 7 L12 12 L16 14",
    "column": "M3 9 L12 4 L21 9 Z M5 20 L19 20 M7 12 L7 17 M12 12 L12 17 M17 12 L17 17",
    "cross": "M6 6 L18 18 M18 6 L6 18",
    "crown": "M4 18 L20 18 L21 8 L16 12 L12 5 L8 12 L3 8 Z",
    "cube": "M12 3 L20 7 L20 17 L12 21 L4 17 L4 7 Z M4 7 L12 11 L20 7 M12 11 L12 21",
    "dice": "R4 4 16 16 3 O9 9 0.6 O15 15 0.6 O15 9 0.6 O9 15 0.6",
    "door": "M11 4 L19 4 L19 20 L11 20 M3 12 L14 12 M10 8 L14 12 L10 16",
    "end": "M7 6 L13 12 L7 18 M17 6 L17 18",
    "eye": "M2 12 C6 5 18 5 22 12 C18 19 6 19 2 12 Z O12 12 3",
    "fit": "M4 9 L4 4 L9 4 M15 4 L20 4 L20 9 M20 15 L20 20 L15 20 M9 20 L4 20 L4 15",
    "first": "M17 6 L11 12 L17 18 M7 6 L7 18",
    "fast_left": "M18 6 L12 12 L18 18 M11 6 L5 12 L11 18",
    "fast_right": "M6 6 L12 12 L6 18 M13 6 L19 12 L13 18",
    "flag": "M6 21 L6 4 M6 4 L18 4 L15 8.5 L18 13 L6 13",
    "gear": (
        "O12 12 3.5 O12 12 7 M12 2 L12 5 M12 19 L12 22 M2 12 L5 12 M19 12 L22 12"
        " M5 5 L7.1 7.1 M16.9 16.9 L19 19 M19 5 L16.9 7.1 M7.1 16.9 L5 19"
    ),
    "hidden": "M2 12 C6 5 18 5 22 12 C18 19 6 19 2 12 Z M5 20 L19 4",
    "home": "M3 11 L12 4 L21 11 M6 9 L6 20 L18 20 L18 9",
    "hourglass": "M6 3 L18 3 M6 21 L18 21 M7 3 C7 10 17 14 17 21 M17 3 C17 10 7 14 7 21",
    "lamp": "M12 3 L12 6 M5 16 C5 9 8 6 12 6 C16 6 19 9 19 16 Z M10 20 L14 20",
    "laptop": "R5 5 14 10 1.5 M2 19 L22 19",
    "left": "M15 6 L9 12 L15 18",
    "list": "M9 6 L20 6 M9 12 L20 12 M9 18 L20 18 M4 6 L5 6 M4 12 L5 12 M4 18 L5 18",
    "lock": "R5 11 14 9 2 M8 11 L8 8 M16 11 L16 8 A12 8 4 0 180",
    "log": "M6 3 L18 3 L18 21 L6 21 Z M9 8 L15 8 M9 12 L15 12 M9 16 L13 16",
    "lost": "M3 9 C8 4 16 4 21 9 M7 13 C10 10 14 10 17 13 O12 18 0.8 M4 20 L20 4",
    "minus": "R5 11.9 14 0.2 0.1",
    "more": "O5 12 1.2 O12 12 1.2 O19 12 1.2",
    "network": "M3 9 C8 4 16 4 21 9 M7 13 C10 10 14 10 17 13 O12 18 0.8",
    "pause": "M8 5 L8 19 M16 5 L16 19",
    "person": "O12 8 4 M4 21 C4 15 8 14 12 14 C16 14 20 15 20 21",
    "play": "M7 4 L20 12 L7 20 Z",
    "plus": "M12 5 L12 19 M5 12 L19 12",
    "question": "O12 12 9 A12 10 2.6 200 -250 M12 12.4 L12 13.6 O12 16.6 0.3",
    "replay": "A12 12 8 60 -300 M16 1.5 L16.5 5.2 L12.8 5.8",
    "right": "M9 6 L15 12 L9 18",
    "robot": "R5 8 14 11 2 M12 8 L12 4 O12 3.5 0.5 O9 13 0.7 O15 13 0.7 M10 16.5 L14 16.5",
    "scales": "M12 4 L12 20 M8 20 L16 20 M5 7 L19 7 M5 7 L2 14 L8 14 Z M19 7 L16 14 L22 14 Z",
    "send": "M3 12 L21 4 L15 20 L11 14 Z M11 14 L21 4",
    "shield": "M12 3 L20 6 L20 12 C20 17 16 20 12 21 C8 20 4 17 4 12 L4 6 Z",
    "speech": "M4 5 L20 5 L20 15 L12 15 L8 19 L8 15 L4 15 Z M8 9 L16 9 M8 12 L13 12",
    "star": "M12 3 L14.7 9 L21 9.7 L16.3 14 L17.6 20.5 L12 17.2 L6.4 20.5 L7.7 14 L3 9.7 L9.3 9 Z",
    "swap": "M4 8 L19 8 M15 4 L19 8 L15 12 M20 16 L5 16 M9 12 L5 16 L9 20",
    "undo": "M8 5 L4 9 L8 13 M4 9 L14 9 C22 9 22 19 14 19 L9 19",
    "warning": "M12 3.5 L22 20 L2 20 Z M12 10 L12 14 O12 17 0.3",
}

_ARGUMENTS = {"M": 2, "L": 2, "C": 6, "Z": 0, "O": 3, "R": 5, "A": 5}


def names() -> tuple[str, ...]:
    """The names of all icons, sorted."""
    return tuple(sorted(_STROKES))


@cache
def path(name: str) -> QPainterPath:
    """The strokes of an icon on the grid. Raises KeyError for an unknown name."""
    drawn = QPainterPath()
    text = _STROKES[name]
    for letter in _ARGUMENTS:
        text = text.replace(letter, f" {letter} ")
    words = text.split()
    while words:
        letter = words.pop(0)
        count = _ARGUMENTS[letter]
        figures = [float(word) for word in words[:count]]
        del words[:count]
        _stroke(drawn, letter, figures)
    return drawn


def paint(painter: QPainter, name: str, rect: QRectF, colour: QColor) -> None:
    """Draw an icon into a rectangle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / GRID, side / GRID)
    pen = QPen(colour, STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path(name))
    painter.restore()


def pixmap(name: str, size: int, colour: QColor, gap: int = 0, ratio: float = 2.0) -> QPixmap:
    """An icon of `size` units with a gap at its right, sharp up to that device pixel ratio."""
    drawn = QPixmap(QSize(round((size + gap) * ratio), round(size * ratio)))
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    paint(painter, name, QRectF(0, 0, size, size), colour)
    painter.end()
    return drawn


def icon(name: str, size: int, colour: QColor, disabled: QColor, gap: int = 0) -> QIcon:
    """An icon for a button."""
    return _icon(name, size, colour.rgb(), disabled.rgb(), gap)


@cache
def _icon(name: str, size: int, colour: int, disabled: int, gap: int) -> QIcon:
    made = QIcon(pixmap(name, size, QColor.fromRgb(colour), gap))
    made.addPixmap(pixmap(name, size, QColor.fromRgb(disabled), gap), QIcon.Mode.Disabled)
    return made


def _stroke(drawn: QPainterPath, letter: str, figures: list[float]) -> None:
    if letter == "M":
        drawn.moveTo(*figures)
    elif letter == "L":
        drawn.lineTo(*figures)
    elif letter == "C":
        drawn.cubicTo(*figures)
    elif letter == "Z":
        drawn.closeSubpath()
    elif letter == "R":
        x, y, width, height, radius = figures
        drawn.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    else:
        x, y, radius = figures[:3]
        box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        if letter == "O":
            drawn.addEllipse(box)
        else:
            drawn.arcMoveTo(box, figures[3])
            drawn.arcTo(box, figures[3], figures[4])
