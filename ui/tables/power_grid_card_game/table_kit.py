# SPDX-License-Identifier: MIT
"""Everything Power Grid: The Card Game brings to the window."""

from __future__ import annotations

from ui.tables.power_grid_card_game import preview, reasons, result
from ui.tables.power_grid_card_game.board import PowerGridCardGameBoard
from ui.tables.power_grid_card_game.offer import OFFER
from ui.tables.power_grid_card_game.presenter import PowerGridCardGamePresenter
from ui.tables.power_grid_card_game.rules_words import rules
from ui.tables.table_kit import TableKit

KIT = TableKit(
    offer=OFFER,
    presenter=PowerGridCardGamePresenter,
    board=PowerGridCardGameBoard,
    result=result.of,
    illegal_words=reasons.why_not,
    rules=rules,
    preview=preview.of,
)
