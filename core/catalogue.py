# SPDX-License-Identifier: MIT
"""The games of this build, imported by name so that bundlers see them."""

from __future__ import annotations

from core.contract import Game
from core.games.atlantic_star.game import AtlanticStar
from core.games.power_grid.game import PowerGrid
from core.games.power_grid_card_game.game import PowerGridCardGame
from core.games.thirteen_minutes.game import ThirteenMinutes

_GAMES: dict[str, type[Game]] = {
    AtlanticStar.name: AtlanticStar,
    PowerGrid.name: PowerGrid,
    PowerGridCardGame.name: PowerGridCardGame,
    ThirteenMinutes.name: ThirteenMinutes,
}


def names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(_GAMES))


def load(name: str, figures: bytes | None = None) -> Game:
    """A game with its built-in figures, or with an owner's.

    Raises KeyError for an unknown name and FiguresError for faulty figures.
    """
    return _GAMES[name](figures)
