# SPDX-License-Identifier: MIT
"""Gives crowded cities room: places on the sheet that keep the map's directions. No Qt.

Cities move apart, step by step, until every disc, every name and every line has
room. A city never jumps over a connection, so that the net keeps its look.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from ui.games.power_grid.map.plan.geometry import Point


class Spacing(Struct, frozen=True):
    """Distances between middles, in scene units.

    `apart` is for cities without a connection, `linked` for those with one, whose
    cost must fit between; `clear` is from a city to a line that passes it, and
    `disc` the radius of a city.
    """

    apart: float
    linked: float
    clear: float
    disc: float


class Spot(Struct, frozen=True):
    """A disc that goes with a city and must stay clear of what is not the city's: part of a name.

    `x` and `y` are from the middle of the city.
    """

    city: int
    x: float
    y: float
    radius: float


class _Crowd(Struct, frozen=True):
    """A spot, and what lies near enough to matter to it; `ends` are linked to its own city."""

    spot: Spot
    lines: list[tuple[int, int]]
    ends: list[int]
    cities: list[int]
    spots: list[Spot]


class Net:
    """Cities and connections that are being moved: `links` are pairs of indices of cities."""

    def __init__(
        self, places: Sequence[Point], links: Sequence[tuple[int, int]], spacing: Spacing
    ) -> None:
        self.xs = [x for x, _ in places]
        self.ys = [y for _, y in places]
        self.links = list(links)
        self.extra = [0.0] * len(places)
        """What a city needs beyond the usual room."""
        self._spacing = spacing
        joined = {frozenset(link) for link in links}
        cities = range(len(places))
        self._pairs = [
            (a, b, spacing.linked if frozenset((a, b)) in joined else spacing.apart)
            for a in cities
            for b in range(a)
        ]
        self._wishes = _wishes(places, links)

    @property
    def places(self) -> list[Point]:
        """Where the cities are now."""
        return list(zip(self.xs, self.ys, strict=True))

    def grow(self, factor: float) -> None:
        """Make everything but the discs larger."""
        self.xs = [x * factor for x in self.xs]
        self.ys = [y * factor for y in self.ys]
        self._wishes = [(a, b, x * factor, y * factor) for a, b, x, y in self._wishes]

    def relax(self, rounds: int, pull: float, spots: Sequence[Spot] = ()) -> None:
        """Take so many steps; `pull`, 0 to 0.5, holds every connection to its printed direction."""
        crowd = [self._around(spot, spots[:index]) for index, spot in enumerate(spots)]
        passing = self._passing()
        for _ in range(rounds):
            self._follow(pull)
            self._part()
            for a, b, city in passing:
                self._keep_off(a, b, city, 0.0, 0.0, self._spacing.clear)
            for each in crowd:
                self._relieve(each)

    def _follow(self, pull: float) -> None:
        xs, ys = self.xs, self.ys
        for a, b, dx, dy in self._wishes:
            x = (xs[b] - xs[a] - dx) * pull
            y = (ys[b] - ys[a] - dy) * pull
            xs[a] += x
            ys[a] += y
            xs[b] -= x
            ys[b] -= y

    def _part(self) -> None:
        """Push cities apart that are too near."""
        xs, ys, extra = self.xs, self.ys, self.extra
        for a, b, usual in self._pairs:
            need = usual + extra[a] + extra[b]
            if -need < xs[a] - xs[b] < need and -need < ys[a] - ys[b] < need:
                self._shove(a, b, 0.0, 0.0, need)

    def _relieve(self, crowd: _Crowd) -> None:
        spot = crowd.spot
        for a, b in crowd.lines:
            self._keep_off(a, b, spot.city, spot.x, spot.y, spot.radius)
        for end in crowd.ends:
            self._turn(spot, end)
        for other in crowd.cities:
            self._shove(spot.city, other, spot.x, spot.y, spot.radius + self._spacing.disc)
        for near in crowd.spots:
            x, y = spot.x - near.x, spot.y - near.y
            self._shove(spot.city, near.city, x, y, spot.radius + near.radius)

    def _keep_off(self, a: int, b: int, city: int, ox: float, oy: float, need: float) -> None:
        """Push a spot of a city away from the line between two others, and the line from it."""
        xs, ys = self.xs, self.ys
        ax, bx, cx = xs[a], xs[b], xs[city] + ox
        if (cx < ax - need and cx < bx - need) or (cx > ax + need and cx > bx + need):
            return
        ay, by, cy = ys[a], ys[b], ys[city] + oy
        if (cy < ay - need and cy < by - need) or (cy > ay + need and cy > by + need):
            return
        dx, dy = bx - ax, by - ay
        part = ((cx - ax) * dx + (cy - ay) * dy) / (dx * dx + dy * dy or 1.0)
        if not 0 < part < 1:
            return
        nx, ny = cx - ax - part * dx, cy - ay - part * dy
        away = math.hypot(nx, ny)
        if away >= need:
            return
        push = (need - away) / 2 / (away or 1.0)
        xs[city] += nx * push
        ys[city] += ny * push
        xs[a] -= nx * push * (1 - part)
        ys[a] -= ny * push * (1 - part)
        xs[b] -= nx * push * part
        ys[b] -= ny * push * part

    def _turn(self, spot: Spot, end: int) -> None:
        """Turn a connection of the spot's own city away from the spot."""
        xs, ys = self.xs, self.ys
        dx, dy = xs[end] - xs[spot.city], ys[end] - ys[spot.city]
        length = math.hypot(dx, dy) or 1.0
        aside = (spot.x * dy - spot.y * dx) / length
        if spot.x * dx + spot.y * dy <= 0 or abs(aside) >= spot.radius:
            return
        push = math.copysign((spot.radius - abs(aside)) * _TURN / length, aside)
        xs[end] -= dy * push
        ys[end] += dx * push
        xs[spot.city] += dy * push
        ys[spot.city] -= dx * push

    def _shove(self, one: int, other: int, x: float, y: float, need: float) -> None:
        """Push two cities apart that are too near when the first is moved by `x` and `y`.

        Those that others have pushed onto one point part sideways.
        """
        dx = self.xs[one] + x - self.xs[other]
        dy = self.ys[one] + y - self.ys[other]
        away = math.hypot(dx, dy)
        if away >= need:
            return
        if not away:
            dx, away = 1.0, 1.0
        push = (need - away) / 2 / away
        self.xs[one] += dx * push
        self.ys[one] += dy * push
        self.xs[other] -= dx * push
        self.ys[other] -= dy * push

    def _around(self, spot: Spot, others: Sequence[Spot]) -> _Crowd:
        x, y = self.xs[spot.city] + spot.x, self.ys[spot.city] + spot.y
        reach = spot.radius + self._spacing.disc + _SLACK
        xs, ys = self.xs, self.ys
        return _Crowd(
            spot,
            [
                link
                for link in self.links
                if spot.city not in link and self._near(link, x, y, reach)
            ],
            [a if b == spot.city else b for a, b in self.links if spot.city in (a, b)],
            [
                city
                for city in range(len(xs))
                if city != spot.city and abs(xs[city] - x) < reach and abs(ys[city] - y) < reach
            ],
            [
                other
                for other in others
                if other.city != spot.city
                and abs(xs[other.city] + other.x - x) < reach
                and abs(ys[other.city] + other.y - y) < reach
            ],
        )

    def _passing(self) -> list[tuple[int, int, int]]:
        """Connections with each city that they come near to."""
        reach = self._spacing.clear + 2 * _SLACK
        return [
            (*link, city)
            for link in self.links
            for city in range(len(self.xs))
            if city not in link and self._near(link, self.xs[city], self.ys[city], reach)
        ]

    def _near(self, link: tuple[int, int], x: float, y: float, reach: float) -> bool:
        a, b = link
        xs, ys = self.xs, self.ys
        return (
            min(xs[a], xs[b]) - reach < x < max(xs[a], xs[b]) + reach
            and min(ys[a], ys[b]) - reach < y < max(ys[a], ys[b]) + reach
        )


def _wishes(
    places: Sequence[Point], links: Sequence[tuple[int, int]]
) -> list[tuple[int, int, float, float]]:
    """How linked cities want to lie: in the printed direction, long ways shorter than printed."""
    lengths = [math.dist(places[a], places[b]) or 1.0 for a, b in links]
    usual = sum(lengths) / max(1, len(lengths))
    found = []
    for (a, b), length in zip(links, lengths, strict=True):
        factor = math.sqrt(usual / length)
        dx, dy = places[b][0] - places[a][0], places[b][1] - places[a][1]
        found.append((a, b, dx * factor, dy * factor))
    return found


_TURN = 0.3
"""How far in one step a line goes of the way off a name."""
_SLACK = 30.0
"""How far things may move in one `relax` and still be seen as near, in scene units."""
