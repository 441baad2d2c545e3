# SPDX-License-Identifier: MIT
"""Places of cities that were searched for once and kept, in scene units. No Qt.

A good layout takes long to find, and is the same for ever: `packaging/places.py`
writes `places.json` anew where a map or the type on it has changed.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from ui.games.power_grid.map.plan.geometry import Point

FILE = Path(__file__).with_name("places.json")


def places(sheet: str) -> dict[str, Point] | None:
    """Where the cities of a sheet stand, by their ids; None if nothing is kept for it."""
    return _all().get(sheet)


@cache
def _all() -> dict[str, dict[str, Point]]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, Point]])
