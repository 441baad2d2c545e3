# SPDX-License-Identifier: MIT
"""What the toys share: no figures, nothing to choose, and a ranking by points."""

from __future__ import annotations

from typing import ClassVar

from core.contract import Game
from core.figures import fingerprint


class Toy(Game):
    """A game small enough to read in a minute that does one thing 13 Minutes does not."""

    rules_version = 1
    symmetric: ClassVar[bool] = False
    """Whether relabelling the seats in the events relabels the result."""

    def __init__(self, figures: bytes | None = None) -> None:
        """A toy's name stands for the figures that it has not: no two pass for one game."""
        super().__init__(figures)
        self.figures_hash = fingerprint(self.name.encode())


def ranked(scores: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Seats grouped by points, most points first."""
    return tuple(
        tuple(seat for seat, points in enumerate(scores) if points == rank)
        for rank in sorted(set(scores), reverse=True)
    )


def plus(values: tuple[int, ...], index: int, more: int) -> tuple[int, ...]:
    """These values with one of them increased."""
    return (*values[:index], values[index] + more, *values[index + 1 :])
