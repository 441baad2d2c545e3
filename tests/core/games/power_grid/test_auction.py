# SPDX-License-Identifier: MIT
"""Phase 2 (rules/power-grid.md, section 2, A0 to A10, and the rulings of section 9)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from core.games.power_grid.agenda import (
    Bidding,
    DropUnsold,
    EndAuctions,
    EndRound,
    NextOpening,
    OpenAuction,
    RunPlants,
)
from core.games.power_grid.moves import DONE
from core.games.power_grid.state import FUEL, NO_PLANT, Player, State
from core.terms import Chance, Moved, Turn
from tests.core.games.power_grid.builder import (
    GAME,
    all_cards,
    awaiting,
    draw,
    move,
    mover,
    offered,
    player,
    refused,
    replaced,
    table,
)

PHASE = (NextOpening(), DropUnsold(), EndAuctions())


def auction(*players: Player, opener: int = 0, **fields: Any) -> State:
    """A phase 2 in which the seats sit as the order says unless told otherwise."""
    people = players or (player(), player(), player())
    return table(*people, agenda=(OpenAuction(opener), *PHASE), **fields)


def begun(**fields: Any) -> State:
    """The first state of a round, after the round before has ended."""
    last = (RunPlants((0, 1)), EndRound())
    state = table(player(), player(), agenda=last, phase=5, **fields)
    return cast(State, GAME.apply(GAME.apply(state, Moved(0, DONE)), Moved(1, DONE)))


def test_the_token_lies_on_the_smallest_current_plant() -> None:
    """A0: at the start of each phase 2 of Recharged, in Step 3 too; never in the old game."""
    assert begun(market=(5, 6, 7, 8, 9, 10, 11, 12)).discount == 5
    step3 = begun(market=(20, 30, 40), step=3, step3_card="out")
    assert step3.discount == 20
    old = begun(options={"edition": "original"})
    assert old.discount == NO_PLANT


def test_the_discounted_plant_is_opened_from_one() -> None:
    """A0 and 'A8 and cash': 1 Elektro is enough for the token plant, and only for it."""
    state = auction(player(money=1), player(), discount=3)
    assert offered(state) == ["open 3", "opt_out"]
    state = move(state, "open 3")
    assert offered(state) == ["bid 1"]


def test_only_current_plants_can_be_opened() -> None:
    """A1: the four of the current market."""
    state = auction()
    assert offered(state) == ["open 3", "open 4", "open 5", "open 6", "opt_out"]
    assert refused(state, "open 7") == ("auction.not_in_market", {"plant": 7})


def test_in_step_3_all_six_can_be_opened() -> None:
    """A1: the whole market is current in Step 3."""
    state = auction(market=(3, 4, 5, 6, 7, 8), step=3, step3_card="out")
    assert offered(state)[:-1] == [f"open {plant}" for plant in range(3, 9)]


def test_nobody_opts_out_in_round_1() -> None:
    """A1: everybody ends round 1 with a plant."""
    state = auction(round=1)
    assert offered(state) == ["open 3", "open 4", "open 5", "open 6"]
    assert refused(state, "opt_out") == ("auction.must_buy", {})


def test_without_money_for_any_plant_the_duty_of_round_1_lapses() -> None:
    """Section 9: only with promo auctions, but the rule holds."""
    assert offered(auction(player(money=2), player(), round=1)) == ["opt_out"]


def test_who_cannot_afford_a_plant_is_told_its_minimum() -> None:
    """Section 7, 4: the figures of the refusal."""
    state = auction(player(money=4), player())
    assert refused(state, "open 5") == (
        "auction.cannot_afford",
        {"plant": 5, "minimum": 5, "money": 4},
    )


def test_the_opener_must_bid() -> None:
    """A1: one cannot name a plant without bidding for it, at least its number."""
    state = move(auction(), "open 5")
    assert offered(state) == [f"bid {price}" for price in range(5, 51)]
    assert refused(state, "drop") == ("auction.opener_must_bid", {})
    assert refused(state, "bid 4") == ("auction.bid_below_minimum", {"bid": 4, "minimum": 5})
    assert refused(state, "bid 51") == ("auction.bid_above_money", {"bid": 51, "money": 50})


def test_bidding_goes_clockwise_by_seat() -> None:
    """A2: from the opener by seats, whatever the order of players is."""
    state = auction(player(), player(), player(), opener=1, order=(1, 0, 2))
    state = move(state, "open 3", "bid 3")
    assert mover(state) == 2
    assert mover(move(state, "drop")) == 0


def test_who_is_finished_is_skipped() -> None:
    """A2: bidders are those who neither bought nor opted out."""
    state = auction(player(), player(), player(), opener=2, finished=(0,))
    state = move(state, "open 3", "bid 3")
    assert mover(state) == 1


def test_a_raise_is_by_at_least_one_and_never_above_own_money() -> None:
    """A2: the minimum after a bid of 11 is 12."""
    state = move(auction(player(), player(money=13)), "open 5", "bid 11")
    assert offered(state) == ["bid 12", "bid 13", "drop"]
    assert refused(state, "bid 11") == ("auction.bid_below_minimum", {"bid": 11, "minimum": 12})
    assert refused(state, "bid 14") == ("auction.bid_above_money", {"bid": 14, "money": 13})


def test_a_bidder_who_cannot_raise_drops_out_by_himself() -> None:
    """Traces, README: every decision is a move, forced ones too."""
    state = move(auction(player(), player(money=5)), "open 5", "bid 5")
    assert offered(state) == ["drop"]


def test_dropping_out_is_for_this_auction_only() -> None:
    """A2: who dropped may bid and open later in the phase."""
    state = auction(player(), player(), player())
    state = replaced(move(state, "open 3", "bid 3", "drop", "drop"), 30)
    assert state.finished == (0,)
    assert mover(state) == 1
    assert "open 4" in offered(state)
    state = move(state, "open 4", "bid 4")
    assert mover(state) == 2


def test_who_dropped_out_does_not_bid_in_that_auction_again() -> None:
    """A2: for good."""
    state = auction(player(), player(), player())
    state = move(state, "open 3", "bid 3", "drop", "bid 4")
    assert mover(state) == 0
    assert mover(move(state, "bid 5")) == 2


def test_the_winner_pays_takes_the_plant_and_is_finished() -> None:
    """A3: the price goes to the bank."""
    state = move(auction(), "open 5", "bid 5", "bid 9", "drop", "drop")
    assert state.players[1] == player(money=41, plants=(5,))
    assert state.finished == (1,)
    assert state.sold


def test_the_replacement_comes_from_the_stack_and_all_are_sorted_again() -> None:
    """A5: a cheap card pushes plants up, a dear one lets the lowest future plant down."""
    state = auction(market=(4, 5, 6, 7, 8, 9, 10, 11), top="plug")
    state = move(state, "open 5", "bid 5", "drop", "drop")
    cheap = draw(state, 3)
    assert (cheap.current, cheap.future) == ((3, 4, 6, 7), (8, 9, 10, 11))
    dear = draw(state, 15)
    assert (dear.current, dear.future) == ((4, 6, 7, 8), (9, 10, 11, 15))


def test_nothing_moves_up_before_the_replacement() -> None:
    """A5: between a sale and its replacement the current market is one short."""
    state = move(auction(), "open 5", "bid 5", "drop", "drop")
    assert isinstance(awaiting(state), Chance)
    assert (state.current, state.future) == ((3, 4, 6), (7, 8, 9, 10))


def test_the_opener_who_did_not_win_is_still_active() -> None:
    """A6: he may open again or opt out."""
    state = replaced(move(auction(), "open 5", "bid 5", "bid 6", "drop", "drop"), 30)
    assert mover(state) == 0
    assert offered(state)[0] == "open 3"
    assert mover(move(state, "opt_out")) == 2


def test_the_last_in_the_phase_buys_at_the_minimum() -> None:
    """A7: exactly the minimum, without bidding; 1 for the discounted plant."""
    state = auction(player(), player(), opener=1, finished=(0,), discount=3)
    bought = move(state, "open 5")
    assert bought.players[1] == player(money=45, plants=(5,))
    assert move(state, "open 3").players[1] == player(money=49, plants=(3,))
    assert "opt_out" in offered(state)


def test_the_phase_ends_when_all_are_finished() -> None:
    """A6: phase 3 begins with the last in order."""
    state = move(auction(player(), player(), player()), "opt_out", "opt_out", "opt_out")
    assert state.phase == FUEL
    assert awaiting(state) == Turn((2,))


def test_a_winner_over_the_limit_scraps_an_older_plant() -> None:
    """A4: never the new one; before the replacement is drawn (section 7, 6)."""
    owner = player(plants=(3, 4, 7))
    state = auction(owner, player(), market=(5, 6, 8, 9, 10, 11, 12, 13))
    state = move(state, "open 6", "bid 6", "drop")
    assert offered(state) == ["scrap 3", "scrap 4", "scrap 7"]
    assert refused(state, "scrap 6") == ("auction.scraps_an_older_plant", {"plant": 6})
    assert refused(state, "scrap 9") == ("auction.not_your_plant", {"plant": 9})
    state = move(state, "scrap 4")
    assert state.players[0].plants == (3, 6, 7)
    assert "4" in state.removed
    assert isinstance(awaiting(state), Chance)


def test_a_classic_game_of_two_allows_four_plants() -> None:
    """A4 and section 3: four with two players, without the Trust."""
    owner = player(plants=(3, 4, 7))
    market = (5, 6, 8, 9, 10, 11, 12, 13)
    state = auction(owner, player(), market=market, options={"two_players": "classic"})
    state = move(state, "open 6", "bid 6", "drop")
    assert isinstance(awaiting(state), Chance)
    assert state.players[0].plants == (3, 4, 6, 7)


def test_tokens_that_fit_nowhere_go_to_the_supply() -> None:
    """Section 4: with nothing to choose the rest goes by itself."""
    owner = player(plants=(3, 6, 20), tokens="oil 4 garbage 1")
    state = auction(owner, player(), market=(4, 5, 8, 9, 10, 11, 12, 13))
    state = move(state, "open 8", "bid 8", "drop", "scrap 20")
    assert state.players[0].fuel == (0, 4, 1, 0)


def test_the_owner_chooses_what_to_keep() -> None:
    """Section 9: 'Scrapping with fuel to give up'; then the replacement is drawn."""
    owner = player(plants=(5, 13, 20), tokens="coal 7 oil 3")
    market = (3, 4, 6, 8, 9, 10, 11, 18)
    state = auction(owner, player(), market=market, fuel_market=(10, 10, 0, 0))
    supply = state.supply
    state = move(state, "open 6", "bid 6", "drop", "scrap 20")
    assert {"keep coal 1 oil 3", "keep coal 4", "keep coal 3 oil 1"} <= set(offered(state))
    assert "keep coal 5" not in offered(state)
    assert refused(state, "keep coal 5")[0] == "auction.cannot_keep"
    state = move(state, "keep coal 2 oil 2")
    assert state.players[0].fuel == (2, 2, 0, 0)
    assert state.supply == (supply[0] + 5, supply[1] + 1, supply[2], supply[3])
    assert isinstance(awaiting(state), Chance)


def test_the_token_is_gone_when_its_plant_is_bought() -> None:
    """A8: it does not move to the new lowest plant."""
    state = replaced(move(auction(discount=3), "open 3", "bid 1", "drop", "drop"), 30)
    assert state.discount == NO_PLANT
    assert offered(state)[0] == "open 4"
    assert move(state, "open 4").agenda[0] == Bidding(4, bidders=(1, 2))
    assert offered(move(state, "open 4"))[0] == "bid 4"


def test_a_smaller_replacement_leaves_with_the_token() -> None:
    """A8: the card and the token go, another card is drawn, and that one is not compared."""
    market = (5, 6, 7, 8, 9, 10, 11, 12)
    state = auction(market=market, pool=(3, 4, 30), top="plug", discount=5)
    state = move(state, "open 6", "bid 6", "drop", "drop")
    assert awaiting(state) == Chance(("3", "4"))
    state = draw(state, 4)
    assert state.discount == NO_PLANT
    assert "4" in state.removed
    assert awaiting(state) == Chance(("plug", "socket"), (1, 1))
    state = draw(state, "plug")
    assert state.current == (3, 5, 7, 8)
    assert offered(move(state, "open 5"))[0] == "bid 5"


def test_an_unsold_discounted_plant_leaves_and_its_replacement_is_not_compared() -> None:
    """A8: at the end of phase 2; the new card may be smaller than it was."""
    market = (5, 6, 7, 8, 9, 10, 11, 12)
    state = auction(player(), player(), market=market, pool=(3, 4, 30), top="plug", discount=5)
    state = draw(move(state, "opt_out", "opt_out"), 3, "plug")
    assert state.current == (3, 6, 7, 8)
    assert "5" in state.removed
    assert state.phase == FUEL


def test_a_discounted_plant_that_lost_its_token_stays() -> None:
    """A8: it stays at the end of the phase."""
    state = auction(player(), player(), market=(5, 6, 7, 8, 9, 10, 11, 12), discount=NO_PLANT)
    state = move(state, "opt_out", "opt_out")
    assert state.current == (5, 6, 7, 8)
    assert state.phase == FUEL


def test_in_the_old_game_the_lowest_leaves_when_nobody_buys() -> None:
    """A10: removed and replaced; in Recharged nothing but the token plant leaves."""
    old = {"edition": "original"}
    state = move(auction(player(), player(), options=old), "opt_out", "opt_out")
    state = draw(state, 40)
    assert state.current == (4, 5, 6, 7)
    assert state.removed == ("3",)
    assert state.phase == FUEL


def test_in_the_old_game_nothing_leaves_once_somebody_bought() -> None:
    """A10 holds only if nobody bought a plant."""
    state = auction(player(), player(), options={"edition": "original", "two_players": "classic"})
    state = draw(move(state, "open 3", "bid 3", "drop"), 40)
    state = move(state, "opt_out")
    assert state.removed == ()
    assert state.phase == FUEL


def test_an_empty_stack_lets_the_market_shrink() -> None:
    """Section 7, 2: no replacement in Step 3."""
    state = auction(market=(20, 30, 40), pool=(), step=3, step3_card="out")
    state = move(state, "open 30", "bid 30", "drop", "drop")
    assert state.current == (20, 40)
    assert mover(state) == 1


def test_the_phase_ends_at_once_when_a_sale_empties_the_market() -> None:
    """A10 and section 9: nobody has anything left to decide."""
    state = auction(market=(30,), pool=(), step=3, step3_card="out")
    state = move(state, "open 30", "bid 30", "drop", "drop")
    assert state.phase == FUEL
    assert state.finished == (0,)


def test_an_empty_market_skips_the_phase() -> None:
    """A10: from the end of a round straight to phase 3 of the next."""
    last = (RunPlants((0, 1)), EndRound())
    state = table(
        player(), player(), agenda=last, market=(), pool=(), step=3, step3_card="out", phase=5
    )
    state = GAME.apply(GAME.apply(state, Moved(0, DONE)), Moved(1, DONE))
    assert (state.round, state.phase) == (3, FUEL)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_order_is_determined_again_after_the_first_auctions(seats: int) -> None:
    """Phase 1: by plants only, and phase 3 of round 1 goes by that order, reversed."""
    people = tuple(player(plants=(3 + seat,)) for seat in range(seats - 1))
    state = auction(
        *people,
        player(),
        opener=seats - 1,
        finished=tuple(range(seats - 1)),
        round=1,
        market=(20, 21, 22, 23, 24, 25, 26, 27),
        discount=20,
    )
    state = replaced(move(state, "open 21"), 50, 46)
    assert state.order == tuple(reversed(range(seats)))
    assert mover(state) == 0


def test_no_plant_is_lost_in_a_phase() -> None:
    """Conservation: 42 plants after every event."""
    state = auction(discount=3)
    for text in ("open 5", "bid 5", "drop", "drop"):
        state = move(state, text)
        assert len(all_cards(state)) == 42
