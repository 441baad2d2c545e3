# SPDX-License-Identifier: MIT
"""Phase 5 (rules/power-grid.md, section 2) and the own-storage ruling (section 4)."""

from __future__ import annotations

from itertools import product, takewhile
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.games.grid.fuel import NO_FUEL, FuelCounts, plus, tokens
from core.games.power_grid.agenda import Restock, RunPlants
from core.games.power_grid.figures import FUELS
from core.games.power_grid.state import Player, State
from core.terms import Move, Moved, Turn
from tests.core.games.power_grid.builder import (
    GAME,
    PLANTS,
    all_fuel,
    awaiting,
    move,
    offered,
    player,
    refused,
    rules,
    table,
)

LOOSE = {"strict_storage": "off"}
CITIES = "bremen hannover hamburg kiel flensburg cuxhaven wilhelmshaven lubeck rostock"
EMPTY = (0, 0, 0, 0)


def running(*people: Player, **fields: Any) -> State:
    """Phase 5: everybody runs plants."""
    seats = tuple(range(len(people)))
    fields = {"phase": 5, "market": (), "pool": (), "fuel_market": EMPTY, **fields}
    return table(*people, agenda=(RunPlants(seats), Restock()), **fields)


def test_everybody_runs_plants_in_any_order() -> None:
    """Phase 5, 2: order is irrelevant for the result."""
    owner = player(plants=(4,), tokens="coal 2", cities="kiel")
    state = running(owner, player(plants=(13,), cities="kiel"), player())
    assert awaiting(state) == Turn((0, 1, 2))
    one = GAME.apply(GAME.apply(state, Moved(1, Move("run", (13,)))), Moved(0, Move("run", (4,))))
    two = GAME.apply(GAME.apply(state, Moved(0, Move("run", (4,)))), Moved(1, Move("run", (13,))))
    assert one == two
    assert awaiting(one) == Turn((2,))


def test_a_plant_burns_its_amount_and_pays_by_cities() -> None:
    """Phase 5, 2: plant 20 burns 3 coal, supplies 5 of 7 cities: 64."""
    owner = player(plants=(20,), tokens="coal 4", cities=" ".join(CITIES.split()[:7]))
    state = running(owner, player())
    supply = state.supply
    state = GAME.apply(state, Moved(0, Move("run", (20,))))
    assert state.players[0].money == 50 + 64
    assert state.players[0].fuel == (1, 0, 0, 0)
    assert state.supply[0] == supply[0] + 3
    assert all_fuel(state) == (24, 24, 24, 12)


def test_surplus_current_is_wasted() -> None:
    """Phase 5, 2: income by min(sum, own cities)."""
    owner = player(plants=(20,), tokens="coal 3", cities="kiel hamburg")
    state = GAME.apply(running(owner, player()), Moved(0, Move("run", (20,))))
    assert state.players[0].money == 50 + 33


def test_nothing_run_pays_10() -> None:
    """Phase 5, 2: 0 cities; plants may be left idle."""
    owner = player(plants=(20,), tokens="coal 3", cities="kiel")
    state = GAME.apply(running(owner, player()), Moved(0, Move("done")))
    assert state.players[0].money == 60
    assert state.players[0].fuel == (3, 0, 0, 0)


@pytest.mark.parametrize(("cities", "income"), [(17, 142), (19, 148), (20, 150), (21, 150)])
def test_income_of_large_networks(cities: int, income: int) -> None:
    """Phase 5, 2 and section 7, 8: 17 pay 142; more than 20 pay 150."""
    state = running(player(), player(), regions=("brown", "green", "red", "yellow"))
    names = rules(state).network(state.regions).cities
    plants = (18, 33, 37, 44, 50)
    owner = player(plants=plants, cities=" ".join(names[:cities]))
    assert sum(rules(state).plants[p].cities for p in plants) == 21
    state = running(owner, player())
    state = GAME.apply(state, Moved(0, Move("run", plants)))
    assert state.players[0].money == 50 + income


def test_a_hybrid_burns_any_mix() -> None:
    """Phase 5, 2: plant 5 with 2 coal and 2 oil."""
    owner = player(plants=(5,), tokens="coal 2 oil 2", cities="kiel")
    state = running(owner, player())
    assert offered(state, 0) == ["done", "run 5 coal 1 oil 1", "run 5 coal 2", "run 5 oil 2"]
    state = GAME.apply(state, Moved(0, Move.parse("run 5 coal 1 oil 1")))
    assert state.players[0].fuel == (1, 1, 0, 0)


def test_without_enough_fuel_nothing_runs() -> None:
    """Phase 5, 2: exactly the printed amount or nothing."""
    owner = player(plants=(4, 13), tokens="coal 1", cities="kiel")
    state = running(owner, player())
    assert offered(state, 0) == ["done", "run 13"]
    assert refused(state, "run 4") == ("bureaucracy.not_enough_fuel", {"run": "run 4"})
    assert refused(state, "run 5") == ("bureaucracy.not_your_plant", {"plant": 5})


