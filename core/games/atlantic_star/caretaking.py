# SPDX-License-Identifier: MIT
"""What a seat that left plays, so that every sea still gets all its plates (section 8)."""

from __future__ import annotations

from collections.abc import Sequence

from core.games.atlantic_star import moves
from core.games.atlantic_star.figures import SEAS
from core.games.atlantic_star.rules import Rules
from core.terms import Move


def move(rules: Rules, choices: Sequence[Move]) -> Move:
    """Neither borrows, swaps nor pays: sails as soon as a voyage fits, else takes the free ship.

    Of the seas that fit the one with the fewest legs; of the classes the one of
    the fewest stars.
    """
    if choices[0] == moves.BEST:
        return moves.BEST
    sailings = [choice for choice in choices if choice.verb == "sail"]
    if sailings:
        return min(sailings, key=lambda sailing: rules.legs[SEAS.index(str(sailing.args[0]))])
    free = moves.charter(rules.prices[-1])
    return free if free in choices else choices[0]
