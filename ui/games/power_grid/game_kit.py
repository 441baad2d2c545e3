# SPDX-License-Identifier: MIT
"""Everything Power Grid brings to the window."""

from __future__ import annotations

from ui.games.game_kit import GameKit
from ui.games.power_grid import preview, reasons, result
from ui.games.power_grid.board import PowerGridBoard
from ui.games.power_grid.offer import OFFER
from ui.games.power_grid.presenter import PowerGridPresenter
from ui.games.power_grid.rules_words import rules

KIT = GameKit(
    offer=OFFER,
    presenter=PowerGridPresenter,
    board=PowerGridBoard,
    result=result.of,
    illegal_words=reasons.why_not,
    rules=rules,
    preview=preview.of,
)
