# SPDX-License-Identifier: MIT
"""Where the arrow keys and Tab lead from one city or region to the next. No Qt."""

from __future__ import annotations

import enum
import math
from collections.abc import Mapping, Sequence

from ui.games.power_grid.map.plan.geometry import Point


class Way(enum.Enum):
    """A direction on the screen, as a step in x and y."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def reading_order(points: Mapping[str, Point], row: float) -> list[str]:
    """Ids from the top to the bottom in rows of that height, each row from left to right."""
    return sorted(points, key=lambda id_: (math.floor(points[id_][1] / row), points[id_], id_))


def towards(points: Mapping[str, Point], start: str, way: Way) -> str:
    """The id that lies next in a direction; empty if none does.

    What lies within 45 degrees of the direction counts first, then what lies
    beside it; far off the direction counts more than far away.
    """
    x, y = points[start]
    across, down = way.value
    best, price = "", math.inf
    for id_, (px, py) in sorted(points.items()):
        ahead = (px - x) * across + (py - y) * down
        aside = abs((px - x) * down) + abs((py - y) * across)
        if ahead <= 0 or aside > 2 * ahead:
            continue
        cost = ahead + 2 * aside + (1000 if aside > ahead else 0)
        if cost < price:
            best, price = id_, cost
    return best


def after(order: Sequence[str], current: str, forward: bool) -> str:
    """The id that follows in an order; empty at its end. Without a current one, the first."""
    if current not in order:
        return (order[0] if forward else order[-1]) if order else ""
    place = order.index(current) + (1 if forward else -1)
    return order[place] if 0 <= place < len(order) else ""
