# SPDX-License-Identifier: MIT
"""What a set of power plants can store and run (sections 2 and 4).

A fleet depends on its plants alone, so that one serves every state in which
somebody owns just these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

from msgspec import Struct, structs

from core.games.grid.burning import mixes
from core.games.grid.fuel import NO_FUEL, FuelCounts, plus, tokens
from core.games.grid.storage import Holder, Store, stored
from core.games.power_grid import moves
from core.games.power_grid.figures import FUELS, Plant
from core.terms import Move

_MIXES = 512
RUNS_STORED = 2
"""Runs that a plant stores fuel for."""


_ANY_FUEL = tuple(range(len(FUELS)))
_BY_NAME = tuple(sorted(_ANY_FUEL, key=FUELS.__getitem__))


class Way(Struct, frozen=True):
    """One way to run plants of a fleet at one instant.

    `burnt` is all fuel it takes; plants of several fuels burn `mixed` of it.
    `left` is what the plants store beside: an idle one for two runs, one that
    runs for as much again as it burns. Where only plants of one fuel run it is
    all they store, because then what fits before fits beside. `cities` is the
    sum printed.
    """

    move: Move
    burnt: FuelCounts
    mixed: FuelCounts
    left: Store
    cities: int


class Burner(Struct, frozen=True):
    """A plant as what it stores and burns. `burnt` is what it burns if it takes one fuel only."""

    number: int
    fuels: tuple[int, ...]
    amount: int
    cities: int
    burnt: FuelCounts

    def supplying(self, more: int) -> Burner:
        """The same plant supplying so many cities more."""
        return structs.replace(self, cities=self.cities + more)

    @property
    def mixed(self) -> bool:
        """Whether it takes several fuels."""
        return len(self.fuels) > 1


def burner(plant: Plant) -> Burner:
    """What a plant stores and burns."""
    fuels = tuple(FUELS.index(fuel) for fuel in plant.fuels)
    burnt = tokens(fuels[0], plant.amount) if len(fuels) == 1 else NO_FUEL
    return Burner(plant.number, fuels, plant.amount, plant.cities, burnt)


class Fleet:
    """Plants of one owner, with every way to run some of them, none first.

    `loose` tokens of any fuel lie beside the plants, in a Warehouse.
    """

    def __init__(self, plants: Sequence[Burner], loose: int = 0) -> None:
        self._loose: tuple[Holder, ...] = ((_ANY_FUEL, loose),) if loose else ()
        capacity = [(plant.fuels, RUNS_STORED * plant.amount) for plant in plants]
        self.capacity = stored((*capacity, *self._loose))
        """What they store together (section 4)."""
        fuels = [fuel for plant in plants for fuel in plant.fuels]
        self.fuels = _BY_NAME if loose else tuple(fuel for fuel in _BY_NAME if fuel in fuels)
        """Fuels that can be stored, in the order of their names."""
        self._plants = sorted(plants, key=lambda plant: plant.number)
        self._mixed = any(plant.mixed for plant in plants)

    @cached_property
    def ways(self) -> tuple[Way, ...]:
        """In the order of their moves."""
        return tuple(self._ways(self._plants, (), NO_FUEL, (), 0))

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
        burnt = way.burnt
        if burnt[0] > stock[0] or burnt[1] > stock[1] or burnt[2] > stock[2] or burnt[3] > stock[3]:
            return False
        return not strict or way.left.fits_beside(stock, burnt)

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
            return [way for way in fuelled if way.left.fits_beside(stock, way.burnt)]
        return fuelled

    def _ways(
        self,
        others: Sequence[Burner],
        run: tuple[int, ...],
        pure: FuelCounts,
        mixed: tuple[Holder, ...],
        cities: int,
    ) -> list[Way]:
        """The ways to run these plants and perhaps some of the others.

        They burn `pure` and any mix of `mixed`, and supply `cities`. Moves name
        plants before fuels, numbers in order: so a run of pure plants comes
        before those that add to it, and one with hybrids after them.
        """
        found = [] if mixed else [Way(_move(run), pure, NO_FUEL, self.capacity, cities)]
        for place, plant in enumerate(others):
            found += self._ways(
                others[place + 1 :],
                (*run, plant.number),
                plus(pure, plant.burnt) if plant.amount else pure,
                (*mixed, (plant.fuels, plant.amount)) if plant.mixed else mixed,
                cities + plant.cities,
            )
        if mixed:
            left = self._left(run)
            for mix, words in _named_mixes(mixed):
                found.append(Way(Move("run", (*run, *words)), plus(pure, mix), mix, left, cities))
        return found

    def _left(self, run: tuple[int, ...]) -> Store:
        """What the plants store beside what they burn while these run."""
        holders = [
            (plant.fuels, (RUNS_STORED - (plant.number in run)) * plant.amount)
            for plant in self._plants
        ]
        return stored((*holders, *self._loose))


def _move(run: tuple[int, ...]) -> Move:
    """The move that runs plants of one fuel each, or nothing."""
    return Move("run", run) if run else moves.DONE


@lru_cache(_MIXES)
def _named_mixes(
    plants: tuple[Holder, ...],
) -> tuple[tuple[FuelCounts, tuple[int | str, ...]], ...]:
    """What plants of several fuels can burn together, with the words for it, in their order."""
    named = [(mix, moves.counted(mix)) for mix in mixes(plants)]
    return tuple(sorted(named, key=lambda mix: mix[1]))