@pytest.mark.parametrize(
    "text",
    ["run", "run 13 4", "run 4 4", "run 4 coal 2", "run 5 oil 0 coal 2", "run 5", "run coal"],
)
def test_a_run_has_one_name(text: str) -> None:
    """Plants ascending, then what hybrids burn, nothing twice and nothing of nothing."""
    owner = player(plants=(4, 5, 13), tokens="coal 4", cities="kiel")
    assert refused(running(owner, player()), text)[0] == "move.not_legal"


def test_the_own_storage_example() -> None:
    """Section 4: plants 29 and 35, 2 coal and 2 oil: 29 must burn coal, both run or alone."""
    owner = player(plants=(29, 35), tokens="coal 2 oil 2", cities=CITIES)
    strict = offered(running(owner, player()), 0)
    assert strict == ["done", "run 29 35 coal 1", "run 29 coal 1", "run 35"]
    loose = offered(running(owner, player(), options=LOOSE), 0)
    assert set(loose) - set(strict) == {"run 29 35 oil 1", "run 29 oil 1"}


def lies_on_own_cards(plants: tuple[int, ...], stock: FuelCounts, run: Move) -> bool:
    """The ruling, said from the tokens: a layout exists in which each run plant holds its burn."""
    numbers = list(takewhile(lambda arg: isinstance(arg, int), run.args))
    words = run.args[len(numbers) :]
    burns = dict(zip(words[::2], words[1::2], strict=True))
    known = rules(running(player(), player())).plants

    def laid(left: tuple[int, ...], tokens: tuple[int, ...], coal: int, oil: int) -> bool:
        if not left:
            return not any(tokens) and not coal and not oil
        plant = known[left[0]]
        kinds = [FUELS.index(name) for name in plant.fuels]
        for counts in product(*(range(min(2 * plant.amount, tokens[k]) + 1) for k in kinds)):
            if sum(counts) > 2 * plant.amount:
                continue
            rest = list(tokens)
            for kind, count in zip(kinds, counts, strict=True):
                rest[kind] -= count
            if plant.number not in numbers:
                options = [(0, 0)]
            elif len(kinds) < 2:
                options = [(0, 0)] if sum(counts) >= plant.amount else []
            else:
                options = [
                    (c, plant.amount - c)
                    for c in range(plant.amount + 1)
                    if c <= counts[0] and plant.amount - c <= counts[1]
                ]
            for c, o in options:
                if c <= coal and o <= oil and laid(left[1:], tuple(rest), coal - c, oil - o):
                    return True
        return False

    return laid(plants, stock, int(burns.get("coal", 0)), int(burns.get("oil", 0)))


FUELLED = [number for number in PLANTS if number not in (13, 18, 22, 27, 33, 37, 44, 50)]


@given(
    st.lists(
        st.sampled_from((5, 12, 21, 29, 46, 9, 35, 3, 4, 10)), min_size=1, max_size=3, unique=True
    ),
    st.integers(0, 5),
    st.integers(0, 5),
)
def test_own_storage_against_laying_tokens_out(plants: list[int], coal: int, oil: int) -> None:
    """Section 4: exactly the runs for which a layout on the cards exists."""
    owned = tuple(sorted(plants))
    stock = (coal, oil, 0, 0)
    owner = Player(50, owned, stock, ("kiel",))
    if not lies_on_own_cards(owned, stock, Move("done")):
        return
    every = GAME.legal_moves(running(owner, player(), options=LOOSE), 0)
    strict = GAME.legal_moves(running(owner, player()), 0)
    assert list(strict) == [run for run in every if lies_on_own_cards(owned, stock, run)]


@given(st.lists(st.sampled_from(FUELLED), min_size=1, max_size=4, unique=True))
def test_runs_without_the_ruling_are_all_that_the_fuel_allows(plants: list[int]) -> None:
    """Section 2: with full stores every subset of plants runs, with every mix."""
    owned = tuple(sorted(plants))
    capacity = rules(running(player(), player())).fleet(owned).capacity
    stock = NO_FUEL
    for kind in (1, 0, 2, 3):
        stock = plus(stock, tokens(kind, capacity.room(stock, kind)))
    if max(stock) > 12:
        return
    owner = Player(50, owned, stock, ("kiel",))
    state = running(owner, player(), options=LOOSE)
    found = offered(state, 0)
    assert len(set(found)) == len(found) >= 2 ** len(owned)


def test_a_seat_runs_once() -> None:
    """Phase 5, 2: all plants of a player run at the same instant (section 9)."""
    owner = player(plants=(4, 13), tokens="coal 2", cities="kiel hamburg")
    state = GAME.apply(running(owner, player()), Moved(0, Move("run", (4,))))
    assert awaiting(state) == Turn((1,))
    assert not GAME.legal_moves(state, 0)


def test_burnt_tokens_can_be_resupplied_at_once() -> None:
    """Phase 5, 3: tokens burnt a moment ago are available."""
    owner = player(plants=(11,), tokens="uranium 1", cities="kiel")
    others = (
        player(plants=(17, 23, 28), tokens="uranium 6"),
        player(plants=(34, 39), tokens="uranium 4"),
    )
    state = running(owner, *others, fuel_market=(0, 0, 0, 1))
    assert state.supply[3] == 0
    state = move(state, "run 11", "done", "done")
    assert state.fuel_market[3] == 2
