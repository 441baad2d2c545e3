# SPDX-License-Identifier: MIT
"""What each game brings to the window, imported when somebody asks for it.

What a game has no own of, it has from `ui.games.plain`, which needs the rules alone.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ui.games.game_kit import GameKit
    from ui.games.manifest import Manifest
    from ui.games.offer import Offer
    from ui.games.staging import Shots


@cache
def load(game: str) -> GameKit[Any]:
    """The kit of a game. Raises KeyError for a game that this build does not have."""
    found = _manifest(game)
    if found.kit is not None:
        return found.kit()
    from core import catalogue
    from ui.games.plain.game_kit import kit_of

    return kit_of(catalogue.load(game), offer(game), found.words() if found.words else None)


@cache
def offer(game: str) -> Offer:
    """The words of a game before anybody plays it. Raises KeyError for an unknown game."""
    found = _manifest(game)
    if found.offer is not None:
        return found.offer()
    from core import catalogue
    from ui.games.plain.offer import offer_of

    return offer_of(catalogue.load(game))


def shots(game: str) -> Shots:
    """What the gallery shows of a game by name. Raises KeyError for an unknown game."""
    found = _manifest(game)
    if found.shots is not None:
        return found.shots()
    from ui.games.plain.gallery import shots_of

    return shots_of(game)


def _manifest(game: str) -> Manifest:
    from ui.games.manifest import Manifest
    from ui.games.manifests import GAMES

    return GAMES.get(game) or Manifest(game)
