# SPDX-License-Identifier: MIT
"""Crowded cities get room and the net keeps its look."""

from __future__ import annotations

import math
from itertools import combinations

from hypothesis import example, given
from hypothesis import strategies as st

from ui.games.power_grid.map.plan.spread import Net, Spacing, Spot

SPACING = Spacing(apart=30, linked=40, clear=15, disc=10)


def test_linked_and_other_cities_get_their_distances() -> None:
    """Three cities on a heap end as far apart as names and costs need."""
    net = Net([(0, 0), (5, 1), (2, 6)], [(0, 1)], SPACING)
    net.relax(200, 0.0)
    assert math.dist(net.places[0], net.places[1]) >= 39.5
    assert math.dist(net.places[0], net.places[2]) >= 29.5
    assert math.dist(net.places[1], net.places[2]) >= 29.5


def test_a_line_keeps_off_a_city_it_passes() -> None:
    """City and line move apart, and the city stays on its side."""
    net = Net([(0, 0), (100, 0), (50, 4)], [(0, 1)], SPACING)
    net.relax(100, 0.0)
    (_, left), (_, right), (_, city) = net.places
    assert city - (left + right) / 2 >= 14.5


def test_a_spot_of_a_city_is_kept_clear() -> None:
    """A name that sticks out at the right pushes a neighbour away, and takes its city along."""
    places = [(0.0, 0.0), (45.0, 0.0)]
    without = Net(places, [], SPACING)
    without.relax(50, 0.0)
    assert math.dist(*without.places) == 45
    net = Net(places, [], SPACING)
    net.relax(50, 0.0, [Spot(0, 35, 0, 8)])
    assert math.dist(*net.places) >= 52


def test_directions_stay_as_printed() -> None:
    """With room for all, a long connection becomes shorter and a short one longer, none turns."""
    places = [(0.0, 0.0), (1000.0, 0.0), (1000.0, 100.0)]
    net = Net(places, [(0, 1), (1, 2)], SPACING)
    net.relax(200, 0.2)
    (ax, ay), (bx, by), (cx, cy) = net.places
    assert 100 < bx - ax < 1000
    assert abs(by - ay) < 1
    assert cy - by > 100
    assert abs(cx - bx) < 1


def test_growing_makes_all_distances_larger() -> None:
    """A net that found no place for a name can be tried on a larger sheet."""
    net = Net([(0, 0), (30, 40)], [(0, 1)], SPACING)
    net.grow(2)
    assert math.dist(*net.places) == 100


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60)), min_size=2, max_size=8))
@example([(0, 0), (0, 16), (0, 23)])
def test_no_two_cities_stay_on_each_other(points: list[tuple[int, int]]) -> None:
    """Whatever was printed where, distinct places come apart."""
    places = sorted({(float(x), float(y)) for x, y in points})
    net = Net(places, [], SPACING)
    net.relax(400, 0.0)
    assert all(math.dist(a, b) > 25 for a, b in combinations(net.places, 2))
