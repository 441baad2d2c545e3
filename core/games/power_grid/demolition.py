# SPDX-License-Identifier: MIT
"""The Demolition Contractor, off by default: `grid.contracts` says how contracts come up."""

from __future__ import annotations

from msgspec import structs

from core.games.grid.contracts import paid
from core.games.power_grid.state import DEMOLITION, State


def claimed(state: State, seat: int) -> State:
    """A player scrapped a plant: he is paid the contracts that lie open."""
    contracts = state.contracts
    if contracts is None or not contracts.open:
        return state
    player = state.players[seat]
    owner = structs.replace(player, money=player.money + sum(contracts.open))
    return state.with_player(seat, owner).but(contracts=paid(contracts)).seen(DEMOLITION)
