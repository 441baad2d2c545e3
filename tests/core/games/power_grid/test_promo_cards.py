# SPDX-License-Identifier: MIT
"""Transformer Station, Theme Park and Warehouse (rules/power-grid-promos.md)."""

from __future__ import annotations

import pytest
from msgspec import structs

from core.games.grid.fuel import FuelCounts
from core.games.power_grid import course, player_order, steps, supply
from core.games.power_grid.agenda import (
    Build,
    BuyFuel,
    CardAuction,
    DrawPlant,
    EndAuctions,
    NextOpening,
    OpenAuction,
    PlaceStation,
    RunPlants,
    ScrapPlant,
)
from core.games.power_grid.state import BUILDING, BUREAUCRACY, FUEL, Player, State
from tests.core.games.power_grid.builder import (
    all_cards,
    fuel,
    move,
    mover,
    offered,
    player,
    refused,
    replaced,
    rules,
    table,
)

ALL = {"promos": "all"}
MARKET = (30, 31, 32, 34, 35, 36, 37)


def won(card: str, owner: Player, other: Player) -> State:
    """Seat 0 has just won the auction of a card."""
    state = table(
        owner,
        other,
        agenda=(CardAuction(card, bidders=(0, 1)), DrawPlant(), OpenAuction(0)),
        market=MARKET,
        options=ALL,
    )
    return move(state, "bid 10", "drop")


def scrapping(owner: Player) -> State:
    """A table at which seat 0 has just bought 34 and must scrap an older plant."""
    return table(
        owner,
        player(),
        agenda=(ScrapPlant(0, 34), OpenAuction(1)),
        market=(30, 31, 32, 35, 36, 37),
        options=ALL,
    )


# The Transformer Station.


def test_it_goes_under_an_own_plant_at_once() -> None:
    """Card table: sits under one own plant. Rulings: any plant may carry it, ecological too."""
    owner = player(plants=(4, 13, 20))
    state = won("transformer", owner, player())
    assert state.agenda[0] == PlaceStation(0)
    assert offered(state) == ["station 4", "station 13", "station 20"]
    assert refused(state, "station 5") == ("auction.not_your_plant", {"plant": 5})
    state = move(state, "station 13")
    assert state.players[0].station == 13
    assert isinstance(state.agenda[0], DrawPlant)


def test_with_one_plant_there_is_nothing_to_choose() -> None:
    """It goes there by itself."""
    state = won("transformer", player(plants=(4,)), player())
    assert state.players[0].station == 4
    assert isinstance(state.agenda[0], DrawPlant)


def test_a_winner_without_a_plant_puts_it_on_his_first_one() -> None:
    """Rulings: he keeps it and must put it on the first plant he takes; never moved otherwise."""
    state = won("transformer", player(), player())
    assert state.players[0].cards == ("transformer",)
    assert state.players[0].station == 0
    opening = (OpenAuction(0), NextOpening())
    state = state.but(agenda=opening, finished=(1,))
    state = move(state, "open 32")
    assert state.players[0].station == 32
    later = state.but(agenda=opening, finished=(1,), current=(34, 35))
    rich = structs.replace(later.players[0], money=100)
    assert move(later.with_player(0, rich), "open 34").players[0].station == 32


def running(owner: Player) -> State:
    """A table in phase 5."""
    return table(
        owner,
        player(),
        agenda=(RunPlants((0, 1)), OpenAuction(0)),
        market=MARKET,
        options=ALL,
        phase=BUREAUCRACY,
    )


@pytest.mark.parametrize(
    ("run", "income"), [("run 4", 33), ("run 13", 22), ("run 4 13", 44), ("done", 10)]
)
def test_it_supplies_one_city_more_when_its_plant_runs(run: str, income: int) -> None:
    """Card table: +1 city when that plant runs; works only when the plant runs."""
    owner = player(0, (4, 13), "coal 2", "berlin leipzig magdeburg", cards="transformer", station=4)
    after = move(running(owner), run)
    assert after.players[0].money == income
    assert ("transformer" in after.effects) == ("4" in run.split())


@pytest.mark.parametrize(("run", "income"), [("run 4", 22), ("run 13", 33), ("run 4 13", 44)])
def test_it_helps_the_plant_that_it_lies_under(run: str, income: int) -> None:
    """Card table: that plant's run, whichever of the own plants it is."""
    owner = player(
        0, (4, 13), "coal 2", "berlin leipzig magdeburg", cards="transformer", station=13
    )
    assert move(running(owner), run).players[0].money == income


