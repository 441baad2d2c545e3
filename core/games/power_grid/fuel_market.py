# SPDX-License-Identifier: MIT
"""Phase 3: fuel, in reverse order of players (section 2); and the restocking of phase 5.

Tokens always lie on the most expensive spaces, so that the cheapest of k tokens
lies on space `capacity - k`.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from core.games.power_grid import moves, storage, trust
from core.games.power_grid.agenda import (
    Build,
    BuyFuel,
    EndBuilding,
    StartBuilding,
    Task,
    TrustTakesFuel,
)
from core.games.power_grid.figures import FUELS
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import (
    COAL,
    FUEL,
    NO_FUEL,
    URANIUM,
    FuelCounts,
    State,
    minus,
    plus,
)
from core.terms import IllegalMove, Move

_BY_NAME = tuple(sorted((name, fuel) for fuel, name in enumerate(FUELS)))
"""Fuels as moves list them."""


def start(rules: Rules, state: State) -> State:
    """The last in order buys first. The Trust is second in order: it acts after him."""
    seats = state.order[::-1]
    turns: list[Task] = [BuyFuel(seat) for seat in seats]
    if state.trust is not None:
        turns.insert(1, TrustTakesFuel())
    building = (Build(seat) for seat in seats)
    return state.but(phase=FUEL, agenda=(*turns, StartBuilding(), *building, EndBuilding()))


def available(rules: Rules, state: State, fuel: int) -> int:
    """Tokens that can be bought, those of a coal store included."""
    if fuel == COAL and rules.map_rules.coal_store_price:
        return state.fuel_market[COAL] + state.supply[COAL]
    return state.fuel_market[fuel]


def price(rules: Rules, state: State, fuel: int, count: int) -> int:
    """What so many tokens cost, cheapest first; what the market lacks comes from the store."""
    prices = rules.prices[fuel]
    there = state.fuel_market[fuel]
    first = rules.fuel_tokens[fuel] - there
    if count <= there:
        return prices[first + count] - prices[first]
    return prices[-1] - prices[first] + (count - there) * rules.map_rules.coal_store_price


def most(rules: Rules, state: State, seat: int, fuel: int) -> int:
    """How many tokens of a fuel a seat can buy at once: room, tokens and money."""
    player = state.players[seat]
    plants = rules.fleet(player.plants).capacity
    count = min(storage.room(plants, player.fuel, fuel), available(rules, state, fuel))
    while count > 0 and price(rules, state, fuel, count) > player.money:
        count -= 1
    return count


def choices(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """Any number of each fuel that can be bought, or an end of it."""
    return moves.Listed(_listed, fault, rules, state, seat)


def _listed(rules: Rules, state: State, seat: int) -> list[Move]:
    found = []
    for name, fuel in _BY_NAME:
        count = most(rules, state, seat, fuel)
        found += [Move("buy", (name, number)) for number in range(1, count + 1)]
    found.append(moves.DONE)
    return found


def fault(rules: Rules, state: State, seat: int, move: Move) -> IllegalMove | None:
    """Why a purchase is refused."""
    match move:
        case Move("done", ()):
            return None
        case Move("buy", (str(name), int(count))) if name in FUELS and count > 0:
            return _fault_of_purchase(rules, state, seat, FUELS.index(name), count)
    return IllegalMove("move.not_legal", seat=seat, move=str(move))


def _fault_of_purchase(
    rules: Rules, state: State, seat: int, fuel: int, count: int
) -> IllegalMove | None:
    player = state.players[seat]
    plants = rules.fleet(player.plants).capacity
    room = storage.room(plants, player.fuel, fuel)
    if count > room:
        return IllegalMove("fuel.no_room", fuel=FUELS[fuel], count=count, room=room)
    there = available(rules, state, fuel)
    if count > there:
        return IllegalMove("fuel.sold_out", fuel=FUELS[fuel], count=count, available=there)
    cost = price(rules, state, fuel, count)
    if cost > player.money:
        return IllegalMove("fuel.too_expensive", price=cost, money=player.money)
    return None


def entered(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A purchase is paid at once; the turn goes on until its end."""
    if move.verb == "done":
        return state.done()
    bought = counts(move.args)
    fuel = FUELS.index(str(move.args[0]))
    player = state.players[seat]
    cost = price(rules, state, fuel, bought[fuel])
    owner = structs.replace(player, money=player.money - cost, fuel=plus(player.fuel, bought))
    rest = minus(state.fuel_market, bought)
    if rest[COAL] >= 0:
        return state.with_player(seat, owner).but(fuel_market=rest)
    stored: FuelCounts = (-rest[COAL], 0, 0, 0)
    return state.with_player(seat, owner).but(
        fuel_market=plus(rest, stored), supply=minus(state.supply, stored)
    )


def counts(words: Sequence[int | str]) -> FuelCounts:
    """Tokens as moves name them: `coal 2 oil 1`."""
    found = list(NO_FUEL)
    for name, count in zip(words[::2], words[1::2], strict=True):
        found[FUELS.index(str(name))] = int(count)
    coal, oil, garbage, uranium = found
    return (coal, oil, garbage, uranium)


def restock(rules: Rules, state: State) -> State:
    """Phase 5: the column of the Step in force, as far as supply and free spaces go."""
    state = trust.burn(state.done())
    added = []
    for fuel, steps in enumerate(rules.resupply):
        due = 0 if fuel == URANIUM and state.phased_out else steps[state.step - 1]
        free = rules.fuel_tokens[fuel] - state.fuel_market[fuel]
        added.append(min(due, state.supply[fuel], free))
    coal, oil, garbage, uranium = added
    tokens = (coal, oil, garbage, uranium)
    return state.but(
        fuel_market=plus(state.fuel_market, tokens), supply=minus(state.supply, tokens)
    )
