# SPDX-License-Identifier: MIT
"""The words that offer each game: all that the lobby needs of it, neither board nor rules."""

from __future__ import annotations

from ui.tables.atlantic_star.offer import OFFER as ATLANTIC_STAR
from ui.tables.offer import Offer
from ui.tables.power_grid.offer import OFFER as POWER_GRID
from ui.tables.power_grid_card_game.offer import OFFER as POWER_GRID_CARD_GAME
from ui.tables.thirteen_minutes.offer import OFFER as THIRTEEN_MINUTES

OFFERS: dict[str, Offer] = {
    "atlantic_star": ATLANTIC_STAR,
    "power_grid": POWER_GRID,
    "power_grid_card_game": POWER_GRID_CARD_GAME,
    "thirteen_minutes": THIRTEEN_MINUTES,
}
