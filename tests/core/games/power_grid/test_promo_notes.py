# SPDX-License-Identifier: MIT
"""The public log of promo cards, and what statistics count of them."""

from __future__ import annotations

from typing import Any

from core.games.power_grid import tallies
from core.games.power_grid.agenda import (
    CardAuction,
    DrawPlant,
    NextOpening,
    OpenAuction,
    ScrapPlant,
)
from core.games.power_grid.state import State
from core.terms import Drawn
from tests.core.games.power_grid.builder import (
    draw,
    fuel,
    log,
    move,
    player,
    rules,
    seen,
    table,
)

ALL = {"promos": "all"}
MARKET = (30, 31, 32, 34, 35, 36, 37)


def drawing(**fields: Any) -> State:
    """A table at a draw."""
    people = (player(plants=(3, 4)), player(plants=(5,)))
    tasks = (DrawPlant(), OpenAuction(0), NextOpening())
    return table(*people, agenda=tasks, market=MARKET, options=ALL, **fields)


def test_an_auction_of_a_card() -> None:
    """The card comes up, bids, drops, the sale; the station is put under a plant."""
    state = drawing()
    assert log(state, Drawn(("transformer",))) == ["promo.turned card=transformer"]
    state = seen(draw(state, "transformer"))
    assert log(state, "bid 10") == ["auction.bid seat=0 price=10"]
    state = move(state, "bid 10")
    assert log(state, "drop") == [
        "promo.dropped seat=1 card=transformer",
        "promo.bought seat=0 card=transformer price=10",
    ]
    assert log(move(state, "drop"), "station 4") == ["promo.station seat=0 plant=4"]


def test_nobody_bids() -> None:
    """The card leaves the game."""
    state = move(seen(draw(drawing(), "warehouse")), "drop")
    assert log(state, "drop") == [
        "promo.dropped seat=1 card=warehouse",
        "promo.left card=warehouse",
    ]


def test_events() -> None:
    """What moved, by fuel."""
    state = drawing().but(fuel_market=fuel("coal 3 uranium 12"), supply=fuel("oil 9"))
    assert log(state, Drawn(("shortage",))) == [
        "promo.turned card=shortage",
        "promo.shortage fuel=uranium count=1",
    ]
    assert log(state, Drawn(("surplus",))) == [
        "promo.turned card=surplus",
        "promo.surplus fuel=oil count=3",
    ]
    nothing = state.but(supply=fuel(""))
    assert log(nothing, Drawn(("surplus",))) == ["promo.turned card=surplus"]


def test_flux() -> None:
    """It enters, and the lowest plant leaves."""
    assert log(drawing(), Drawn(("333",))) == ["market.entered plant=333", "market.left plant=30"]


def test_the_station_is_lost_with_its_plant() -> None:
    """And goes to the first plant of who waited for one."""
    owner = player(60, (4, 13, 20, 34), cards="transformer", station=13)
    state = table(
        owner,
        player(),
        agenda=(ScrapPlant(0, 34), OpenAuction(1)),
        market=(30, 31, 32, 35),
        options=ALL,
    )
    assert log(state, "scrap 13") == [
        "auction.scrapped seat=0 plant=13",
        "market.left plant=13",
        "promo.station_lost seat=0 plant=13",
    ]
    waiting = table(
        player(60, cards="transformer"),
        player(),
        agenda=(OpenAuction(0), NextOpening()),
        market=(30, 31, 32, 35),
        options=ALL,
        finished=(1,),
    )
    assert log(waiting, "open 30")[-1] == "promo.station seat=0 plant=30"


def test_who_has_no_house_for_the_theme_park() -> None:
    """Nobody can bid: the card leaves at once."""
    cities = rules(drawing()).network(("brown", "green", "red", "yellow")).cities[:22]
    state = drawing()
    for seat in (0, 1):
        state = state.with_player(seat, player(cities=" ".join(cities)))
    assert log(state, Drawn(("theme_park",))) == [
        "promo.turned card=theme_park",
        "promo.left card=theme_park",
    ]


def test_statistics_count_what_came_of_each_card() -> None:
    """In the stack, turned up, or with an effect that was seen."""
    state = drawing()
    assert ("shortage", "in the stack") in tallies.of(rules(state), state)
    state = state.but(fuel_market=fuel(""), supply=fuel(""))
    state = draw(state, "shortage")
    assert ("shortage", "turned up") in tallies.of(rules(state), state)
    state = draw(drawing(), "333")
    assert ("flux", "took effect") in tallies.of(rules(state), state)
    won = move(
        table(
            player(),
            player(),
            agenda=(CardAuction("theme_park", bidders=(0, 1)), OpenAuction(0)),
            market=MARKET,
            options=ALL,
        ),
        "bid 10",
        "drop",
    )
    assert ("theme_park", "took effect") in tallies.of(rules(won), won)
    plain = table(player(), player(), agenda=())
    assert [name for name, _ in tallies.of(rules(plain), plain)] == ["end", "rounds", "step"]
