# SPDX-License-Identifier: MIT
"""Zones never overlap, however many lie in one band."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from ui.games.thirteen_minutes.layout import LARGEST, Box, Layout, Measure, arrange

COUNTS = st.lists(st.integers(0, 13), min_size=3, max_size=3)
MEASURE = Measure(zone_width=104, zone_height=80, side=120, low=70, gap=7)


def _inside(inner: Box, outer: Box) -> bool:
    across = outer.x <= inner.x and inner.x + inner.width <= outer.x + outer.width
    down = outer.y <= inner.y and inner.y + inner.height <= outer.y + outer.height
    return across and down


def _largest(layout: Layout) -> int:
    return max((box.height for row in layout.zones for box in row), default=0)


@given(COUNTS, st.integers(250, 1600), st.integers(100, 1200))
def test_nothing_overlaps(counts: list[int], width: int, height: int) -> None:
    """No two zones share any area, each lies in its band, and bands lie apart."""
    layout = arrange(counts, width, height, MEASURE)
    assert [len(row) for row in layout.zones] == counts
    boxes = [box for row in layout.zones for box in row]
    assert not any(a.overlaps(b) for a, b in combinations(boxes, 2))
    assert not any(a.overlaps(b) for a, b in combinations(layout.bands, 2))
    for band, row in zip(layout.bands, layout.zones, strict=True):
        assert all(_inside(box, band) and box.x >= MEASURE.side for box in row)


@given(COUNTS, st.integers(250, 1600), st.integers(100, 1200))
def test_zones_stay_legible_and_the_height_is_told(
    counts: list[int], width: int, height: int
) -> None:
    """No zone is smaller than its text needs, and `height` covers the lowest band."""
    layout = arrange(counts, width, height, MEASURE)
    for row in layout.zones:
        assert all(b.width >= MEASURE.zone_width for b in row)
        assert all(b.height >= MEASURE.zone_height for b in row)
    lowest = layout.bands[-1]
    assert lowest.y + lowest.height == layout.height


def test_more_room_makes_larger_zones() -> None:
    """A high board shows the same zones larger, up to the limit."""
    low, high = (arrange([3, 4, 3], 740, height, MEASURE) for height in (300, 500))
    assert _largest(low) < _largest(high) <= MEASURE.zone_height * LARGEST // 100


def test_a_board_too_narrow_for_one_zone_is_given_one_column() -> None:
    """A width below everything still gives boxes, which then scroll."""
    layout = arrange([2, 0, 1], 10, 300, MEASURE)
    assert len({box.x for row in layout.zones for box in row}) == 1
