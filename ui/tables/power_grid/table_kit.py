# SPDX-License-Identifier: MIT
"""Everything Power Grid brings to the window."""

from __future__ import annotations

from ui.tables.power_grid import preview, reasons, result
from ui.tables.power_grid.board import PowerGridBoard
from ui.tables.power_grid.offer import OFFER
from ui.tables.power_grid.presenter import PowerGridPresenter
from ui.tables.power_grid.rules_words import rules
from ui.tables.table_kit import TableKit

KIT = TableKit(
    offer=OFFER,
    presenter=PowerGridPresenter,
    board=PowerGridBoard,
    result=result.of,
    illegal_words=reasons.why_not,
    rules=rules,
    preview=preview.of,
)
