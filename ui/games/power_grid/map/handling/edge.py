# SPDX-License-Identifier: MIT
"""The edge of the map: round corners, and a frame while the keyboard is there."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from ui.style import theme


def paint_edge(viewport: QWidget, framed: bool) -> None:
    """Paint over what the map has painted at its edge."""
    look = theme.current()
    rect = QRectF(viewport.rect())
    corners = QPainterPath()
    corners.addRect(rect)
    corners.addRoundedRect(rect, look.radius, look.radius)
    painter = QPainter(viewport)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(corners, look.colour("table"))
    if framed:
        width = look.size(2)
        inset = width / 2
        painter.setPen(QPen(look.colour("accent"), width))
        inner = rect.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inner, look.radius, look.radius)
    painter.end()
