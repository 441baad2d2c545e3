# SPDX-License-Identifier: MIT
"""Auctions of promo cards (rules/power-grid-promos.md)."""

from __future__ import annotations

from core.games.power_grid.agenda import (
    CardAuction,
    DrawPlant,
    NextOpening,
    OpenAuction,
)
from core.games.power_grid.state import Player, State
from tests.core.games.power_grid.builder import (
    all_cards,
    move,
    mover,
    offered,
    player,
    refused,
    replaced,
    table,
    trust,
)

ALL = {"promos": "all"}
MARKET = (30, 31, 32, 34, 35, 36, 37)


def auction(card: str, *people: Player, **fields: object) -> State:
    """A table at the auction of a card that was just turned up; then the draw goes on."""
    people = people or (player(plants=(3,)), player(plants=(4,)), player(plants=(5,)))
    order = fields.get("order", tuple(range(len(people))))
    assert isinstance(order, tuple)
    seats = tuple((order[0] + n) % len(people) for n in range(len(people)))
    return table(
        *people,
        agenda=(CardAuction(card, bidders=seats), DrawPlant(), OpenAuction(0)),
        market=MARKET,
        options={**ALL, **({"two_players": "trust"} if "trust" in fields else {})},
        **fields,  # type: ignore[arg-type]
    )


def test_the_first_in_order_opens_at_10_or_more_or_drops_out() -> None:
    """Instant auction: the first in player order opens at 10 or more, or drops out."""
    state = replaced(
        table(
            player(),
            player(),
            player(),
            agenda=(DrawPlant(), OpenAuction(1)),
            market=MARKET,
            options=ALL,
            order=(1, 0, 2),
        ),
        "warehouse",
    )
    assert mover(state) == 1
    assert offered(state)[0] == "bid 10"
    assert offered(state)[-1] == "drop"
    assert refused(state, "bid 9") == ("auction.bid_below_minimum", {"bid": 9, "minimum": 10})


def test_the_next_clockwise_by_seat_may_open_at_10() -> None:
    """Instant auction: if he drops out the next clockwise by seat may open at 10."""
    state = move(auction("warehouse", order=(1, 0, 2)), "drop")
    assert mover(state) == 2
    assert offered(state)[0] == "bid 10"
    state = move(state, "drop")
    assert mover(state) == 0
    assert "drop" in offered(state)


def test_raise_by_at_least_one_or_drop_out_for_good() -> None:
    """Instant auction."""
    state = move(auction("warehouse"), "bid 12")
    assert offered(state)[0] == "bid 13"
    state = move(state, "drop", "bid 13", "bid 14")
    assert mover(state) == 2


def test_no_bid_above_own_money() -> None:
    """Instant auction, and rulings, money: any bid up to own money."""
    state = auction("warehouse", player(12), player(9), player())
    assert offered(state) == ["bid 10", "bid 11", "bid 12", "drop"]
    assert refused(state, "bid 13") == ("auction.bid_above_money", {"bid": 13, "money": 12})
    assert offered(move(state, "drop")) == ["drop"]


def test_all_players_take_part_and_keep_their_plant_of_the_round() -> None:
    """Instant auction: also those who bought or passed; it does not use up the plant."""
    state = auction("theme_park", finished=(0, 1))
    state = move(state, "bid 10", "drop", "drop")
    assert state.finished == (0, 1)
    assert not state.sold
    assert state.players[0].cards == ("theme_park",)
    state = auction("theme_park").but(finished=())
    assert move(state, "bid 10", "drop", "drop").finished == ()


def test_the_trust_never_bids() -> None:
    """Instant auction: the Trust never."""
    state = auction("warehouse", player(), player(), trust=trust(plants=(20,)))
    assert [mover(state), mover(move(state, "drop"))] == [0, 1]
    assert state.trust == move(state, "drop", "drop").trust


def test_the_winner_pays_the_bank() -> None:
    """Instant auction: his bid, and nobody else pays."""
    state = move(auction("warehouse"), "bid 10", "bid 15", "drop", "drop")
    assert [p.money for p in state.players] == [50, 35, 50]
    assert state.players[1].cards == ("warehouse",)


