# SPDX-License-Identifier: MIT
"""The bots of each game by name. A bot is imported with its game's rules when it is loaded.

Each import is written out, so that bundlers see it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.bots.bot import Bot


def _random() -> Bot:
    from core.bots.random import Random

    return Random()


def _atlantic_star() -> Bot:
    from core.bots.atlantic_star.steady import Steady

    return Steady()


def _power_grid() -> Bot:
    from core.bots.power_grid.steady import Steady

    return Steady()


def _power_grid_card_game() -> Bot:
    from core.bots.power_grid_card_game.steady import Steady

    return Steady()


def _thirteen_minutes() -> Bot:
    from core.bots.thirteen_minutes.steady import Steady

    return Steady()


_STEADY: dict[str, Callable[[], Bot]] = {
    "atlantic_star": _atlantic_star,
    "power_grid": _power_grid,
    "power_grid_card_game": _power_grid_card_game,
    "thirteen_minutes": _thirteen_minutes,
}


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return ("random", "steady") if game in _STEADY else ("random",)


def load(game: str, name: str) -> Bot:
    """A bot by its name. Raises KeyError if it does not play that game."""
    if name == "random":
        return _random()
    if name == "steady":
        return _STEADY[game]()
    raise KeyError(name)