def test_it_does_nothing_while_its_plant_is_idle() -> None:
    """Rulings: it works only when the plant runs; three tokens of coal are no plant 3."""
    owner = structs.replace(
        player(0, (3, 333), "coal 3", "berlin leipzig dresden erfurt halle fulda", "transformer"),
        station=3,
    )
    state = move(running(owner), "run 333 coal 3")
    assert "transformer" not in state.effects


def test_what_it_supplies_counts_at_the_end() -> None:
    """Section 6: the most cities that can be supplied now."""
    owner = player(0, (13,), "", "berlin leipzig magdeburg", cards="transformer", station=13)
    state = running(owner)
    assert supply.maximum(rules(state), owner) == 2
    assert course.over(rules(state), state.but(ended="cities")).scores == (2, 0)


def test_promo_effects_on_one_plant_add_up() -> None:
    """Rulings: several promo effects on one plant add up: Flux with the station supplies 7."""
    owner = player(0, (333,), "coal 3", cards="transformer", station=333)
    state = running(owner)
    assert max(way.output for way in rules(state).fleet_of(owner).ways) == 7


def test_it_goes_away_with_that_plant() -> None:
    """Card table: goes away with that plant; other plants may be scrapped without it."""
    owner = player(60, (4, 13, 20, 34), cards="transformer", station=13)
    state = scrapping(owner)
    gone = move(state, "scrap 13")
    assert gone.players[0].cards == ()
    assert gone.players[0].station == 0
    assert gone.removed[-2:] == ("13", "transformer")
    assert len(all_cards(gone)) == 48
    assert move(state, "scrap 4").players[0].station == 13


# The Theme Park.


def test_the_theme_park_counts_as_a_city_everywhere() -> None:
    """Card table, and rulings: for supply, Step 2 and the end."""
    six = "berlin leipzig magdeburg kiel hamburg bremen"
    owner = player(0, (34,), "uranium 1", six, cards="theme_park")
    state = running(owner)
    assert supply.supplied(owner, max(rules(state).fleet((50,)).ways, key=lambda w: w.output)) == 6
    assert owner.connected == 7
    assert steps.step2_due(rules(state), state)
    without = state.with_player(0, structs.replace(owner, cards=()))
    assert not steps.step2_due(rules(without), without)


def test_the_theme_park_does_not_count_for_the_order_after_the_first_auctions() -> None:
    """rules/power-grid.md, section 2: by plants only; the park counts from the next phase 1 on."""
    people = (player(40, (3,), cards="theme_park"), player(40, (9,)), player(40, (8,)))
    state = table(*people, agenda=(OpenAuction(2), EndAuctions()), round=2, options=ALL)
    first = state.but(round=1, finished=(0, 1), current=())
    assert move(first, "opt_out").order == (1, 2, 0)
    later = player_order.determined(rules(state), state)
    assert later.order == (0, 1, 2)


def test_the_theme_park_ends_the_game() -> None:
    """Rulings: the end is checked only after phase 4."""
    cities = rules(running(player())).network(("brown", "green", "red", "yellow")).cities[:16]
    people = (player(cities=" ".join(cities), cards="theme_park"), player(), player())
    state = table(*people, agenda=(), market=MARKET, options=ALL, phase=BUILDING)
    assert course.end_building(rules(state), state).ended == "cities"
    people = (structs.replace(people[0], cards=()), *people[1:])
    assert not course.end_building(rules(state), state.but(players=people)).ended


def test_the_first_real_city_is_still_free_of_connection() -> None:
    """Rulings: it is no node of the network."""
    owner = player(10, cards="theme_park")
    state = table(
        owner, player(), agenda=(Build(0), Build(1)), market=MARKET, options=ALL, phase=BUILDING
    )
    assert "build berlin" in offered(state)
    assert move(state, "build berlin").players[0].money == 0


def test_neither_connection_nor_house_is_paid() -> None:
    """Set-up: only the winning bid."""
    owner = player(10, cities="berlin")
    state = won("theme_park", owner, player(0))
    assert state.players[0].money == 0
    assert state.players[0].connected == 2


def test_it_uses_one_of_the_22_houses() -> None:
    """Rulings: with 21 cities and the Theme Park no house is left."""
    twenty_one = tuple(rules(running(player())).network(("brown", "green", "red", "yellow")).cities)
    owner = Player(500, cities=twenty_one[:21], cards=("theme_park",))
    state = table(
        owner, player(), agenda=(Build(0), Build(1)), market=MARKET, options=ALL, phase=BUILDING
    )
    assert offered(state) == ["done"]
    assert refused(state, f"build {twenty_one[21]}") == (
        "building.no_houses_left",
        {"houses": 22},
    )


