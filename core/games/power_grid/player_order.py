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
    players, by_plants = state.players, by_plants_only(rules, state)
    order = sorted(by_plants.order, key=lambda seat: -players[seat].connected)
    return state.but(order=tuple(order))


def by_plants_only(rules: Rules, state: State) -> State:
    """After the first auctions: the higher plant first; a Theme Park does not count yet."""

    def place(seat: int) -> int:
        plants = state.players[seat].plants
        return -rules.deck.places[plants[-1] if plants else NO_PLANT]

    return state.but(order=tuple(sorted(state.order, key=place)))
