# SPDX-License-Identifier: MIT
"""Against the Trust (rules/power-grid.md, section 3 and the rulings of section 9)."""

from __future__ import annotations

from typing import Any

import pytest

from core.games.power_grid.agenda import (
    Build,
    BuyFuel,
    DropUnsold,
    EndAuctions,
    EndBuilding,
    EndRound,
    NextOpening,
    OpenAuction,
    PlaceTrust,
    Restock,
    RunPlants,
    StartBuilding,
    TrustTakesFuel,
)
from core.games.power_grid.moves import DONE
from core.games.power_grid.state import BUILDING, FUEL, NO_PLANT, Player, State, Trust
from core.terms import Chance, Moved, Turn
from tests.core.games.power_grid.builder import (
    GAME,
    all_cards,
    all_fuel,
    awaiting,
    draw,
    move,
    offered,
    player,
    refused,
    replaced,
    table,
    trust,
)

MARKET = (13, 14, 15, 16, 17, 18, 19, 20)
PHASE_2 = (OpenAuction(0), NextOpening(), DropUnsold(), EndAuctions())


def auction(company: Trust, *people: Player, **fields: Any) -> State:
    """Phase 2 of a game of two with a Trust that has not had its turn."""
    fields = {"market": MARKET, "trust": company, **fields}
    return table(*(people or (player(), player())), agenda=PHASE_2, **fields)


def of(state: State) -> Trust:
    """The Trust."""
    assert state.trust is not None
    return state.trust


def taking(company: Trust, market: tuple[int, ...], **fields: Any) -> State:
    """Phase 3 after the first buyer: the Trust has taken its fuel."""
    agenda = (BuyFuel(1), TrustTakesFuel(), BuyFuel(0), StartBuilding(), Build(1))
    people = fields.pop("people", (player(), player()))
    state = table(*people, agenda=agenda, phase=FUEL, fuel_market=market, trust=company, **fields)
    return move(state, "done")


def test_its_first_houses_lie_one_connection_apart() -> None:
    """Set-up: any city first, then beside an earlier house, costs do not matter."""
    state = table(
        player(), player(), agenda=(PlaceTrust(0), PlaceTrust(1), BuyFuel(0)), trust=trust()
    )
    assert "trust kiel" in offered(state)
    state = move(state, "trust essen")
    assert offered(state) == [
        "trust dortmund",
        "trust duisburg",
        "trust dusseldorf",
        "trust munster",
    ]
    assert refused(state, "trust kiel")[0] == "trust.not_beside_its_houses"
    assert of(move(state, "trust duisburg")).cities == ("duisburg", "essen")


def test_without_a_neighbour_left_any_empty_city_will_do() -> None:
    """Section 3: if impossible, any empty city."""
    green = "bremen cuxhaven flensburg hamburg hannover kiel"
    state = table(
        player(),
        player(),
        agenda=(PlaceTrust(0), BuyFuel(0)),
        regions=("green", "purple"),
        trust=trust(cities=f"{green} wilhelmshaven"),
    )
    assert "trust regensburg" in offered(state)
    assert len(offered(state)) == 7


def test_it_takes_the_highest_current_plant_after_the_first_sale() -> None:
    """Phase 2: after the sale is replaced, for free, and its own is replaced too."""
    state = move(auction(trust(due=True)), "open 13", "bid 13", "drop")
    state = replaced(state, 40)
    assert of(state).plants == (17,)
    assert isinstance(awaiting(state), Chance)
    state = replaced(state, 42)
    assert state.current == (14, 15, 16, 18)
    assert awaiting(state) == Turn((1,))
    assert not of(state).due
    assert len(all_cards(state)) == 42


def test_it_takes_a_plant_after_the_first_opting_out() -> None:
    """Phase 2: or after the first player has opted out; once per phase."""
    state = replaced(move(auction(trust(due=True)), "opt_out"), 40)
    assert of(state).plants == (16,)
    assert awaiting(state) == Turn((1,))
    state = move(state, "opt_out")
    assert of(state).plants == (16,)
    assert state.phase == FUEL


