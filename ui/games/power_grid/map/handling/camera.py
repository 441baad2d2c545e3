# SPDX-License-Identifier: MIT
"""How a view looks at its scene: the whole, nearer, farther, and to the side."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QGraphicsView

MOST = 3.0
"""The largest scale."""
_FIT = 1.6
"""No map is shown larger than this by itself."""


def fit(view: QGraphicsView, around: QRectF, land: QRectF) -> None:
    """Show a part of the scene as large as it can be; the land can be dragged to any place."""
    room = view.viewport().size()
    scale = min(_FIT, room.width() / around.width(), room.height() / around.height())
    aside = max(room.width(), room.height()) / least_scale(view, land)
    view.setSceneRect(land.adjusted(-aside, -aside, aside, aside))
    view.resetTransform()
    view.scale(scale, scale)
    view.centerOn(around.center())


def zoom(view: QGraphicsView, factor: float, land: QRectF, at: QPoint) -> None:
    """Come nearer (above 1) or go farther, not beyond the whole land.

    What is at `at` on the viewport stays there.
    """
    kept = view.mapToScene(at)
    scale = view.transform().m11()
    factor = max(least_scale(view, land) / scale, min(MOST / scale, factor))
    view.scale(factor, factor)
    pan(view, at - view.mapFromScene(kept))


def least_scale(view: QGraphicsView, land: QRectF) -> float:
    """The scale at which all land is in view, at most 1."""
    room = view.viewport().size()
    return min(1.0, room.width() / land.width(), room.height() / land.height())


def pan(view: QGraphicsView, by: QPoint) -> None:
    """Move the scene by so much on the screen."""
    across, down = view.horizontalScrollBar(), view.verticalScrollBar()
    across.setValue(across.value() - by.x())
    down.setValue(down.value() - by.y())


def within(view: QGraphicsView, by: QPoint, land: QRectF) -> QPoint:
    """As much of a move of the scene as leaves land under the middle of the view.

    A key that is held does not lose the map; where the middle is not over land already,
    the move may only bring it nearer.
    """
    middle = QRectF(view.viewport().rect()).center().toPoint()
    shown = view.mapFromScene(land).boundingRect().translated(-middle)
    return QPoint(
        _held(by.x(), -shown.right(), -shown.left()), _held(by.y(), -shown.bottom(), -shown.top())
    )


def _held(by: int, least: int, most: int) -> int:
    """A step between two bounds; where there is no step back into them, none farther out."""
    return max(min(by, max(most, 0)), min(least, 0))


def roomiest_corner(room: QRectF, size: QRectF, things: list[QRectF]) -> QRectF:
    """Where in the corners of a room something of that size hides least of the things."""
    right, bottom = room.right() - size.width(), room.bottom() - size.height()
    corners = [
        QRectF(left, top, size.width(), size.height())
        for left, top in (
            (right, bottom),
            (room.left(), bottom),
            (right, room.top()),
            (room.left(), room.top()),
        )
    ]
    return min(corners, key=lambda corner: sum(corner.intersects(thing) for thing in things))
