# SPDX-License-Identifier: MIT
"""Steps 2 and 3 (rules/power-grid.md, section 5 and the rulings of section 9)."""

from __future__ import annotations

from typing import Any

import pytest

from core.games.power_grid.agenda import (
    Build,
    DropUnsold,
    EndAuctions,
    EndBuilding,
    EndRound,
    NextOpening,
    OpenAuction,
    Restock,
    RunPlants,
    UpdateMarket,
)
from core.games.power_grid.moves import DONE
from core.games.power_grid.state import BUILDING, BUREAUCRACY, FUEL, IN_MARKET, OUT, State
from core.terms import Chance, Moved
from tests.core.games.power_grid.builder import (
    GAME,
    awaiting,
    draw,
    move,
    offered,
    player,
    replaced,
    rules,
    table,
    trust,
)

MARKET = (13, 14, 15, 16, 17, 18, 19, 20)
SEVEN = "bremen hannover hamburg kiel flensburg cuxhaven wilhelmshaven"
SIMPLE = {"early_step3": "simple"}
PHASE_2 = (OpenAuction(0), NextOpening(), DropUnsold(), EndAuctions())
PHASE_5 = (RunPlants((0, 1, 2)), Restock(), UpdateMarket(), EndRound())


def built(cities: str = SEVEN, **fields: Any) -> State:
    """Phase 4 before the last seat ends it; seat 0 has these cities."""
    people = (player(cities=cities), player(), player())
    fields = {"market": MARKET, "phase": BUILDING, **fields}
    return table(*people, agenda=(Build(2), EndBuilding()), **fields)


def bureaucracy(**fields: Any) -> State:
    """Phase 5 before anybody ran plants."""
    people = (player(), player(), player())
    fields = {"market": MARKET, "phase": BUREAUCRACY, **fields}
    return table(*people, agenda=PHASE_5, **fields)


def everybody_runs(state: State) -> State:
    """All seats run nothing."""
    for seat in range(state.seats):
        state = GAME.apply(state, Moved(seat, DONE))
    return state


def test_step_2_starts_after_a_phase_4_with_seven_cities() -> None:
    """Section 5: at the beginning of phase 5; the lowest plant is removed and replaced."""
    state = built()
    assert state.step == 1
    state = move(state, "done")
    assert state.step == 2
    assert "13" in state.removed
    state = replaced(state, 50)
    assert state.current + state.future == (14, 15, 16, 17, 18, 19, 20, 50)
    assert isinstance(state.agenda[0], RunPlants)


def test_six_cities_are_not_enough() -> None:
    """Section 5: 7 cities."""
    assert move(built(SEVEN.replace(" kiel", "")), "done").step == 1


def test_with_six_seats_six_cities_are_enough() -> None:
    """Section 5: 6 with six players."""
    people = (player(cities=SEVEN.replace(" kiel", "")), *(player() for _ in range(5)))
    state = table(*people, agenda=(Build(5), EndBuilding()), market=MARKET, phase=BUILDING)
    assert move(state, "done").step == 2


@pytest.mark.parametrize(("mode", "cities", "step"), [("trust", 7, 2), ("classic", 9, 1)])
def test_step_2_with_two_seats(mode: str, cities: int, step: int) -> None:
    """Sections 3 and 9: 7 cities against the Trust, 10 in the classic game."""
    names = f"{SEVEN} lubeck schwerin rostock".split()
    options = {"two_players": mode}

    def after(count: int) -> int:
        people = (player(cities=" ".join(names[:count])), player())
        state = table(
            *people,
            agenda=(Build(1), EndBuilding()),
            market=MARKET,
            phase=BUILDING,
            options=options,
        )
        return move(state, "done").step

    assert after(cities) == step
    assert after({"trust": 6, "classic": 10}[mode]) == {"trust": 1, "classic": 2}[mode]


def test_step_2_also_starts_when_every_city_has_a_house() -> None:
    """Sections 5 and 9: on every board, houses of the Trust included."""
    names = rules(built()).network(("green",)).cities
    assert len(names) == 7
    shared = (player(cities=" ".join(names[:4])), player(cities=" ".join(names[4:])), player())
    full = table(
        *shared, agenda=(Build(2), EndBuilding()), market=MARKET, phase=BUILDING, regions=("green",)
    )
    assert move(full, "done").step == 2
    fewer = (player(cities=" ".join(names[:4])), player(cities=" ".join(names[5:])), player())
    open_city = table(
        *fewer, agenda=(Build(2), EndBuilding()), market=MARKET, phase=BUILDING, regions=("green",)
    )
    assert move(open_city, "done").step == 1


