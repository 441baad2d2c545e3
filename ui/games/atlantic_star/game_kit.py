# SPDX-License-Identifier: MIT
"""Everything Atlantic Star brings to the window."""

from __future__ import annotations

from ui.games.atlantic_star import reasons, result
from ui.games.atlantic_star.board import AtlanticStarBoard
from ui.games.atlantic_star.offer import OFFER
from ui.games.atlantic_star.presenter import AtlanticStarPresenter
from ui.games.atlantic_star.rules_words import rules
from ui.games.game_kit import GameKit

KIT = GameKit(
    offer=OFFER,
    presenter=AtlanticStarPresenter,
    board=AtlanticStarBoard,
    result=result.of,
    illegal_words=reasons.why_not,
    rules=rules,
)
