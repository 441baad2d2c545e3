# SPDX-License-Identifier: MIT
"""The land of a map: one smooth outline per region, made of the cells of its cities. No Qt.

Cities, and points along their names and connections, hold land; a ring of
points around them holds the surroundings. Cells of a region are merged, and each
border is smoothed once for both sides, so that neighbours fit without a gap.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import TypeAlias

from ui.games.power_grid.map.model import Sheet
from ui.games.power_grid.map.plan.geometry import Point, between
from ui.games.power_grid.map.plan.layout import Layout
from ui.games.power_grid.map.plan.voronoi import cells

Outline: TypeAlias = tuple[Point, ...]
Corner: TypeAlias = tuple[int, ...]
"""A corner is named by the three sites that meet there."""

_SEA = ""


@cache
def outlines(sheet: Sheet, layout: Layout) -> Mapping[str, tuple[Outline, ...]]:
    """Region -> closed outlines of its land, in scene units; most have one."""
    land = list(_land(sheet, layout))
    step = layout.radius * 1.3
    sea = _surroundings([site for _, site in land], step)
    owners = [owner for owner, _ in land] + [_SEA] * len(sea)
    sites = [_nudged(index, site) for index, site in enumerate([*(s for _, s in land), *sea])]
    borders = _Borders(owners)
    for site, cell in enumerate(cells(sites, len(land), 5 * step)):
        borders.add(site, cell)
    return {
        region.id: tuple(borders.smooth(loop) for loop in borders.loops(region.id))
        for region in sheet.regions
    }


def _land(sheet: Sheet, layout: Layout) -> Iterator[tuple[str, Point]]:
    """The points that hold land, each with its region."""
    region = {place.id: place.region for place in sheet.places}
    centre = {city.id: city.centre for city in layout.cities}
    step = layout.radius * 1.2
    for city in layout.cities:
        yield region[city.id], city.centre
        left, right = city.label.left, city.label.right
        count = max(1, math.ceil((right - left) / step))
        for part in range(count + 1):
            x = left + (right - left) * part / count
            yield region[city.id], (x, city.label.centre[1])
    for link in layout.links:
        one, other = centre[link.one], centre[link.other]
        count = max(2, 2 * math.ceil(math.dist(one, other) / step / 2))
        for part in range(1, count):
            owner = link.one if 2 * part < count else link.other
            if 2 * part != count or region[link.one] == region[link.other]:
                yield region[owner], between(one, other, part / count)


def _surroundings(land: Sequence[Point], step: float) -> list[Point]:
    """A lattice of points around the land, without those that the land encloses."""
    height = step * math.sqrt(3) / 2
    left, top = min(x for x, _ in land), min(y for _, y in land)
    columns = math.ceil((max(x for x, _ in land) - left) / step) + 2 * _MARGIN
    rows = math.ceil((max(y for _, y in land) - top) / height) + 2 * _MARGIN
    taken = _near_land(land, left, top, step, height)

    def open_water(column: int, row: int) -> bool:
        return (
            -_MARGIN <= column <= columns
            and -_MARGIN <= row <= rows
            and ((column, row) not in taken)
        )

    reached = {(-_MARGIN, -_MARGIN)}
    waiting = [(-_MARGIN, -_MARGIN)]
    while waiting:
        column, row = waiting.pop()
        lean = 1 if row % 2 else -1
        for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1), (lean, 1), (lean, -1)):
            there = column + across, row + down
            if there not in reached and open_water(*there):
                reached.add(there)
                waiting.append(there)
    return [
        (left + (column + row % 2 / 2) * step, top + row * height)
        for column, row in sorted(reached)
    ]


def _near_land(
    land: Sequence[Point], left: float, top: float, step: float, height: float
) -> set[tuple[int, int]]:
    """The points of the lattice that are too near to the land to be surroundings."""
    taken: set[tuple[int, int]] = set()
    shore = _SHORE * step
    for x, y in land:
        first, last = math.ceil((y - shore - top) / height), math.floor((y + shore - top) / height)
        for row in range(first, last + 1):
            away = top + row * height - y
            half = math.sqrt(max(0.0, shore * shore - away * away))
            shift = left + row % 2 * step / 2
            start, end = math.ceil((x - half - shift) / step), math.floor((x + half - shift) / step)
            taken.update((column, row) for column in range(start, end + 1))
    return taken


def _nudged(index: int, site: Point) -> Point:
    """Off any lattice by a hair, so that never four sites are equally near to a corner."""
    return (
        site[0] + (index * 0.618034 % 1 - 0.5) * 0.6,
        site[1] + (index * 0.754878 % 1 - 0.5) * 0.6,
    )


class _Borders:
    """The sides of cells with another region beyond."""

    def __init__(self, owners: Sequence[str]) -> None:
        self._owners = owners
        self._next: dict[str, dict[Corner, Corner]] = {}
        self._points: dict[Corner, Point] = {}
        self._smoothed: dict[tuple[Corner, ...], list[Point]] = {}

    def add(self, site: int, cell: list[tuple[int, Point]]) -> None:
        """Take the sides of a cell."""
        owner = self._owners[site]
        for index, (beyond, corner) in enumerate(cell):
            before, after = cell[index - 1][0], cell[(index + 1) % len(cell)][0]
            if beyond >= 0 and self._owners[beyond] == owner:
                continue
            start = tuple(sorted((site, before, beyond)))
            end = tuple(sorted((site, beyond, after)))
            self._points.setdefault(start, corner)
            self._points.setdefault(end, cell[(index + 1) % len(cell)][1])
            self._next.setdefault(owner, {})[start] = end

    def loops(self, region: str) -> list[list[Corner]]:
        """The closed borders of a region, as corners in order."""
        following = dict(self._next.get(region, {}))
        found = []
        while following:
            start = min(following)
            loop = [start]
            corner = following.pop(start)
            while corner != start and corner in following:
                loop.append(corner)
                corner = following.pop(corner)
            found.append(loop)
        return found

    def smooth(self, loop: list[Corner]) -> Outline:
        """A loop with its wiggles taken out; corners where three regions meet stay."""
        fixed = [index for index, corner in enumerate(loop) if self._meets_three(corner)]
        if not fixed:
            return tuple(_rounded_loop([self._points[corner] for corner in _canonical(loop)]))
        points: list[Point] = []
        for start, end in zip(fixed, [*fixed[1:], fixed[0] + len(loop)], strict=True):
            chain = tuple(loop[index % len(loop)] for index in range(start, end + 1))
            points += self._chain(chain)[:-1]
        return tuple(points)

    def _meets_three(self, corner: Corner) -> bool:
        return len({self._owners[site] if site >= 0 else _SEA for site in corner}) == 3

    def _chain(self, chain: tuple[Corner, ...]) -> list[Point]:
        """A border between two of those corners, the same from both sides."""
        back = chain[::-1]
        if back in self._smoothed:
            return self._smoothed[back][::-1]
        found = _rounded_chain([self._points[corner] for corner in chain])
        self._smoothed[chain] = found
        return found


def _canonical(loop: list[Corner]) -> list[Corner]:
    """A loop from its least corner on, the same whichever side it was walked on."""
    start = loop.index(min(loop))
    turned = loop[start:] + loop[:start]
    return turned if turned[1] < turned[-1] else [turned[0], *turned[:0:-1]]


def _rounded_chain(points: list[Point]) -> list[Point]:
    for _ in range(_CALM):
        inner = [_mean(a, b, c) for a, b, c in zip(points, points[1:], points[2:], strict=False)]
        points = [points[0], *inner, points[-1]]
    for _ in range(_CUTS):
        cut = [between(a, b, part) for a, b in pairwise(points) for part in (0.25, 0.75)]
        points = [points[0], *cut[1:-1], points[-1]]
    return points


def _rounded_loop(points: list[Point]) -> list[Point]:
    for _ in range(_CALM):
        points = [
            _mean(points[index - 1], point, points[(index + 1) % len(points)])
            for index, point in enumerate(points)
        ]
    for _ in range(_CUTS):
        points = [
            between(point, points[(index + 1) % len(points)], part)
            for index, point in enumerate(points)
            for part in (0.25, 0.75)
        ]
    return points


def _mean(one: Point, middle: Point, other: Point) -> Point:
    return (
        (one[0] + 2 * middle[0] + other[0]) / 4,
        (one[1] + 2 * middle[1] + other[1]) / 4,
    )


_MARGIN = 5
"""Columns and rows of surroundings beyond the outermost land."""
_SHORE = 2.3
"""How far surroundings begin from what holds land, in steps of their lattice."""
_CALM = 4
_CUTS = 2
