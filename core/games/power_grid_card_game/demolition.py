# SPDX-License-Identifier: MIT
"""The Demolition Contractor, a house variant: `grid.contracts` says how contracts come up.

No printed rule of it is public (sections 7, 8 and 10); it is off by default.
"""

from __future__ import annotations

from msgspec import structs

from core.games.grid.contracts import paid
from core.games.power_grid_card_game.state import State


def claimed(state: State, seat: int) -> State:
    """A player scrapped a plant: he is paid what lies open, before the replacement."""
    contracts = state.contracts
    if contracts is None or not contracts.open:
        return state
    player = state.players[seat]
    owner = structs.replace(player, money=player.money + sum(contracts.open))
    return state.with_player(seat, owner).but(contracts=paid(contracts))
