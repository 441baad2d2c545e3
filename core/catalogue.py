# SPDX-License-Identifier: MIT
"""The games of this build, one line for each. The rules of a game are imported when it is loaded.

A manifest counts as soon as it is imported here, under whatever name.
"""
# ruff: noqa: F401

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.atlantic_star.manifest import MANIFEST as ATLANTIC_STAR
from core.games.manifest import Manifest
from core.games.power_grid.manifest import MANIFEST as POWER_GRID
from core.games.power_grid_card_game.manifest import MANIFEST as POWER_GRID_CARD_GAME
from core.games.thirteen_minutes.manifest import MANIFEST as THIRTEEN_MINUTES

if TYPE_CHECKING:
    from core.contract import Game

GAMES = {found.game: found for found in tuple(globals().values()) if isinstance(found, Manifest)}


def names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(GAMES))


def load(name: str, figures: bytes | None = None) -> Game:
    """A game with its built-in figures, or with an owner's.

    Raises KeyError for an unknown name and FiguresError for faulty figures.
    """
    return GAMES[name].rules(figures)
