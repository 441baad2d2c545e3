# SPDX-License-Identifier: MIT
"""The course of a game: a round step by step, and when the game is over (sections 2, 5 and 6).

A phase leads out of itself only by a turning point that it finds on the agenda. What
comes at each of them is said here alone, and so is the end.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TypeAlias

from core.games.grid.plant_auctions import FIRST_ROUND
from core.games.power_grid import auction, player_order, scoring, steps
from core.games.power_grid.agenda import (
    Build,
    BuyFuel,
    DropUnsold,
    EndAuctions,
    EndBuilding,
    EndRound,
    NextOpening,
    ReplaceLowest,
    Restock,
    RunPlants,
    StartBuilding,
    StartRound,
    Task,
    TrustTakesFuel,
    TurnContract,
    UpdateMarket,
)
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, IN_MARKET, State
from core.terms import Over, places

Steps: TypeAlias = Callable[[Rules, State], tuple[Task, ...]]


class End(StrEnum):
    """Why a game is over (section 6)."""

    CITIES = "cities"
    """Somebody has connected as many cities as end the game."""
    ROUND_LIMIT = "round_limit"
    """As many rounds were played as the option allows."""


def auctions(rules: Rules, state: State) -> tuple[Task, ...]:
    """Phase 2."""
    contract = (TurnContract(),) if rules.demolition else ()
    return (*contract, NextOpening(), DropUnsold(), EndAuctions())


def purchases_and_building(rules: Rules, state: State) -> tuple[Task, ...]:
    """Phases 3 and 4, the last in order first. The Trust is second in order: it buys after him."""
    seats = state.order[::-1]
    turns: list[Task] = [BuyFuel(seat) for seat in seats]
    if state.trust is not None:
        turns.insert(1, TrustTakesFuel())
    return (*turns, StartBuilding(), *map(Build, seats), EndBuilding())


def bureaucracy(rules: Rules, state: State) -> tuple[Task, ...]:
    """Phase 5."""
    return (RunPlants(tuple(range(state.seats))), Restock(), UpdateMarket(), EndRound())


def next_round(rules: Rules, state: State) -> tuple[Task, ...]:
    """Phase 1 has no step of its own."""
    return (StartRound(),)


ROUND: tuple[tuple[type[Task], Steps], ...] = (
    (StartRound, auctions),
    (EndAuctions, purchases_and_building),
    (EndBuilding, bureaucracy),
    (EndRound, next_round),
)
"""The turning points of a round in order, each with the steps that it opens."""
_OPENS = dict(ROUND)


def start_round(rules: Rules, state: State) -> State:
    """Phase 2 begins."""
    return _opened(rules, auction.begun(rules, state), StartRound, AUCTION)


def end_auctions(rules: Rules, state: State) -> State:
    """A Step 3 card that waited takes effect; after round 1 the order is determined anew."""
    if state.step3_card == IN_MARKET:
        return state.first(*steps.step3_change(rules, state))
    if state.round == FIRST_ROUND:
        state = player_order.by_plants_only(rules, state)
    return _opened(rules, state, EndAuctions, FUEL)


def start_building(rules: Rules, state: State) -> State:
    """Phase 4 begins."""
    return state.but(phase=BUILDING).done()


def end_building(rules: Rules, state: State) -> State:
    """After everybody built: the end of the game, or Step 2 or 3 and phase 5."""
    if reason := end(rules, state):
        return state.but(ended=reason.value, agenda=())
    state = _opened(rules, state, EndBuilding, BUREAUCRACY)
    if steps.step3_waits(state):
        return state.but(step=3)
    if steps.step2_due(rules, state):
        return state.but(step=2).first(ReplaceLowest())
    return state


def end_round(rules: Rules, state: State) -> State:
    """Step 3 begins if its card came up in phase 5; the order is determined anew (phase 1)."""
    if steps.step3_waits(state):
        state = state.but(step=3)
    return _opened(rules, player_order.determined(rules, state), EndRound, state.phase)


def end(rules: Rules, state: State) -> End | None:
    """Why the game is over once everybody has built, if it is."""
    most = max(player.connected for player in state.players)
    if most >= rules.thresholds.end_cities:
        return End.CITIES
    return End.ROUND_LIMIT if state.round == rules.round_limit else None


def over(rules: Rules, state: State) -> Over:
    """The result of a game that has ended."""
    supplied = scoring.scores(rules, state)
    return Over(places(scoring.ranks(rules, state, supplied)), supplied, state.ended)


def _opened(rules: Rules, state: State, turning: type[Task], phase: int) -> State:
    """A turning point carried out: its steps are the agenda."""
    return state.but(phase=phase, agenda=_OPENS[turning](rules, state))
