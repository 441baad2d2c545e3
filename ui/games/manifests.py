# SPDX-License-Identifier: MIT
"""The games that the window has more for than the plain board, one line for each.

A manifest counts as soon as it is imported here, under whatever name.
"""
# ruff: noqa: F401

from __future__ import annotations

from ui.games.atlantic_star.manifest import MANIFEST as ATLANTIC_STAR
from ui.games.manifest import Manifest
from ui.games.power_grid.manifest import MANIFEST as POWER_GRID
from ui.games.power_grid_card_game.manifest import MANIFEST as POWER_GRID_CARD_GAME
from ui.games.thirteen_minutes.manifest import MANIFEST as THIRTEEN_MINUTES

GAMES = {found.game: found for found in tuple(globals().values()) if isinstance(found, Manifest)}
