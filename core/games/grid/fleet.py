# SPDX-License-Identifier: MIT
"""What a set of power plants can store and run.

A fleet depends on its plants alone, so that one serves every state in which
somebody owns just these.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from operator import attrgetter

from msgspec import structs

from core.games.grid.burning import mixes
from core.games.grid.fuel import NO_FUEL, FuelCounts, enough, minus, plus, tokens
from core.games.grid.storage import Holder, Limits, stored, within
from core.terms import Move
from core.value import Value

_MIXES = 512
_ANY_FUEL = tuple(range(len(NO_FUEL)))

DONE = Move("done")
"""Runs nothing."""


class Way(Value, frozen=True):
    """One way to run plants of a fleet at one instant.

    `burnt` is all fuel it takes; plants of several fuels burn `mixed` of it.
    `beside` limits what is left: an idle plant stores for all its runs, one that runs
    for one less. Where only plants of one fuel run nothing limits it, because then
    what fits before fits beside. `output` is the sum of the plants'.
    """

    move: Move
    burnt: FuelCounts
    mixed: FuelCounts
    beside: Limits
    output: int


class Burner(Value, frozen=True):
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
    def burnt(self) -> FuelCounts:
        """What it burns if it takes one fuel only."""
        return tokens(self.fuels[0], self.amount) if len(self.fuels) == 1 else NO_FUEL


class _Run(Value, frozen=True):
    """Plants that run together, with what each burns, and what those of one fuel burn in all."""

    plants: tuple[int | str, ...]
    holders: tuple[Holder, ...]
    burnt: FuelCounts
    output: int


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
        holders = [(plant.fuels, runs * plant.amount) for plant in plants]
        self._mixed = any(len(fuels) > 1 for fuels, _ in holders)
        self.capacity = stored((*holders, (_ANY_FUEL, loose)))
        """What they store together."""
        burnt = _ANY_FUEL if loose else [fuel for fuels, _ in holders for fuel in fuels]
        self.fuels = tuple([fuel for fuel in _by_name(self._names) if fuel in burnt])
        """Fuels that can be stored, in the order of their names."""

    @cached_property
    def ways(self) -> tuple[Way, ...]:
        """In the order of their moves."""
        found = [way for run in self._runs() for way in self._ways(run)]
        return tuple(sorted(found, key=attrgetter("move.order")))

    def way(self, move: Move) -> Way | None:
        """The way that a move names, possible or not."""
        for way in self.ways:
            if way.move == move:
                return way
        return None

    def can(self, way: Way, stock: FuelCounts, strict: bool) -> bool:
        """Whether a stock of fuel allows a way.

        With `strict`, the own-storage ruling: a plant burns what lies on its own
        card. What is not burnt must then fit beside it.
        """
        if not enough(stock, way.burnt):
            return False
        return not strict or within(way.beside, minus(stock, way.burnt))

    def possible(self, stock: FuelCounts, strict: bool) -> list[Way]:
        """The ways that a stock of fuel allows."""
        first, second, third, fourth = stock
        fuelled = []
        for way in self.ways:
            a, b, c, d = way.burnt
            if a <= first and b <= second and c <= third and d <= fourth:
                fuelled.append(way)
        if strict and self._mixed:
            return [way for way in fuelled if within(way.beside, minus(stock, way.burnt))]
        return fuelled

    def _runs(self) -> list[_Run]:
        """Every set of plants."""
        runs = [_Run((), (), NO_FUEL, 0)]
        for plant in self._plants:
            holder, burnt = (plant.fuels, plant.amount), plant.burnt
            runs += [
                _Run(
                    (*run.plants, plant.id),
                    (*run.holders, holder),
                    plus(run.burnt, burnt),
                    run.output + plant.output,
                )
                for run in runs
            ]
        return runs

    def _ways(self, run: _Run) -> list[Way]:
        """A set of plants with every mix of fuel in those that take several."""
        mixed = tuple([holder for holder in run.holders if len(holder[0]) > 1])
        if not mixed:
            return [Way(_move(run.plants), run.burnt, NO_FUEL, (), run.output)]
        beside = self.capacity.less(run.holders)
        return [
            Way(_move((*run.plants, *words)), plus(run.burnt, mix), mix, beside, run.output)
            for mix, words in _named_mixes(mixed, self._names)
        ]


@cache
def _by_name(names: tuple[str, ...]) -> tuple[int, ...]:
    """Fuels in the order of their names."""
    return tuple(sorted(_ANY_FUEL, key=names.__getitem__))


def _move(words: tuple[int | str, ...]) -> Move:
    return Move("run", words) if words else DONE


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
