# SPDX-License-Identifier: MIT
"""A cell holds what is nearest to its site."""

from __future__ import annotations

import math

from hypothesis import assume, given
from hypothesis import strategies as st

from ui.games.power_grid.map.plan.geometry import Point, inside
from ui.games.power_grid.map.plan.voronoi import RIM, cells

POINT = st.tuples(st.floats(0, 100), st.floats(0, 100))
SITES = st.lists(POINT, min_size=2, max_size=25)


@given(SITES, POINT)
def test_a_point_lies_in_the_cell_of_its_nearest_site(sites: list[Point], point: Point) -> None:
    """Every point, unless it is as near to two sites, lies in one cell: the nearest's."""
    distances = sorted((math.dist(site, point), index) for index, site in enumerate(sites))
    assume(distances[1][0] - distances[0][0] > 1e-3)
    found = [
        index
        for index, cell in enumerate(cells(sites, len(sites), 200))
        if inside(point, [corner for _, corner in cell])
    ]
    assert found == [distances[0][1]]


@given(SITES)
def test_a_side_lies_half_way_to_the_site_beyond(sites: list[Point]) -> None:
    """Each corner is as far from its own site as from the sites beyond its two sides."""
    for site, cell in enumerate(cells(sites, len(sites), 200)):
        for index, (beyond, corner) in enumerate(cell):
            for other in (beyond, cell[index - 1][0]):
                if other != RIM:
                    own = math.dist(sites[site], corner)
                    assert abs(own - math.dist(sites[other], corner)) < 1e-3 * (1 + own)


def test_a_lonely_site_reaches_as_far_as_it_may() -> None:
    """Without neighbours a cell ends at its reach."""
    (cell,) = cells([(50.0, 50.0)], 1, 10)
    assert {beyond for beyond, _ in cell} == {RIM}
    assert sorted(corner for _, corner in cell) == [(40, 40), (40, 60), (60, 40), (60, 60)]