@pytest.mark.parametrize(("houses", "step"), [(4, 2), (3, 1)])
def test_houses_of_the_trust_fill_cities_too(houses: int, step: int) -> None:
    """Section 9: every city in play has a house of a player or of the Trust."""
    names = rules(built()).network(("green",)).cities
    people = (player(cities=" ".join(names[:2])), player(cities=names[2]))
    state = table(
        *people,
        agenda=(Build(1), EndBuilding()),
        market=MARKET,
        phase=BUILDING,
        regions=("green",),
        trust=trust(cities=" ".join(names[3 : 3 + houses])),
    )
    assert move(state, "done").step == step


def test_the_spaces_of_step_2_are_not_open_in_the_phase_that_triggers_it() -> None:
    """Section 5 and 8, 7: at the start of phase 5 and not before."""
    people = (player(money=200, cities=SEVEN), player(money=200), player())
    state = table(
        *people, agenda=(Build(1), Build(2), EndBuilding()), market=MARKET, phase=BUILDING
    )
    assert "build kiel" not in offered(state)
    assert "build lubeck" in offered(state)


def test_step_2_resupplies_by_its_own_column_at_once() -> None:
    """Section 2, phase 5, 1: this round already."""
    empty = (0, 0, 0, 0)
    state = replaced(move(built(fuel_market=empty), "done"), 50)
    state = everybody_runs(state)
    assert state.fuel_market == (5, 3, 2, 1)


def test_the_highest_plant_goes_under_the_stack_in_steps_1_and_2() -> None:
    """Section 2, phase 5, 4: face down, below the Step 3 card; then a replacement."""
    state = everybody_runs(bureaucracy(top="plug"))
    assert state.stack.under == (20,)
    assert isinstance(awaiting(state), Chance)
    state = replaced(state, 3)
    assert state.current == (3, 13, 14, 15)
    assert (state.round, state.phase) == (3, 2)


def step3_in_phase_2(**fields: Any) -> State:
    """A sale in phase 2 whose replacement is the Step 3 card; 40 and 42 lie below it."""
    people = (player(), player(), player())
    fields = {"market": MARKET, "pool": (), "under": (40, 42), "step": 2, **fields}
    state = table(*people, agenda=PHASE_2, **fields)
    return move(state, "open 14", "bid 14", "drop", "drop")


def test_drawn_in_phase_2_it_waits_behind_seven_plants() -> None:
    """Section 5: what lies below is shuffled and is the stack; four plants stay current."""
    state = step3_in_phase_2()
    assert state.step3_card == IN_MARKET
    assert (state.current, state.future) == ((13, 15, 16, 17), (18, 19, 20))
    assert state.stack.pool == ("40", "42")
    assert state.stack.under == ()
    assert state.step == 2
    assert offered(state) == ["open 13", "open 15", "open 16", "open 17", "opt_out"]


def test_replacements_keep_coming_while_it_waits() -> None:
    """Section 9: each further sale is replaced from the reshuffled stack, which may run out."""
    state = move(step3_in_phase_2(), "open 13", "bid 13", "drop")
    assert awaiting(state) == Chance(("40", "42"))
    state = draw(state, 42)
    assert state.current + state.future == (15, 16, 17, 18, 19, 20, 42)
    state = move(state, "open 15")
    assert state.current == (17, 18, 19, 20, 40, 42)
    assert state.stack.pool == ()


def test_with_an_empty_stack_the_market_shrinks_while_it_waits() -> None:
    """Section 9: and the end of phase 2 leaves fewer than six."""
    state = step3_in_phase_2(under=())
    state = move(state, "open 13", "bid 13", "drop")
    assert (state.current, state.future) == ((15, 16, 17, 18), (19, 20))
    state = move(state, "opt_out")
    assert (state.current, state.future) == ((16, 17, 18, 19, 20), ())
    assert state.step == 3


def test_at_the_end_of_phase_2_the_card_and_the_lowest_leave() -> None:
    """Section 5: no replacement, six plants, all current; Step 3 holds from phase 3."""
    state = move(step3_in_phase_2(), "opt_out", "opt_out")
    assert state.step3_card == OUT
    assert (state.current, state.future) == ((15, 16, 17, 18, 19, 20), ())
    assert "13" in state.removed
    assert (state.step, state.phase) == (3, FUEL)


def test_drawn_for_the_unsold_discounted_plant() -> None:
    """Section 5: same; two plants leave (A8), Step 3 from phase 3."""
    people = (player(), player(), player())
    state = table(
        *people,
        agenda=PHASE_2,
        market=MARKET,
        pool=(),
        under=(40, 42),
        step=2,
        discount=13,
    )
    state = move(state, "opt_out", "opt_out", "opt_out")
    assert state.removed[-2:] == ("13", "14")
    assert state.current == (15, 16, 17, 18, 19, 20)
    assert (state.step, state.phase) == (3, FUEL)


def test_unsold_token_and_waiting_card_at_once() -> None:
    """Section 9: first the token plant leaves and is replaced, then card and lowest."""
    state = move(step3_in_phase_2(discount=13), "opt_out", "opt_out")
    assert state.removed[-1] == "13"
    state = draw(state, 40)
    assert state.removed[-2:] == ("13", "15")
    assert state.current == (16, 17, 18, 19, 20, 40)
    assert state.step == 3


