# SPDX-License-Identifier: MIT
"""Everything Power Grid: The Card Game brings to the window."""

from __future__ import annotations

from ui.games.game_kit import GameKit
from ui.games.power_grid_card_game import preview, reasons, result
from ui.games.power_grid_card_game.board import PowerGridCardGameBoard
from ui.games.power_grid_card_game.offer import OFFER
from ui.games.power_grid_card_game.presenter import PowerGridCardGamePresenter
from ui.games.power_grid_card_game.rules_words import rules

KIT = GameKit(
    offer=OFFER,
    presenter=PowerGridCardGamePresenter,
    board=PowerGridCardGameBoard,
    result=result.of,
    illegal_words=reasons.why_not,
    rules=rules,
    preview=preview.of,
)
