# SPDX-License-Identifier: MIT
"""All printed maps: those of the game, and those of `maps.json.xz`, which are still to come.

The archive holds, per map, its name, regions (id, name, colour), cities (id, name,
region, x, y, prices of houses) and connections (city, city, cost).
"""

from __future__ import annotations

import json
import lzma
from functools import cache
from pathlib import Path

from core.games.power_grid import reading
from ui.games.power_grid.map.model import Link, Place, Region, Sheet
from ui.games.power_grid.map_sheets import sheet

_ARCHIVE = Path(__file__).parent / "maps.json.xz"


@cache
def sheets() -> dict[str, Sheet]:
    """Every map by its id: of the shipped ones the newest edition, older ones with its name."""
    shipped = reading.read(reading.builtin())
    found = {board.id: sheet(board, "recharged", shipped.tables) for board in shipped.maps}
    found |= {
        f"{board.id}-{edition}": sheet(board, edition, shipped.tables)
        for board in shipped.maps
        for edition in board.boards
        if edition != "recharged"
    }
    for id_, board in json.loads(lzma.decompress(_ARCHIVE.read_bytes())).items():
        found[id_] = Sheet(
            id_,
            board["name"],
            tuple(Region(*region) for region in board["regions"]),
            tuple(
                Place(city, name, region, x, y, tuple(prices))
                for city, name, region, x, y, prices in board["cities"]
            ),
            tuple(Link(*link) for link in board["links"]),
        )
    return found


NAMES = tuple(sorted(sheets()))
