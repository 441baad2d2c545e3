# SPDX-License-Identifier: MIT
"""Obsolete plants and the Step 3 card in the game of 2004 (rules/power-grid.md, A9, A10, 5, 9)."""

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
    RunPlants,
    UpdateMarket,
)
from core.games.power_grid.state import BUILDING, BUREAUCRACY, FUEL, OUT, State
from tests.core.games.power_grid.builder import draw, move, offered, player, replaced, table

MARKET = (13, 14, 15, 16, 17, 18, 19, 20)
SEVEN = "bremen hannover hamburg kiel flensburg cuxhaven wilhelmshaven"
PHASE_2 = (OpenAuction(0), NextOpening(), DropUnsold(), EndAuctions())
OLD = {"edition": "original"}


def old_building(cities: str, **fields: Any) -> State:
    """The old game in phase 4: seat 0 has these cities and the money for more."""
    people = (player(money=100, cities=cities), player(), player())
    agenda = (Build(0), Build(1), Build(2), EndBuilding())
    fields = {"market": (8, 9, 10, 16, 17, 18, 19, 20), "phase": BUILDING, "options": OLD, **fields}
    return table(*people, agenda=agenda, **fields)


def test_an_obsolete_plant_is_replaced_after_a_house() -> None:
    """A9: number <= the largest network; checked after every house and every replacement."""
    state = move(old_building(SEVEN), "build lubeck")
    assert state.removed == ("8",)
    state = draw(state, 3)
    assert state.removed == ("8", "3"), "a drawn plant may be obsolete too"
    state = draw(state, 40)
    assert state.current == (9, 10, 16, 17)
    assert offered(state)[-1] == "done"


def test_recharged_knows_no_obsolete_plants() -> None:
    """A9 is the old game's only."""
    state = move(old_building(SEVEN, options={}), "build lubeck")
    assert state.removed == ()
    assert state.current[0] == 8


@pytest.mark.parametrize("early_step3", ["rulebook", "simple"])
def test_the_card_drawn_in_phase_4(early_step3: str) -> None:
    """Section 5 [OLD]: card and lowest leave at once; Step 3 from phase 5 of this round."""
    options = {**OLD, "early_step3": early_step3}
    state = old_building(
        SEVEN, pool=(), under=(40, 42), step=2, fuel_market=(0, 0, 0, 0), options=options
    )
    state = move(state, "build lubeck")
    assert state.removed[-2:] == ("8", "9")
    assert state.current == (10, 16, 17, 18, 19, 20)
    assert (state.step, state.step3_card) == (2, OUT)
    state = move(state, "done", "done", "done")
    assert state.step == 3
    state = move(state, "done", "done", "done")
    assert state.fuel_market == (3, 4, 3, 1)


def test_the_card_drawn_in_phase_4_before_step_2() -> None:
    """Section 9: the Step 2 change first, all six current, and no Step 2 any more."""
    state = old_building(SEVEN, pool=(), under=(40, 42), step=1)
    state = draw(move(state, "build lubeck"), 40)
    assert state.removed[-3:] == ("8", "9", "10")
    assert state.current == (16, 17, 18, 19, 20, 40)
    assert state.step == 1
    state = move(state, "done", "done", "done")
    assert state.step == 3
    assert "16" not in state.removed


def test_the_spaces_of_step_3_stay_shut_in_the_phase_4_that_draws_the_card() -> None:
    """Section 9: nothing else of Step 3 before phase 5."""
    state = old_building(SEVEN, pool=(), under=(40, 42), step=2)
    people = (state.players[0], player(cities="bremen"), player(money=100))
    state = state.but(players=people)
    state = move(state, "build lubeck", "done", "done")
    assert "build bremen" not in offered(state)
    assert "build kiel" in offered(state)


def test_with_an_exhausted_stack_every_obsolete_plant_leaves() -> None:
    """A9: until no plant qualifies, whether or not there is a replacement."""
    market = (7, 8, 16, 17, 18, 19)
    state = old_building(SEVEN, market=market, pool=(), step=3, step3_card=OUT)
    state = move(state, "build lubeck")
    assert state.removed[-2:] == ("7", "8")
    assert state.current == (16, 17, 18, 19)


def test_the_card_in_the_middle_of_obsolete_plants() -> None:
    """Section 9: shuffle, then go on until no plant qualifies, then card and lowest leave."""
    market = (7, 8, 10, 16, 17, 18, 19, 20)
    state = old_building(SEVEN, market=market, pool=(), under=(40, 42), step=2)
    state = move(state, "build lubeck")
    assert state.removed[-2:] == ("7", "8")
    state = draw(state, 42)
    assert state.removed[-3:] == ("7", "8", "10")
    assert state.current == (16, 17, 18, 19, 20, 42)


def test_what_a_promo_card_makes_obsolete_goes_before_the_draw_that_it_interrupted() -> None:
    """Promo cards, 'Chains': carried out completely first, with a Step 3 card that it brings."""
    ten = "berlin bremen cuxhaven dresden erfurt flensburg fulda halle hamburg hannover"
    state = table(
        player(cities=ten),
        player(),
        player(),
        agenda=(RunPlants((0, 1, 2)), UpdateMarket(), EndRound()),
        market=(11, 20, 21, 22, 23, 24, 25, 26),
        pool=("theme_park",),
        under=(30, 31),
        options={**OLD, "promos": "all"},
        phase=BUREAUCRACY,
        step=2,
    )
    state = replaced(move(state, "done", "done", "done"), "theme_park")
    state = move(state, "bid 10", "drop", "drop")
    assert state.removed[-2:] == ("11", "20")
    assert state.current == (21, 22, 23, 24, 25)
    assert replaced(state, 31).current == (21, 22, 23, 24, 25, 31)


def test_the_card_as_replacement_when_nobody_bought() -> None:
    """Section 9, A10 [OLD]: as for the token plant; card and lowest leave, Step 3 from phase 3."""
    people = (player(), player(), player())
    fields: dict[str, Any] = {"market": MARKET, "pool": (), "under": (40, 42), "step": 2}
    state = table(*people, agenda=PHASE_2, options=OLD, **fields)
    state = move(state, "opt_out", "opt_out", "opt_out")
    assert state.removed[-2:] == ("13", "14")
    assert (state.step, state.phase) == (3, FUEL)


def test_nobody_buying_in_step_3_of_the_old_game() -> None:
    """Section 9, A10 in Step 3: the lowest of six leaves and is replaced."""
    people = (player(), player(), player())
    state = table(
        *people,
        agenda=PHASE_2,
        options=OLD,
        market=MARKET[:6],
        pool=(40, 42),
        step=3,
        step3_card=OUT,
    )
    state = draw(move(state, "opt_out", "opt_out", "opt_out"), 42)
    assert state.current == (14, 15, 16, 17, 18, 42)
