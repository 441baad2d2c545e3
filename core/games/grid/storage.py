# SPDX-License-Identifier: MIT
"""Where tokens of several fuels fit, when their owner may move them among what holds them.

The test: for every set of fuels, its tokens are no more than all that takes one of
them can hold. That is enough for some way to lay the tokens out (Hall's theorem).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from typing import TypeAlias

from core.games.grid.fuel import NO_FUEL, FuelCounts, counted

Holder: TypeAlias = tuple[tuple[int, ...], int]
"""Fuels that something takes, and how many tokens of them it holds in any mix."""

Limits: TypeAlias = tuple[tuple[tuple[int, ...], int], ...]
"""Sets of fuels, and the most tokens of each set together."""

_FUELS = range(len(NO_FUEL))
_KEPT = 4096
"""Stores kept at a time."""


@lru_cache(_KEPT)
def _store(held: tuple[Holder, ...]) -> Store:
    return Store(held)


def stored(holders: Iterable[Holder]) -> Store:
    """What holders store together; the last stores asked for are kept.

    Holders of the same fuels are as good as one that holds as much as they do.
    """
    rooms: dict[tuple[int, ...], int] = {}
    for fuels, room in holders:
        if room:
            rooms[fuels] = rooms.get(fuels, 0) + room
    return _store(tuple(sorted(rooms.items())))


class Store:
    """All that one owner's holders store together. Immutable in use.

    Fuels that no holder takes together say nothing about each other, so only
    sets within one group of fuels are looked at.
    """

    __slots__ = ("_groups", "_limits", "_most", "_places", "_sets", "_shared")

    def __init__(self, held: tuple[Holder, ...]) -> None:
        self._groups = _groups(held)
        self._limits: Limits = tuple(
            (fuels, sum([room for taken, room in held if _meet(fuels, taken)]))
            for group in self._groups
            for size in range(1, len(group) + 1)
            for fuels in combinations(group, size)
        )
        shared = [fuel for group in self._groups if len(group) > 1 for fuel in group]
        self._shared = tuple([limit for limit in self._limits if limit[0][0] in shared])
        """Those of them that are about fuels held together."""
        order = [fuel for group in self._groups for fuel in group]
        self._places = tuple([order.index(fuel) for fuel in _FUELS])
        """Fuel -> its place when the groups are written one after the other."""
        self._most = tuple([dict(self._limits)[fuel,] for fuel in _FUELS])
        """Fuel -> the most tokens of it."""
        self._sets = tuple(
            tuple(
                (tuple([other for other in fuels if other != fuel]), limit)
                for fuels, limit in self._shared
                if fuel in fuels and len(fuels) > 1
            )
            for fuel in _FUELS
        )
        """Fuel -> the larger sets it is in, as the other fuels and the limit."""

    def fits(self, stock: FuelCounts) -> bool:
        """Whether some way to lay these tokens out exists."""
        return within(self._limits, stock)

    def less(self, holders: Sequence[Holder]) -> Limits:
        """The limits on fuels held together once these holders' room is taken from it."""
        return tuple(
            [
                (fuels, limit - sum([room for taken, room in holders if _meet(fuels, taken)]))
                for fuels, limit in self._shared
            ]
        )

    def room(self, stock: FuelCounts, fuel: int) -> int:
        """How many tokens of a fuel can be added to a stock that fits."""
        most = self._most[fuel]
        for others, limit in self._sets[fuel]:
            for other in others:
                limit -= stock[other]
            most = min(most, limit)
        return most - stock[fuel]

    def keepable(self, stock: FuelCounts, gives: Sequence[bool]) -> tuple[FuelCounts, ...]:
        """Every stock that may be kept of one that need not fit, sorted.

        What fits and could take nothing more of what is given up; or less, by
        the fuels that `gives` names.
        """
        full = counted(list(map(min, stock, self._most)))
        if not self._shared or self.fits(full):
            first, second, third, fourth = map(_down_from, full, gives)
            return tuple(product(first, second, third, fourth))
        kept = [self._kept(group, stock, gives) for group in self._groups]
        rows = [sum(parts, ()) for parts in product(*kept)]
        at = self._places
        return tuple(sorted([(r[at[0]], r[at[1]], r[at[2]], r[at[3]]) for r in rows]))

    def _kept(
        self, group: tuple[int, ...], stock: FuelCounts, gives: Sequence[bool]
    ) -> list[tuple[int, ...]]:
        """The counts of a group's fuels that may be kept.

        All stocks to which nothing can be added have equally many tokens, so
        those with most are the full ones.
        """
        room = [min(stock[fuel], self._most[fuel]) for fuel in group]
        if len(group) == 1:
            return [(count,) for count in _down_from(room[0], gives[group[0]])]
        fitting = [
            part
            for part in product(*(range(count + 1) for count in room))
            if self.fits(_counts(group, part))
        ]
        size = max(map(sum, fitting))
        full = [part for part in fitting if sum(part) == size]
        if not any(gives[fuel] for fuel in group):
            return full
        return [part for part in fitting if any(_reached(group, part, f, gives) for f in full)]


def within(limits: Limits, stock: FuelCounts) -> bool:
    """Whether a stock keeps these limits."""
    for fuels, limit in limits:
        for fuel in fuels:
            limit -= stock[fuel]
        if limit < 0:
            return False
    return True


def most(stocks: Sequence[FuelCounts]) -> FuelCounts:
    """Of stocks that may be kept, the one with most tokens, the first fuels before the others."""
    return max(stocks, key=lambda stock: (sum(stock), stock))


@cache
def _meet(fuels: tuple[int, ...], taken: tuple[int, ...]) -> bool:
    """Whether somebody who takes these fuels takes one of those."""
    return any(fuel in taken for fuel in fuels)


def _groups(holders: Sequence[Holder]) -> tuple[tuple[int, ...], ...]:
    """The fuels, those together that holders take together."""
    groups: list[tuple[int, ...]] = [(fuel,) for fuel in _FUELS]
    for taken in [taken for taken, _ in holders if len(taken) > 1]:
        tied = [group for group in groups if any(fuel in taken for fuel in group)]
        groups = [group for group in groups if group not in tied]
        groups.append(tuple(sorted(fuel for group in tied for fuel in group)))
    return tuple(sorted(groups))


def _down_from(count: int, gives: bool) -> range:
    """How many tokens of so many may be kept of a fuel that one may give up or not."""
    return range(0 if gives else count, count + 1)


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
