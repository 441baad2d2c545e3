# SPDX-License-Identifier: MIT
"""Who wins (sections 5 and 10)."""

from __future__ import annotations

from core.games.power_grid_card_game import player_order, pool
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import State


def ranks(rules: Rules, state: State, points: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Most points, then most money after handing in, then the highest plant, fuelled or not.

    Only players without any plant can share a place.
    """
    return [
        (
            points[seat],
            state.players[seat].money % rules.settings.elektro_per_point,
            *player_order.highest(rules, state, seat),
        )
        for seat in range(state.seats)
    ]


def scores(rules: Rules, state: State) -> tuple[int, ...]:
    """Earnings of the best plants that the pool can fuel, and a point for every ten Elektro."""
    return tuple(
        fuelled(rules, state, seat) + player.money // rules.settings.elektro_per_point
        for seat, player in enumerate(state.players)
    )


def fuelled(rules: Rules, state: State, seat: int) -> int:
    """The most that a seat's plants can earn in one run with what is in its pool."""
    player = state.players[seat]
    stock = pool.units(rules, player.pool)
    ways = rules.fleet(player.plants).possible(stock, strict=False)
    return max(way.output for way in ways)
