# SPDX-License-Identifier: MIT
"""What the options of a new table mean: the map with as many regions as will be in play."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize

from core.contract import Game
from core.games.power_grid.game import PowerGrid
from core.games.power_grid.regions import contiguous_sets
from core.terms import Options
from ui.games.game_kit import Preview
from ui.games.power_grid.map.painting.picture import region_picture
from ui.games.power_grid.map_sheets import sheet


def of(game: Game, options: Options, seats: int, size: QSize, ratio: float) -> Preview:
    """A set of regions as large as the rules want it: which one is known only at the table."""
    assert isinstance(game, PowerGrid)
    chosen = dict(options)
    tables = game.figures.tables
    board = game.figures.map(chosen["map"])
    count = tables.regions[str(seats)]
    example = contiguous_sets(board.boards[chosen["edition"]], count)[0]
    picture = region_picture(sheet(board, chosen["edition"], tables), example, size, ratio)
    return Preview(picture, _caption(chosen["regions"]).format(count=count, of=len(board.regions)))


def _caption(how: str) -> str:
    if how == "host":
        return QCoreApplication.translate(
            "PowerGrid", "{count} of {of} regions are in play, like these; the host chooses which."
        )
    if how == "draft":
        return QCoreApplication.translate(
            "PowerGrid", "{count} of {of} regions are in play, like these; you pick them in turn."
        )
    return QCoreApplication.translate(
        "PowerGrid", "{count} of {of} regions are in play, like these; chance decides which."
    )
