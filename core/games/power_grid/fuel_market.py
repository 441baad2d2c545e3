# SPDX-License-Identifier: MIT
"""Phase 3: fuel, in reverse order of players (section 2).

Tokens always lie on the most expensive spaces, so that the cheapest of k tokens
lies on space `capacity - k`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from msgspec import structs

from core.games.grid.fuel import NO_FUEL, FuelCounts, minus, plus, tokens
from core.games.power_grid import moves
from core.games.power_grid.figures import FUELS
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import COAL, WAREHOUSE, Player, State, replaced
from core.terms import IllegalMove, Move, not_legal


def available(rules: Rules, state: State, fuel: int) -> int:
    """Tokens that can be bought, those of a coal store included."""
    if fuel == COAL and rules.map_rules.coal_store_price:
        return state.fuel_market[COAL] + state.supply[COAL]
    return state.fuel_market[fuel]


def price(rules: Rules, state: State, fuel: int, count: int) -> int:
    """What so many tokens cost, cheapest first; what the market lacks comes from the store."""
    costs = rules.costs[fuel][state.fuel_market[fuel]]
    there = len(costs) - 1
    if count <= there:
        return costs[count]
    return costs[there] + (count - there) * rules.map_rules.coal_store_price


def most(rules: Rules, state: State, seat: int, fuel: int) -> int:
    """How many tokens of a fuel a seat can buy at once: room, tokens and money."""
    player = state.players[seat]
    room = rules.fleet_of(player).capacity.room(player.fuel, fuel)
    return min(room, _affordable(rules, state, fuel, player.money)) if room else 0


def _affordable(rules: Rules, state: State, fuel: int, money: int) -> int:
    """How many tokens of a fuel money can buy, those of a coal store included."""
    costs = rules.costs[fuel][state.fuel_market[fuel]]
    count = bisect_right(costs, money) - 1
    there = len(costs) - 1
    if count < there:
        return count
    stored = available(rules, state, fuel) - there
    if not stored:
        return there
    return there + min(stored, (money - costs[there]) // rules.map_rules.coal_store_price)


def choices(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """Any number of each fuel that can be bought, or an end of it."""
    player = state.players[seat]
    fleet = rules.fleet_of(player)
    found: list[Move] = []
    for fuel in fleet.fuels:
        room = fleet.capacity.room(player.fuel, fuel)
        if room:
            count = min(room, _affordable(rules, state, fuel, player.money))
            found += rules.purchases[fuel][:count]
    found.append(moves.DONE)
    return found


def entered(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A purchase is paid at once; the turn goes on until its end."""
    if move == moves.DONE:
        return state.done()
    purchase = rules.purchase_of.get(move)
    if purchase is None:
        raise not_legal(seat, move)
    player, bought = state.players[seat], purchase.tokens
    cost = _cost(rules, state, player, purchase.fuel, purchase.count)
    owner = structs.replace(player, money=player.money - cost, fuel=plus(player.fuel, bought))
    if WAREHOUSE in player.cards and not rules.fleet(player.plants).capacity.fits(owner.fuel):
        state = state.seen(WAREHOUSE)
    players = replaced(state.players, seat, owner)
    rest = minus(state.fuel_market, bought)
    if rest[COAL] >= 0:
        return structs.replace(state, players=players, fuel_market=rest)
    stored = tokens(COAL, -rest[COAL])
    return state.but(
        players=players,
        fuel_market=plus(rest, stored),
        supply=minus(state.supply, stored),
    )


def _cost(rules: Rules, state: State, player: Player, fuel: int, count: int) -> int:
    """What a purchase costs, if there is room for it, and so many tokens and so much money."""
    room = rules.fleet_of(player).capacity.room(player.fuel, fuel)
    if count > room:
        raise IllegalMove("fuel.no_room", fuel=FUELS[fuel], count=count, room=room)
    there = available(rules, state, fuel)
    if count > there:
        raise IllegalMove("fuel.sold_out", fuel=FUELS[fuel], count=count, available=there)
    cost = price(rules, state, fuel, count)
    if cost > player.money:
        raise IllegalMove("fuel.too_expensive", price=cost, money=player.money)
    return cost


def counts(words: Sequence[int | str]) -> FuelCounts:
    """Tokens as moves name them: `coal 2 oil 1`."""
    found = list(NO_FUEL)
    for name, count in zip(words[::2], words[1::2], strict=True):
        found[FUELS.index(str(name))] = int(count)
    coal, oil, garbage, uranium = found
    return (coal, oil, garbage, uranium)
