# SPDX-License-Identifier: MIT
"""Where everything of a sheet stands: cities, names, lines and costs. No Qt.

Found once per map and kept: the printed places are spread until every name and
every cost has a place of its own. A name belongs to its disc, so that a line of
the city may end at either.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache

from msgspec import Struct

from ui.games.power_grid.map.model import Sheet
from ui.games.power_grid.map.plan import kept
from ui.games.power_grid.map.plan.choosing import Candidate, Choice, promising
from ui.games.power_grid.map.plan.geometry import Point, Rect, around, between, hull
from ui.games.power_grid.map.plan.labels import GAP, along, beside
from ui.games.power_grid.map.plan.spread import Net, Spacing, Spot


class Measures(Struct, frozen=True):
    """Sizes in scene units: a city's radius, a line of a name, a cost of one or more digits."""

    disc: float
    line: float
    pill: float
    name: Callable[[str], float]
    """How wide a name is."""
    cost: Callable[[str], float]
    """How wide a cost with its pill is."""


class CityPlace(Struct, frozen=True):
    """A city: the middle of its disc, and its name in one or two lines in a rectangle."""

    id: str
    centre: Point
    label: Rect
    lines: tuple[str, ...]


class LinkPlace(Struct, frozen=True):
    """A connection: the ends of the line that is seen, and the pill with the cost."""

    one: str
    other: str
    start: Point
    end: Point
    pill: Rect


class Layout(Struct, frozen=True):
    """Everything in its place, in the order of the sheet. `area` is the rectangle around all."""

    area: Rect
    radius: float
    cities: tuple[CityPlace, ...]
    links: tuple[LinkPlace, ...]


@cache
def lay_out(sheet: Sheet, measures: Measures) -> Layout:
    """The layout of a sheet, at once if good places are kept for it."""
    places = kept.places(sheet.id)
    if places is None:
        return search(sheet, measures)
    return _tried(sheet, measures, [places[city.id] for city in sheet.places], patience=0)


def search(sheet: Sheet, measures: Measures, patience: int = 0, pull: float = 0.06) -> Layout:
    """A layout from the printed places; with patience it goes on, for a smaller one.

    `pull` holds the connections to their printed directions.
    """
    disc = measures.disc
    net = _net(sheet, _stretched(sheet, disc), disc)
    net.relax(60, pull)
    return _tried(sheet, measures, net.places, patience)


def _tried(sheet: Sheet, measures: Measures, places: Sequence[Point], patience: int) -> Layout:
    """The first layout without a fault; or the smallest, until so many attempts were in vain."""
    disc = measures.disc
    net = _net(sheet, places, disc)
    shapes = [_shapes(place.name, measures) for place in sheet.places]
    best: Layout | None = None
    vain = 0
    for attempt in range(_ATTEMPTS + 4 * patience):
        choice = Choice(_things(sheet, measures, net, shapes))
        choice.settle()
        faults = choice.faults()
        vain += 1
        if not faults:
            found = _layout(sheet, net, choice, shapes, measures)
            if best is None or _extent(found) < _extent(best):
                best, vain = found, 0
            net.grow(_TIGHTER)
        else:
            _make_room(net, faults, disc)
            if best is None and attempt > _ATTEMPTS // 3:
                net.grow(_WIDER)
        if best is not None and vain >= patience:
            return best
        spots = [
            spot for city in range(len(net.places)) for spot in _spots(city, net, choice.rect(city))
        ]
        net.relax(10, 0.04, spots)
    return best or _layout(sheet, net, choice, shapes, measures)


def _net(sheet: Sheet, places: Sequence[Point], disc: float) -> Net:
    ids = {place.id: index for index, place in enumerate(sheet.places)}
    links = [(ids[link.one], ids[link.other]) for link in sheet.links]
    spacing = Spacing(apart=3 * disc, linked=3.5 * disc, clear=1.6 * disc, disc=disc)
    return Net(places, links, spacing)


def _extent(layout: Layout) -> float:
    """How high a screen must be to show it all."""
    return max(layout.area.width / _SCREEN, layout.area.height)


def _stretched(sheet: Sheet, disc: float) -> list[Point]:
    """The printed places, stretched most of the way to the shape of a screen, in scene units."""
    xs = [place.x for place in sheet.places]
    ys = [place.y for place in sheet.places]
    left, top = min(xs), min(ys)
    width, height = max(xs) - left or 1.0, max(ys) - top or 1.0
    shape = (width / height) ** _PRINTED * _SCREEN ** (1 - _PRINTED)
    high = math.sqrt(len(xs) / shape) * 4 * disc
    return [
        ((x - left) / width * high * shape, (y - top) / height * high)
        for x, y in zip(xs, ys, strict=True)
    ]


