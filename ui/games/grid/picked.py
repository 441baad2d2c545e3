# SPDX-License-Identifier: MIT
"""What a person has picked and not made a move of yet."""

from __future__ import annotations

from msgspec import Struct

from core.terms import Move
from ui.games.grid.running import Choice


class Picked(Struct, frozen=True, kw_only=True):
    """The bid on the stepper, how far the automatic bidder goes, ways to run and the chosen one."""

    bid: int = 0
    limit: int = 0
    found: tuple[Choice, ...] = ()
    chosen: Move | None = None
