# SPDX-License-Identifier: MIT
"""Who wins (section 6; ties as section 9 rules them)."""

from __future__ import annotations

from core.games.power_grid import supply
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import Player, State


def ranks(rules: Rules, state: State, supplied: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Most cities supplied, then most money; in the old game then most cities; else shared."""
    return [_rank(rules, *each) for each in zip(state.players, supplied, strict=True)]


def scores(rules: Rules, state: State) -> tuple[int, ...]:
    """The most cities that each seat can supply now."""
    return tuple(supply.maximum(rules, player) for player in state.players)


def _rank(rules: Rules, player: Player, supplied: int) -> tuple[int, ...]:
    rank = (supplied, player.money)
    return rank if rules.discount else (*rank, player.connected)
