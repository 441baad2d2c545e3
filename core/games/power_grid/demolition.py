# SPDX-License-Identifier: MIT
"""The Demolition Contractor, off by default: `grid.contracts` says how contracts come up."""

from __future__ import annotations

from core.games.grid import contracts
from core.games.power_grid.state import DEMOLITION, State


def claimed(state: State, seat: int) -> State:
    """A player scrapped a plant: he is paid the contracts that lie open."""
    after = contracts.claimed(state, seat)
    return state if after is state else after.seen(DEMOLITION)
