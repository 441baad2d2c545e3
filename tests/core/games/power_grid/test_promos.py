# SPDX-License-Identifier: MIT
"""The Flux Generator, Shortage, Surplus, and draws that promo cards interrupt.

rules/power-grid-promos.md.
"""

from __future__ import annotations

from typing import Any

import pytest

from core.games.power_grid import player_order
from core.games.power_grid.agenda import (
    Build,
    CardAuction,
    DrawPlant,
    DropUnsold,
    EndAuctions,
    NextOpening,
    OpenAuction,
    RunPlants,
    ScrapPlant,
    Task,
    UpdateMarket,
)
from core.games.power_grid.state import BUILDING, BUREAUCRACY, IN_MARKET, OUT, State
from core.terms import Chance
from tests.core.games.power_grid.builder import (
    all_cards,
    awaiting,
    draw,
    fuel,
    move,
    mover,
    offered,
    player,
    refused,
    replaced,
    rules,
    table,
    trust,
)

ALL = {"promos": "all"}
FLUX = 333
MARKET = (30, 31, 32, 34, 35, 36, 37)
"""Seven plants: a replacement is due."""


def drawing(*agenda: Task, market: tuple[int, ...] = MARKET, **fields: Any) -> State:
    """A table with all promo cards at a draw that is due in phase 2."""
    people = (player(plants=(3,)), player(plants=(4,)), player(plants=(5,)))
    tasks: tuple[Task, ...] = (DrawPlant(), *(agenda or (OpenAuction(0),)))
    return table(*people, agenda=tasks, market=market, options=ALL, **fields)


# The Flux Generator.


def test_flux_sorts_directly_after_33() -> None:
    """Card table: sorts right after 33; set-up: number 33 and a sort position after it."""
    state = replaced(drawing(market=(30, 32, 33, 34, 35, 36, 37)), FLUX, 31)
    assert state.current == (31, 32, 33, FLUX)
    assert state.future == (34, 35, 36, 37)


def test_flux_is_the_lowest_of_a_trust_with_34_and_35() -> None:
    """Card table: sorts right after 33, also among what the Trust owns, which scraps its lowest."""
    state = table(
        player(),
        player(),
        agenda=(OpenAuction(0), NextOpening(), DropUnsold(), EndAuctions()),
        market=(30, 31, 32, FLUX, 36, 37, 38, 39),
        options=ALL,
        trust=trust((34, 35), due=True),
    )
    state = move(state, "opt_out")
    assert state.trust is not None
    assert state.trust.plants == (FLUX, 34, 35)


def test_flux_opens_at_33() -> None:
    """Card table: minimum bid 33."""
    state = drawing(market=(32, FLUX, 34, 35, 36, 37, 38, 39)).but(agenda=(OpenAuction(0),))
    assert offered(state)[:3] == ["open 32", "open 34", "open 35"]
    assert "open 333" in offered(state)
    state = move(state, "open 333")
    assert refused(state, "bid 32") == (
        "auction.bid_below_minimum",
        {"bid": 32, "minimum": 33},
    )
    assert move(state, "bid 33").players[0] == state.players[0]


def test_who_cannot_pay_33_cannot_open_flux() -> None:
    """The refusal names the minimum."""
    poor = player(32, (3,))
    state = table(
        poor,
        player(),
        agenda=(OpenAuction(0),),
        market=(30, 31, 32, FLUX, 35, 36, 37, 38),
        options=ALL,
    )
    assert refused(state, "open 333") == (
        "auction.cannot_afford",
        {"plant": FLUX, "minimum": 33, "money": 32},
    )


def test_flux_stores_six_and_burns_any_three_for_six_cities() -> None:
    """Card table: any 3 tokens of any mix of the four fuels (stores 6), 6 cities."""
    owner = player(plants=(FLUX,), tokens="coal 2 oil 2 garbage 1 uranium 1")
    state = table(owner, player(), agenda=(OpenAuction(0),), options=ALL)
    fleet = rules(state).fleet_of(owner)
    assert fleet.capacity.fits(fuel("coal 2 oil 2 garbage 1 uranium 1"))
    assert not fleet.capacity.fits(fuel("coal 3 oil 2 garbage 1 uranium 1"))
    runs = [way for way in fleet.possible(owner.fuel, True) if way.output]
    assert {way.output for way in runs} == {6}
    assert {sum(way.burnt) for way in runs} == {3}
    words = [str(way.move) for way in runs]
    assert "run 333 coal 1 oil 1 garbage 1" in words
    assert "run 333 garbage 1 uranium 1 oil 1" not in words
    assert "run 333 coal 3" not in words
    assert len(words) == len(set(words)) == 10


