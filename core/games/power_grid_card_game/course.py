# SPDX-License-Identifier: MIT
"""The course of a game: a round step by step, and when the game is over (sections 4 and 5).

A phase leads out of itself only by a turning point that it finds on the agenda. What
comes at each of them is said here alone, and so is the end.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TypeAlias

from msgspec import structs

from core.games.power_grid_card_game import auction, scoring
from core.games.power_grid_card_game.agenda import (
    BuyResources,
    DropUnsold,
    EndAuctions,
    EndProduction,
    EndPurchases,
    NextOpening,
    RemoveEndCard,
    RunPlants,
    StartRound,
    Task,
    TrustTakesFuel,
    TurnContract,
    UpdateMarket,
)
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import (
    AUCTION,
    BUREAUCRACY,
    IN_MARKET,
    OUT,
    RESOURCES,
    State,
)
from core.terms import Over, places

Steps: TypeAlias = Callable[[Rules, State], tuple[Task, ...]]


class End(StrEnum):
    """Why a game is over (section 5)."""

    LAST_ROUND = "last_round"
    """Everybody has bought in the round after the "one more round" card came up."""


def auctions(rules: Rules, state: State) -> tuple[Task, ...]:
    """Phase 1."""
    contract = (TurnContract(),) if rules.contracts else ()
    return (*contract, NextOpening(), DropUnsold(), EndAuctions())


def purchases(rules: Rules, state: State) -> tuple[Task, ...]:
    """Phase 2, the last in order first; the Trust is second and so the middle one of three."""
    turns: list[Task] = [BuyResources(seat) for seat in state.order[::-1]]
    if state.trust is not None:
        turns.insert(1, TrustTakesFuel())
    return (*turns, EndPurchases())


def production(rules: Rules, state: State) -> tuple[Task, ...]:
    """Phase 3, and the next round."""
    update = () if state.end_card == OUT else (UpdateMarket(),)
    return (RunPlants(tuple(range(state.seats))), EndProduction(), *update, StartRound())


ROUND: tuple[tuple[type[Task], Steps], ...] = (
    (StartRound, auctions),
    (EndAuctions, purchases),
    (EndPurchases, production),
)
"""The turning points of a round in order, each with the steps that it opens."""
_OPENS = dict(ROUND)


def start_round(rules: Rules, state: State) -> State:
    """Phase 1 begins."""
    return _opened(rules, auction.begun(rules, state), StartRound, AUCTION)


def end_auctions(rules: Rules, state: State) -> State:
    """A "one more round" card that waited leaves with the lowest plant; then purchases."""
    if state.end_card == IN_MARKET:
        return state.first(RemoveEndCard())
    return _opened(rules, state, EndAuctions, RESOURCES)


def end_purchases(rules: Rules, state: State) -> State:
    """Phase 3 begins; the last round ends here."""
    if reason := end(state):
        return state.but(ended=reason.value, agenda=())
    players = tuple(structs.replace(player, earned=0) for player in state.players)
    return _opened(rules, state.but(players=players), EndPurchases, BUREAUCRACY)


def end(state: State) -> End | None:
    """Why the game is over once everybody has bought, if it is."""
    return End.LAST_ROUND if state.last else None


def over(rules: Rules, state: State) -> Over:
    """The result of a game that has ended."""
    points = scoring.scores(rules, state)
    return Over(places(scoring.ranks(rules, state, points)), points, state.ended)


def _opened(rules: Rules, state: State, turning: type[Task], phase: int) -> State:
    """A turning point carried out: its steps are the agenda."""
    return state.but(phase=phase, agenda=_OPENS[turning](rules, state))
