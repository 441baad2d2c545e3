# SPDX-License-Identifier: MIT
"""The Trust, the third company of a game of two (sections 3 and 9)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from core.games.grid.fuel import NO_FUEL, FuelCounts, minus, plus
from core.games.power_grid import moves, plant_market
from core.games.power_grid.agenda import DrawPlant
from core.games.power_grid.figures import FUELS
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import NO_PLANT, State, Trust
from core.terms import IllegalMove, Move, not_legal


def of(state: State) -> Trust:
    """The Trust, where it plays."""
    assert state.trust is not None
    return state.trust


def placements(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """Cities for the next of its first houses: empty, beside another of its houses if possible."""
    network = rules.network(state.regions)
    taken = of(state).cities
    empty = [city for city in network.cities if city not in taken]
    beside = [city for city in empty if any(near in taken for near in network.neighbours[city])]
    return tuple(map(moves.trust, beside or empty))


def placed(rules: Rules, state: State, seat: int, move: Move) -> State:
    """One of its first houses is on the board."""
    if move.verb != "trust":
        raise not_legal(seat, move)
    if move not in placements(rules, state, seat):
        raise IllegalMove("trust.not_beside_its_houses")
    return _with_house(state, str(move.args[0])).done()


def take_plant(rules: Rules, state: State) -> State:
    """Phase 2: it takes the highest current plant for free, if that is worth its while."""
    state = state.done().but(trust=structs.replace(of(state), due=False))
    owner = of(state)
    plant = state.current[-1] if state.current else NO_PLANT
    if not plant:
        return state
    plants = owner.plants
    if len(plants) == rules.tables.trust.plants:
        if rules.deck.places[plant] < rules.deck.places[plants[0]]:
            return state
        state = plant_market.discarded(state, plants[0])
        plants = plants[1:]
    owner = structs.replace(owner, plants=tuple(sorted((*plants, plant), key=rules.deck.rank)))
    return plant_market.sold(state.but(trust=owner), plant).first(DrawPlant())


def take_fuel(rules: Rules, state: State) -> State:
    """Phase 3: one run for each of its plants, token by token, as far as the market goes."""
    market, taken = state.fuel_market, NO_FUEL
    for number in of(state).plants:
        plant = rules.plants[number]
        for turn in range(plant.amount):
            there = [fuel for fuel in plant.fuels if market[FUELS.index(fuel)]]
            if not there:
                break
            wanted = plant.fuels[turn % len(plant.fuels)]
            token = _one(wanted if wanted in there else there[0])
            market, taken = minus(market, token), plus(taken, token)
    owner = structs.replace(of(state), fuel=plus(of(state).fuel, taken))
    return state.but(trust=owner, fuel_market=market).done()


def burn(state: State) -> State:
    """Phase 5: everything it holds goes to the supply, complete run or not."""
    if state.trust is None:
        return state
    supply = plus(state.supply, state.trust.fuel)
    return state.but(trust=structs.replace(state.trust, fuel=NO_FUEL), supply=supply)


def follow(rules: Rules, state: State, city: str) -> State:
    """Phase 4: after a house in an empty city, one of its houses takes the second space."""
    if state.trust is None or len(state.trust.cities) == rules.tables.trust.houses:
        return state
    return _with_house(state, city)


def _with_house(state: State, city: str) -> State:
    owner = of(state)
    return state.but(trust=structs.replace(owner, cities=tuple(sorted((*owner.cities, city)))))


def _one(fuel: str) -> FuelCounts:
    at = FUELS.index(fuel)
    return (int(at == 0), int(at == 1), int(at == 2), int(at == 3))
