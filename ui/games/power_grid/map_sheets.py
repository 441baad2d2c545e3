# SPDX-License-Identifier: MIT
"""The sheet of a map of the figures."""

from __future__ import annotations

from core.games.power_grid.figures import Map, Tables
from ui.games.power_grid.map.model import Link, Place, Region, Sheet
from ui.games.power_grid.words import translated


def sheet(board: Map, edition: str, tables: Tables) -> Sheet:
    """What an edition prints on a map, with the prices of houses from the tables."""
    printed = board.boards[edition]
    return Sheet(
        id=f"{board.id}.{edition}",
        name=translated(board.name),
        regions=tuple(
            Region(region.id, translated(region.name), region.colour) for region in board.regions
        ),
        places=tuple(
            Place(city.id, city.name, city.region, city.x, city.y, tables.house_prices)
            for city in printed.cities
        ),
        links=tuple(Link(*connection) for connection in printed.connections),
    )
