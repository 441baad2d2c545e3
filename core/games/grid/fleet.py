# SPDX-License-Identifier: MIT
"""What a set of power plants can store and run.

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
from core.terms import Move

_MIXES = 512
_ANY_FUEL = tuple(range(len(NO_FUEL)))

DONE = Move("done")
"""Runs nothing."""


class Way(Struct, frozen=True):
    """One way to run plants of a fleet at one instant.

    `burnt` is all fuel it takes; plants of several fuels burn `mixed` of it.
    `left` is what the plants store beside: an idle one for all its runs, one that
    runs for one less. Where only plants of one fuel run it is all they store,
    because then what fits before fits beside. `output` is the sum of the plants'.
    """

    move: Move
    burnt: FuelCounts
    mixed: FuelCounts
    left: Store
    output: int


class Burner(Struct, frozen=True):
    """A plant as what it stores and burns: `amount` tokens a run of any mix of its fuels.

    `id` is what moves call it, `output` what a run brings in the measure of its game.
    """

    id: int | str
    fuels: tuple[int, ...]
    amount: int
    output: int

    def bringing(self, more: int) -> Burner:
        """The same plant bringing so much more."""
        return structs.replace(self, output=self.output + more)

    @property
    def mixed(self) -> bool:
        """Whether it takes several fuels."""
        return len(self.fuels) > 1

    @property
    def burnt(self) -> FuelCounts:
        """What it burns if it takes one fuel only."""
        return tokens(self.fuels[0], self.amount) if len(self.fuels) == 1 else NO_FUEL


class Fleet:
    """Plants of one owner, with every way to run some of them.

    Moves name the plants in the order given, and fuels by their `names`. Each plant
    stores fuel for so many `runs`; `loose` tokens of any fuel lie beside the plants.
    """

    def __init__(
        self, plants: Sequence[Burner], names: Sequence[str], runs: int, loose: int = 0
    ) -> None:
        self._plants = plants
        self._names = tuple(names)
        self._runs = runs
        self._loose: tuple[Holder, ...] = ((_ANY_FUEL, loose),) if loose else ()
        self._mixed = any(plant.mixed for plant in plants)
        capacity = [(plant.fuels, runs * plant.amount) for plant in plants]
        self.capacity = stored((*capacity, *self._loose))
        """What they store together."""
        burnt = [fuel for plant in plants for fuel in plant.fuels]
        by_name = sorted(_ANY_FUEL, key=self._names.__getitem__)
        self.fuels = tuple(fuel for fuel in by_name if loose or fuel in burnt)
        """Fuels that can be stored, in the order of their names."""

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
        return not strict or way.left.fits_beside(stock, burnt)

    def possible(self, stock: FuelCounts, strict: bool) -> list[Way]:
        """The ways that a stock of fuel allows."""
        first, second, third, fourth = stock
        fuelled = [
            way
            for way in self.ways
            if (burnt := way.burnt)[0] <= first
            and burnt[1] <= second
            and burnt[2] <= third
            and burnt[3] <= fourth
        ]
        if strict and self._mixed:
            return [way for way in fuelled if way.left.fits_beside(stock, way.burnt)]
        return fuelled

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
        left = self._left(run) if mixed else self.capacity
        found = [
            Way(_move(run, words), plus(pure, mix), mix, left, output)
            for mix, words in _named_mixes(mixed, self._names)
        ]
        for place, plant in enumerate(others):
            found += self._ways(
                others[place + 1 :],
                (*run, plant.id),
                plus(pure, plant.burnt),
                (*mixed, (plant.fuels, plant.amount)) if plant.mixed else mixed,
                output + plant.output,
            )
        return found

    def _left(self, run: tuple[int | str, ...]) -> Store:
        """What the plants store beside what they burn while these run."""
        holders = [
            (plant.fuels, (self._runs - (plant.id in run)) * plant.amount) for plant in self._plants
        ]
        return stored((*holders, *self._loose))


def _move(run: tuple[int | str, ...], words: tuple[int | str, ...]) -> Move:
    return Move("run", (*run, *words)) if run else DONE


def named(fuel: FuelCounts, names: Sequence[str]) -> tuple[int | str, ...]:
    """Tokens as moves name them: `coal 2 oil 1`, nothing for none."""
    words: tuple[int | str, ...] = ()
    for name, count in zip(names, fuel, strict=True):
        if count:
            words += (name, count)
    return words


@lru_cache(_MIXES)
def _named_mixes(
    plants: tuple[Holder, ...], names: tuple[str, ...]
) -> tuple[tuple[FuelCounts, tuple[int | str, ...]], ...]:
    """What plants of several fuels can burn together, with the words for it."""
    return tuple((mix, named(mix, names)) for mix in mixes(plants))
