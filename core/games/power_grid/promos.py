# SPDX-License-Identifier: MIT
"""What a promo card does the moment it is turned up (rules page, Promo cards).

Each is carried out completely, then the replacement that was due is drawn: the
one draw goes on until a plant or the Step 3 card was placed.
"""

from __future__ import annotations

from core.games.grid.bidding import clockwise
from core.games.grid.fleet import Way
from core.games.grid.fuel import minus, plus, tokens
from core.games.power_grid import moves, plant_market
from core.games.power_grid.agenda import CardAuction, DrawPlant, Task, TurnBack
from core.games.power_grid.figures import FUELS
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import (
    AUCTIONED,
    FLUX,
    NO_PLANT,
    SHORTAGE,
    SURPLUS,
    THEME_PARK,
    Player,
    State,
)


def turned_up(rules: Rules, state: State, card: str, then: tuple[Task, ...]) -> State:
    """A promo card that is no plant was drawn; `then` comes before the draw that is still due."""
    if card in AUCTIONED:
        bidders = _bidders(rules, state, card)
        if not bidders:
            return out(state, card).first(TurnBack(), *then, DrawPlant())
        auction = CardAuction(card, bidders=bidders)
        return state.first(TurnBack(), auction, *then, DrawPlant())
    state = _shortage(rules, state) if card == SHORTAGE else _surplus(rules, state)
    return out(state, card).first(TurnBack(), *then, DrawPlant())


def flux_entered(rules: Rules, state: State) -> State:
    """The Flux Generator enters the market: the lowest current plant leaves the game."""
    if not state.current:
        return state
    lowest = state.current[0]
    discount = NO_PLANT if lowest == state.discount else state.discount
    state = plant_market.discarded(state, lowest).seen(FLUX)
    return state.but(current=state.current[1:], discount=discount)


def station_helped(rules: Rules, player: Player, way: Way) -> bool:
    """Whether a run supplies more cities for the Transformer Station under one of its plants."""
    more = rules.promo_figures.station_cities
    return player.station in moves.plants_of(way.move) and way.output - more < player.connected


def out(state: State, card: str) -> State:
    """A card that left the game."""
    return state.but(removed=(*state.removed, card))


def next_price(rules: Rules, state: State, fuel: int) -> int:
    """What the next token of a fuel costs on the market; 0 if there is none."""
    there = state.fuel_market[fuel]
    return rules.costs[fuel][there][1] if there else 0


def _bidders(rules: Rules, state: State, card: str) -> tuple[int, ...]:
    """All players, clockwise from the first in order; the Theme Park needs a house."""
    seats = clockwise(state.order[0], state.seats)
    if card != THEME_PARK:
        return seats
    return tuple(seat for seat in seats if state.players[seat].connected < rules.tables.houses)


def _shortage(rules: Rules, state: State) -> State:
    """Tokens of the cheapest fuel go to the supply; of fuels alike the first one."""
    prices = [next_price(rules, state, fuel) for fuel in range(len(FUELS))]
    on_market = [fuel for fuel, price in enumerate(prices) if price]
    if not on_market:
        return state
    fuel = min(on_market, key=lambda fuel: prices[fuel])
    return _moved(state, fuel, -min(_tokens(rules, fuel), state.fuel_market[fuel]), SHORTAGE)


def _surplus(rules: Rules, state: State) -> State:
    """Tokens of the dearest fuel come from the supply; one that is sold out is the dearest."""
    prices = [next_price(rules, state, fuel) for fuel in range(len(FUELS))]
    fuel = prices.index(0) if 0 in prices else prices.index(max(prices))
    spaces = rules.fuel_tokens[fuel] - state.fuel_market[fuel]
    return _moved(state, fuel, min(_tokens(rules, fuel), state.supply[fuel], spaces), SURPLUS)


def _tokens(rules: Rules, fuel: int) -> int:
    return rules.promo_figures.event_tokens[FUELS[fuel]]


def _moved(state: State, fuel: int, count: int, card: str) -> State:
    """So many tokens more on the market, from the supply."""
    if not count:
        return state
    more = tokens(fuel, count)
    return state.seen(card).but(
        fuel_market=plus(state.fuel_market, more), supply=minus(state.supply, more)
    )
