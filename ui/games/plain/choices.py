# SPDX-License-Identifier: MIT
"""Legal moves sorted by how they are picked: by a number, by a button, or from a list. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from core.terms import Move

FEW = 8
"""So many moves are buttons of the prompt; more are a list."""
_WIDE = 6
"""A range of so many numbers is a stepper."""
_STEPPERS = 3
"""More steppers than these are no help: their moves are in the list."""


class Range(Struct, frozen=True):
    """Moves that differ in their last number alone, which goes up by one."""

    moves: tuple[Move, ...]

    @property
    def lowest(self) -> int:
        """The smallest number."""
        return _last(self.moves[0])

    @property
    def highest(self) -> int:
        """The greatest number."""
        return _last(self.moves[-1])

    def move(self, number: int) -> Move:
        """The move of a number of the range."""
        return self.moves[number - self.lowest]


class Choices(Struct, frozen=True):
    """The legal moves of a decision, each in exactly one of the three."""

    ranges: tuple[Range, ...] = ()
    buttons: tuple[Move, ...] = ()
    listed: tuple[Move, ...] = ()


def sorted_out(moves: Sequence[Move]) -> Choices:
    """Every legal move at its place."""
    ranges = tuple(_ranges(moves))
    if len(ranges) > _STEPPERS:
        ranges = ()
    stepped = {move for one in ranges for move in one.moves}
    others = tuple(move for move in moves if move not in stepped)
    if len(others) <= FEW:
        return Choices(ranges, others)
    return Choices(ranges, (), others)


def _ranges(moves: Sequence[Move]) -> list[Range]:
    alike: dict[tuple[object, ...], list[Move]] = {}
    for move in moves:
        if move.args and isinstance(move.args[-1], int):
            alike.setdefault((move.verb, *move.args[:-1]), []).append(move)
    found = [Range(tuple(sorted(group, key=_last))) for group in alike.values()]
    return [one for one in found if len(one.moves) >= _WIDE and _closed(one)]


def _closed(one: Range) -> bool:
    return one.highest - one.lowest == len(one.moves) - 1


def _last(move: Move) -> int:
    number = move.args[-1]
    assert isinstance(number, int)
    return number
