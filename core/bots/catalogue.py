# SPDX-License-Identifier: MIT
"""The bots of each game."""

from __future__ import annotations

from core.bots.atlantic_star.steady import Steady as SteadyAtlanticStar
from core.bots.bot import Bot
from core.bots.power_grid.steady import Steady as SteadyPowerGrid
from core.bots.power_grid_card_game.steady import Steady as SteadyPowerGridCardGame
from core.bots.random import Random
from core.bots.thirteen_minutes import Steady as SteadyThirteenMinutes

_STEADY: dict[str, Bot] = {
    "atlantic_star": SteadyAtlanticStar(),
    "power_grid": SteadyPowerGrid(),
    "power_grid_card_game": SteadyPowerGridCardGame(),
    "thirteen_minutes": SteadyThirteenMinutes(),
}


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return ("random", "steady") if game in _STEADY else ("random",)


def load(game: str, name: str) -> Bot:
    """A bot by its name. Raises KeyError if it does not play that game."""
    if name == "random":
        return Random()
    if name == "steady":
        return _STEADY[game]
    raise KeyError(name)
