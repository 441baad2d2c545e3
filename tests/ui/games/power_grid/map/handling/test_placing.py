# SPDX-License-Identifier: MIT
"""A card hides no target while there is ground for it."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from ui.games.power_grid.map.handling.placing import Around, place
from ui.games.power_grid.map.plan.geometry import Rect

ROOM = Rect(0, 0, 24, 18)
WIDTH, HEIGHT = 7, 4


def _within(rect: Rect) -> bool:
    return (
        ROOM.left <= rect.left
        and rect.right <= ROOM.right
        and ROOM.top <= rect.top
        and rect.bottom <= ROOM.bottom
    )


things = st.builds(
    Rect, st.integers(0, 21), st.integers(0, 15), st.integers(1, 5), st.integers(1, 4)
)


@given(things, st.lists(things, max_size=12), st.lists(things, max_size=3))
def test_it_hides_a_target_only_where_there_is_no_free_ground(
    target: Rect, targets: list[Rect], others: list[Rect]
) -> None:
    """Wherever any place of the room is clear of all targets, a clear one is found."""
    found = place(WIDTH, HEIGHT, Around(ROOM, target, targets, others), gap=1)
    assert _within(found)
    kept = [target, *targets]
    clear = [
        spot
        for x, y in product(range(24 - WIDTH + 1), range(18 - HEIGHT + 1))
        if not any((spot := Rect(x, y, WIDTH, HEIGHT)).overlaps(each) for each in kept)
    ]
    assert not clear or not any(found.overlaps(each) for each in kept)


def test_beside_the_target_is_better_than_far_away() -> None:
    """With nothing in the way it lies right of what it tells of."""
    found = place(WIDTH, HEIGHT, Around(ROOM, Rect(4, 7, 2, 4), []), gap=1)
    assert found == Rect(7, 7, WIDTH, HEIGHT)


def test_what_is_no_target_is_spared_if_it_can_be() -> None:
    """Of two places beside the target that hide no target it takes the one that hides nothing."""
    around = Around(ROOM, Rect(10, 7, 2, 4), [], [Rect(13, 5, 4, 8)])
    assert place(WIDTH, HEIGHT, around, gap=1) == Rect(2, 7, WIDTH, HEIGHT)