def test_flux_removes_the_lowest_current_plant_and_another_card_is_drawn() -> None:
    """Rulings, which plant: the lowest plant of the current market as it was before."""
    state = replaced(drawing(), FLUX)
    assert state.removed[-1:] == ("30",)
    assert state.current == (31, 32, FLUX, 34)
    assert isinstance(state.agenda[0], DrawPlant)
    state = replaced(state, 39)
    assert state.current == (31, 32, FLUX, 34)
    assert isinstance(state.agenda[0], OpenAuction)


def test_after_a_sale_flux_looks_at_the_current_plants_that_are_left() -> None:
    """Rulings, which plant: as it was before Flux entered; nothing has moved up."""
    state = drawing(market=(31, 32, 34, 35, 36, 37, 38))
    state = replaced(state.but(current=(31, 32, 34), future=(35, 36, 37, 38)), FLUX)
    assert state.removed[-1:] == ("31",)
    assert state.current == (32, FLUX, 34, 35)


def test_a_token_on_the_plant_that_flux_removes_is_gone() -> None:
    """Rulings, which plant: if the leaving plant carries the token, the token is gone."""
    state = replaced(drawing(discount=30), FLUX)
    assert state.discount == 0
    kept = replaced(drawing(discount=31), FLUX)
    assert kept.discount == 31


def test_without_a_current_plant_nothing_leaves() -> None:
    """Rulings, which plant: no current plant, nothing leaves."""
    state = drawing(market=(), step3_card=OUT)
    after = replaced(state, FLUX)
    assert after.removed == state.removed
    assert after.current == (FLUX,)


def test_flux_below_the_token_plant_leaves_with_the_token() -> None:
    """Rulings, Flux and A8: if the token plant is higher, A8 first, and Flux removes nothing."""
    market = (34, 35, 36, 37, 38, 39, 40)
    state = replaced(drawing(market=market, discount=34), FLUX)
    assert state.removed[-1:] == (str(FLUX),)
    assert state.discount == 0
    assert state.current == (34, 35, 36, 37)
    assert isinstance(state.agenda[0], DrawPlant)


def test_flux_is_not_below_plant_33() -> None:
    """Rulings, Flux and A8: 33 1/3 is never below the token plant unless that is higher."""
    market = (33, 35, 36, 37, 38, 39, 40)
    state = replaced(drawing(market=market, discount=33), FLUX)
    assert state.removed[-1:] == ("33",)
    assert state.current[0] == FLUX


def test_flux_does_the_same_from_the_reshuffled_stack() -> None:
    """Rulings, which plant: the same when Flux comes back after the stack was reshuffled."""
    state = drawing(market=MARKET[:6], pool=(FLUX, 40), step3_card=OUT)
    after = replaced(state, FLUX)
    assert after.current == (31, 32, FLUX, 34, 35, 36, 40)


@pytest.mark.parametrize(("highest", "under"), [(33, FLUX), (34, 34)])
def test_flux_goes_under_the_stack_as_the_plant_after_33(highest: int, under: int) -> None:
    """rules/power-grid.md, phase 5: the highest plant goes under the stack."""
    market = (20, 21, 22, 23, 24, 25, *sorted((highest, FLUX), key=lambda p: (p == under, p)))
    state = table(
        player(),
        player(),
        agenda=(RunPlants((0,)), UpdateMarket(), OpenAuction(0)),
        market=market,
        options=ALL,
        phase=BUREAUCRACY,
    )
    assert move(state, "done").stack.under == (under,)


def test_flux_ranks_above_33_in_the_order() -> None:
    """Order of players: 33 1/3 is the higher plant, and 34 is higher still."""
    people = (player(plants=(33,)), player(plants=(4, FLUX)), player(plants=(34,)))
    state = table(*people, agenda=(OpenAuction(0),), options=ALL)
    assert player_order.determined(rules(state), state).order == (2, 1, 0)


def test_an_owner_keeps_his_plants_in_order() -> None:
    """Lists of plants are ascending with Flux in its place."""
    rich = player(100, (33, 34))
    state = table(
        rich,
        player(0),
        agenda=(OpenAuction(0), NextOpening(), EndAuctions()),
        market=(31, 32, FLUX, 35, 36, 37, 38, 39),
        options=ALL,
        finished=(1,),
    )
    assert move(state, "open 333").players[0].plants == (33, FLUX, 34)
    assert move(state, "open 333").players[0].money == 100 - 33


