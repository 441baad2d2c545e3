# SPDX-License-Identifier: MIT
"""Everything that the gallery shows: each a window that is ready to be drawn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from ui.gallery import frames, screens
from ui.gallery.windows import taken
from ui.tables.atlantic_star import gallery as atlantic_star
from ui.tables.power_grid import gallery as power_grid
from ui.tables.power_grid import promo_gallery
from ui.tables.power_grid_card_game import gallery as power_grid_card_game
from ui.tables.thirteen_minutes import gallery as thirteen_minutes

_TABLES = (thirteen_minutes, power_grid, promo_gallery, atlantic_star, power_grid_card_game)

SCENES: dict[str, Callable[[], QWidget]] = {
    **screens.scenes(),
    **frames.scenes(),
    **{name: taken(shot) for table in _TABLES for name, shot in table.scenes().items()},
}
