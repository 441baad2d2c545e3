# SPDX-License-Identifier: MIT
"""The two rows of the plant market (section 2, A5, and section 5).

The lowest plants are current. Once the Step 3 card is out of the game, all are.
"""

from __future__ import annotations

from core.games.grid import market_rows
from core.games.grid.market_rows import discarded
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import NO_PLANT, OUT, State

__all__ = ["arranged", "discarded", "plants", "sold", "without_lowest"]


def plants(state: State) -> tuple[int, ...]:
    """All plants of the market, ascending."""
    return state.current + state.future


def arranged(rules: Rules, state: State, market: tuple[int, ...]) -> State:
    """These plants in their rows."""
    size = rules.tables.market.current if state.step3_card != OUT else None
    return market_rows.arranged(state, market, rules.deck.rank, size)


def sold(state: State, plant: int) -> State:
    """A plant taken from the current market, with its token."""
    return market_rows.sold(state, plant, NO_PLANT)


def without_lowest(rules: Rules, state: State) -> State:
    """The market without its lowest plant, which leaves the game; an empty one stays empty."""
    market = plants(state)
    if not market:
        return state
    return arranged(rules, discarded(state, market[0]), market[1:])
