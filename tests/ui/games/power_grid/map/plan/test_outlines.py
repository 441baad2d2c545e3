# SPDX-License-Identifier: MIT
"""The land of each region is whole, holds its cities and leaves no gap to its neighbours."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.games.power_grid.map.printed import NAMES, sheets
from ui.games.power_grid.map.model import Sheet
from ui.games.power_grid.map.painting.metrics import measures
from ui.games.power_grid.map.plan.geometry import Point, between, inside
from ui.games.power_grid.map.plan.layout import Layout, lay_out
from ui.games.power_grid.map.plan.outlines import Outline, outlines


@pytest.fixture(params=NAMES)
def printed(request: pytest.FixtureRequest, qapp: QApplication) -> tuple[Sheet, Layout]:
    """Each printed map with its layout."""
    sheet = sheets()[request.param]
    return sheet, lay_out(sheet, measures())


def _lands(land: Mapping[str, tuple[Outline, ...]], point: Point) -> list[str]:
    """The regions in whose land a point lies."""
    return [
        region
        for region, loops in land.items()
        if sum(inside(point, loop) for loop in loops) % 2 == 1
    ]


def test_a_city_lies_in_its_region_alone(printed: tuple[Sheet, Layout]) -> None:
    """The middle of every disc and the middle of every name have the ground of their region."""
    sheet, layout = printed
    land = outlines(sheet, layout)
    for place, city in zip(sheet.places, layout.cities, strict=True):
        assert _lands(land, city.centre) == [place.region]
        assert _lands(land, city.label.centre) == [place.region]


def test_connections_run_over_land(printed: tuple[Sheet, Layout]) -> None:
    """Along every line there is the land of one region, never two, and no gap at a border."""
    sheet, layout = printed
    land = outlines(sheet, layout)
    for link in layout.links:
        for part in (0.27, 0.51, 0.76):
            assert len(_lands(land, between(link.start, link.end, part))) == 1


def test_neighbours_share_their_border_point_for_point(printed: tuple[Sheet, Layout]) -> None:
    """A point of one outline that all but touches another outline is a point of both."""
    sheet, layout = printed
    land = outlines(sheet, layout)
    shared = 0
    for region, other in combinations(land, 2):
        one = {point for loop in land[region] for point in loop}
        two = {point for loop in land[other] for point in loop}
        rounded = {(round(x, 6), round(y, 6)) for x, y in two}
        close = {point for point in one if (round(point[0], 6), round(point[1], 6)) in rounded}
        assert close <= two
        shared += len(close)
    assert shared > 20 or len(land) == 1


def test_outlines_are_smooth(printed: tuple[Sheet, Layout]) -> None:
    """Corners of cells are rounded off; only where three regions meet an outline turns sharply."""
    sheet, layout = printed
    for loops in outlines(sheet, layout).values():
        assert loops
        for loop in loops:
            corners = zip(loop[-2:] + loop[:-2], loop[-1:] + loop[:-1], loop, strict=True)
            sharp = sum(_turn(*corner) > math.radians(40) for corner in corners)
            assert sharp <= 8


def _turn(one: Point, middle: Point, other: Point) -> float:
    before = math.atan2(middle[1] - one[1], middle[0] - one[0])
    after = math.atan2(other[1] - middle[1], other[0] - middle[0])
    return abs((after - before + math.pi) % (2 * math.pi) - math.pi)
