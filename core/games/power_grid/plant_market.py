# SPDX-License-Identifier: MIT
"""The two rows of the plant market (section 2, A5, and section 5).

The lowest plants are current. Once the Step 3 card is out of the game, all are.
"""

from __future__ import annotations

from core.games.power_grid.rules import Rules
from core.games.power_grid.state import NO_PLANT, OUT, State


def plants(state: State) -> tuple[int, ...]:
    """All plants of the market, ascending."""
    return state.current + state.future


def arranged(rules: Rules, state: State, market: tuple[int, ...]) -> State:
    """These plants in their rows."""
    market = tuple(sorted(market, key=rules.deck.rank))
    rows = rules.tables.market
    size = rows.current if state.step3_card != OUT else len(market)
    return state.but(current=market[:size], future=market[size:])


def sold(state: State, plant: int) -> State:
    """A plant taken from the current market; nothing moves up before it is replaced."""
    current = tuple(other for other in state.current if other != plant)
    discount = NO_PLANT if plant == state.discount else state.discount
    return state.but(current=current, discount=discount)


def without_lowest(rules: Rules, state: State) -> State:
    """The market without its lowest plant, which leaves the game; an empty one stays empty."""
    market = plants(state)
    if not market:
        return state
    return arranged(rules, discarded(state, market[0]), market[1:])


def discarded(state: State, plant: int) -> State:
    """A plant that left the game."""
    return state.but(removed=(*state.removed, str(plant)))
