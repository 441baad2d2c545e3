# SPDX-License-Identifier: MIT
"""Where a card lies that tells of a target on the map, without hiding what matters. No Qt."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from msgspec import Struct

from ui.games.power_grid.map.plan.geometry import Rect


class Around(Struct, frozen=True):
    """What is around a card: the room it stays in, what it tells of, and what it must not hide.

    `others` are hidden only where it cannot be helped.
    """

    room: Rect
    target: Rect
    targets: Sequence[Rect]
    others: Sequence[Rect] = ()


def place(width: float, height: float, around: Around, gap: float) -> Rect:
    """The place for a card of that size.

    It lies right beside the target if it hides no other target there, otherwise on the
    nearest ground where it hides none; only where there is no such ground it hides some,
    and of what it tells of as little as it can.
    """
    kept = [around.target, *(each for each in around.targets if each != around.target)]
    near = list(_beside(around.target, width, height, around.room, gap))
    best = min(near, key=lambda each: (_hidden(each, kept), _hidden(each, around.others)))
    if _clear(best, kept):
        return best
    middle = around.target.centre
    free = (each for each in _corners(width, height, around.room, kept) if _clear(each, kept))
    return min(free, key=lambda each: math.dist(each.centre, middle), default=best)


def _beside(target: Rect, width: float, height: float, room: Rect, gap: float) -> Iterator[Rect]:
    """The eight places beside a target, pushed into the room."""
    right, left = target.right + gap, target.left - gap - width
    below, above = target.bottom + gap, target.top - gap - height
    across, level = target.centre[0] - width / 2, target.centre[1] - height / 2
    for x, y in (
        (right, level),
        (left, level),
        (across, below),
        (across, above),
        (right, below),
        (right, above),
        (left, below),
        (left, above),
    ):
        inside = max(room.left, min(x, room.right - width))
        yield Rect(inside, max(room.top, min(y, room.bottom - height)), width, height)


def _corners(width: float, height: float, room: Rect, kept: Sequence[Rect]) -> Iterator[Rect]:
    """If there is room anywhere, then also in one of these places: against edges."""
    lefts = {room.left, room.right - width}
    tops = {room.top, room.bottom - height}
    for each in kept:
        lefts |= {each.right, each.left - width}
        tops |= {each.bottom, each.top - height}
    for left in sorted(lefts):
        if room.left <= left <= room.right - width:
            for top in sorted(tops):
                if room.top <= top <= room.bottom - height:
                    yield Rect(left, top, width, height)


def _clear(place: Rect, kept: Sequence[Rect]) -> bool:
    return not any(place.overlaps(each) for each in kept)


def _hidden(place: Rect, things: Sequence[Rect]) -> float:
    """How much a card in that place would hide; the first of several counts most."""
    areas = [_shared(place, each) for each in things]
    return sum(areas) + _FIRST * areas[0] if areas else 0.0


def _shared(one: Rect, other: Rect) -> float:
    width = min(one.right, other.right) - max(one.left, other.left)
    height = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(0.0, width) * max(0.0, height)


_FIRST = 100
