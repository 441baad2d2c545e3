# SPDX-License-Identifier: MIT
"""The agenda: what is still to happen is data, and interruptions forget nothing."""

from __future__ import annotations

import pytest

from core.match import Match, begin
from core.terms import Chance, Drawn, IllegalMove, Move, Moved, Over, Turn
from tests.core.toys.lots import PASS, Auction, Draw, Lots, LotsState
from tests.core.toys.stall import GOODS, Stall, StallState, conserved


def lots(match: Match) -> LotsState:
    """The state of a match of lots."""
    assert isinstance(match.state, LotsState)
    return match.state


def bid(seat: int, coins: int) -> Moved:
    """A bid in an auction."""
    return Moved(seat, Move("bid", (coins,)))


def test_a_draw_that_is_due_goes_on_after_the_auction_that_interrupted_it() -> None:
    """The first of two cards is a lot; it is sold, its buyer draws, then the second card comes."""
    match = begin(Lots(), (), 2).after(Moved(0, Move("draw", (2,))))
    match = match.after(Drawn(("lot",)))
    assert lots(match).agenda == (Auction((0, 1)), Draw(0))
    match = match.after(bid(0, 1)).after(bid(1, 2)).after(Moved(0, PASS))
    assert lots(match).agenda == (Draw(1), Draw(0))
    match = match.after(Drawn(("coin",))).after(Drawn(("coin",)))
    assert lots(match).trail == ((1, "lot"), (1, "coin"), (0, "coin"))
    assert match.awaiting == Turn((1,))


def test_interruptions_of_interruptions_are_taken_back_one_by_one() -> None:
    """The buyer's draw is a lot too, and so is its buyer's: three auctions deep, then back."""
    match = begin(Lots(), (), 3).after(Moved(0, Move("draw", (2,))))
    for _ in range(2):
        match = match.after(Drawn(("lot",)))
        speaker = match.awaiting.seats[0] if isinstance(match.awaiting, Turn) else -1
        others = [(speaker + n) % 3 for n in (1, 2)]
        match = match.after(bid(speaker, 1))
        for other in others:
            match = match.after(Moved(other, PASS))
    assert lots(match).agenda == (Draw(0), Draw(0))
    match = match.after(Drawn(("lot",)))
    for seat in (0, 1, 2):
        match = match.after(Moved(seat, PASS))
    assert lots(match).agenda == (Draw(0),)
    match = match.after(Drawn(("coin",)))
    assert lots(match).trail == ((0, "lot"), (0, "lot"), (0, "coin"))
    assert match.awaiting == Turn((1,))


def test_draws_lapse_when_the_deck_is_empty() -> None:
    """Three lots bought in one turn leave three draws due and no card: the match is over."""
    match = begin(Lots(), (), 2)
    for seat in (0, 1):
        match = match.after(Moved(seat, Move("draw", (2,))))
        match = match.after(Drawn(("coin",))).after(Drawn(("coin",)))
    match = match.after(Moved(0, Move("draw", (2,))))
    for due in (2, 3):
        assert match.awaiting == Chance(("lot",) * (5 - due))
        match = match.after(Drawn(("lot",))).after(bid(0, 1)).after(Moved(1, PASS))
        assert lots(match).agenda == (Draw(0),) * 2
    match = match.after(Drawn(("lot",))).after(bid(0, 1)).after(Moved(1, PASS))
    assert lots(match).agenda == ()
    assert match.awaiting == Over(((0,), (1,)), (12, 6), "deck")


def stall(match: Match) -> StallState:
    """The state of a match of the stall."""
    assert isinstance(match.state, StallState)
    return match.state


def test_a_public_deck_is_shuffled_again_in_the_middle_of_a_refill() -> None:
    """No event says so: the pool of the second gap is what was sold."""
    match = begin(Stall(), (), 2)
    for good in ("fig", "nut", "nut", "oil"):
        match = match.after(Drawn((good,)))
    match = match.after(Moved(0, Move("buy", ("nut",))))
    match = match.after(Drawn(("fig",))).after(Drawn(("nut",)))
    match = match.after(Moved(1, Move("buy", ("fig",))))
    match = match.after(Drawn(("oil",)))
    assert match.awaiting == Chance(("tea",))
    match = match.after(Drawn(("tea",)))
    match = match.after(Moved(0, Move("buy", ("oil",))))
    assert match.awaiting == Chance(("fig", "fig", "nut", "nut", "oil", "oil"))
    match = match.after(Drawn(("oil",)))
    assert stall(match).sold == ()
    assert match.awaiting == Chance(("fig", "fig", "nut", "nut", "oil"))


def test_what_lies_on_the_stall_is_in_no_pool() -> None:
    """A draw of a good of which all lie open is refused, before and after a shuffle."""
    match = begin(Stall(), (), 2)
    for good in ("tea", "oil", "oil", "fig"):
        assert conserved(stall(match)) == GOODS
        match = match.after(Drawn((good,)))
    match = match.after(Moved(0, Move("buy", ("fig",))))
    with pytest.raises(IllegalMove, match="not_in_the_pool"):
        match.after(Drawn(("tea",)))
    assert conserved(stall(match)) == GOODS
