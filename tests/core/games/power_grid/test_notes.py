# SPDX-License-Identifier: MIT
"""The public log of Power Grid."""

from __future__ import annotations

from typing import Any

from core.games.power_grid.agenda import (
    Build,
    BuyFuel,
    DropUnsold,
    EndAuctions,
    EndBuilding,
    EndRound,
    NextOpening,
    OpenAuction,
    Restock,
    RunPlants,
    TurnBack,
    UpdateMarket,
)
from core.games.power_grid.state import State
from core.terms import Drawn, Left
from tests.core.games.power_grid.builder import GAME, draw, log, move, player, table, trust

PHASE_2 = (OpenAuction(0), NextOpening(), DropUnsold(), EndAuctions())
MARKET = (13, 14, 15, 16, 17, 18, 19, 20)


def auction(**fields: Any) -> State:
    """Phase 2 of three seats."""
    return table(player(), player(), player(), agenda=PHASE_2, market=MARKET, **fields)


def test_an_auction() -> None:
    """Opening, bids, drops, the sale and the replacement."""
    state = auction(top="plug")
    assert log(state, "open 13") == ["auction.opened seat=0 plant=13"]
    state = move(state, "open 13")
    assert log(state, "bid 13") == ["auction.bid seat=0 price=13"]
    state = move(state, "bid 13", "drop")
    assert log(state, "drop") == [
        "auction.dropped seat=2 plant=13",
        "auction.bought seat=0 plant=13 price=13",
    ]
    state = move(state, "drop")
    assert log(state, Drawn(("12",))) == ["market.entered plant=12"]
    state = draw(state, 12)
    assert log(state, Drawn(("plug",))) == ["stack.back back=plug"]
    assert log(draw(state, "plug"), "opt_out") == ["auction.opted_out seat=1"]


def test_scrapping() -> None:
    """The plant and what was given up with it."""
    people = (player(plants=(5, 6, 7), tokens="coal 1 oil 8"), player(), player())
    state = table(*people, agenda=PHASE_2, market=MARKET, fuel_market=(0, 0, 0, 0))
    state = move(state, "open 13", "bid 13", "drop", "drop")
    assert log(state, "scrap 6") == ["auction.scrapped seat=0 plant=6", "market.left plant=6"]
    state = move(state, "scrap 7")
    assert log(state, "keep coal 1 oil 2") == ["fuel.given_up seat=0 fuel=oil count=6"]


def test_a_smaller_replacement() -> None:
    """A8: the card and the token leave."""
    state = move(auction(discount=13, top="plug"), "open 14", "bid 14", "drop", "drop")
    assert log(state, Drawn(("12",))) == ["market.left plant=12"]


def test_fuel_and_houses_have_prices() -> None:
    """Phases 3 and 4."""
    people = (player(plants=(4,), cities="kiel"), player())
    state = table(*people, agenda=(BuyFuel(0), Build(0), Build(1), EndBuilding()), phase=3)
    assert log(state, "buy coal 4") == ["fuel.bought seat=0 fuel=coal count=4 price=5"]
    assert log(state, "done") == ["fuel.done seat=0"]
    state = move(state, "done").but(phase=4)
    assert log(state, "build hamburg") == ["building.built seat=0 city=hamburg price=18"]
    assert log(state, "done") == ["building.done seat=0"]


def test_phase_5() -> None:
    """Runs, idle seats, the plant put under the stack, restocking, the next round."""
    people = (player(plants=(13,), cities="kiel"), player())
    agenda = (RunPlants((0, 1)), Restock(), UpdateMarket(), EndRound())
    market = (14, 15, 16, 17, 18, 19, 20, 21)
    state = table(*people, agenda=agenda, phase=5, market=market, options={"edition": "original"})
    assert log(state, "run 13") == ["bureaucracy.ran seat=0 plants=13 income=22"]
    state = move(state, "run 13")
    assert log(state, "done") == [
        "bureaucracy.idle seat=1 income=10",
        "market.put_under plant=21",
        "market.restocked coal=0 oil=2 garbage=1 uranium=1",
    ]
    assert log(move(state, "done"), Drawn(("40",))) == [
        "market.entered plant=40",
        "round round=3",
    ]


def test_the_step_3_card() -> None:
    """It comes up, the lowest leaves, Step 3 begins; unseen cards are no news."""
    state = auction(pool=(), under=(40, 42), step=2, discount=13)
    state = move(state, "opt_out", "opt_out")
    lines = log(state, "opt_out")
    assert lines == [
        "auction.opted_out seat=2",
        "market.left plant=13",
        "market.left plant=14",
        "step3.card",
        "step step=3",
    ]


def test_the_trust() -> None:
    """Its plant, its fuel and its houses."""
    state = table(player(), player(), agenda=PHASE_2, market=MARKET, trust=trust(due=True))
    assert log(state, "opt_out") == ["auction.opted_out seat=0", "trust.took_plant plant=16"]
    state = table(player(), player(), agenda=(Build(0), EndBuilding()), phase=4, trust=trust())
    assert log(state, "build kiel") == [
        "building.built seat=0 city=kiel price=10",
        "trust.built city=kiel",
    ]


def test_set_up_and_leaving() -> None:
    """The order, the regions, the market; a seat that left."""
    chosen = GAME.settle((("edition", "original"),), 3)
    state = GAME.setup(chosen, 3)
    assert log(state, Drawn(("2", "0", "1"))) == ["order seats=2 0 1"]
    state = GAME.apply(state, Drawn(("2", "0", "1")))
    assert log(state, Drawn(("brown+green+yellow",))) == [
        "regions regions=brown green yellow",
        "market.opened plants=3 4 5 6 7 8 9 10",
        "round round=1",
    ]
    assert log(state, Left(1)) == ["seat.left seat=1"]


def test_a_back_is_public() -> None:
    """Section 1, 6."""
    state = table(player(), player(), agenda=(TurnBack(), OpenAuction(0)))
    assert log(state, Drawn(("socket",))) == ["stack.back back=socket"]
