# SPDX-License-Identifier: MIT
"""Tokens of four fuels as counts, in the order that a game gives its fuels."""

from __future__ import annotations

from typing import TypeAlias

FuelCounts: TypeAlias = tuple[int, int, int, int]
"""Tokens of each fuel."""

NO_FUEL: FuelCounts = (0, 0, 0, 0)


def tokens(fuel: int, count: int) -> FuelCounts:
    """So many tokens of one fuel."""
    found = list(NO_FUEL)
    found[fuel] = count
    return counted(found)


def counted(found: list[int]) -> FuelCounts:
    """A list of four counts as a value."""
    first, second, third, fourth = found
    return (first, second, third, fourth)


def plus(one: FuelCounts, other: FuelCounts) -> FuelCounts:
    """Tokens together."""
    a, b, c, d = one
    e, f, g, h = other
    return (a + e, b + f, c + g, d + h)


def minus(one: FuelCounts, other: FuelCounts) -> FuelCounts:
    """Tokens without others."""
    a, b, c, d = one
    e, f, g, h = other
    return (a - e, b - f, c - g, d - h)


def enough(stock: FuelCounts, needed: FuelCounts) -> bool:
    """Whether a stock holds all that is needed."""
    a, b, c, d = stock
    e, f, g, h = needed
    return a >= e and b >= f and c >= g and d >= h
