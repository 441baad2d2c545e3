# SPDX-License-Identifier: MIT
"""Which fuel to buy for the next run, and which plants to run."""

from __future__ import annotations

from itertools import accumulate

from core.bots.power_grid import cities
from core.bots.power_grid.outlook import Outlook
from core.games.grid.fuel import NO_FUEL, FuelCounts, plus
from core.games.power_grid import fuel_market, moves, supply
from core.games.power_grid.figures import FUELS
from core.games.power_grid.fleet import Way
from core.terms import Move


def buy(view: Outlook) -> Move:
    """Buy, type by type, what the run that earns most still lacks."""
    missing = _shopping(view)
    for fuel, name in enumerate(FUELS):
        count = min(missing[fuel], fuel_market.most(view.rules, view.state, view.seat, fuel))
        if count > 0:
            return moves.buy(name, count)
    return moves.DONE


def run(view: Outlook) -> Move:
    """Run what earns most, the fuel burnt counted at what it will cost again."""
    ways = view.fleet.possible(view.me.fuel, view.rules.strict)
    return max(ways, key=lambda way: _profit(view, way)).move


def _profit(view: Outlook, way: Way) -> int:
    return view.income(supply.supplied(view.me, way)) - view.value(way.burnt)


def _shopping(view: Outlook) -> FuelCounts:
    """The purchase after which a run leaves most money, cities that can still be paid included."""
    spent = tuple(accumulate(site.price for site in cities.sites(view)))
    best, most = NO_FUEL, -1
    for way in view.fleet.ways:
        missing = _missing(view, way)
        cost = _cost(view, missing)
        stock = plus(view.me.fuel, missing)
        if cost > view.me.money or not view.fleet.can(way, stock, view.rules.strict):
            continue
        affordable = sum(price <= view.me.money - cost for price in spent)
        earned = view.income(min(way.cities, len(view.me.cities) + affordable)) - cost
        if earned > most:
            best, most = missing, earned
    return best


def _missing(view: Outlook, way: Way) -> FuelCounts:
    coal, oil, garbage, uranium = (
        max(0, burnt - stored) for burnt, stored in zip(way.burnt, view.me.fuel, strict=True)
    )
    return (coal, oil, garbage, uranium)


def _cost(view: Outlook, fuel: FuelCounts) -> int:
    """What fuel costs; more than a seat has where the market lacks it."""
    cost = 0
    for kind, count in enumerate(fuel):
        if count > fuel_market.available(view.rules, view.state, kind):
            return view.me.money + 1
        if count:
            cost += fuel_market.price(view.rules, view.state, kind, count)
    return cost
