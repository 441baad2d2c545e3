# SPDX-License-Identifier: MIT
"""Chooses one place each for things that must not overlap: names and costs. No Qt.

Each thing comes with its candidates. Things in conflict move, one after the
other, to where they conflict least; who was moved often is left alone, so that
two do not push each other to and fro.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ui.games.power_grid.map.plan.geometry import Rect, hull

FAULT = 100.0
"""A candidate that costs as much touches something that does not move."""


class Candidate(Struct, frozen=True):
    """A place for a thing, and how much worse it is than a perfect one."""

    rect: Rect
    cost: float


def promising(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The candidates worth trying, cheapest first: all without a fault, or the least bad ones."""
    found = sorted(candidates, key=lambda each: each.cost)
    sound = sum(each.cost < FAULT for each in found)
    return found[: sound or _LEAST_BAD]


class Choice:
    """Things and the candidate each has taken, as indices; candidates come cheapest first."""

    def __init__(self, things: Sequence[Sequence[Candidate]]) -> None:
        self._things = things
        self._taken = [0] * len(things)
        self._moved = [0] * len(things)
        hulls = [hull([each.rect for each in candidates]) for candidates in things]
        self._near = [
            [b for b, other in enumerate(hulls) if b != a and hulls[a].overlaps(other)]
            for a in range(len(things))
        ]

    def settle(self, moves: int = 300) -> None:
        """Move things until none overlap, or so many times."""
        waiting = [thing for thing in range(len(self._things)) if self._overlaps(thing)]
        while waiting and moves:
            moves -= 1
            thing = min(waiting, key=lambda each: (self._moved[each], each))
            self._move(thing)
            waiting = [
                each
                for each in sorted({*waiting, *self._near[thing], thing})
                if self._overlaps(each)
            ]
        self._improve()

    def rect(self, thing: int) -> Rect:
        """Where a thing stands."""
        return self._things[thing][self._taken[thing]].rect

    def faults(self) -> list[int]:
        """The things that overlap another, or touch what does not move."""
        return [
            thing
            for thing in range(len(self._things))
            if self._things[thing][self._taken[thing]].cost >= FAULT or self._overlaps(thing)
        ]

    def _overlaps(self, thing: int) -> bool:
        rect = self.rect(thing)
        return any(rect.overlaps(self.rect(other)) for other in self._near[thing])

    def _move(self, thing: int) -> None:
        here = self._taken[thing]
        others = [each for each in range(len(self._things[thing])) if each != here]
        if others:
            self._taken[thing] = min(others, key=lambda each: self._price(thing, each))
        self._moved[thing] += 1

    def _price(self, thing: int, candidate: int) -> float:
        """How bad a candidate is: worst where it would push what was moved often."""
        found = self._things[thing][candidate]
        price = found.cost
        for other in self._near[thing]:
            if found.rect.overlaps(self.rect(other)):
                price += _OVERLAP / len(self._things[other]) + self._moved[other] * _WEARY
        return price

    def _improve(self) -> None:
        """Let each thing go back to a cheaper candidate that is free."""
        for thing, candidates in enumerate(self._things):
            here = self._taken[thing]
            for better in range(here):
                self._taken[thing] = better
                if candidates[better].cost < candidates[here].cost and not self._overlaps(thing):
                    break
                self._taken[thing] = here


_LEAST_BAD = 8
_OVERLAP = 400.0
_WEARY = 20.0