# Draws that promo cards interrupt.


def test_one_due_replacement_is_drawn_until_a_plant_was_placed() -> None:
    """Rulings, chains: auction or event cards in between are carried out completely first."""
    state = replaced(drawing(), "shortage", "surplus", "theme_park")
    assert isinstance(state.agenda[0], CardAuction)
    assert len(all_cards(state)) == 48
    state = replaced(move(state, "drop", "drop", "bid 10"), "warehouse")
    assert isinstance(state.agenda[0], CardAuction)
    state = replaced(move(state, "drop", "drop", "drop"), FLUX, 39)
    assert isinstance(state.agenda[0], OpenAuction)
    assert len(state.current + state.future) == 8
    assert state.players[2].cards == ("theme_park",)
    assert state.removed[-4:] == ("shortage", "surplus", "warehouse", "30")


def test_a_chain_ends_with_the_step_3_card() -> None:
    """Rulings, chains: draw until a plant or the Step 3 card was placed."""
    state = drawing(pool=("surplus",), under=(40, 42))
    state = replaced(state, "surplus")
    assert state.step3_card == IN_MARKET
    assert isinstance(state.agenda[0], OpenAuction)


def test_when_the_stack_runs_out_the_replacement_lapses() -> None:
    """Rulings, chains."""
    state = drawing(pool=("shortage",), step3_card=OUT, market=MARKET[:5])
    state = replaced(state, "shortage")
    assert state.current == MARKET[:5]
    assert isinstance(state.agenda[0], OpenAuction)


@pytest.mark.parametrize("phase", [BUILDING, BUREAUCRACY])
def test_an_auction_can_interrupt_phases_4_and_5(phase: int) -> None:
    """Engine hook: it can happen in phases 2, 5 (and 4 in the old rules)."""
    state = replaced(drawing(phase=phase), "transformer")
    assert isinstance(state.agenda[0], CardAuction)
    assert mover(state) == 0
    assert state.phase == phase


def test_in_the_old_game_an_obsolete_plant_can_bring_a_promo_card() -> None:
    """A9 [OLD] in phase 4: house, obsolete plant, draw, auction, and building goes on."""
    owner = player(200, cities="berlin magdeburg")
    state = table(
        owner,
        player(),
        agenda=(OpenAuction(0),),
        market=(3, 5, 6, 7, 8, 9, 10, 11),
        options={**ALL, "edition": "original"},
        phase=BUILDING,
    )
    state = move(state.but(agenda=(Build(0), Build(1))), "build leipzig")
    assert state.removed[-1:] == ("3",)
    state = replaced(state, "theme_park")
    state = move(state, "bid 10", "drop")
    assert state.players[0].connected == 4
    assert state.current[0] == 5
    state = replaced(state, 30)
    assert isinstance(state.agenda[0], Build)
    assert mover(state) == 0


def test_the_theme_park_counts_for_obsolete_plants_at_once() -> None:
    """Rulings, Theme Park: counts at once for A9 [OLD]."""
    owner = player(200, cities="berlin magdeburg leipzig")
    state = table(
        owner,
        player(),
        agenda=(DrawPlant(), OpenAuction(0)),
        market=(4, 5, 6, 7, 8, 9, 10, 11),
        options={**ALL, "edition": "original"},
    )
    state = move(replaced(state, "theme_park"), "bid 10", "drop")
    assert state.removed[-1:] == ("4",)


def test_the_next_back_is_seen_before_the_auction() -> None:
    """Set-up: a promo card has a socket back, and what lies on top is seen at once."""
    state = drawing(top="socket")
    state = draw(state, "warehouse")
    awaited = awaiting(state)
    assert isinstance(awaited, Chance)
    assert awaited.pool == ("plug", "socket")


# Shortage and Surplus.


def events(card: str, market: str, supply: str) -> tuple[State, State]:
    """Before and after an event card, with this much on the market and in the supply."""
    state = drawing()
    state = state.but(fuel_market=fuel(market), supply=fuel(supply))
    return state, replaced(state, card)


