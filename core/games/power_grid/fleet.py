# SPDX-License-Identifier: MIT
"""What a set of power plants can store and run (sections 2 and 4).

A fleet depends on its plants alone, so that one serves every state in which
somebody owns just these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from core.games.power_grid import moves
from core.games.power_grid.figures import FUELS, Plant
from core.games.power_grid.state import COAL, NO_FUEL, OIL, FuelCounts, plus, tokens
from core.terms import Move

RUNS_STORED = 2
"""Runs that a plant stores fuel for."""


class Capacity(Struct, frozen=True):
    """Tokens that plants store together; `hybrid` takes coal and oil in any mix."""

    coal: int
    oil: int
    garbage: int
    uranium: int
    hybrid: int


class Way(Struct, frozen=True):
    """One way to run plants of a fleet at one instant.

    `burnt` is all fuel it takes; hybrids burn `coal` and `oil` of it. `room` is
    what hybrids can store while it runs: an idle one for two runs, one that
    runs for as much again as it burns. `cities` is the sum printed.
    """

    move: Move
    burnt: FuelCounts
    coal: int
    oil: int
    room: int
    cities: int


class Fleet:
    """Plants of one owner, with every way to run some of them, none first."""

    def __init__(self, plants: Sequence[Plant]) -> None:
        self.capacity = _capacity(plants)
        fuels = sorted({fuel for plant in plants for fuel in plant.fuels})
        self.fuels = tuple(FUELS.index(fuel) for fuel in fuels)
        """Fuels that they burn, in the order of their names."""
        self._plants = plants

    @cached_property
    def ways(self) -> tuple[Way, ...]:
        """In the order of their moves."""
        return tuple(_ways(self._plants, (), NO_FUEL, 0, 0, self.capacity.hybrid))

    @cached_property
    def _by_move(self) -> Mapping[Move, Way]:
        return {way.move: way for way in self.ways}

    def way(self, move: Move) -> Way | None:
        """The way that a move names, possible or not."""
        return self._by_move.get(move)

    def can(self, way: Way, stock: FuelCounts, strict: bool) -> bool:
        """Whether a stock of fuel allows a way.

        With `strict`, the own-storage ruling: a plant burns what lies on its own
        card. Coal and oil that no hybrid burns and no pure plant can hold must
        then find room on the hybrids.
        """
        burnt = way.burnt
        if burnt[0] > stock[0] or burnt[1] > stock[1] or burnt[2] > stock[2] or burnt[3] > stock[3]:
            return False
        return not strict or self._on_own_cards(way, stock)

    def _on_own_cards(self, way: Way, stock: FuelCounts) -> bool:
        coal = max(0, stock[COAL] - way.coal - self.capacity.coal)
        oil = max(0, stock[OIL] - way.oil - self.capacity.oil)
        return coal + oil <= way.room

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
        if strict and self.capacity.hybrid:
            return [way for way in fuelled if self._on_own_cards(way, stock)]
        return fuelled


def _capacity(plants: Sequence[Plant]) -> Capacity:
    stored = dict.fromkeys(FUELS, 0)
    hybrid = 0
    for plant in plants:
        if len(plant.fuels) > 1:
            hybrid += RUNS_STORED * plant.amount
        for fuel in plant.fuels[:1] if len(plant.fuels) == 1 else ():
            stored[fuel] += RUNS_STORED * plant.amount
    return Capacity(**stored, hybrid=hybrid)


def _ways(
    others: Sequence[Plant],
    run: tuple[int, ...],
    pure: FuelCounts,
    hybrid: int,
    cities: int,
    room: int,
) -> list[Way]:
    """The ways to run these plants and perhaps some of the others.

    They burn `pure` and `hybrid` tokens and supply `cities`. Moves name plants
    before fuels, numbers in order: so a run of pure plants comes before those
    that add to it, and one with hybrids after them.
    """
    found = [] if hybrid else [_way(run, pure, 0, 0, cities, room)]
    for place, plant in enumerate(others):
        mixed = len(plant.fuels) > 1
        found += _ways(
            others[place + 1 :],
            (*run, plant.number),
            pure if mixed else plus(pure, _burnt(plant)),
            hybrid + plant.amount if mixed else hybrid,
            cities + plant.cities,
            room,
        )
    if hybrid:
        for coal in (*range(1, hybrid + 1), 0):
            found.append(_way(run, pure, coal, hybrid - coal, cities, room - hybrid))
    return found


def _way(
    run: tuple[int, ...], pure: FuelCounts, coal: int, oil: int, cities: int, room: int
) -> Way:
    move = moves.run(run, coal, oil) if run else moves.DONE
    burnt = (pure[0] + coal, pure[1] + oil, pure[2], pure[3])
    return Way(move, burnt, coal, oil, room, cities)


def _burnt(plant: Plant) -> FuelCounts:
    """What a plant that is no hybrid burns."""
    return tokens(FUELS.index(plant.fuels[0]), plant.amount) if plant.fuels else NO_FUEL