def test_nobody_bids_and_the_card_leaves_the_game() -> None:
    """Instant auction: nobody bids, the card leaves the game; then the draw that was due."""
    state = move(auction("transformer"), "drop", "drop", "drop")
    assert state.removed[-1] == "transformer"
    assert isinstance(state.agenda[0], DrawPlant)
    assert len(all_cards(state)) == 48


def test_the_last_one_left_may_still_open() -> None:
    """Instant auction: the others dropped out before anybody bid."""
    state = move(auction("warehouse"), "drop", "drop", "bid 10")
    assert state.players[2].cards == ("warehouse",)
    assert state.players[2].money == 40


def test_round_1_without_money_for_a_plant() -> None:
    """Rulings, money: also in round 1; then the duty to buy lapses."""
    people = (player(0, cards="warehouse"), player())
    state = table(
        *people, agenda=(OpenAuction(0), NextOpening()), market=MARKET, options=ALL, round=1
    )
    assert offered(state) == ["opt_out"]
<<<<<<< HEAD
=======


# The Transformer Station.


def test_it_goes_under_an_own_plant_at_once() -> None:
    """Card table: sits under one own plant. Rulings: any plant may carry it, ecological too."""
    owner = player(plants=(4, 13, 20))
    state = move(auction("transformer", owner, player()), "bid 10", "drop")
    assert state.agenda[0] == PlaceStation(0)
    assert offered(state) == ["station 4", "station 13", "station 20"]
    assert refused(state, "station 5") == ("auction.not_your_plant", {"plant": 5})
    state = move(state, "station 13")
    assert state.players[0].station == 13
    assert isinstance(state.agenda[0], DrawPlant)


def test_with_one_plant_there_is_nothing_to_choose() -> None:
    """It goes there by itself."""
    state = move(auction("transformer", player(plants=(4,)), player()), "bid 10", "drop")
    assert state.players[0].station == 4
    assert isinstance(state.agenda[0], DrawPlant)


def test_a_winner_without_a_plant_puts_it_on_his_first_one() -> None:
    """Rulings: he keeps it and must put it on the first plant he takes; never moved otherwise."""
    state = move(auction("transformer", player(), player()), "bid 10", "drop")
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


def test_what_it_supplies_counts_at_the_end() -> None:
    """Section 6: the most cities that can be supplied now."""
    owner = player(0, (13,), "", "berlin leipzig magdeburg", cards="transformer", station=13)
    state = running(owner)
    assert supply.maximum(rules(state), owner) == 2
    assert scoring.over(rules(state), state.but(ended="cities")).scores == (2, 0)


def test_promo_effects_on_one_plant_add_up() -> None:
    """Rulings: several promo effects on one plant add up: Flux with the station supplies 7."""
    owner = player(0, (333,), "coal 3", cards="transformer", station=333)
    state = running(owner)
    assert max(way.output for way in rules(state).fleet_of(owner).ways) == 7


def test_it_goes_away_with_that_plant() -> None:
    """Card table: goes away with that plant; other plants may be scrapped without it."""
    owner = player(60, (4, 13, 20, 34), cards="transformer", station=13)
    state = table(
        owner,
        player(),
        agenda=(ScrapPlant(0, 34), OpenAuction(1)),
        market=(30, 31, 32, 35, 36, 37),
        options=ALL,
    )
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


def test_the_theme_park_ends_the_game() -> None:
    """Rulings: the end is checked only after phase 4."""
    cities = rules(running(player())).network(("brown", "green", "red", "yellow")).cities[:16]
    people = (player(cities=" ".join(cities), cards="theme_park"), player(), player())
    state = table(*people, agenda=(), market=MARKET, options=ALL, phase=BUILDING)
    assert building.end(rules(state), state).ended == "cities"
    people = (structs.replace(people[0], cards=()), *people[1:])
    assert not building.end(rules(state), state.but(players=people)).ended


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
    state = move(auction("theme_park", owner, player(0)), "bid 10", "drop")
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
    state = table(
        owner,
        player(),
        agenda=(ScrapPlant(0, 34), OpenAuction(1)),
        market=(30, 31, 32, 35, 36, 37),
        options=ALL,
    )
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
>>>>>>> dc222c8 (Share what plants store and run between both games of Power Grid)