@pytest.mark.parametrize(
    ("market", "left"),
    [
        ("coal 24 oil 24 garbage 24 uranium 12", "coal 21 oil 24 garbage 24 uranium 12"),
        ("coal 21 oil 24 garbage 24 uranium 2", "coal 21 oil 21 garbage 24 uranium 2"),
        ("coal 3 oil 3 garbage 3 uranium 12", "coal 3 oil 3 garbage 3 uranium 11"),
        ("oil 2 uranium 1", "uranium 1"),
        ("uranium 1", ""),
        ("", ""),
    ],
)
def test_shortage(market: str, left: str) -> None:
    """3 tokens (1 if uranium) of the cheapest leave; ties by fuel; none of a type cannot be short.

    Rulings, price of a type: fewer tokens than three, as many as possible.
    """
    before, after = events("shortage", market, "coal 1")
    assert after.fuel_market == fuel(left)
    gone = [a - b for a, b in zip(before.fuel_market, after.fuel_market, strict=True)]
    assert [a - b for a, b in zip(after.supply, before.supply, strict=True)] == gone
    assert after.removed[-1:] == ("shortage",)


@pytest.mark.parametrize(
    ("market", "supply", "filled"),
    [
        ("coal 3 oil 3 garbage 3 uranium 2", "uranium 9", "coal 3 oil 3 garbage 3 uranium 3"),
        ("coal 3 oil 3 garbage 3 uranium 5", "coal 9 oil 9", "coal 6 oil 3 garbage 3 uranium 5"),
        ("coal 6 oil 3 garbage 3 uranium 9", "coal 9 oil 9", "coal 6 oil 6 garbage 3 uranium 9"),
        ("coal 9 garbage 3 uranium 1", "oil 9", "coal 9 oil 3 garbage 3 uranium 1"),
        ("coal 9 uranium 1", "oil 2 garbage 9", "coal 9 oil 2 uranium 1"),
        ("coal 9 uranium 1", "garbage 9", "coal 9 uranium 1"),
    ],
)
def test_surplus(market: str, supply: str, filled: str) -> None:
    """3 tokens (1 if uranium) of the dearest come from the supply; a sold-out type is the dearest.

    Rulings, price of a type: ties in the order of fuels; as many as possible.
    """
    before, after = events("surplus", market, supply)
    assert after.fuel_market == fuel(filled)
    came = [a - b for a, b in zip(after.fuel_market, before.fuel_market, strict=True)]
    assert [a - b for a, b in zip(before.supply, after.supply, strict=True)] == came
    assert after.removed[-1:] == ("surplus",)


def test_surplus_may_bring_uranium_after_the_phase_out() -> None:
    """Rulings, price of a type: the phase-out stops restocking only."""
    state = drawing(phased_out=True)
    state = state.but(fuel_market=fuel("coal 9 oil 9 garbage 9"), supply=fuel("uranium 4"))
    assert replaced(state, "surplus").fuel_market == fuel("coal 9 oil 9 garbage 9 uranium 1")


@pytest.mark.parametrize(
    ("market", "shortage", "surplus"),
    [
        (
            "oil 24 garbage 24 uranium 12",
            "oil 21 garbage 24 uranium 12",
            "coal 3 oil 24 garbage 24 uranium 12",
        ),
        ("oil 1 garbage 1 uranium 1", "garbage 1 uranium 1", "coal 3 oil 1 garbage 1 uranium 1"),
    ],
)
def test_the_store_of_the_usa_does_not_count(market: str, shortage: str, surplus: str) -> None:
    """Rulings, price of a type: coal in the store is not on the market and costs no 8 there."""
    state = table(
        player(),
        player(),
        agenda=(DrawPlant(), OpenAuction(0)),
        market=MARKET,
        options={**ALL, "map": "usa"},
        regions=("cyan", "green", "purple"),
    ).but(fuel_market=fuel(market), supply=fuel("coal 24"))
    assert replaced(state, "shortage").fuel_market == fuel(shortage)
    assert replaced(state, "surplus").fuel_market == fuel(surplus)


def test_scrapping_comes_before_the_card_is_drawn() -> None:
    """rules/power-grid.md, 7, 6: discard first, then the replacement, so nobody is over it."""
    owner = player(60, (3, 4, 6, 30))
    state = table(
        owner,
        player(),
        agenda=(ScrapPlant(0, 30), DrawPlant(), OpenAuction(1)),
        market=MARKET[1:],
        options=ALL,
    )
    state = replaced(move(state, "scrap 3"), "transformer")
    state = move(state, "bid 10", "drop")
    assert offered(state) == ["station 4", "station 6", "station 30"]
