# SPDX-License-Identifier: MIT
"""On every printed map each city, name and cost has a place of its own."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from core.games.power_grid import reading
from core.games.power_grid.regions import contiguous_sets
from tests.ui.games.power_grid.map.printed import NAMES, sheets
from ui.games.power_grid.map.model import Sheet
from ui.games.power_grid.map.painting.metrics import NAME, measures
from ui.games.power_grid.map.plan import kept
from ui.games.power_grid.map.plan import layout as layout_module
from ui.games.power_grid.map.plan.geometry import Rect, around, hull
from ui.games.power_grid.map.plan.layout import CityPlace, Layout, lay_out

TABLE = (700, 480)
"""The room that the table frame gives to the map at 1366x768."""
LEGIBLE = 9.5
"""The least size of a name in pixels, as a font size is given."""


@pytest.fixture(params=NAMES)
def printed(request: pytest.FixtureRequest, qapp: QApplication) -> tuple[Sheet, Layout]:
    """Each printed map with its layout."""
    sheet = sheets()[request.param]
    return sheet, lay_out(sheet, measures())


def _disc(layout: Layout, city: CityPlace) -> Rect:
    return around(city.centre, 2 * layout.radius, 2 * layout.radius)


def test_there_are_all_maps() -> None:
    """Two maps of the game in two editions, and the others that are to come."""
    assert len(NAMES) == 26


def test_nothing_overlaps(printed: tuple[Sheet, Layout]) -> None:
    """No two rectangles of names and costs overlap, and none touches any city."""
    _, layout = printed
    texts = [city.label for city in layout.cities] + [link.pill for link in layout.links]
    clashes = [(one, other) for one, other in combinations(texts, 2) if one.overlaps(other)]
    assert clashes == []
    for city in layout.cities:
        assert [text for text in texts if text.meets_disc(city.centre, layout.radius)] == []
    for one, other in combinations(layout.cities, 2):
        assert math.dist(one.centre, other.centre) > 2 * layout.radius


def test_no_line_crosses_a_name_or_a_city(printed: tuple[Sheet, Layout]) -> None:
    """A line, as far as it is drawn, keeps off every name and every city but its ends."""
    _, layout = printed
    for link in layout.links:
        drawn = link.start, link.end
        crossed = [city.id for city in layout.cities if city.label.meets_segment(*drawn)]
        assert crossed == []
        foreign = [city for city in layout.cities if city.id not in (link.one, link.other)]
        under = [city.id for city in foreign if _passes(layout, city, drawn)]
        assert under == []


def _passes(layout: Layout, city: CityPlace, drawn: tuple[tuple[float, float], ...]) -> bool:
    (ax, ay), (bx, by) = drawn
    x, y = city.centre
    dx, dy = bx - ax, by - ay
    part = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy or 1)))
    return math.dist((ax + part * dx, ay + part * dy), (x, y)) < layout.radius


def test_a_cost_stands_on_its_own_line_only(printed: tuple[Sheet, Layout]) -> None:
    """A pill has its line through its middle and no other line through it."""
    _, layout = printed
    centre = {city.id: city.centre for city in layout.cities}
    for link in layout.links:
        one, other = centre[link.one], centre[link.other]
        way = math.dist(one, link.pill.centre) + math.dist(link.pill.centre, other)
        assert way == pytest.approx(math.dist(one, other))
        others = [each for each in layout.links if each is not link]
        assert not any(link.pill.meets_segment(each.start, each.end) for each in others)


def test_a_line_is_seen_between_its_cities(printed: tuple[Sheet, Layout]) -> None:
    """It begins at the disc or the name of one city, and ends at those of the other."""
    _, layout = printed
    cities = {city.id: city for city in layout.cities}
    for link in layout.links:
        for end, id_ in ((link.start, link.one), (link.end, link.other)):
            away = math.dist(end, cities[id_].centre)
            at_label = cities[id_].label.grown(2.5).meets_disc(end, 0.01)
            assert at_label or away == pytest.approx(layout.radius)


def test_no_connection_is_hidden(printed: tuple[Sheet, Layout]) -> None:
    """From disc to disc a line is seen for 85 of 100 parts; only its own cost lies on it."""
    _, layout = printed
    cities = {city.id: city for city in layout.cities}
    stopped = []
    for link in layout.links:
        one, other = cities[link.one], cities[link.other]
        whole = math.dist(one.centre, other.centre) - 2 * layout.radius
        if math.dist(link.start, link.end) < 0.85 * whole:
            stopped.append((one.id, other.id))
    assert stopped == []


def test_no_name_stands_nearer_to_another_city(printed: tuple[Sheet, Layout]) -> None:
    """What is nearest to a name is the disc it belongs to."""
    _, layout = printed
    for city in layout.cities:
        away = {each.id: city.label.away(each.centre) for each in layout.cities}
        assert min(away, key=away.__getitem__) == city.id


def test_names_are_whole_and_fit(printed: tuple[Sheet, Layout]) -> None:
    """A name in one or two lines has all its letters, and its rectangle holds them."""
    sheet, layout = printed
    found = measures()
    for place, city in zip(sheet.places, layout.cities, strict=True):
        joined = " ".join(city.lines).replace("- ", "-")
        assert joined == place.name
        assert city.label.width == pytest.approx(max(map(found.name, city.lines)))
        assert city.label.height == pytest.approx(found.line * len(city.lines))


def test_the_area_holds_everything(printed: tuple[Sheet, Layout]) -> None:
    """What is shown when the whole map is shown cuts nothing off."""
    _, layout = printed
    rects = [layout.area, *(city.label for city in layout.cities)]
    rects += [_disc(layout, city) for city in layout.cities]
    whole = hull(rects)
    assert (whole.width, whole.height) == pytest.approx((layout.area.width, layout.area.height))


@pytest.mark.parametrize("map_id", ["germany", "usa"])
@pytest.mark.parametrize("size", [3, 4, 5])
def test_names_are_legible_for_every_set_of_regions(
    map_id: str, size: int, qapp: QApplication
) -> None:
    """In the room of a table at 1366x768 the regions in play fit with names that can be read."""
    sheet = sheets()[map_id]
    layout = lay_out(sheet, measures())
    board = reading.read(reading.builtin()).map(map_id).boards["recharged"]
    for regions in contiguous_sets(board, size):
        rects = [
            part
            for place, city in zip(sheet.places, layout.cities, strict=True)
            if place.region in regions
            for part in (city.label, _disc(layout, city))
        ]
        around_all = hull(rects)
        scale = min(TABLE[0] / around_all.width, TABLE[1] / around_all.height)
        assert scale * NAME[0] >= LEGIBLE


def test_shipped_maps_need_no_search(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """The places that are kept give a layout without a fault as they are."""
    monkeypatch.setattr(layout_module, "_make_room", _never)
    for name in (name for name in NAMES if sheets()[name].id != name):
        found = lay_out.__wrapped__(sheets()[name], measures())
        places = kept.places(sheets()[name].id)
        assert places == {city.id: city.centre for city in found.cities}


def _never(*_: object) -> None:
    pytest.fail("a name or a cost has no place")


def test_a_layout_is_found_once_and_always_the_same(qapp: QApplication) -> None:
    """The same sheet has the same layout, found anew or kept."""
    sheet = sheets()["japan"]
    kept = lay_out(sheet, measures())
    assert lay_out(sheet, measures()) is kept
    assert lay_out.__wrapped__(sheet, measures()) == kept