def _shapes(name: str, measures: Measures) -> list[tuple[tuple[str, ...], tuple[float, float]]]:
    """A name in one line, and in two where it can be broken: its lines and its size."""
    found: list[tuple[str, ...]] = [(name,)]
    cuts = [at for at, letter in enumerate(name) if letter in " -" and 0 < at < len(name) - 1]
    if cuts and len(name) > _LONG:
        at = min(cuts, key=lambda each: abs(each - len(name) / 2))
        found.append((name[: at + (name[at] == "-")], name[at + 1 :]))
    return [
        (lines, (max(map(measures.name, lines)), measures.line * len(lines))) for lines in found
    ]


_Shape = tuple[tuple[str, ...], tuple[float, float]]


def _things(
    sheet: Sheet, measures: Measures, net: Net, shapes: list[list[_Shape]]
) -> list[list[Candidate]]:
    """The candidates for each name, and then for each cost."""
    discs = net.places
    lines = [(discs[a], discs[b]) for a, b in net.links]
    things = []
    for centre, forms in zip(discs, shapes, strict=True):
        found = []
        for index, (_, size) in enumerate(forms):
            for each in beside(centre, measures.disc, size, discs, lines):
                found.append(Candidate(each.rect, each.cost + index * _SECOND_LINE))
        things.append(promising(found))
    for line, link in zip(lines, sheet.links, strict=True):
        size = measures.cost(str(link.cost)), measures.pill
        things.append(along(line, size, measures.disc, discs, lines))
    return things


def _make_room(net: Net, faults: list[int], disc: float) -> None:
    """Give more room to the cities with a name, or an end of a connection, that has no place."""
    cities = len(net.places)
    for thing in faults:
        for city in (thing,) if thing < cities else net.links[thing - cities]:
            net.extra[city] += disc / 8


def _spots(city: int, net: Net, label: Rect) -> list[Spot]:
    """A row of discs in the place of a name, so that the net makes room for it."""
    centre = net.xs[city], net.ys[city]
    radius = label.height / 2
    span = max(0.0, label.width - label.height)
    count = math.ceil(span / label.height) + 1
    y = label.centre[1] - centre[1]
    first = label.centre[0] - centre[0] - span / 2
    step = span / (count - 1) if count > 1 else 0.0
    return [Spot(city, first + step * each, y, radius) for each in range(count)]


def _layout(
    sheet: Sheet, net: Net, choice: Choice, shapes: list[list[_Shape]], measures: Measures
) -> Layout:
    count = len(sheet.places)
    labels = [choice.rect(city).grown(-GAP / 2) for city in range(count)]
    cities = tuple(
        CityPlace(place.id, centre, label, _lines(forms, label))
        for place, centre, label, forms in zip(
            sheet.places, net.places, labels, shapes, strict=True
        )
    )
    links = []
    for index, (link, (a, b)) in enumerate(zip(sheet.links, net.links, strict=True)):
        start = _leaving(cities[a], cities[b].centre, measures.disc)
        end = _leaving(cities[b], cities[a].centre, measures.disc)
        pill = choice.rect(count + index).grown(-GAP / 2)
        links.append(LinkPlace(link.one, link.other, start, end, pill))
    discs = [around(city.centre, 2 * measures.disc, 2 * measures.disc) for city in cities]
    return Layout(hull([*labels, *discs]), measures.disc, cities, tuple(links))


def _lines(forms: list[_Shape], label: Rect) -> tuple[str, ...]:
    return min(forms, key=lambda form: abs(form[1][1] - label.height))[0]


def _leaving(city: CityPlace, to: Point, radius: float) -> Point:
    """Where a line from a city is first seen: at the edge of its disc, or of its name."""
    length = math.dist(city.centre, to) or 1.0
    part = radius / length
    label = city.label.grown(GAP)
    if label.meets_segment(city.centre, to):
        part = max(part, label.leaving(city.centre, to))
    return between(city.centre, to, min(part, 1.0))


_ATTEMPTS = 60
_WIDER = 1.02
_TIGHTER = 0.96
_SCREEN = 1.3
"""Width to height of the room that a table gives to a map."""
_PRINTED = 0.3
"""How much of the printed shape is kept: 1 is all of it, 0 is that of the screen."""
_LONG = 7
"""Names up to so many letters stay in one line."""
_SECOND_LINE = 1.5
"""How much worse a name in two lines is than one in a single line."""
