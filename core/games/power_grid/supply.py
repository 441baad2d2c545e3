# SPDX-License-Identifier: MIT
"""Which plants can run at once, and how many cities that supplies (sections 4 and 6)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from core.games.power_grid import storage
from core.games.power_grid.figures import FUELS
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import COAL, OIL, FuelCounts, Player


class Run(Struct, frozen=True, array_like=True):
    """Plants run at one instant; hybrids burn so much coal and oil among them."""

    plants: tuple[int, ...]
    coal: int
    oil: int


class Need(Struct, frozen=True, array_like=True):
    """What running some plants takes: fuel of the pure ones, tokens of hybrids, cities."""

    pure: FuelCounts
    hybrid: int
    cities: int


def need(rules: Rules, plants: tuple[int, ...]) -> Need:
    """What running these plants takes and gives."""
    pure = [0, 0, 0, 0]
    hybrid = cities = 0
    for number in plants:
        plant = rules.plants[number]
        cities += plant.cities
        if len(plant.fuels) > 1:
            hybrid += plant.amount
        elif plant.fuels:
            pure[FUELS.index(plant.fuels[0])] += plant.amount
    coal, oil, garbage, uranium = pure
    return Need((coal, oil, garbage, uranium), hybrid, cities)


def burnt(rules: Rules, player: Player, run: Run) -> FuelCounts | None:
    """The fuel that a run burns; None if the player cannot run it."""
    takes = need(rules, run.plants)
    if run.coal + run.oil != takes.hybrid:
        return None
    pure = takes.pure
    fuel = (pure[0] + run.coal, pure[1] + run.oil, pure[2], pure[3])
    stock = player.fuel
    if fuel[0] > stock[0] or fuel[1] > stock[1] or fuel[2] > stock[2] or fuel[3] > stock[3]:
        return None
    if rules.strict and not _on_own_cards(rules, player, run, takes):
        return None
    return fuel


def _on_own_cards(rules: Rules, player: Player, run: Run, takes: Need) -> bool:
    """The own-storage ruling: what hybrids do not burn must fit elsewhere while they run.

    Whatever coal and oil exceeds the pure plants lies on hybrids, where a run
    one has room for as much again as it burns and an idle one for two runs.
    """
    owned = storage.capacity(rules, player.plants)
    coal = player.fuel[COAL] - run.coal - owned.coal
    oil = player.fuel[OIL] - run.oil - owned.oil
    return max(0, coal) + max(0, oil) <= owned.hybrid - takes.hybrid


def runs(rules: Rules, player: Player, plants: tuple[int, ...] = ()) -> Iterator[Run]:
    """Every way to run these plants and perhaps further ones, in the order of its moves.

    Without plants given: every way to run at least one.
    """
    hybrid = need(rules, plants).hybrid
    if plants and not hybrid:
        yield from _possible(rules, player, Run(plants, 0, 0))
    for further in player.plants:
        if not plants or further > plants[-1]:
            yield from runs(rules, player, (*plants, further))
    if hybrid:
        for coal in (*range(1, hybrid + 1), 0):
            yield from _possible(rules, player, Run(plants, coal, hybrid - coal))


def _possible(rules: Rules, player: Player, run: Run) -> Iterator[Run]:
    if burnt(rules, player, run) is not None:
        yield run


def supplied(rules: Rules, player: Player, run: Run) -> int:
    """Cities that a run supplies."""
    return min(need(rules, run.plants).cities, len(player.cities))


def maximum(rules: Rules, player: Player) -> int:
    """The most cities that a player can supply now."""
    return max((supplied(rules, player, run) for run in runs(rules, player)), default=0)
