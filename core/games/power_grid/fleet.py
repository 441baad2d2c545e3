# SPDX-License-Identifier: MIT
"""What a set of power plants can store and run (sections 2 and 4).

A fleet depends on its plants alone, so that one serves every state in which
somebody owns just these.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from core.games.grid.burning import mixes
from core.games.grid.fuel import NO_FUEL, FuelCounts, minus, plus, tokens
from core.games.grid.storage import Holder, Store
from core.games.power_grid import moves
from core.games.power_grid.figures import FUELS, Plant
from core.terms import Move

RUNS_STORED = 2
"""Runs that a plant stores fuel for."""


class Way(Struct, frozen=True):
    """One way to run plants of a fleet at one instant.

    `burnt` is all fuel it takes; plants of several fuels burn `mixed` of it.
    `left` is what the plants store beside: an idle one for two runs, one that
    runs for as much again as it burns. `cities` is the sum printed.
    """

    move: Move
    burnt: FuelCounts
    mixed: FuelCounts
    left: Store
    cities: int


class Fleet:
    """Plants of one owner, with every way to run some of them, none first."""

    def __init__(self, plants: Sequence[Plant]) -> None:
        self.capacity = _store(plants, ())
        """What they store together (section 4)."""
        fuels = sorted({fuel for plant in plants for fuel in plant.fuels})
        self.fuels = tuple(FUELS.index(fuel) for fuel in fuels)
        """Fuels that they burn, in the order of their names."""
        self._plants = plants
        self._mixed = any(len(plant.fuels) > 1 for plant in plants)

    @cached_property
    def ways(self) -> tuple[Way, ...]:
        """In the order of their moves."""
        return tuple(way for run in _runs(self._plants) for way in self._ways_of(run))

    @cached_property
    def _by_move(self) -> Mapping[Move, Way]:
        return {way.move: way for way in self.ways}

    def way(self, move: Move) -> Way | None:
        """The way that a move names, possible or not."""
        return self._by_move.get(move)

    def can(self, way: Way, stock: FuelCounts, strict: bool) -> bool:
        """Whether a stock of fuel allows a way.

        With `strict`, the own-storage ruling: a plant burns what lies on its own
        card. What is not burnt must then fit beside it.
        """
        rest = minus(stock, way.burnt)
        return min(rest) >= 0 and (not strict or way.left.fits(rest))

    def possible(self, stock: FuelCounts, strict: bool) -> list[Way]:
        """The ways that a stock of fuel allows."""
        coal, oil, garbage, uranium = stock
        fuelled = [
            way
            for way in self.ways
            if (burnt := way.burnt)[0] <= coal
            and burnt[1] <= oil
            and burnt[2] <= garbage
            and burnt[3] <= uranium
        ]
        if strict and self._mixed:
            return [way for way in fuelled if way.left.fits(minus(stock, way.burnt))]
        return fuelled

    def _ways_of(self, run: tuple[Plant, ...]) -> list[Way]:
        """The ways to run just these plants."""
        pure = NO_FUEL
        for plant in run:
            pure = plus(pure, _burnt(plant))
        left = _store(self._plants, run) if self._mixed else self.capacity
        cities = sum([plant.cities for plant in run])
        numbers = [plant.number for plant in run]
        found = [
            Way(
                move=moves.run(numbers, mixed) if run else moves.DONE,
                burnt=plus(pure, mixed),
                mixed=mixed,
                left=left,
                cities=cities,
            )
            for mixed in mixes([_holder(plant) for plant in run if len(plant.fuels) > 1])
        ]
        return sorted(found, key=lambda way: way.move.order) if len(found) > 1 else found


def _store(plants: Sequence[Plant], run: Sequence[Plant]) -> Store:
    """What plants store while some of them run: these burn one of their two runs."""
    return Store(_holder(plant, RUNS_STORED - (plant in run)) for plant in plants)


def _holder(plant: Plant, runs: int = 1) -> Holder:
    return tuple(FUELS.index(fuel) for fuel in plant.fuels), runs * plant.amount


def _runs(others: Sequence[Plant], run: tuple[Plant, ...] = ()) -> Iterator[tuple[Plant, ...]]:
    """These plants and perhaps some of the others, in the order of moves.

    Moves name plants before fuels, numbers in order: so a run of pure plants
    comes before those that add to it, and one with hybrids after them.
    """
    mixed = any(len(plant.fuels) > 1 for plant in run)
    if not mixed:
        yield run
    for place, plant in enumerate(others):
        yield from _runs(others[place + 1 :], (*run, plant))
    if mixed:
        yield run


def _burnt(plant: Plant) -> FuelCounts:
    """What a plant that takes one fuel burns, and nothing for others."""
    if len(plant.fuels) != 1:
        return NO_FUEL
    return tokens(FUELS.index(plant.fuels[0]), plant.amount)
