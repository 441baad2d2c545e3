# SPDX-License-Identifier: MIT
"""The bid for the initiative (rules/thirteen-minutes.md, sections 4 and 14)."""

from __future__ import annotations

from typing import cast

import pytest

from core.games.thirteen_minutes.agenda import SealBids
from core.games.thirteen_minutes.bidding import LAST_TIE
from core.games.thirteen_minutes.state import State
from core.terms import Chance, Drawn, IllegalMove, Move, Options, Sealed, Turn, Unsealed
from tests.core.games.thirteen_minutes.builder import GAME, move, mover, offered, table


def bid(state: State, first: int, second: int) -> State:
    """Both bids unsealed."""
    moves = ((0, Move("bid", (first,))), (1, Move("bid", (second,))))
    return cast(State, GAME.apply(state, Unsealed(moves)))


def bidding(options: Options = ()) -> State:
    """Before the first bid."""
    return table(agenda=(SealBids(),), options=options)


def test_any_number_from_none_to_all() -> None:
    """Section 4: as many as they like, 0 to 13."""
    bids = GAME.legal_moves(bidding(), 0)
    assert [str(choice) for choice in bids] == [f"bid {cubes}" for cubes in range(14)]


@pytest.mark.parametrize(("bids", "decider"), [((3, 1), 0), ((0, 1), 1), ((13, 12), 0)])
def test_the_higher_bidder_decides_who_begins(bids: tuple[int, int], decider: int) -> None:
    """Section 4, step 3: it decides, it need not begin."""
    state = bid(bidding(), *bids)
    assert GAME.awaiting(state) == Turn((decider,))
    assert offered(state) == ["first 0", "first 1"]
    for begins in (0, 1):
        after = move(state, f"first {begins}")
        assert mover(after) == begins
        assert after.starter == begins


def test_all_cubes_bid_leave_the_game() -> None:
    """Section 4, step 4: the loser's bid too."""
    state = bid(bidding(), 4, 2)
    assert state.supplies == (9, 11)
    assert state.bids == (4, 2)


def test_equal_bids_are_taken_back_and_bid_again() -> None:
    """Section 4, step 2."""
    state = bid(bidding(), 5, 5)
    assert GAME.awaiting(state) == Sealed((0, 1))
    assert state.supplies == (13, 13)


def test_nothing_against_nothing_is_a_tie() -> None:
    """Section 4: 0-0 is a tie."""
    assert GAME.awaiting(bid(bidding(), 0, 0)) == Sealed((0, 1))


def test_a_bid_of_everything_leaves_an_empty_supply() -> None:
    """Section 4: bidding 13 is legal; that side plays on with orders of 0."""
    state = bid(bidding(), 13, 0)
    assert state.supplies == (0, 13)
    assert GAME.awaiting(state) == Turn((0,))


@pytest.mark.parametrize("seat", [0, 1])
def test_after_five_ties_chance_decides_and_nobody_pays(seat: int) -> None:
    """Sections 4 and 14: the random decider, by default on."""
    state = bidding()
    for _ in range(4):
        state = bid(state, 2, 2)
        assert GAME.awaiting(state) == Sealed((0, 1))
    state = bid(state, 2, 2)
    assert GAME.awaiting(state) == Chance(("0", "1"))
    state = GAME.apply(state, Drawn((str(seat),)))
    assert GAME.awaiting(state) == Turn((seat,))
    assert state.supplies == (13, 13)
    assert state.bids == (0, 0)


def test_without_the_decider_ties_go_on_to_the_house_limit() -> None:
    """Section 14 makes it an option; the house limit bounds a match all the same."""
    state = bidding((("tie_decider", "off"),))
    for _ in range(LAST_TIE - 1):
        state = bid(state, 1, 1)
        assert GAME.awaiting(state) == Sealed((0, 1))
    assert GAME.awaiting(bid(state, 1, 1)) == Chance(("0", "1"))


def test_a_bid_above_the_supply_is_named() -> None:
    """Section 4: own cubes only; a refusal names the rule and the figures."""
    error = GAME.illegal(bidding(), 0, Move("bid", (14,)))
    assert isinstance(error, IllegalMove)
    assert (error.rule, error.params) == ("bid.above_supply", {"cubes": 14, "supply": 13})
    assert GAME.illegal(bidding(), 0, Move("bid", (-1,))).rule == "bid.below_zero"


def test_a_sealed_bid_that_is_not_legal_counts_as_none() -> None:
    """What is sealed cannot be refused: it counts as the first legal move, a bid of 0."""
    assert bid(bidding(), 99, 1).bids == (0, 1)