def test_who_has_no_house_left_cannot_bid_for_it() -> None:
    """Our ruling (docs/rules/power-grid.md): the card needs a house."""
    cities = tuple(rules(running(player())).network(("brown", "green", "red", "yellow")).cities)
    state = table(
        Player(500, cities=cities[:22]),
        player(),
        agenda=(DrawPlant(), OpenAuction(0)),
        market=MARKET,
        options=ALL,
    )
    assert mover(replaced(state, "theme_park")) == 1
    assert mover(replaced(state, "warehouse")) == 0


# The Warehouse.


def buying(owner: Player, market: str = "coal 24 oil 18 garbage 9 uranium 2") -> State:
    """A table in phase 3."""
    state = table(
        owner, player(), agenda=(BuyFuel(0), BuyFuel(1)), market=MARKET, options=ALL, phase=FUEL
    )
    return state.but(fuel_market=fuel(market))


def test_the_warehouse_takes_any_fuel_even_without_a_plant_for_it() -> None:
    """Rulings: any fuel, also with no plant for it, while the test holds."""
    state = buying(player(100, cards="warehouse"))
    assert offered(state) == [
        *(f"buy {kind} {count}" for kind in ("coal", "garbage", "oil") for count in (1, 2, 3)),
        "buy uranium 1",
        "buy uranium 2",
        "done",
    ]
    state = move(state, "buy oil 2")
    assert refused(state, "buy coal 2") == ("fuel.no_room", {"fuel": "coal", "count": 2, "room": 1})
    assert "warehouse" in state.effects


def test_it_holds_three_more_beside_what_plants_store() -> None:
    """Card table: 3 extra tokens of any kind."""
    state = move(buying(player(100, (4,), cards="warehouse")), "buy coal 7")
    assert state.players[0].fuel == (7, 0, 0, 0)
    assert offered(state) == ["done"]
    state = move(buying(player(100, (4,), cards="warehouse")), "buy coal 4", "buy oil 3")
    assert offered(state) == ["done"]
    assert (
        "warehouse" not in move(buying(player(100, (4,), cards="warehouse")), "buy coal 4").effects
    )


def test_tokens_move_to_plants_and_are_burnt_there() -> None:
    """Card table: tokens may move to and from plants."""
    owner = player(0, (4, 6), "coal 5 garbage 2 oil 2", "berlin leipzig", cards="warehouse")
    state = move(running(owner), "run 4 6")
    assert state.players[0].fuel == (3, 2, 1, 0)
    assert state.players[0].money == 33


def test_only_tokens_of_the_scrapped_plant_may_be_given_up() -> None:
    """Rulings, giving up: plant 4 stores four coal, so three of seven lay elsewhere and stay."""
    owner = player(60, (4, 10, 18, 34), "coal 7", cards="warehouse")
    state = move(scrapping(owner), "scrap 4")
    found = [move(state, text).players[0].fuel for text in offered(state)]
    assert sorted(found) == [(coal, 0, 0, 0) for coal in range(3, 8)]


@pytest.mark.parametrize(
    ("scrapped", "tokens", "kept"),
    [
        (4, "coal 7", [(3, 0, 0, 0)]),
        (4, "coal 5", [(1, 0, 0, 0), (2, 0, 0, 0), (3, 0, 0, 0)]),
        (4, "oil 3", [(0, 3, 0, 0)]),
        (4, "coal 2 oil 2", [(0, 2, 0, 0), (1, 2, 0, 0)]),
    ],
)
def test_giving_up(scrapped: int, tokens: str, kept: list[FuelCounts]) -> None:
    """Rulings, giving up: tokens that need the Warehouse to fit stay; never straight to the supply.

    Plant 13 stores nothing: what is kept lies in the Warehouse.
    """
    owner = player(60, (scrapped, 13, 18, 34), tokens, cards="warehouse")
    state = scrapping(owner)
    state = move(state, f"scrap {scrapped}")
    if len(kept) == 1:
        assert state.players[0].fuel == kept[0]
    else:
        assert len(offered(state)) == len(kept)
        found = [move(state, text).players[0].fuel for text in offered(state)]
        assert sorted(found) == sorted(kept)


def test_nobody_may_throw_fuel_away_from_the_warehouse() -> None:
    """Card table: never straight to the supply: no move of any phase does it."""
    owner = player(100, (4,), "coal 2 oil 3", "berlin", cards="warehouse")
    for state in (buying(owner), running(owner)):
        for text in offered(state, 0):
            after = move(state, text).players[0].fuel
            assert after[1] >= 3 or text.startswith("run")
