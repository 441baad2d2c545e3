# SPDX-License-Identifier: MIT
"""Everything Atlantic Star brings to the window."""

from __future__ import annotations

from ui.tables.atlantic_star import reasons, result
from ui.tables.atlantic_star.board import AtlanticStarBoard
from ui.tables.atlantic_star.offer import OFFER
from ui.tables.atlantic_star.presenter import AtlanticStarPresenter
from ui.tables.atlantic_star.rules_words import rules
from ui.tables.table_kit import TableKit

KIT = TableKit(
    offer=OFFER,
    presenter=AtlanticStarPresenter,
    board=AtlanticStarBoard,
    result=result.of,
    illegal_words=reasons.why_not,
    rules=rules,
)