def test_with_three_plants_it_scraps_its_lowest_for_a_better_one() -> None:
    """Phase 2: only if the plant beats its lowest."""
    state = move(auction(trust((3, 4, 30), due=True)), "opt_out")
    assert of(state).plants == (4, 16, 30)
    assert "3" in state.removed


def test_with_three_better_plants_it_takes_nothing() -> None:
    """Phase 2: and its turn of this phase is over."""
    state = move(auction(trust((28, 29, 30), due=True)), "opt_out")
    assert of(state).plants == (28, 29, 30)
    assert awaiting(state) == Turn((1,))
    assert not of(state).due


def test_the_token_is_gone_with_the_discounted_plant() -> None:
    """Phase 2: if it takes the discounted plant."""
    state = auction(
        trust(due=True), market=(13, 14), pool=(), step=3, step3_card="out", discount=14
    )
    state = move(state, "opt_out")
    assert of(state).plants == (14,)
    assert state.discount == NO_PLANT


def test_its_replacement_is_compared_with_the_token_plant() -> None:
    """Section 9, A8: the Trust's replacement included."""
    state = auction(trust(due=True), discount=13, top="plug")
    state = draw(move(state, "opt_out"), 12)
    assert state.discount == NO_PLANT
    assert "12" in state.removed


def test_in_step_3_it_takes_the_highest_of_six() -> None:
    """Section 9."""
    state = auction(trust(due=True), market=MARKET[:6], pool=(), step=3, step3_card="out")
    assert of(move(state, "opt_out")).plants == (18,)


def test_an_empty_market_gives_it_nothing() -> None:
    """Section 9: the sale of the last plant ends the phase."""
    state = auction(trust(due=True), market=(13,), pool=(), step=3, step3_card="out")
    state = move(state, "open 13", "bid 13", "drop")
    assert of(state).plants == ()
    assert state.phase == FUEL


def test_its_plant_phases_nothing_out() -> None:
    """Phase 3, Germany: a judgement call for 39."""
    market = (36, 37, 38, 39, 40, 42, 44, 46)
    state = move(auction(trust(due=True), market=market), "opt_out")
    assert of(state).plants == (39,)
    assert not state.phased_out


def test_what_it_takes_is_no_purchase() -> None:
    """Section 9, 'Modes': with nobody buying the lowest still leaves the old game."""
    state = auction(trust(due=True), options={"edition": "original"})
    state = move(draw(move(state, "opt_out"), 40), "opt_out")
    assert state.removed == ("13",)


def test_it_is_second_in_order_in_phase_3() -> None:
    """Sections 3 and 9: from the end of the auctions on, between the two players."""
    state = auction(trust((4,)), player(plants=(30,)), player(plants=(31,)))
    state = move(state, "opt_out", "opt_out")
    assert (state.phase, awaiting(state)) == (FUEL, Turn((1,)))
    assert of(state).fuel == (0, 0, 0, 0)
    state = move(state, "done")
    assert of(state).fuel == (2, 0, 0, 0)
    assert awaiting(state) == Turn((0,))


def test_it_takes_fuel_after_the_first_buyer() -> None:
    """Phase 3: after the last player, who buys first; before the other."""
    state = taking(trust((4, 7)), (24, 18, 9, 2))
    assert of(state).fuel == (2, 3, 0, 0)
    assert state.fuel_market == (22, 15, 9, 2)
    assert awaiting(state) == Turn((0,))
    assert all_fuel(state) == (24, 24, 24, 12)


@pytest.mark.parametrize(
    ("plants", "market", "taken"),
    [
        ((5,), (24, 18, 0, 0), (1, 1, 0, 0)),
        ((46,), (24, 18, 0, 0), (2, 1, 0, 0)),
        ((5,), (0, 18, 0, 0), (0, 2, 0, 0)),
        ((5,), (24, 0, 0, 0), (2, 0, 0, 0)),
        ((46,), (1, 18, 0, 0), (1, 2, 0, 0)),
        ((4,), (1, 0, 0, 0), (1, 0, 0, 0)),
        ((4, 8), (3, 0, 0, 0), (3, 0, 0, 0)),
        ((13, 50), (24, 18, 9, 2), (0, 0, 0, 0)),
    ],
)
def test_hybrids_alternate_and_what_is_sold_out_is_skipped(
    plants: tuple[int, ...], market: tuple[int, ...], taken: tuple[int, ...]
) -> None:
    """Section 9: ascending plants, coal first, incomplete runs too."""
    assert of(taking(trust(plants), market)).fuel == taken


