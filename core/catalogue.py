# SPDX-License-Identifier: MIT
"""The games of this build by name. The rules of a game are imported when it is loaded.

Each import is written out, so that bundlers see it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.contract import Game


def _atlantic_star(figures: bytes | None) -> Game:
    from core.games.atlantic_star.game import AtlanticStar

    return AtlanticStar(figures)


def _power_grid(figures: bytes | None) -> Game:
    from core.games.power_grid.game import PowerGrid

    return PowerGrid(figures)


def _power_grid_card_game(figures: bytes | None) -> Game:
    from core.games.power_grid_card_game.game import PowerGridCardGame

    return PowerGridCardGame(figures)


def _thirteen_minutes(figures: bytes | None) -> Game:
    from core.games.thirteen_minutes.game import ThirteenMinutes

    return ThirteenMinutes(figures)


_GAMES: dict[str, Callable[[bytes | None], Game]] = {
    "atlantic_star": _atlantic_star,
    "power_grid": _power_grid,
    "power_grid_card_game": _power_grid_card_game,
    "thirteen_minutes": _thirteen_minutes,
}


def names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(_GAMES))


def load(name: str, figures: bytes | None = None) -> Game:
    """A game with its built-in figures, or with an owner's.

    Raises KeyError for an unknown name and FiguresError for faulty figures.
    """
    return _GAMES[name](figures)
