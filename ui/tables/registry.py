# SPDX-License-Identifier: MIT
"""The table of each game and the words that offer it, imported when they are asked for.

What a game has no own of, it has from `ui.tables.plain`, which needs the rules alone.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ui.tables.manifest import Manifest
    from ui.tables.offer import Offer
    from ui.tables.staging import Shots
    from ui.tables.table_kit import TableKit


@cache
def load(game: str) -> TableKit[Any]:
    """The kit of a game. Raises KeyError for a game that this build does not have."""
    found = _manifest(game)
    if found.kit is not None:
        return found.kit()
    from core import catalogue
    from ui.tables.plain.table_kit import kit_of

    return kit_of(catalogue.load(game), offer(game), found.words() if found.words else None)


@cache
def offer(game: str) -> Offer:
    """The words of a game before anybody plays it. Raises KeyError for an unknown game."""
    found = _manifest(game)
    if found.offer is not None:
        return found.offer()
    from core import catalogue
    from ui.tables.plain.offer import offer_of

    return offer_of(catalogue.load(game))


def scenes(game: str) -> Shots:
    """What the gallery shows of a game by name. Raises KeyError for an unknown game."""
    found = _manifest(game)
    if found.scenes is not None:
        return found.scenes()
    from ui.tables.plain.gallery import scenes_of

    return scenes_of(game)


def _manifest(game: str) -> Manifest:
    from ui.tables.manifest import Manifest
    from ui.tables.manifests import GAMES

    return GAMES.get(game) or Manifest(game)
