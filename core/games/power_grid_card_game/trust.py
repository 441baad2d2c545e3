# SPDX-License-Identifier: MIT
"""The Trust, the third company of a game of two (sections 6 and 10)."""

from __future__ import annotations

from msgspec import structs

from core.games.grid.fuel import NO_FUEL, FuelCounts, minus, plus, tokens
from core.games.grid.storage import most
from core.games.power_grid_card_game import plant_market, pool, resource_market
from core.games.power_grid_card_game.agenda import DrawPlant
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import Held, State, Trust


def of(state: State) -> Trust:
    """The Trust, where it plays."""
    assert state.trust is not None
    return state.trust


def take_plant(rules: Rules, state: State) -> State:
    """Phase 1: it takes the highest current plant for free; of four the lowest goes, even the new.

    Units that its plants hold no more are lost as anybody's are.
    """
    state = state.done().but(trust=structs.replace(of(state), due=False))
    if not state.current:
        return state
    plant = state.current[-1]
    plants = plant_market.ascending(rules, state, (*of(state).plants, plant))
    state = plant_market.sold(state, plant)
    if len(plants) > rules.settings.trust_plants:
        state = plant_market.discarded(state, plants[0])
        plants = plants[1:]
    state = state.but(trust=structs.replace(of(state), plants=plants))
    return _fitted(rules, state).first(DrawPlant())


def take_fuel(rules: Rules, state: State) -> State:
    """Phase 2: cards for one run of each of its plants, the highest first; never ahead."""
    state = state.done()
    claimed = NO_FUEL
    for plant in reversed(of(state).plants):
        need = rules.plants[plant].amount
        fuels = rules.fuels(plant)
        claim = _claim(_free(rules, state, claimed), fuels, need)
        while sum(claim) < need:
            found = _cheapest(rules, state, fuels, need - sum(claim))
            if found is None:
                break
            state = _taken(rules, state, *found)
            claim = _claim(_free(rules, state, claimed), fuels, need)
        claimed = plus(claimed, claim)
    return _fitted(rules, state)


def run(rules: Rules, state: State) -> State:
    """Phase 3: the highest plant first, it runs what it can; hybrids burn gas first."""
    if state.trust is None:
        return state
    for plant in reversed(of(state).plants):
        stock = pool.units(rules, of(state).pool)
        need = rules.plants[plant].amount
        burnt = _claim(stock, rules.fuels(plant), need)
        if sum(burnt) == need:
            state, owner = pool.spent(rules, state, of(state), burnt)
            state = state.but(trust=owner)
    return state


def _free(rules: Rules, state: State, claimed: FuelCounts) -> FuelCounts:
    """The units of its pool that no higher plant claims."""
    return minus(pool.units(rules, of(state).pool), claimed)


def _claim(stock: FuelCounts, fuels: tuple[int, ...], need: int) -> FuelCounts:
    """What of a stock a plant takes for a run, its fuels in the order of the market."""
    claim = NO_FUEL
    for fuel in fuels:
        claim = plus(claim, tokens(fuel, min(stock[fuel], need - sum(claim))))
    return claim


def _cheapest(
    rules: Rules, state: State, fuels: tuple[int, ...], missing: int
) -> tuple[int, str] | None:
    """The column and the card it takes next; the first fuel before the other in one column.

    Of these cards the one with the fewest units that suffice, or else with the most.
    """
    for at, cards in enumerate(state.columns):
        for fuel in fuels:
            fitting = [card for card in cards if rules.fuel(card) == fuel]
            if fitting:
                enough = [card for card in fitting if rules.cards[card].units >= missing]
                size = rules.cards[(enough or fitting[::-1])[0]].units
                return at, next(card for card in fitting if rules.cards[card].units == size)
    return None


def _taken(rules: Rules, state: State, at: int, card: str) -> State:
    owner = pool.with_card(rules, of(state), Held(card, rules.cards[card].units))
    return resource_market.taken(state, at, card).but(trust=owner)


def _fitted(rules: Rules, state: State) -> State:
    """It keeps what its plants can store, gas before oil; for the others singles go on sale."""
    owner = of(state)
    stock = pool.units(rules, owner.pool)
    store = rules.fleet(owner.plants).capacity
    kept = most(store.keepable(stock, (False,) * len(stock)))
    state, owner = pool.given_up(rules, state, owner, kept)
    return state.but(trust=owner)
