# SPDX-License-Identifier: MIT
"""Everything 13 Minutes brings to the window. Its options are told in words, without a picture."""

from __future__ import annotations

from ui.tables.table_kit import TableKit
from ui.tables.thirteen_minutes import reasons, result
from ui.tables.thirteen_minutes.board import ThirteenMinutesBoard
from ui.tables.thirteen_minutes.offer import OFFER
from ui.tables.thirteen_minutes.presenter import ThirteenMinutesPresenter
from ui.tables.thirteen_minutes.rules_words import rules

KIT = TableKit(
    offer=OFFER,
    presenter=ThirteenMinutesPresenter,
    board=ThirteenMinutesBoard,
    result=result.of,
    illegal_words=reasons.why_not,
    rules=rules,
)
