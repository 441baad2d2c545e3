# SPDX-License-Identifier: MIT
"""Phase 1 (rules/power-grid-card-game.md, section 4, phase 1, and the rulings of section 10)."""

from __future__ import annotations

from typing import Any

from core.games.power_grid_card_game.agenda import (
    BuyResources,
    DropUnsold,
    EndAuctions,
    NextOpening,
    OpenAuction,
)
from core.games.power_grid_card_game.state import NO_PLANT, RESOURCES, Player, State
from core.terms import Chance, Turn
from tests.core.games.power_grid_card_game.builder import (
    awaiting,
    columns,
    draw,
    move,
    mover,
    offered,
    player,
    refused,
    table,
)

PHASE_1 = (NextOpening(), DropUnsold(), EndAuctions())
MARKET = "l11 l12 l13 l14 l15 l16 l17 l18"


def auction(*people: Player, first: int = 0, **fields: Any) -> State:
    """Phase 1 of three seats, before the first opening."""
    fields = {"market": MARKET, **fields}
    return table(*(people or (player(),) * 3), agenda=(OpenAuction(first), *PHASE_1), **fields)


def sold(state: State, plant: str, back: str = "large") -> State:
    """After a replacement and the back of the next card."""
    return draw(state, plant, back)


def test_the_first_in_order_opens_or_passes() -> None:
    """A current plant with a bid of its number, or nothing for the whole phase."""
    state = auction()
    assert offered(state) == ["open l11", "open l12", "open l13", "open l14", "opt_out"]
    state = move(state, "opt_out")
    assert (state.finished, mover(state)) == ((0,), 1)
    state = move(state, "open l12")
    assert offered(state)[0] == "bid 12"
    assert refused(state, "bid 11") == ("auction.bid_below_minimum", {"bid": 11, "minimum": 12})
    assert refused(state, "drop") == ("auction.opener_must_bid", {})
    state = move(state, "bid 12")
    assert mover(state) == 2, "who passed bids no more"


def test_only_current_plants_that_can_be_paid() -> None:
    """The future market is not for sale, and nobody bids more than the cash in hand."""
    state = auction(player(12), player(), player())
    assert offered(state) == ["open l11", "open l12", "opt_out"]
    assert refused(state, "open l15") == ("auction.not_in_market", {"plant": "l15"})
    assert refused(state, "open l13") == (
        "auction.cannot_afford",
        {"plant": "l13", "minimum": 13, "money": 12},
    )
    state = move(state, "open l12")
    assert offered(state) == ["bid 12"]
    assert refused(state, "bid 13") == ("auction.bid_above_money", {"bid": 13, "money": 12})


def test_bidding_goes_round_and_the_last_one_pays() -> None:
    """Clockwise, raise or drop out, until one is left, who pays the bank."""
    state = move(auction(), "open l13", "bid 13", "bid 15", "drop", "bid 16")
    assert mover(state) == 1
    state = move(state, "drop")
    assert [p.money for p in state.players] == [34, 50, 50]
    assert state.players[0].plants == ("l13",)
    assert isinstance(awaiting(state), Chance), "refill at once"


def test_refill_at_once_and_sort() -> None:
    """Section 4: the four lowest are current again."""
    state = sold(move(auction(top="small"), "open l12", "bid 12", "drop", "drop"), "s09")
    assert state.current == ("s09", "l11", "l13", "l14")
    assert state.future == ("l15", "l16", "l17", "l18")


def test_one_plant_each_and_the_opener_goes_again() -> None:
    """Who bought is out of later auctions; an opener who lost offers another plant."""
    state = sold(move(auction(), "open l13", "bid 13", "bid 14", "drop", "drop"), "l20")
    assert state.finished == (1,)
    assert mover(state) == 0
    state = move(state, "open l11", "bid 11")
    assert mover(state) == 2
    assert awaiting(move(state, "drop")) == Chance(
        tuple(p for p in state.stack.pool if p.startswith("l"))
    )


def test_the_last_one_takes_a_plant_at_its_minimum() -> None:
    """Section 10: no more than the minimum."""
    state = move(auction(), "opt_out", "opt_out")
    state = move(state, "open l14")
    assert state.players[2].money == 36
    assert state.players[2].plants == ("l14",)


