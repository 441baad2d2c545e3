# SPDX-License-Identifier: MIT
"""Phase 4: houses, in reverse order of players (section 2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import structs

from core.games.power_grid import moves, trust
from core.games.power_grid.agenda import ClearObsolete
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import State
from core.terms import IllegalMove, Move, not_legal


def choices(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """Every city with an open space that the seat can pay, or an end of it."""
    return [*map(moves.build, prices(rules, state, seat)), moves.DONE]


def prices(rules: Rules, state: State, seat: int) -> Mapping[str, int]:
    """City -> price of a house there, for every city where the seat can build, sorted by id."""
    player = state.players[seat]
    own, money = player.cities, player.money
    house_prices = rules.tables.house_prices
    reach = money - house_prices[0]
    if reach < 0 or player.connected == rules.tables.houses:
        return {}
    costs = rules.network(state.regions).costs(own)
    near = [city for city, connection in costs.items() if connection <= reach]
    if len(near) == len(own):
        return {}
    houses = _houses(state)
    step = state.step
    found = {}
    for city in near:
        there = houses.get(city, 0)
        if there < step and city not in own:
            cost = house_prices[there] + costs[city]
            if cost <= money:
                found[city] = cost
    return found


def price(rules: Rules, state: State, seat: int, city: str) -> int:
    """The cheapest open space of a city and the cheapest connection to it.

    Raises IllegalMove where the seat may not build, however much money it has.
    """
    player = state.players[seat]
    connection = rules.network(state.regions).costs(player.cities).get(city)
    if connection is None:
        raise IllegalMove("building.not_in_play", city=city)
    if city in player.cities:
        raise IllegalMove("building.has_your_house", city=city)
    if player.connected == rules.tables.houses:
        raise IllegalMove("building.no_houses_left", houses=rules.tables.houses)
    there = state.houses(city)
    if there >= state.step:
        raise IllegalMove("building.no_open_space", city=city, step=state.step)
    return rules.tables.house_prices[there] + connection


def entered(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A house is paid as it is built; the turn goes on until its end."""
    if move == moves.DONE:
        return state.done()
    match move:
        case Move("build", (str(city),)):
            return _built(rules, state, seat, city)
    raise not_legal(seat, move)


def _built(rules: Rules, state: State, seat: int, city: str) -> State:
    player = state.players[seat]
    cost = price(rules, state, seat, city)
    if cost > player.money:
        raise IllegalMove("building.too_expensive", city=city, price=cost, money=player.money)
    owner = structs.replace(player, money=player.money - cost, cities=(*player.cities, city))
    first = rules.trust and not state.houses(city)
    state = state.with_player(seat, owner)
    if first:
        state = trust.follow(rules, state, city)
    return state.first(ClearObsolete()) if rules.obsolete else state


def _houses(state: State) -> Mapping[str, int]:
    """City -> houses there, for cities that have some."""
    networks = [player.cities for player in state.players]
    if state.trust is not None:
        networks.append(state.trust.cities)
    found: dict[str, int] = {}
    for network in networks:
        for city in network:
            found[city] = found.get(city, 0) + 1
    return found
