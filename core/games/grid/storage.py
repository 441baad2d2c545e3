# SPDX-License-Identifier: MIT
"""Where tokens of several fuels fit, when their owner may move them among what holds them.

The test: for every set of fuels, its tokens are no more than all that takes one of
them can hold. That is enough for some way to lay the tokens out (Hall's theorem).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import TypeAlias

from core.games.grid.fuel import NO_FUEL, FuelCounts, counted

Holder: TypeAlias = tuple[tuple[int, ...], int]
"""Fuels that something takes, and how many tokens of them it holds in any mix."""

_FUELS = range(len(NO_FUEL))


class Store:
    """All that one owner's holders store together. Immutable in use.

    Fuels that no holder takes together say nothing about each other, so only
    sets within one group of fuels are looked at.
    """

    __slots__ = ("_groups", "_limits", "_of")

    def __init__(self, holders: Iterable[Holder]) -> None:
        held = [holder for holder in holders if holder[0]]
        self._groups = _groups(held)
        self._limits = tuple(
            (fuels, sum([room for taken, room in held if any(fuel in taken for fuel in fuels)]))
            for group in self._groups
            for size in range(1, len(group) + 1)
            for fuels in combinations(group, size)
        )
        """Sets of fuels and the most tokens of them."""
        self._of = tuple(
            tuple(
                (tuple([other for other in fuels if other != fuel]), limit)
                for fuels, limit in self._limits
                if fuel in fuels
            )
            for fuel in _FUELS
        )
        """Fuel -> the sets it is in, as the other fuels and the limit; itself alone first."""

    def fits(self, stock: FuelCounts) -> bool:
        """Whether some way to lay these tokens out exists."""
        for fuels, limit in self._limits:
            for fuel in fuels:
                limit -= stock[fuel]
            if limit < 0:
                return False
        return True

    def room(self, stock: FuelCounts, fuel: int) -> int:
        """How many tokens of a fuel can be added to a stock that fits."""
        (_, most), *sets = self._of[fuel]
        for others, limit in sets:
            for other in others:
                limit -= stock[other]
            most = min(most, limit)
        return most - stock[fuel]

    def keepable(self, stock: FuelCounts, gives: Sequence[bool]) -> tuple[FuelCounts, ...]:
        """Every stock that may be kept of one that need not fit, sorted.

        What fits and could take nothing more of what is given up; or less, by
        the fuels that `gives` names.
        """
        kept = [self._kept(group, stock, gives) for group in self._groups]
        found = []
        for parts in product(*kept):
            counts = list(NO_FUEL)
            for group, part in zip(self._groups, parts, strict=True):
                for fuel, count in zip(group, part, strict=True):
                    counts[fuel] = count
            found.append(counted(counts))
        return tuple(sorted(found))

    def _kept(
        self, group: tuple[int, ...], stock: FuelCounts, gives: Sequence[bool]
    ) -> list[tuple[int, ...]]:
        """The counts of a group's fuels that may be kept.

        All stocks to which nothing can be added have equally many tokens, so
        those with most are the full ones.
        """
        room = [min(stock[fuel], self.room(NO_FUEL, fuel)) for fuel in group]
        fitting = [
            part
            for part in product(*(range(count + 1) for count in room))
            if self.fits(_counts(group, part))
        ]
        size = max(map(sum, fitting))
        full = [part for part in fitting if sum(part) == size]
        return [part for part in fitting if any(_reached(group, part, f, gives) for f in full)]


def most(stocks: Sequence[FuelCounts]) -> FuelCounts:
    """Of stocks that may be kept, the one with most tokens, the first fuels before the others."""
    return max(stocks, key=lambda stock: (sum(stock), stock))


def _groups(holders: Sequence[Holder]) -> tuple[tuple[int, ...], ...]:
    """The fuels, those together that holders take together."""
    groups: list[tuple[int, ...]] = [(fuel,) for fuel in _FUELS]
    for taken, _ in holders:
        tied = [group for group in groups if any(fuel in taken for fuel in group)]
        if len(tied) > 1:
            groups = [group for group in groups if group not in tied]
            groups.append(tuple(sorted(fuel for group in tied for fuel in group)))
    return tuple(sorted(groups))


def _counts(group: tuple[int, ...], part: tuple[int, ...]) -> FuelCounts:
    counts = list(NO_FUEL)
    for fuel, count in zip(group, part, strict=True):
        counts[fuel] = count
    return counted(counts)


def _reached(
    group: tuple[int, ...], part: tuple[int, ...], full: tuple[int, ...], gives: Sequence[bool]
) -> bool:
    """Whether giving up some of the fuels one may give up leads from a full part to this one."""
    return all(
        count == most or (count < most and gives[fuel])
        for fuel, count, most in zip(group, part, full, strict=True)
    )
