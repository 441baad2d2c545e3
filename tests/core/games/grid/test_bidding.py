# SPDX-License-Identifier: MIT
"""The rotation of bidders and the lazy sequence of bids (rules/power-grid.md, section 2, A2)."""

from __future__ import annotations

import pytest

from core.games.grid import bidding
from core.games.grid.bidding import DROP, NOBODY, Auction, Bids, bid
from core.terms import IllegalMove, Move, in_order


def test_bids_go_round_until_one_is_left() -> None:
    """Raise or drop out for good; whoever is left and leads buys."""
    standing = Auction(bidders=(2, 0, 1))
    assert standing.opening
    standing = standing.raised(10)
    assert (standing.price, standing.leader, standing.bidders) == (10, 2, (0, 1, 2))
    standing = standing.dropped().raised(12)
    assert (standing.price, standing.leader, standing.bidders) == (12, 1, (2, 1))
    assert not standing.over
    standing = standing.dropped()
    assert standing.over
    assert (standing.leader, standing.price) == (1, 12)


def test_an_opener_who_drops_out_leaves_the_opening_to_the_next() -> None:
    """Where openers may drop out (promo cards) the last one may still bid, and then has it."""
    standing = Auction(bidders=(0, 1)).dropped()
    assert not standing.over
    assert standing.opening
    assert standing.raised(10).over
    assert standing.dropped().over
    assert standing.dropped().leader == NOBODY


def test_what_may_be_bid() -> None:
    """The minimum first, then one more than the price; dropping out unless the opener must bid."""
    opening = Auction(bidders=(0, 1))
    assert bidding.choices(opening, 10, 12, False) == Bids(10, 12, False)
    assert bidding.choices(opening, 10, 12, True) == Bids(10, 12, True)
    assert bidding.choices(opening.raised(11), 10, 12, False) == Bids(12, 12, True)
    assert bidding.choices(opening, 10, 9, True) == (DROP,)


@pytest.mark.parametrize(
    ("text", "rule", "params"),
    [
        ("bid 9", "auction.bid_below_minimum", {"bid": 9, "minimum": 10}),
        ("bid 13", "auction.bid_above_money", {"bid": 13, "money": 12}),
        ("drop", "auction.opener_must_bid", {}),
        ("bid", "move.not_legal", {"seat": 1, "move": "bid"}),
    ],
)
def test_a_refusal_says_why(text: str, rule: str, params: dict[str, int | str]) -> None:
    """With the figures of the case."""
    with pytest.raises(IllegalMove) as refused:
        bidding.after(Auction(bidders=(1, 0)), 10, 12, False, Move.parse(text))
    assert (refused.value.rule, refused.value.params) == (rule, params)


@pytest.mark.parametrize("opener_drops", [True, False])
@pytest.mark.parametrize("standing", [Auction(bidders=(1, 0)), Auction(bidders=(1, 0)).raised(11)])
def test_the_list_and_the_check_agree(standing: Auction, opener_drops: bool) -> None:
    """What is offered is entered, and everything else is refused."""
    offered = bidding.choices(standing, 10, 14, opener_drops)
    for move in (*map(bid, range(8, 17)), DROP, Move("done")):
        try:
            acted: Auction | None = bidding.after(standing, 10, 14, opener_drops, move)
        except IllegalMove:
            acted = None
        assert (acted is not None) == (move in offered), move


@pytest.mark.parametrize("drop", [True, False])
def test_bids_are_a_sequence_without_a_list(drop: bool) -> None:
    """Every bid from the lowest to the highest, then dropping out."""
    bids = Bids(12, 15, drop)
    expected = [Move("bid", (price,)) for price in (12, 13, 14, 15)] + [DROP] * drop
    assert list(bids) == expected == list(in_order(expected))
    assert len(bids) == len(expected)
    assert [bids[at] for at in range(-len(bids), 0)] == expected
    assert list(bids[1:3]) == expected[1:3]
    assert bids == Bids(12, 15, drop)
    assert bids != Bids(12, 16, drop)
    assert all(move in bids for move in expected)
    for other in ("bid 11", "bid 16", "bid", "bid x", "done"):
        assert Move.parse(other) not in bids
    assert (DROP in bids) == drop
    with pytest.raises(IndexError):
        bids[len(bids)]


def test_who_cannot_raise_can_only_drop_out() -> None:
    """The range is empty then."""
    assert list(Bids(12, 5, True)) == [DROP]


def test_a_large_range_costs_nothing() -> None:
    """Bids up to any money."""
    bids = Bids(1, 10**9, True)
    assert len(bids) == 10**9 + 1
    assert bids[10**8] == Move("bid", (10**8 + 1,))


def test_clockwise_is_by_seat() -> None:
    """rules/power-grid.md, section 1, 3: seat order is fixed."""
    assert bidding.clockwise(2, 4) == (2, 3, 0, 1)
