# SPDX-License-Identifier: MIT
"""Phase 3 (rules/power-grid.md, section 2)."""

from __future__ import annotations

from typing import Any

import pytest

from core.games.power_grid.agenda import (
    BuyFuel,
    DropUnsold,
    EndAuctions,
    NextOpening,
    OpenAuction,
)
from core.games.power_grid.state import BUILDING, FUEL, Player, State
from core.terms import Turn
from tests.core.games.power_grid.builder import (
    all_fuel,
    awaiting,
    move,
    mover,
    offered,
    player,
    refused,
    table,
)

USA = {"map": "usa"}


def buying(*people: Player, **fields: Any) -> State:
    """Phase 3: the turn of seat 0."""
    fields = {"phase": FUEL, **fields}
    return table(*people, agenda=(BuyFuel(0), BuyFuel(1)), **fields)


def test_fuel_is_bought_in_reverse_order() -> None:
    """Section 2: phases 3 and 4 go in reverse order of players, after round 1's auctions too."""
    agenda = (OpenAuction(2), NextOpening(), DropUnsold(), EndAuctions())
    state = table(player(), player(), player(), agenda=agenda, order=(1, 0, 2), finished=(1, 0))
    state = move(state, "opt_out")
    assert mover(state) == 2
    state = move(state, "done")
    assert mover(state) == 0
    state = move(state, "done", "done")
    assert state.phase == BUILDING
    assert awaiting(state) == Turn((2,))


def test_only_fuels_that_own_plants_burn() -> None:
    """Phase 3: garbage for a garbage plant, coal and oil for a hybrid, nothing without plants."""
    assert offered(buying(player(), player())) == ["done"]
    assert offered(buying(player(plants=(6,)), player())) == [
        "buy garbage 1",
        "buy garbage 2",
        "done",
    ]
    hybrid = offered(buying(player(plants=(5,)), player()))
    assert hybrid == [*(f"buy {f} {n}" for f in ("coal", "oil") for n in range(1, 5)), "done"]


def test_the_cheapest_tokens_go_first() -> None:
    """Phase 3: with 24 coal three cost 1 each and the fourth 2; oil begins at 3."""
    state = buying(player(plants=(4, 7)), player())
    bought = move(state, "buy coal 4")
    assert bought.players[0].money == 45
    assert bought.players[0].fuel == (4, 0, 0, 0)
    assert bought.fuel_market == (20, 18, 9, 2)
    assert move(bought, "buy oil 4").players[0].money == 45 - 3 * 3 - 4


@pytest.mark.parametrize(("count", "price"), [(1, 14), (2, 30)])
def test_uranium_costs_14_and_16_at_first(count: int, price: int) -> None:
    """Section 1, 4: two tokens of uranium."""
    state = move(buying(player(plants=(11,)), player()), f"buy uranium {count}")
    assert state.players[0].money == 50 - price


def test_one_token_at_a_time_costs_the_same() -> None:
    """Phase 3: the order of purchases changes no price."""
    state = buying(player(plants=(4, 20)), player())
    assert move(state, "buy coal 5") == move(state, *["buy coal 1"] * 5)


def test_the_turn_goes_on_until_its_end() -> None:
    """Phase 3: any number of purchases."""
    state = move(buying(player(plants=(4,)), player()), "buy coal 1", "buy coal 1")
    assert mover(state) == 0
    assert mover(move(state, "done")) == 1


def test_storage_limits_a_purchase() -> None:
    """Section 4: twice the printed amount."""
    state = buying(player(plants=(4,), tokens="coal 3"), player(), fuel_market=(20, 0, 0, 0))
    assert offered(state) == ["buy coal 1", "done"]
    assert refused(state, "buy coal 2") == ("fuel.no_room", {"fuel": "coal", "count": 2, "room": 1})


def test_sold_out_cannot_be_bought() -> None:
    """Phase 3."""
    state = buying(player(plants=(4,)), player(), fuel_market=(1, 0, 0, 0))
    assert offered(state) == ["buy coal 1", "done"]
    assert refused(state, "buy coal 2") == (
        "fuel.sold_out",
        {"fuel": "coal", "count": 2, "available": 1},
    )


def test_money_limits_a_purchase() -> None:
    """Phase 3: the price is named."""
    state = buying(player(money=2, plants=(4,)), player())
    assert offered(state) == ["buy coal 1", "buy coal 2", "done"]
    assert refused(state, "buy coal 3") == ("fuel.too_expensive", {"price": 3, "money": 2})


@pytest.mark.parametrize("text", ["buy coal 0", "buy coal -1", "buy wood 1", "buy coal", "sell"])
def test_nonsense_is_refused(text: str) -> None:
    """Phase 3: no selling, no voluntary return."""
    assert refused(buying(player(plants=(4,)), player()), text)[0] == "move.not_legal"


def test_the_store_sells_coal_at_8_when_the_market_is_empty() -> None:
    """Phase 3, USA Recharged: and one purchase may empty the market and go on there."""
    state = buying(player(plants=(20,)), player(), fuel_market=(2, 0, 0, 0), options=USA)
    assert state.supply[0] == 22
    after = move(state, "buy coal 4")
    assert after.players[0].money == 50 - 8 - 8 - 8 - 8
    assert after.fuel_market[0] == 0
    assert after.supply[0] == 20
    assert all_fuel(after) == (24, 24, 24, 12)
    empty = buying(player(money=16, plants=(20,)), player(), fuel_market=(0, 0, 0, 0), options=USA)
    assert offered(empty) == ["buy coal 1", "buy coal 2", "done"]


@pytest.mark.parametrize(("money", "most"), [(15, 1), (16, 2), (23, 2), (24, 3), (32, 4)])
def test_a_purse_goes_through_the_market_into_the_store(money: int, most: int) -> None:
    """Phase 3, USA Recharged: 8 for each token of the store, after those of the market."""
    owner = player(money=money, plants=(20,))
    state = buying(owner, player(), fuel_market=(2, 0, 0, 0), options=USA)
    assert offered(state) == [*(f"buy coal {count + 1}" for count in range(most)), "done"]


def test_the_store_waits_while_the_market_has_coal() -> None:
    """Phase 3, USA: market coal goes first, at its own price."""
    state = buying(player(plants=(20,)), player(), fuel_market=(24, 0, 0, 0), options=USA)
    assert move(state, "buy coal 1").players[0].money == 49


@pytest.mark.parametrize("options", [{"map": "usa", "edition": "original"}, {"map": "germany"}])
def test_only_the_usa_of_recharged_has_a_store(options: dict[str, str]) -> None:
    """Section 9, 'Which board': special rules are Recharged only."""
    state = buying(player(plants=(20,)), player(), fuel_market=(2, 0, 0, 0), options=options)
    assert offered(state) == ["buy coal 1", "buy coal 2", "done"]


def test_the_store_holds_what_nobody_has() -> None:
    """Section 9, 'USA store': all coal neither on the market nor with players."""
    state = buying(
        player(plants=(20,)),
        player(plants=(25, 31, 36), tokens="coal 16"),
        fuel_market=(6, 0, 0, 0),
        options=USA,
    )
    assert refused(state, "buy coal 7")[0] == "fuel.no_room"
    state = move(
        state.but(players=(player(money=90, plants=(20,)), state.players[1])), "buy coal 6"
    )
    assert state.supply[0] == 2
