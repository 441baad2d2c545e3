# SPDX-License-Identifier: MIT
"""What a person has picked and not made a move of yet. No Qt."""

from __future__ import annotations

from msgspec import Struct

from core.games.grid.fuel import FuelCounts
from core.terms import Move
from ui.tables.power_grid.running import Choice


class Picked(Struct, frozen=True):
    """Picks of every kind of decision; those of others are empty.

    `mix` is what plants of several fuels are to burn while it is not enough yet.
    """

    bid: int = 0
    limit: int = 0
    regions: tuple[str, ...] = ()
    found: tuple[Choice, ...] = ()
    chosen: Move | None = None
    mix: FuelCounts | None = None