def test_it_never_takes_from_the_coal_store() -> None:
    """Section 9, USA."""
    assert of(taking(trust((4,)), (0, 0, 0, 0), options={"map": "usa"})).fuel == (0, 0, 0, 0)


def test_it_burns_everything_before_the_market_is_filled() -> None:
    """Phase 5: to the supply, complete run or not, and available at once."""
    hoard = player(plants=(17, 23, 28, 34), tokens="uranium 8")
    agenda = (RunPlants((0, 1)), Restock(), EndRound())
    state = table(
        hoard,
        player(),
        agenda=agenda,
        phase=5,
        trust=trust((11, 39), "uranium 2"),
        fuel_market=(24, 18, 9, 2),
    )
    assert state.supply[3] == 0
    for seat in (0, 1):
        state = GAME.apply(state, Moved(seat, DONE))
    assert of(state).fuel == (0, 0, 0, 0)
    assert state.fuel_market[3] == 3
    assert all_fuel(state) == (24, 24, 24, 12)


def building(company: Trust, *people: Player, **fields: Any) -> State:
    """Phase 4 of a game of two."""
    fields = {"phase": BUILDING, "market": MARKET, **fields}
    agenda = (Build(0), Build(1), EndBuilding())
    return table(*people, agenda=agenda, trust=company, **fields)


def test_its_first_houses_block_cities_in_step_1() -> None:
    """Section 3: and open at 15 in Step 2."""
    state = building(trust(cities="kiel"), player(), player())
    assert refused(state, "build kiel")[0] == "building.no_open_space"
    state = building(trust(cities="kiel"), player(money=15), player(), step=2)
    state = move(state, "build kiel")
    assert state.players[0].money == 0
    assert of(state).cities == ("kiel",), "no second house in its own city"


@pytest.mark.parametrize("step", [1, 2, 3])
def test_it_follows_into_an_empty_city(step: int) -> None:
    """Phase 4, in every Step: on the 15 space, so that the other enters only in Step 3 at 20."""
    state = building(trust(cities="essen"), player(), player(money=100), step=step)
    state = move(state, "build kiel", "done")
    assert of(state).cities == ("essen", "kiel")
    assert ("build kiel" in offered(state)) == (step == 3)
    third = state.but(step=3)
    assert move(third, "build kiel").players[1].money == 80


def test_it_follows_only_while_houses_last() -> None:
    """Section 3: 16 houses, six of them placed at the start."""
    names = GAME.rules(building(trust(), player(), player())).network(("red", "yellow")).cities
    state = building(trust(cities=" ".join(names[:14])), player(), player())
    assert len(names) == 14
    state = move(state, "build kiel")
    assert len(of(state).cities) == 15
    full = building(trust(cities=" ".join([*names, "berlin", "lubeck"])), player(), player())
    assert len(of(move(full, "build kiel")).cities) == 16


def test_it_never_triggers_steps_or_the_end() -> None:
    """Section 3: its houses count for occupancy only."""
    names = GAME.rules(building(trust(), player(), player())).network(("red", "yellow")).cities
    state = building(trust(cities=" ".join(names)), player(cities="kiel"), player())
    state = move(state, "done", "done")
    assert (state.step, state.ended) == (1, "")
    assert state.order == (0, 1)


def test_its_houses_make_no_plant_obsolete() -> None:
    """Section 9, 'Modes': they do not count for A9."""
    names = GAME.rules(building(trust(), player(), player())).network(("red", "yellow")).cities
    state = building(
        trust(cities=" ".join(names)), player(), player(), options={"edition": "original"}
    )
    assert move(state, "build kiel").current == MARKET[:4]
