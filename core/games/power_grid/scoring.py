# SPDX-License-Identifier: MIT
"""The end and the winner (section 6; ties as section 9 rules them)."""

from __future__ import annotations

from core.games.power_grid import supply
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import State
from core.terms import Over, places


def over(rules: Rules, state: State) -> Over:
    """Most cities supplied, then most money; in the old game then most cities; else shared."""
    ranks = [_rank(rules, state, seat) for seat in range(state.seats)]
    return Over(places(ranks), scores(rules, state), state.ended)


def scores(rules: Rules, state: State) -> tuple[int, ...]:
    """The most cities that each seat can supply now."""
    return tuple(supply.maximum(rules, player) for player in state.players)


def _rank(rules: Rules, state: State, seat: int) -> tuple[int, ...]:
    player = state.players[seat]
    rank = (supply.maximum(rules, player), player.money)
    return rank if rules.discount else (*rank, player.connected)
