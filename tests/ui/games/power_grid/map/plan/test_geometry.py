# SPDX-License-Identifier: MIT
"""Rectangles, discs and segments meet where they should."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.games.power_grid.map.plan.geometry import Point, Rect, around, between, hull, inside

SQUARE = Rect(0, 0, 10, 10)
COORDINATE = st.integers(-30, 30).map(float)
POINT = st.tuples(COORDINATE, COORDINATE)


@pytest.mark.parametrize(
    ("one", "other", "meets"),
    [
        ((-5, 5), (15, 5), True),
        ((5, -5), (5, 15), True),
        ((2, 2), (3, 3), True),
        ((-5, 0), (15, 0), False),
        ((-5, 11), (15, 12), False),
        ((-6, 5), (5, -6), False),
        ((-4, 5), (5, -4), True),
        ((11, 5), (20, 5), False),
    ],
)
def test_a_segment_meets_a_square(one: Point, other: Point, meets: bool) -> None:
    """A segment meets a rectangle if a part of it lies inside; running along an edge is none."""
    assert SQUARE.meets_segment(one, other) is meets
    assert SQUARE.meets_segment(other, one) is meets


@given(POINT, POINT)
def test_a_segment_meets_what_one_of_its_points_lies_in(one: Point, other: Point) -> None:
    """The answer agrees with trying many points of the segment."""
    tried = (between(one, other, part / 200) for part in range(201))
    if any(0 < x < 10 and 0 < y < 10 for x, y in tried) and one != other:
        assert SQUARE.meets_segment(one, other)
    if not SQUARE.grown(0.2).meets_segment(one, other):
        assert not SQUARE.meets_segment(one, other)


def test_a_segment_leaves_where_its_last_point_lies_inside() -> None:
    """From the middle to 20 units away, half of 10 units is a quarter of the way."""
    assert SQUARE.leaving((5, 5), (25, 5)) == pytest.approx(0.25)


@given(POINT, st.integers(1, 20))
def test_a_disc_meets_a_square_if_its_nearest_point_lies_inside(centre: Point, radius: int) -> None:
    """A disc far from every corner and edge does not meet, one over the middle does."""
    x, y = centre
    beyond = max(-x, x - 10, -y, y - 10)
    if beyond >= radius:
        assert not SQUARE.meets_disc(centre, radius)
    if 0 <= x <= 10 and 0 <= y <= 10:
        assert SQUARE.meets_disc(centre, radius)


def test_a_disc_before_a_corner_does_not_meet() -> None:
    """Near both edges of a corner is not near the corner."""
    assert not SQUARE.meets_disc((13, 13), 4)
    assert SQUARE.meets_disc((12, 12), 4)


def test_rectangles_that_share_an_edge_do_not_overlap() -> None:
    """Only a shared area is an overlap."""
    assert not SQUARE.overlaps(Rect(10, 0, 5, 5))
    assert SQUARE.overlaps(Rect(9.9, 9.9, 5, 5))


@given(st.lists(st.builds(around, POINT, st.just(4.0), st.just(2.0)), min_size=1, max_size=6))
def test_a_hull_holds_all(rects: list[Rect]) -> None:
    """No rectangle reaches out of the one around all."""
    outer = hull(rects)
    for rect in rects:
        assert outer.left <= rect.left
        assert outer.top <= rect.top
        assert outer.right >= rect.right - 1e-9
        assert outer.bottom >= rect.bottom - 1e-9


def test_a_point_in_the_bay_of_a_horseshoe_is_outside() -> None:
    """The even-odd rule knows a bay."""
    shoe = ((0, 0), (9, 0), (9, 9), (6, 9), (6, 3), (3, 3), (3, 9), (0, 9))
    assert inside((1.5, 5), shoe)
    assert not inside((4.5, 5), shoe)
    assert inside((7.5, 5), shoe)
