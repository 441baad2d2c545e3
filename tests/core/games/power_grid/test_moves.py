# SPDX-License-Identifier: MIT
"""The texts of moves and the lazy sequences of them."""

from __future__ import annotations

import pytest

from core.games.power_grid import moves
from core.terms import Move, in_order


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (moves.open_auction(13), "open 13"),
        (moves.bid(14), "bid 14"),
        (moves.keep((2, 1, 0, 0)), "keep coal 2 oil 1"),
        (moves.keep((0, 0, 0, 0)), "keep"),
        (moves.buy("coal", 3), "buy coal 3"),
        (moves.build("san_francisco"), "build san_francisco"),
        (moves.run((5, 20), 1, 1), "run 5 20 coal 1 oil 1"),
        (moves.run((4,)), "run 4"),
        (moves.regions(("red", "brown")), "regions brown red"),
    ],
)
def test_texts(move: Move, text: str) -> None:
    """A move reads back from its text."""
    assert str(move) == text
    assert Move.parse(text) == move


@pytest.mark.parametrize("drop", [True, False])
def test_bids_are_a_sequence_without_a_list(drop: bool) -> None:
    """Every bid from the lowest to the highest, then dropping out."""
    bids = moves.Bids(12, 15, drop)
    expected = [Move("bid", (price,)) for price in (12, 13, 14, 15)] + [moves.DROP] * drop
    assert list(bids) == expected == list(in_order(expected))
    assert len(bids) == len(expected)
    assert [bids[at] for at in range(-len(bids), 0)] == expected
    assert list(bids[1:3]) == expected[1:3]
    assert bids == moves.Bids(12, 15, drop)
    assert bids != moves.Bids(12, 16, drop)
    assert all(move in bids for move in expected)
    for other in ("bid 11", "bid 16", "bid", "bid x", "done"):
        assert Move.parse(other) not in bids
    assert (moves.DROP in bids) == drop
    with pytest.raises(IndexError):
        bids[len(bids)]


def test_who_cannot_raise_can_only_drop_out() -> None:
    """The range is empty then."""
    assert list(moves.Bids(12, 5, True)) == [moves.DROP]


def test_a_large_range_costs_nothing() -> None:
    """Bids up to any money."""
    bids = moves.Bids(1, 10**9, True)
    assert len(bids) == 10**9 + 1
    assert bids[10**8] == Move("bid", (10**8 + 1,))
