# SPDX-License-Identifier: MIT
"""Which cities to connect, and when to stop or to end the game."""

from __future__ import annotations

from collections.abc import Iterator

from core.bots.power_grid.outlook import Outlook
from core.games.power_grid import moves
from core.terms import Move
from core.value import Value

_NEIGHBOURS = 5
"""A first city is as good as its way to this many open cities."""
_AHEAD = 2
"""Cities that a network may have beyond what its plants supply."""
_RIVALS_BUILD = 3
"""Cities that a rival who builds later may still add."""


class Site(Value, frozen=True):
    """A city to build next and what it costs after those before it."""

    city: str
    price: int


def build(view: Outlook) -> Move:
    """Build the cheapest city while it pays, or while the end of the game asks for it."""
    cheap = sites(view)
    own = view.me.connected
    wanted = _network_wanted(view, own + len(cheap))
    if own >= wanted:
        return moves.DONE
    if wanted < view.goal and not _over(view) and not _pays(view, cheap[0].price):
        return moves.DONE
    return moves.build(cheap[0].city)


def sites(view: Outlook) -> tuple[Site, ...]:
    """The cities a seat can pay one after the other, always the cheapest next."""
    return tuple(_cheapest(view))


def _cheapest(view: Outlook) -> Iterator[Site]:
    network = view.rules.network(view.state.regions)
    house_prices = view.rules.tables.house_prices
    own = view.me.cities
    money = view.me.money
    spaces = {
        city: house_prices[houses]
        for city in network.cities
        if city not in own and (houses := view.state.houses(city)) < view.state.step
    }
    houses = view.rules.tables.houses - (view.me.connected - len(own))
    while spaces and len(own) < houses:
        costs = network.costs(own)
        prices = {city: space + costs[city] for city, space in spaces.items()}
        remote = {} if own else {city: _remoteness(view, city, tuple(spaces)) for city in spaces}
        city = min(prices, key=lambda city: prices[city] + remote.get(city, 0))
        if prices[city] > money:
            return
        yield Site(city, prices[city])
        money -= prices[city]
        own = tuple(sorted((*own, city)))
        del spaces[city]


def _remoteness(view: Outlook, city: str, others: tuple[str, ...]) -> int:
    """What it costs to go on from a city to the nearest other ones, each by itself."""
    costs = view.rules.network(view.state.regions).costs((city,))
    return sum(sorted(costs[other] for other in others)[: _NEIGHBOURS + 1])


def _network_wanted(view: Outlook, reach: int) -> int:
    """How large the network should be after this phase, at most `reach`."""
    fuelled = fuelled_power(view, view.seat)
    supplied = min(reach, fuelled)
    if _over(view):
        return supplied
    if reach >= view.goal and supplied > _best_rival(view):
        return max(view.goal, supplied)
    return min(reach, view.goal - 1, max(view.power(view.me.plants) + _AHEAD, fuelled))


def _over(view: Outlook) -> bool:
    """Whether somebody has ended the game in this phase."""
    return max(player.connected for player in view.state.players) >= view.goal


def _best_rival(view: Outlook) -> int:
    """The most cities that another seat may supply at the end of this phase."""
    return max(_rival(view, seat) for seat in range(view.state.seats) if seat != view.seat)


def _rival(view: Outlook, seat: int) -> int:
    order = view.state.order
    builds_later = order.index(seat) < order.index(view.seat)
    cities = view.state.players[seat].connected + (_RIVALS_BUILD if builds_later else 0)
    return min(cities, fuelled_power(view, seat))


def fuelled_power(view: Outlook, seat: int) -> int:
    """Cities that a seat's plants supply with the fuel it has, whatever its network."""
    player = view.state.players[seat]
    ways = view.rules.fleet_of(player).possible(player.fuel, view.rules.strict)
    return max(way.output for way in ways)


def _pays(view: Outlook, price: int) -> bool:
    """Whether one city more earns its price in the rounds to come, or serves the end."""
    own = view.me.connected
    more = view.income(own + 1) - view.income(own)
    this_round = more if own < fuelled_power(view, view.seat) else 0
    last_house = view.rules.tables.house_prices[-1]
    return price <= this_round + more * (view.rounds - 1) + last_house
