# SPDX-License-Identifier: MIT
"""Keys lead where one looks."""

from __future__ import annotations

import pytest

from tests.ui.games.power_grid.map.printed import sheets
from ui.games.power_grid.map.handling.walking import Way, after, reading_order, towards

CROSS = {
    "middle": (0.0, 0.0),
    "left": (-100.0, 5.0),
    "right": (100.0, -5.0),
    "up": (10.0, -80.0),
    "down": (0.0, 90.0),
    "far": (300.0, 0.0),
}


@pytest.mark.parametrize(
    ("way", "found"),
    [(Way.LEFT, "left"), (Way.RIGHT, "right"), (Way.UP, "up"), (Way.DOWN, "down")],
)
def test_an_arrow_leads_to_the_next_one_that_way(way: Way, found: str) -> None:
    """From the middle each arrow finds its neighbour."""
    assert towards(CROSS, "middle", way) == found


def test_at_the_edge_an_arrow_leads_nowhere() -> None:
    """Beyond the outermost there is nothing."""
    assert towards(CROSS, "far", Way.RIGHT) == ""


@pytest.mark.parametrize("map_id", ["germany", "usa", "japan", "manhattan"])
def test_arrows_reach_every_city(map_id: str) -> None:
    """From any city all others can be walked to."""
    points = {place.id: (place.x, place.y) for place in sheets()[map_id].places}
    start = min(points)
    reached, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for way in Way:
            there = towards(points, here, way)
            if there and there not in reached:
                reached.add(there)
                waiting.append(there)
    assert reached == set(points)


def test_reading_order_goes_by_rows() -> None:
    """Nearly the same height is the same row."""
    points = {"c": (0.0, 130.0), "b": (50.0, 10.0), "a": (10.0, 20.0)}
    assert reading_order(points, 60) == ["a", "b", "c"]


def test_tab_ends_at_the_last_one() -> None:
    """After the last comes nothing, before the first too; without a current one it is the end."""
    order = ["a", "b", "c"]
    assert after(order, "a", True) == "b"
    assert after(order, "c", True) == ""
    assert after(order, "a", False) == ""
    assert after(order, "", True) == "a"
    assert after(order, "", False) == "c"
    assert after([], "", True) == ""
