# SPDX-License-Identifier: MIT
"""Who opens an auction of a plant, or buys none in this phase: the same in the whole family."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import TypeVar

from core.games.grid.bidding import clockwise
from core.terms import IllegalMove, Move, not_legal

P = TypeVar("P", int, str)
"""What a game calls its plants."""

_KEPT = 512
"""Moves are values: those used last serve again."""

OPT_OUT = Move("opt_out")
"""Buys no plant in this phase."""


@lru_cache(_KEPT)
def open_auction(plant: int | str) -> Move:
    """Name a plant of the current market. The opening bid follows as a `bid`.

    Whoever is the last in the phase buys it with this move, at its minimum.
    """
    return Move("open", (plant,))


def choices(
    current: Sequence[P], minimum: Callable[[P], int], money: int, bound: bool
) -> list[Move]:
    """The current plants whose minimum can be paid, and opting out.

    Who is bound to buy may opt out only if nothing can be paid.
    """
    found: list[Move] = [
        open_auction(plant) for plant in sorted(current) if minimum(plant) <= money
    ]
    return found if bound and found else [*found, OPT_OUT]


def opened(
    current: Sequence[P],
    minimum: Callable[[P], int],
    money: int,
    bound: bool,
    seat: int,
    move: Move,
) -> P | None:
    """The plant that a seat opens, or nothing if it opts out. Raises IllegalMove."""
    if move == OPT_OUT:
        if move not in choices(current, minimum, money, bound):
            raise IllegalMove("auction.must_buy")
        return None
    if move.verb != "open" or len(move.args) != 1:
        raise not_legal(seat, move)
    named = move.args[0]
    plant = next((plant for plant in current if plant == named), None)
    if plant is None:
        raise IllegalMove("auction.not_in_market", plant=named)
    if (least := minimum(plant)) > money:
        raise IllegalMove("auction.cannot_afford", plant=plant, minimum=least, money=money)
    return plant


def bidders(seat: int, seats: int, finished: Collection[int]) -> tuple[int, ...]:
    """Who may bid for a plant that a seat opened: clockwise, whoever is not finished."""
    return tuple([other for other in clockwise(seat, seats) if other not in finished])
