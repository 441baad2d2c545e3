# SPDX-License-Identifier: MIT
"""Which fuel to buy for the next run, and which plants to run."""

from __future__ import annotations

from itertools import accumulate

from core.bots.power_grid import cities
from core.bots.power_grid.outlook import Outlook
from core.games.grid.fleet import Way
from core.games.grid.fuel import NO_FUEL, FuelCounts, plus
from core.games.power_grid import fuel_market, moves, supply
from core.games.power_grid.figures import FUELS
from core.games.power_grid.state import WAREHOUSE
from core.terms import Move

_BARGAIN = 3
"""The most that a token for a later run may cost."""


def buy(view: Outlook) -> Move:
    """Buy, type by type, what the run that earns most still lacks."""
    missing, burnt = _shopping(view)
    for fuel, name in enumerate(FUELS):
        count = min(missing[fuel], fuel_market.most(view.rules, view.state, view.seat, fuel))
        if count > 0:
            return moves.buy(name, count)
    return _stored(view, burnt) if WAREHOUSE in view.me.cards else moves.DONE


def _stored(view: Outlook, burnt: FuelCounts) -> Move:
    """Fill the Warehouse for a later run, token by token, while fuel is a bargain."""
    spare = sum(max(0, held - used) for held, used in zip(view.me.fuel, burnt, strict=True))
    if view.rounds == 1 or spare >= view.rules.promo_figures.warehouse_tokens:
        return moves.DONE
    burnable = view.rules.fleet(view.me.plants).fuels
    offers = [
        (view.fuel_prices[fuel], fuel)
        for fuel in burnable
        if fuel_market.most(view.rules, view.state, view.seat, fuel)
    ]
    price, fuel = min(offers, default=(_BARGAIN + 1, 0))
    return moves.buy(FUELS[fuel], 1) if price <= _BARGAIN else moves.DONE


def run(view: Outlook) -> Move:
    """Run what earns most, the fuel burnt counted at what it will cost again."""
    ways = view.fleet.possible(view.me.fuel, view.rules.strict)
    return max(ways, key=lambda way: _profit(view, way)).move


def _profit(view: Outlook, way: Way) -> int:
    return view.income(supply.supplied(view.me, way)) - view.value(way.burnt)


def _shopping(view: Outlook) -> tuple[FuelCounts, FuelCounts]:
    """The purchase after which a run leaves most money, and what that run burns.

    Cities that can still be paid are included.
    """
    spent = tuple(accumulate(site.price for site in cities.sites(view)))
    best, most = (NO_FUEL, NO_FUEL), -1
    for way in view.fleet.ways:
        missing = _missing(view, way)
        cost = _cost(view, missing)
        stock = plus(view.me.fuel, missing)
        if cost > view.me.money or not view.fleet.can(way, stock, view.rules.strict):
            continue
        affordable = sum(price <= view.me.money - cost for price in spent)
        earned = view.income(min(way.output, view.me.connected + affordable)) - cost
        if earned > most:
            best, most = (missing, way.burnt), earned
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
