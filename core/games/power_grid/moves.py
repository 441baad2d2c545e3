# SPDX-License-Identifier: MIT
"""The moves of Power Grid, by the words that name them, and lazy sequences of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import overload

from core.games.power_grid.figures import FUELS
from core.games.power_grid.state import FuelCounts
from core.terms import Move

_KEPT = 512
"""Moves are values: those used last serve again."""

OPT_OUT = Move("opt_out")
"""Buys no plant in this phase 2."""
DROP = Move("drop")
"""Drops out of the auction."""
DONE = Move("done")
"""Ends a turn of phases 3 and 4; in phase 5 runs nothing."""


def regions(ids: Sequence[str]) -> Move:
    """Pick these regions, named in the order of their ids."""
    return Move("regions", tuple(sorted(ids)))


def region(region_id: str) -> Move:
    """Pick one region of a draft."""
    return Move("region", (region_id,))


def trust(city: str) -> Move:
    """Put a house of the Trust in a city before round 1."""
    return Move("trust", (city,))


def open_auction(plant: int) -> Move:
    """Name a plant of the current market. The opening bid follows as a `bid`.

    Whoever is the last in the phase buys it with this move, at its minimum.
    """
    return Move("open", (plant,))


@lru_cache(_KEPT)
def bid(price: int) -> Move:
    """Bid so much in all."""
    return Move("bid", (price,))


def scrap(plant: int) -> Move:
    """Scrap a plant over the limit."""
    return Move("scrap", (plant,))


def keep(fuel: FuelCounts) -> Move:
    """Keep these tokens after scrapping: `keep coal 2 oil 1`, and `keep` for none."""
    return Move("keep", _counted(fuel))


def buy(fuel: str, count: int) -> Move:
    """Buy so many tokens of a fuel, cheapest first."""
    return Move("buy", (fuel, count))


@lru_cache(_KEPT)
def build(city: str) -> Move:
    """Build a house in a city."""
    return Move("build", (city,))


def run(plants: Sequence[int], coal: int = 0, oil: int = 0) -> Move:
    """Run these plants, ascending; hybrids burn so much coal and oil among them.

    `run 4 20`, or with a hybrid `run 5 20 coal 1 oil 1`. To run nothing is `DONE`.
    """
    return Move("run", (*plants, *_counted((coal, oil, 0, 0))))


def _counted(fuel: FuelCounts) -> tuple[int | str, ...]:
    words: tuple[int | str, ...] = ()
    for kind, count in enumerate(fuel):
        if count:
            words += (FUELS[kind], count)
    return words


class Bids(Sequence[Move]):
    """Every bid from the lowest to the highest, then, where one may, dropping out."""

    __slots__ = ("_drop", "_highest", "_lowest")

    def __init__(self, lowest: int, highest: int, drop: bool) -> None:
        self._lowest = lowest
        self._highest = max(lowest - 1, highest)
        self._drop = drop

    def __len__(self) -> int:
        return self._highest - self._lowest + 1 + self._drop

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return tuple(self[at] for at in range(*index.indices(len(self))))
        at = index if index >= 0 else index + len(self)
        if not 0 <= at < len(self):
            raise IndexError(index)
        price = self._lowest + at
        return bid(price) if price <= self._highest else DROP

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        if move == DROP:
            return self._drop
        args = move.args
        price = args[0] if move.verb == "bid" and len(args) == 1 else ""
        return isinstance(price, int) and self._lowest <= price <= self._highest

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        raise TypeError("a sequence of moves is no key")
