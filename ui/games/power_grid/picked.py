# SPDX-License-Identifier: MIT
"""What a person has picked and not made a move of yet. No Qt."""

from __future__ import annotations

from core.games.grid.fuel import FuelCounts
from ui.games.grid import picked


class Picked(picked.Picked, frozen=True, kw_only=True):
    """Picks of every kind of decision; those of others are empty.

    `mix` is what plants of several fuels are to burn while it is not enough yet.
    """

    regions: tuple[str, ...] = ()
    mix: FuelCounts | None = None
