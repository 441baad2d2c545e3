# SPDX-License-Identifier: MIT
"""Phase 1: the order of players (section 2)."""

from __future__ import annotations

from core.games.power_grid.rules import Rules
from core.games.power_grid.state import NO_PLANT, State


def determined(rules: Rules, state: State) -> State:
    """Most cities first, then the higher plant; nobody's plant is equal to another's.

    Players without a plant rank as number 0 and keep their old relative order
    (section 9).
    """

    def rank(seat: int) -> tuple[int, int]:
        player = state.players[seat]
        highest = player.plants[-1] if player.plants else NO_PLANT
        return (-player.connected, -rules.deck.places[highest])

    return state.but(order=tuple(sorted(state.order, key=rank)))