def test_nobody_passes_in_round_1() -> None:
    """Section 4: everyone must end with one plant."""
    state = auction(*(player(12),) * 3, round=1)
    assert offered(state) == ["open l11", "open l12"]
    assert refused(state, "opt_out") == ("auction.must_buy", {})


def test_the_duty_lapses_if_nothing_can_be_paid() -> None:
    """Section 10, opening and last player."""
    state = auction(player(10), player(), player(), round=1)
    assert offered(state) == ["opt_out"]


def test_the_token_makes_the_minimum_1() -> None:
    """Section 4: 1 for the token plant, whatever its number."""
    state = move(auction(*(player(5),) * 3, discount="l11"), "open l11")
    assert offered(state) == [f"bid {price}" for price in range(1, 6)]
    assert refused(state, "bid 0") == ("auction.bid_below_minimum", {"bid": 0, "minimum": 1})


def test_the_token_goes_with_its_plant() -> None:
    """If the token plant is sold, the token goes away for the rest of the phase."""
    state = move(auction(discount="l11"), "open l11", "bid 1", "drop", "drop")
    assert state.discount == NO_PLANT
    state = sold(state, "l19")
    assert state.discount == NO_PLANT
    assert refused(move(state, "open l12"), "bid 1")[1] == {"bid": 1, "minimum": 12}


def test_a_lower_plant_takes_the_token_away() -> None:
    """A plant lower than the token plant leaves the game with the token; draw again."""
    state = auction(discount="l11", top="small")
    state = move(state, "open l12", "bid 12", "drop", "drop")
    state = draw(state, "s09")
    assert state.discount == NO_PLANT
    assert state.removed[-1:] == ("s09",)
    state = draw(state, "small", "s10")
    assert state.current == ("s10", "l11", "l13", "l14")


def test_a_plant_of_the_same_number_is_dearer() -> None:
    """Section 10, token: the later one of a number is the higher, so it stays."""
    market = "s04a l12 l13 l14 l15 l16 l17 l18"
    state = auction(market=market, discount="s04a", top="small")
    state = move(state, "open l12", "bid 12", "drop", "drop")
    state = draw(state, "s04b")
    assert state.current == ("s04a", "s04b", "l13", "l14")
    assert state.discount == "s04a"
    assert state.drawn[-1] == "s04b"


def test_the_drawing_number_is_renewed() -> None:
    """Section 10, equal numbers: a card that comes again counts as drawn then."""
    market = "s04b l12 l13 l14 l15 l16 l17 l18"
    state = auction(market=market, top="small")
    state = draw(move(state, "open l12", "bid 12", "drop", "drop"), "s04a")
    assert state.current[:2] == ("s04b", "s04a")


def test_the_unsold_token_plant_leaves() -> None:
    """End of phase 1: it leaves the game and is replaced."""
    state = move(auction(discount="l11"), "opt_out", "opt_out", "opt_out")
    assert state.removed[-1] == "l11"
    assert state.discount == NO_PLANT
    state = draw(state, "l20", "large")
    assert state.current == ("l12", "l13", "l14", "l15")
    assert (state.phase, mover(state)) == (RESOURCES, 2)


def test_a_sold_token_leaves_no_plant_to_remove() -> None:
    """Without the token nothing leaves at the end of the phase."""
    state = move(auction(), "opt_out", "opt_out", "opt_out")
    assert state.phase == RESOURCES
    assert len(state.current + state.future) == 8


def test_purchases_follow_in_reverse_order() -> None:
    """Section 4, phase 2: the last in turn order buys first; round 1 keeps its order (10)."""
    state = auction(order=(1, 2, 0), first=1)
    state = move(state, "opt_out", "opt_out", "opt_out")
    heads = [head.seat for head in state.agenda if isinstance(head, BuyResources)]
    assert heads == [0, 2, 1]
    assert awaiting(state) == Turn((0,))
    assert columns(state) == ["", "", "", ""]


def test_nonsense_is_refused() -> None:
    """Neither an opening nor a pass."""
    state = auction()
    assert refused(state, "open") == ("move.not_legal", {"seat": 0, "move": "open"})
    assert refused(state, "buy r01")[0] == "move.not_legal"
    assert refused(move(state, "open l11"), "bid")[0] == "move.not_legal"