def test_before_step_2_its_change_comes_first_in_phase_2() -> None:
    """Section 9: token plant, then the lowest replaced, then card and lowest (`rulebook`)."""
    state = move(step3_in_phase_2(discount=13, step=1, under=(40, 42, 44)), "opt_out", "opt_out")
    state = draw(state, 44)
    assert state.removed[-2:] == ("13", "15")
    state = draw(state, 40)
    assert state.removed[-3:] == ("13", "15", "16")
    assert state.current == (17, 18, 19, 20, 40, 44)
    assert state.step == 3


def test_simple_leaves_step_2_out() -> None:
    """Section 9, `simple` (a): only the card and the lowest plant go."""
    state = move(step3_in_phase_2(step=1, options=SIMPLE), "opt_out", "opt_out")
    assert state.removed[-1] == "13"
    assert state.current == (15, 16, 17, 18, 19, 20)
    assert state.step == 3


def test_step_2_can_never_start_after_step_3() -> None:
    """Section 9: seven cities change nothing any more."""
    state = built(market=MARKET[:6], step=3, step3_card=OUT)
    state = move(state, "done")
    assert state.step == 3
    assert len(state.current) == 6


def test_in_step_3_all_three_spaces_are_open() -> None:
    """Section 5: in the phase 4 in which Step 3 holds, even if Step 2 never was."""
    people = (player(cities="kiel"), player(cities="kiel"), player(money=20))
    state = table(
        *people,
        agenda=(Build(2), EndBuilding()),
        market=MARKET[:6],
        step=3,
        step3_card=OUT,
        phase=BUILDING,
    )
    assert move(state, "build kiel").players[2].money == 0


def test_drawn_by_the_market_update() -> None:
    """Section 5: the plant just put down is shuffled in; six plants; Step 3 from next round."""
    state = bureaucracy(pool=(), under=(40, 42), step=2, fuel_market=(0, 0, 0, 0))
    state = everybody_runs(state)
    assert state.stack.pool == ("20", "40", "42")
    assert state.current == (14, 15, 16, 17, 18, 19)
    assert "13" in state.removed
    assert (state.round, state.step) == (3, 3)
    assert state.fuel_market == (5, 3, 2, 1), "Step 2 resupplies a last time"


def test_drawn_by_the_market_update_before_step_2() -> None:
    """Section 9: the Step 2 change first, replaced from the reshuffled stack; column of Step 1."""
    state = bureaucracy(pool=(), under=(40, 42), step=1, fuel_market=(0, 0, 0, 0))
    state = everybody_runs(state)
    assert state.removed[-1] == "13"
    state = draw(state, 40)
    assert state.removed[-2:] == ("13", "14")
    assert state.current == (15, 16, 17, 18, 19, 40)
    assert state.fuel_market == (4, 2, 1, 1)
    assert (state.round, state.step) == (3, 3)


def test_simple_draws_it_by_the_market_update_before_step_2() -> None:
    """Section 9, `simple` (a)."""
    state = everybody_runs(bureaucracy(pool=(), under=(40, 42), step=1, options=SIMPLE))
    assert state.removed[-1] == "13"
    assert state.current == (14, 15, 16, 17, 18, 19)
    assert state.step == 3


def test_drawn_as_the_step_2_replacement() -> None:
    """Section 5: Step 2 resupplies, no market update in that phase, Step 3 next round."""
    state = built(pool=(), under=(40, 42), fuel_market=(0, 0, 0, 0))
    state = move(state, "done")
    assert state.removed[-2:] == ("13", "14")
    assert state.current == (15, 16, 17, 18, 19, 20)
    assert (state.step, state.step3_card) == (2, OUT)
    state = everybody_runs(state)
    assert state.fuel_market == (5, 3, 2, 1)
    assert state.current == (15, 16, 17, 18, 19, 20)
    assert (state.round, state.step) == (3, 3)


def test_simple_draws_it_as_the_step_2_replacement() -> None:
    """Section 9, `simple` (b): Step 3 at once, its column and its market update."""
    state = built(pool=(), under=(40, 42), fuel_market=(0, 0, 0, 0), options=SIMPLE)
    state = move(state, "done")
    assert (state.step, state.current) == (3, (15, 16, 17, 18, 19, 20))
    state = everybody_runs(state)
    assert state.fuel_market == (3, 4, 3, 1)
    assert state.removed[-1] == "15"
    assert draw(state, 42).current == (16, 17, 18, 19, 20, 42)


def test_step_3_removes_the_lowest_each_phase_5() -> None:
    """Section 5: it leaves the game; the market shrinks once the stack is empty."""
    state = everybody_runs(bureaucracy(market=MARKET[:6], pool=(), step=3, step3_card=OUT))
    assert state.current == (14, 15, 16, 17, 18)
    assert state.stack.under == ()
    assert state.removed[-1] == "13"
