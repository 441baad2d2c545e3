# SPDX-License-Identifier: MIT
"""Opening an auction or buying none (rules/power-grid.md, section 2, A1, A2 and A7)."""

from __future__ import annotations

import pytest

from core.games.grid import opening
from core.games.grid.opening import OPT_OUT, open_auction
from core.terms import IllegalMove, Move

CURRENT = ("b7", "a4", "a5")
NUMBERS = {"a4": 4, "a5": 5, "b7": 7}


def texts(money: int, bound: bool) -> list[str]:
    """What is offered."""
    return [str(move) for move in opening.choices(CURRENT, NUMBERS.__getitem__, money, bound)]


def opened(text: str, money: int, bound: bool = False) -> str | None:
    """What a seat opens."""
    move = Move.parse(text)
    return opening.opened(CURRENT, NUMBERS.__getitem__, money, bound, 0, move)


def test_plants_that_can_be_paid_and_none() -> None:
    """Who is bound to buy opts out only if nothing can be paid."""
    assert texts(5, bound=False) == ["open a4", "open a5", "opt_out"]
    assert texts(7, bound=True) == ["open a4", "open a5", "open b7"]
    assert texts(3, bound=True) == ["opt_out"]


def test_what_is_opened() -> None:
    """A plant, or nothing."""
    assert opened(str(open_auction("b7")), 7) == "b7"
    assert opened(str(OPT_OUT), 7) is None
    assert opened("opt_out", 3, bound=True) is None


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("opt_out", "auction.must_buy"),
        ("open a6", "auction.not_in_market"),
        ("open 4", "auction.not_in_market"),
        ("open b7", "auction.cannot_afford"),
        ("open", "move.not_legal"),
        ("bid 4", "move.not_legal"),
    ],
)
def test_a_refusal_says_why(text: str, rule: str) -> None:
    """With money for the cheapest only."""
    with pytest.raises(IllegalMove) as caught:
        opened(text, 4, bound=True)
    assert caught.value.rule == rule


def test_bidders_go_clockwise() -> None:
    """From the opener on, without those that are finished."""
    assert opening.bidders(2, 4, (0,)) == (2, 3, 1)
