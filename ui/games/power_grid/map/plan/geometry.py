# SPDX-License-Identifier: MIT
"""Points, segments and rectangles in the plane, in scene units with y downward. No Qt."""

from __future__ import annotations

import math
from typing import TypeAlias

from msgspec import Struct

Point: TypeAlias = tuple[float, float]


class Rect(Struct, frozen=True):
    """An upright rectangle."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.top + self.height

    @property
    def centre(self) -> Point:
        """The middle."""
        return self.left + self.width / 2, self.top + self.height / 2

    def grown(self, by: float) -> Rect:
        """This rectangle with a margin on all sides."""
        return Rect(self.left - by, self.top - by, self.width + 2 * by, self.height + 2 * by)

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share more than an edge."""
        return (
            self.left < other.left + other.width
            and other.left < self.left + self.width
            and self.top < other.top + other.height
            and other.top < self.top + self.height
        )

    def meets_disc(self, centre: Point, radius: float) -> bool:
        """Whether any point of a disc lies inside."""
        return self.away(centre) < radius

    def away(self, point: Point) -> float:
        """How far a point is from the nearest one inside."""
        x, y = point
        left, top = self.left, self.top
        right, bottom = left + self.width, top + self.height
        across = left - x if x < left else x - right if x > right else 0.0
        down = top - y if y < top else y - bottom if y > bottom else 0.0
        return math.hypot(across, down)

    def meets_segment(self, one: Point, other: Point) -> bool:
        """Whether any point of a segment lies inside."""
        (ax, ay), (bx, by) = one, other
        left, top = self.left, self.top
        right, bottom = left + self.width, top + self.height
        if (ax <= left and bx <= left) or (ax >= right and bx >= right):
            return False
        if (ay <= top and by <= top) or (ay >= bottom and by >= bottom):
            return False
        first, last = self._within(one, other)
        return first < last

    def leaving(self, one: Point, other: Point) -> float:
        """The part of a segment after which no point lies inside; meaningless if none does."""
        return self._within(one, other)[1]

    def _within(self, one: Point, other: Point) -> tuple[float, float]:
        """From which to which part of a segment its points lie inside."""
        first, last = 0.0, 1.0
        for axis, low, size in ((0, self.left, self.width), (1, self.top, self.height)):
            start, step = one[axis], other[axis] - one[axis]
            if -1e-9 < step < 1e-9:
                if not low < start < low + size:
                    return 1.0, 0.0
                continue
            near, far = (low - start) / step, (low + size - start) / step
            if step < 0:
                near, far = far, near
            first = max(first, near)
            last = min(last, far)
        return first, last


def around(centre: Point, width: float, height: float) -> Rect:
    """The rectangle of a size with its middle there."""
    return Rect(centre[0] - width / 2, centre[1] - height / 2, width, height)


def hull(rects: list[Rect]) -> Rect:
    """The smallest rectangle around others, of which there is at least one."""
    left, top = min(rect.left for rect in rects), min(rect.top for rect in rects)
    right, bottom = max(rect.right for rect in rects), max(rect.bottom for rect in rects)
    return Rect(left, top, right - left, bottom - top)


def between(one: Point, other: Point, part: float) -> Point:
    """The point that divides a segment: 0 is its start, 1 its end."""
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def inside(point: Point, outline: list[Point] | tuple[Point, ...]) -> bool:
    """Whether a point lies in a closed outline, by the even-odd rule."""
    x, y = point
    found = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            found = not found
    return found
