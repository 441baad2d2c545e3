# SPDX-License-Identifier: MIT
"""What a person has picked and not made a move of yet. No Qt."""

from __future__ import annotations

from msgspec import Struct

from ui.games.atlantic_star.scene import NONE


class Picked(Struct, frozen=True):
    """`sea` is looked at, `leg` waits for a ship, `ship` waits for a leg.

    `loan_sea` and `loan_place` name the plate that is to be borrowed on, as it lay at the start
    of the turn. `hand` is the seat whose open hand is shown in place of one's own.
    """

    sea: int = NONE
    leg: int = NONE
    ship: str = ""
    loan_sea: int = NONE
    loan_place: int = NONE
    hand: int = NONE
