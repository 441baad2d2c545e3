# SPDX-License-Identifier: MIT
"""Phase 5: the fuel market is filled up from the supply (section 2)."""

from __future__ import annotations

from core.games.grid.fuel import minus, plus
from core.games.power_grid import trust
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import URANIUM, State


def restock(rules: Rules, state: State) -> State:
    """The column of the Step in force, as far as the supply goes.

    Spaces are never short: there is one for each token of the game.
    """
    state = trust.burn(state.done())
    added = []
    for fuel, steps in enumerate(rules.restocking):
        due = 0 if fuel == URANIUM and state.phased_out else steps[state.step - 1]
        added.append(min(due, state.supply[fuel]))
    coal, oil, garbage, uranium = added
    restocked = (coal, oil, garbage, uranium)
    return state.but(
        fuel_market=plus(state.fuel_market, restocked), supply=minus(state.supply, restocked)
    )
