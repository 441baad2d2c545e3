# SPDX-License-Identifier: MIT
"""Where a name may stand around its city, and a cost on its connection. No Qt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from ui.games.power_grid.map.plan.choosing import FAULT, Candidate, promising
from ui.games.power_grid.map.plan.geometry import Point, Rect, around, between

Segment: TypeAlias = tuple[Point, Point]
Size: TypeAlias = tuple[float, float]

GAP = 2.0
"""What stays free around a name or a cost, in scene units."""
MOST_HIDDEN = 0.15
"""How much of a line the names of its two cities may hide."""


def beside(
    centre: Point,
    radius: float,
    size: Size,
    discs: Sequence[Point],
    lines: Sequence[Segment],
) -> list[Candidate]:
    """The places for a name of that size around a disc.

    It is a fault to touch another of `discs`, which have the same radius, or a
    line that does not begin or end at this city; to stand nearer to another city
    than to its own; and to hide more of a line of its own than may be hidden.
    """
    reach = radius + 2 * _STEPS[-1] + GAP
    wide, high = size[0] + reach, size[1] + reach
    area = around(centre, 2 * wide, 2 * high)
    discs = [disc for disc in discs if disc != centre and area.meets_disc(disc, radius)]
    lines = [line for line in lines if area.meets_segment(*line)]
    own = [line if line[0] == centre else line[::-1] for line in lines if centre in line]
    foreign = [line for line in lines if centre not in line]
    found = []
    for place, lean, away in _places(radius, size):
        left, top = centre[0] + place.left, centre[1] + place.top
        room = Rect(left - GAP, top - GAP, size[0] + 2 * GAP, size[1] + 2 * GAP)
        free = min((room.away(disc) for disc in discs), default=math.inf) - radius
        if free < away:
            cost = _ON_A_CITY + lean
        else:
            hidden = [part for line in own if (part := hidden_part(room, line, radius))]
            faults = sum(room.meets_segment(*line) for line in foreign)
            faults += sum(part > MOST_HIDDEN / 2 for part in hidden)
            cost = FAULT * faults + lean + _HIDDEN * len(hidden) + _AMBIGUOUS * (free < _SHY)
        found.append(Candidate(room.grown(-GAP / 2), cost))
    return found


def hidden_part(room: Rect, line: Segment, radius: float) -> float:
    """How much of a line is hidden by the name of the city where it begins.

    The whole is what is seen without the name, from one disc to the other.
    """
    if not room.meets_segment(*line):
        return 0.0
    length = math.dist(*line)
    return (room.leaving(*line) * length - radius) / max(length - 2 * radius, 1.0)


def along(
    line: Segment, size: Size, radius: float, discs: Sequence[Point], lines: Sequence[Segment]
) -> list[Candidate]:
    """The places for a cost of that size on a line; the middle is best.

    It is a fault to touch one of `discs` or another of `lines`.
    """
    middle = between(*line, 0.5)
    area = around(
        middle,
        abs(line[0][0] - line[1][0]) + 2 * size[0],
        abs(line[0][1] - line[1][1]) + 2 * size[1],
    )
    discs = [disc for disc in discs if area.meets_disc(disc, radius)]
    lines = [other for other in lines if other != line and area.meets_segment(*other)]
    found = []
    for part in _PARTS:
        rect = around(between(*line, part), *size)
        room = rect.grown(GAP / 2)
        faults = sum(room.meets_disc(disc, radius) for disc in discs)
        faults += sum(room.meets_segment(*other) for other in lines)
        found.append(Candidate(room, abs(part - 0.5) * _OFF_MIDDLE + FAULT * faults))
    return promising(found)


@cache
def _places(radius: float, size: Size) -> tuple[tuple[Rect, float, float], ...]:
    """The rectangles around a disc in the origin: each with its cost and how far away it is."""
    return tuple(
        (_at(radius + step, size, angle), step + _lean_cost(angle), step)
        for step in _STEPS
        for angle in _ANGLES
    )


def _at(distance: float, size: Size, angle: float) -> Rect:
    """The rectangle that keeps a distance to the origin in a direction."""
    x, y = math.cos(angle), math.sin(angle)
    lean_x, lean_y = (min(1.0, max(-1.0, part * 1.5)) for part in (x, y))
    reach = distance
    while True:
        middle = reach * x + lean_x * size[0] / 2, reach * y + lean_y * size[1] / 2
        rect = around(middle, *size)
        if not rect.meets_disc((0.0, 0.0), distance - 0.01):
            return rect
        reach += 0.5


def _lean_cost(angle: float) -> float:
    """Straight right or below reads best, above and left a little worse."""
    aslant = 1.5 * abs(math.sin(2 * angle))
    upward = 0.6 if math.sin(angle) < -0.3 else 0.0
    leftward = 0.4 if math.cos(angle) < -0.3 else 0.0
    return aslant + upward + leftward


_ANGLES = tuple(2 * math.pi * turn / 32 for turn in range(32))
_STEPS = (2.0, 6.0, 11.0, 16.0)
_PARTS = (0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66, 0.3, 0.7)
_ON_A_CITY = 3 * FAULT
_HIDDEN = 4.0
_AMBIGUOUS = 4.0
_SHY = 6.0
"""A name as near as this to another city may be taken for that city's."""
_OFF_MIDDLE = 20.0
