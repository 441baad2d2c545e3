# SPDX-License-Identifier: MIT
"""The bots of each game by name. A bot is imported with its game's rules when it is loaded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from core import catalogue

if TYPE_CHECKING:
    from core.bots.bot import Bot


def _random() -> Bot:
    from core.bots.random import Random

    return Random()


def _bots(game: str) -> Mapping[str, Callable[[], Bot]]:
    own = catalogue.GAMES[game].bots if game in catalogue.GAMES else {}
    return {"random": _random, **own}


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, the best one last."""
    return tuple(_bots(game))


def load(game: str, name: str) -> Bot:
    """A bot by its name. Raises KeyError if it does not play that game."""
    return _bots(game)[name]()
