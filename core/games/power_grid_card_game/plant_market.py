# SPDX-License-Identifier: MIT
"""The two rows of the plant market (sections 3 to 5).

The lowest plants are current. Once "one more round" is out of the game, all are.
"""

from __future__ import annotations

from collections.abc import Iterable

from core.games.grid import market_rows
from core.games.grid.market_rows import discarded
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import NO_PLANT, OUT, State

__all__ = [
    "arranged",
    "ascending",
    "discarded",
    "entered",
    "plants",
    "rank",
    "sold",
    "without_lowest",
]


def plants(state: State) -> tuple[str, ...]:
    """All plants of the market, ascending."""
    return state.current + state.future


def rank(rules: Rules, state: State, plant: str) -> tuple[int, int]:
    """Where a plant stands among all that were drawn; no two are equal (section 10)."""
    return (rules.plants[plant].number, state.drawn.index(plant))


def ascending(rules: Rules, state: State, found: Iterable[str]) -> tuple[str, ...]:
    """Plants, the lowest first."""
    return tuple(sorted(found, key=lambda plant: rank(rules, state, plant)))


def entered(rules: Rules, state: State, found: tuple[str, ...]) -> State:
    """The market with more plants, in the order in which they were drawn."""
    drawn = tuple(plant for plant in state.drawn if plant not in found)
    state = state.but(drawn=drawn + found)
    return arranged(rules, state, plants(state) + found)


def arranged(rules: Rules, state: State, market: Iterable[str]) -> State:
    """These plants in their rows."""
    size = rules.settings.current if state.end_card != OUT else None
    return market_rows.arranged(state, market, lambda plant: rank(rules, state, plant), size)


def sold(state: State, plant: str) -> State:
    """A plant taken from the current market, with its token."""
    return market_rows.sold(state, plant, NO_PLANT)


def without_lowest(rules: Rules, state: State) -> State:
    """The market without its lowest plant, which leaves the game; an empty one stays empty."""
    market = plants(state)
    if not market:
        return state
    return arranged(rules, discarded(state, market[0]), market[1:])
