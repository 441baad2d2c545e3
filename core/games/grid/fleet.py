# SPDX-License-Identifier: MIT
"""What a set of power plants can store and run.

A fleet depends on its plants alone, so that one serves every state in which
somebody owns just these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

from msgspec import Struct

from core.games.grid.burning import mixes
from core.games.grid.fuel import NO_FUEL, FuelCounts, minus, plus, tokens
from core.games.grid.storage import Holder, Store, stored
from core.terms import Move

_MIXES = 512

DONE = Move("done")
"""Runs nothing."""


class Burner(Struct, frozen=True):
    """A plant as what it stores and burns: `amount` tokens a run of any mix of its fuels."""

    id: int | str
    fuels: tuple[int, ...]
    amount: int
    output: int
    """What a run brings, in the measure of its game."""

    @property
    def mixed(self) -> bool:
        """Whether it takes several fuels."""
        return len(self.fuels) > 1


class Way(Struct, frozen=True):
    """One way to run plants of a fleet at one instant.

    `burnt` is all fuel it takes; plants of several fuels burn `mixed` of it.
    `left` is what the plants store beside: an idle one for all its runs, one that
    runs for one less. `output` is the sum of the plants'.
    """

    move: Move
    burnt: FuelCounts
    mixed: FuelCounts
    left: Store
    output: int


class Fleet:
    """Plants of one owner, with every way to run some of them.

    `names` are those of the fuels; `runs` is for how many runs a plant stores.
    """

    def __init__(self, plants: Sequence[Burner], names: Sequence[str], runs: int) -> None:
        self._plants = plants
        self._names = tuple(names)
        self._runs = runs
        self._mixed = any(plant.mixed for plant in plants)
        self.capacity = stored((plant.fuels, runs * plant.amount) for plant in plants)
        """What they store together."""
        burnt = sorted({fuel for plant in plants for fuel in plant.fuels}, key=self._name)
        self.fuels = tuple(burnt)
        """Fuels that they burn, in the order of their names."""

    @cached_property
    def ways(self) -> tuple[Way, ...]:
        """In the order of their moves."""
        found = self._ways(self._plants, (), NO_FUEL, (), 0)
        return tuple(sorted(found, key=lambda way: way.move.order))

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
        return not strict or way.left.fits(minus(stock, burnt))

    def possible(self, stock: FuelCounts, strict: bool) -> list[Way]:
        """The ways that a stock of fuel allows."""
        strict = strict and self._mixed
        return [way for way in self.ways if self.can(way, stock, strict)]

    def _ways(
        self,
        others: Sequence[Burner],
        run: tuple[int | str, ...],
        pure: FuelCounts,
        mixed: tuple[Holder, ...],
        output: int,
    ) -> list[Way]:
        """The ways to run these plants and perhaps some of the others.

        They burn `pure` and any mix of `mixed`, and bring `output`.
        """
        left = self._left(run)
        found = [
            Way(Move("run", (*run, *words)) if run else DONE, plus(pure, mix), mix, left, output)
            for mix, words in _named_mixes(mixed, self._names)
        ]
        for place, plant in enumerate(others):
            found += self._ways(
                others[place + 1 :],
                (*run, plant.id),
                pure if plant.mixed else plus(pure, _burnt(plant)),
                (*mixed, (plant.fuels, plant.amount)) if plant.mixed else mixed,
                output + plant.output,
            )
        return found

    def _left(self, run: tuple[int | str, ...]) -> Store:
        """What the plants store beside what they burn while these run."""
        if not self._mixed:
            return self.capacity
        return stored(
            (plant.fuels, (self._runs - (plant.id in run)) * plant.amount) for plant in self._plants
        )

    def _name(self, fuel: int) -> str:
        return self._names[fuel]


def words(fuel: FuelCounts, names: Sequence[str]) -> tuple[int | str, ...]:
    """Tokens as moves name them: `coal 2 oil 1`, nothing for none."""
    found: tuple[int | str, ...] = ()
    for name, count in zip(names, fuel, strict=True):
        if count:
            found += (name, count)
    return found


@lru_cache(_MIXES)
def _named_mixes(
    plants: tuple[Holder, ...], names: tuple[str, ...]
) -> tuple[tuple[FuelCounts, tuple[int | str, ...]], ...]:
    """What plants of several fuels can burn together, with the words for it."""
    return tuple((mix, words(mix, names)) for mix in mixes(plants))


def _burnt(plant: Burner) -> FuelCounts:
    """What a run of a plant burns that takes at most one fuel."""
    return tokens(plant.fuels[0], plant.amount) if plant.fuels else NO_FUEL
