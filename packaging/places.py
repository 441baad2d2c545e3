# SPDX-License-Identifier: MIT
"""Searches for the places of the cities on every shipped map and keeps them, for some minutes.

The smallest layout of several searches wins, by the names of the set of regions that needs
the most room. To be run when a map, the type on it, or `ui/games/power_grid/map/plan` changes.
"""

from __future__ import annotations

import json

from PySide6.QtGui import QGuiApplication

from core.games.power_grid import reading
from core.games.power_grid.figures import Board
from core.games.power_grid.regions import contiguous_sets
from ui.games.power_grid.map.model import Sheet
from ui.games.power_grid.map.painting.metrics import measures
from ui.games.power_grid.map.plan import kept
from ui.games.power_grid.map.plan.geometry import Rect, hull
from ui.games.power_grid.map.plan.layout import Layout, search
from ui.games.power_grid.map_sheets import sheet

ROOM = (700, 480)
"""What the table gives to a map at 1366x768."""
PULLS = (0.02, 0.04, 0.06, 0.08, 0.1, 0.13)
PATIENCE = 25


def main() -> None:
    """Search and write."""
    application = QGuiApplication([])
    figures = reading.read(reading.builtin())
    found = {}
    for printed in figures.maps:
        for edition, board in printed.boards.items():
            each = sheet(printed, edition, figures.tables)
            layouts = [search(each, measures(), PATIENCE, pull) for pull in PULLS]
            best = max(layouts, key=lambda layout: scale(each, board, layout))
            found[each.id] = {
                city.id: [round(part, 1) for part in city.centre] for city in best.cities
            }
            print(f"{each.id}: {scale(each, board, best):.3f}")
    kept.FILE.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    application.quit()


def scale(printed: Sheet, board: Board, layout: Layout) -> float:
    """How large the set of regions is shown that needs the most room."""
    return min(
        _scale(printed, layout, regions)
        for size in (3, 4, 5, len(printed.regions))
        for regions in contiguous_sets(board, size)
    )


def _scale(printed: Sheet, layout: Layout, regions: tuple[str, ...]) -> float:
    area = hull(
        [
            part
            for place, city in zip(printed.places, layout.cities, strict=True)
            if place.region in regions
            for part in (city.label, Rect(*city.centre, 0, 0).grown(layout.radius))
        ]
    )
    return min(ROOM[0] / area.width, ROOM[1] / area.height)


if __name__ == "__main__":
    main()
