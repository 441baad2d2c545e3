# SPDX-License-Identifier: MIT
"""Everything 13 Minutes brings to the window. Its options are told in words, without a picture."""

from __future__ import annotations

from ui.games.game_kit import GameKit
from ui.games.thirteen_minutes import reasons, result
from ui.games.thirteen_minutes.board import ThirteenMinutesBoard
from ui.games.thirteen_minutes.offer import OFFER
from ui.games.thirteen_minutes.presenter import ThirteenMinutesPresenter
from ui.games.thirteen_minutes.rules_words import rules

KIT = GameKit(
    offer=OFFER,
    presenter=ThirteenMinutesPresenter,
    board=ThirteenMinutesBoard,
    result=result.of,
    illegal_words=reasons.why_not,
    rules=rules,
)
