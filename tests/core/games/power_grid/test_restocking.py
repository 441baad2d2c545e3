# SPDX-License-Identifier: MIT
"""The restocking of phase 5 (rules/power-grid.md, section 2)."""

from __future__ import annotations

from typing import Any

import pytest

from core.games.power_grid.agenda import (
    DropUnsold,
    EndAuctions,
    EndRound,
    NextOpening,
    OpenAuction,
    Restock,
    RunPlants,
)
from core.games.power_grid.moves import DONE
from core.games.power_grid.state import State
from core.terms import Moved
from tests.core.games.power_grid.builder import GAME, all_fuel, draw, move, player, replaced, table


def phase_5(**fields: Any) -> State:
    """Phase 5 up to its restocking, seats running nothing."""
    last = (RunPlants((0, 1, 2)), Restock(), EndRound())
    state = table(player(), player(), player(), agenda=last, phase=5, **fields)
    for seat in range(3):
        state = GAME.apply(state, Moved(seat, DONE))
    return state


@pytest.mark.parametrize(
    ("step", "market"), [(1, (4, 2, 1, 1)), (2, (5, 3, 2, 1)), (3, (3, 4, 3, 1))]
)
def test_restocking_goes_by_seats_and_step(step: int, market: tuple[int, ...]) -> None:
    """Phase 5, 3: three seats."""
    state = phase_5(fuel_market=(0, 0, 0, 0), step=step)
    assert state.fuel_market == market
    assert all_fuel(state) == (24, 24, 24, 12)


def test_restocking_is_limited_by_the_supply() -> None:
    """Phase 5, 3: per resource, as far as possible; a full market has no supply behind it."""
    state = phase_5(fuel_market=(23, 24, 0, 12))
    assert state.fuel_market == (24, 24, 1, 12)


def test_restocking_takes_no_tokens_of_players() -> None:
    """Phase 5, 3: only the supply."""
    last = (RunPlants((0, 1, 2)), Restock(), EndRound())
    hoarder = player(plants=(20, 31, 36), tokens="coal 18")
    state = table(hoarder, player(), player(), agenda=last, fuel_market=(4, 0, 0, 0), phase=5)
    for seat in range(3):
        state = GAME.apply(state, Moved(seat, DONE))
    assert state.fuel_market[0] == 6


def bought_39(edition: str, board: str) -> State:
    """Somebody has bought plant 39."""
    agenda = (OpenAuction(0), NextOpening(), DropUnsold(), EndAuctions())
    state = table(
        player(money=100),
        player(),
        player(),
        agenda=agenda,
        market=(38, 39, 40, 42),
        pool=(44, 46),
        top="" if edition == "recharged" else "card",
        options={"map": board, "edition": edition},
        finished=(1, 2),
    )
    return replaced(move(state, "open 39"), 44)


@pytest.mark.parametrize(
    ("edition", "board", "out"),
    [
        ("recharged", "germany", True),
        ("original", "germany", False),
        ("recharged", "usa", False),
    ],
)
def test_plant_39_phases_uranium_out_in_germany(edition: str, board: str, out: bool) -> None:
    """Phase 3, Germany Recharged: from the purchase on, tokens on the market stay."""
    assert bought_39(edition, board).phased_out == out
    state = phase_5(
        fuel_market=(0, 0, 0, 2), phased_out=out, options={"map": board, "edition": edition}
    )
    assert state.fuel_market[3] == (2 if out else 3)


def test_39_leaving_the_market_phases_nothing_out() -> None:
    """Section 7, 9: checked when it is bought."""
    agenda = (OpenAuction(0), NextOpening(), DropUnsold(), EndAuctions())
    state = table(
        player(), player(), agenda=agenda, market=(39, 40, 42, 44), discount=39, finished=(1,)
    )
    state = draw(move(state, "opt_out"), 20)
    assert "39" in state.removed
    assert not state.phased_out
