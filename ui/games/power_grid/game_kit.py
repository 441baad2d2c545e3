# SPDX-License-Identifier: MIT
"""Everything Power Grid brings to the window."""

from __future__ import annotations

from core.match import Match
from ui.games.game_kit import GameKit
from ui.games.power_grid import preview, reasons, result
from ui.games.power_grid.board import PowerGridBoard
from ui.games.power_grid.map.painting.painted_map import ground
from ui.games.power_grid.offer import OFFER
from ui.games.power_grid.presenter import PowerGridPresenter
from ui.games.power_grid.rules_words import rules
from ui.games.shown import View


def prepare(match: Match) -> None:
    """Lay out the map: the layout of each is kept."""
    presenter = PowerGridPresenter()
    presenter.show(View(match))
    ground(presenter.sheet())


KIT = GameKit(
    offer=OFFER,
    presenter=PowerGridPresenter,
    board=PowerGridBoard,
    result=result.of,
    illegal_words=reasons.why_not,
    rules=rules,
    prepare=prepare,
    preview=preview.of,
)
