# SPDX-License-Identifier: MIT
"""The table kit of each game and the words that offer it, imported when they are asked for.

Each import is written out, so that bundlers see it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ui.tables.offer import Offer
    from ui.tables.table_kit import TableKit


def names() -> tuple[str, ...]:
    """The games that this window can show, sorted."""
    return ("atlantic_star", "power_grid", "power_grid_card_game", "thirteen_minutes")


@cache
def load(game: str) -> TableKit[Any]:
    """The kit of a game. Raises KeyError for a game without one."""
    if game == "thirteen_minutes":
        from ui.tables.thirteen_minutes.table_kit import KIT as THIRTEEN_MINUTES

        return THIRTEEN_MINUTES
    if game == "power_grid":
        from ui.tables.power_grid.table_kit import KIT as POWER_GRID

        return POWER_GRID
    if game == "power_grid_card_game":
        from ui.tables.power_grid_card_game.table_kit import KIT as POWER_GRID_CARD_GAME

        return POWER_GRID_CARD_GAME
    if game == "atlantic_star":
        from ui.tables.atlantic_star.table_kit import KIT as ATLANTIC_STAR

        return ATLANTIC_STAR
    raise KeyError(game)


def offer(game: str) -> Offer:
    """The words of a game before anybody plays it. Raises KeyError for a game without any."""
    from ui.tables.offers import OFFERS

    return OFFERS[game]
