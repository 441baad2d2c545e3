# SPDX-License-Identifier: MIT
"""The end and the winner (section 6; ties as section 9 rules them)."""

from __future__ import annotations

from core.games.power_grid import supply
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import Player, State
from core.terms import Over, places


def over(rules: Rules, state: State) -> Over:
    """Most cities supplied, then most money; in the old game then most cities; else shared."""
    supplied = scores(rules, state)
    ranks = [_rank(rules, *each) for each in zip(state.players, supplied, strict=True)]
    return Over(places(ranks), supplied, state.ended)


def scores(rules: Rules, state: State) -> tuple[int, ...]:
    """The most cities that each seat can supply now."""
    return tuple(supply.maximum(rules, player) for player in state.players)


def _rank(rules: Rules, player: Player, supplied: int) -> tuple[int, ...]:
    rank = (supplied, player.money)
    return rank if rules.discount else (*rank, player.connected)
