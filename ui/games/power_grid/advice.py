# SPDX-License-Identifier: MIT
"""What a decision would lose, as far as the rules can name it. No Qt."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from core.games.grid.fuel import FuelCounts, plus
from core.games.power_grid import building, fuel_market, supply
from core.games.power_grid.figures import FUELS
from ui.games.power_grid.scene import Scene


class FuelAdvice(Struct, frozen=True):
    """Cities that can be supplied now, and the most with fuel for `price` more."""

    supplied: int
    best: int
    price: int


def fuel(scene: Scene) -> FuelAdvice:
    """What more fuel would let whoever looks supply of the cities there are now."""
    assert scene.seat is not None
    now = supply.maximum(scene.rules, scene.own)
    best, price = now, 0
    for supplied, cost in _purchases(scene):
        if supplied > best or (supplied == best > now and cost < price):
            best, price = supplied, cost
    return FuelAdvice(now, best, price)


def unbuilt(scene: Scene) -> tuple[int, int] | None:
    """Cities that the fuel in stock would still supply, and the price of the next house."""
    assert scene.seat is not None
    rules, player = scene.rules, scene.own
    ways = rules.fleet_of(player).possible(player.fuel, rules.strict)
    most = max(way.output for way in ways)
    more = most - player.connected
    prices = building.prices(rules, scene.state, scene.seat)
    return (more, min(prices.values())) if more > 0 and prices else None


def _purchases(scene: Scene) -> Iterator[tuple[int, int]]:
    """(cities supplied, cost) of each way to buy what some plants lack, no token more."""
    rules, player = scene.rules, scene.own
    fleet = rules.fleet_of(player)
    for way in fleet.ways:
        lacking = _lacking(way.burnt, player.fuel)
        cost = _cost(scene, lacking)
        if cost is not None and fleet.can(way, plus(player.fuel, lacking), rules.strict):
            yield supply.supplied(player, way), cost


def _lacking(wanted: FuelCounts, stock: FuelCounts) -> FuelCounts:
    coal, oil, garbage, uranium = (max(0, w - s) for w, s in zip(wanted, stock, strict=True))
    return (coal, oil, garbage, uranium)


def _cost(scene: Scene, lacking: FuelCounts) -> int | None:
    """What these tokens cost; None if they cannot be bought together."""
    rules, state, player = scene.rules, scene.state, scene.own
    plants = rules.fleet_of(player).capacity
    stock, total = list(player.fuel), 0
    for kind in range(len(FUELS)):
        count = lacking[kind]
        held = (stock[0], stock[1], stock[2], stock[3])
        if count > plants.room(held, kind):
            return None
        if count > fuel_market.available(rules, state, kind):
            return None
        if count:
            total += fuel_market.price(rules, state, kind, count)
        stock[kind] += count
    return total if total <= player.money else None
