# SPDX-License-Identifier: MIT
"""The order of players after phase 3 (sections 4 and 10)."""

from __future__ import annotations

from core.games.power_grid_card_game import plant_market
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import State

_NONE = (0, 0)


def determined(rules: Rules, state: State) -> State:
    """Most earnings of this round first, then the highest plant.

    Players without a plant rank as number 0 and keep their former relative order.
    """

    def standing(seat: int) -> tuple[int, tuple[int, int]]:
        return (state.players[seat].earned, highest(rules, state, seat))

    return state.but(order=tuple(sorted(state.order, key=standing, reverse=True)))


def highest(rules: Rules, state: State, seat: int) -> tuple[int, int]:
    """The rank of a player's highest plant, fuelled or not."""
    plants = state.players[seat].plants
    return plant_market.rank(rules, state, plants[-1]) if plants else _NONE
