# SPDX-License-Identifier: MIT
"""A fourth plant: which one goes, and what units are kept then (sections 4 and 10)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from core.games.grid import contracts
from core.games.grid.fuel import FuelCounts
from core.games.grid.storage import most
from core.games.power_grid_card_game import moves, plant_market, pool
from core.games.power_grid_card_game.agenda import KeepFuel, ScrapPlant
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import State
from core.terms import IllegalMove, Move, in_order, not_legal

_NOTHING_MORE = (False, False, False, False)
"""Nobody gives up units that a plant can hold."""


def due(state: State, seat: int, bought: str) -> State:
    """A seat has one plant too many: before anything else it scraps an older one."""
    return state.first(ScrapPlant(seat, bought))


def _head(state: State) -> ScrapPlant:
    head = state.agenda[0]
    assert isinstance(head, ScrapPlant)
    return head


def scraps(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """The older plants."""
    bought = _head(state).bought
    plants = state.players[seat].plants
    return in_order([moves.scrap(plant) for plant in plants if plant != bought])


def scrapped(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A plant leaves the game; its owner keeps what fits, by choice where there is one."""
    match move:
        case Move("scrap", (str(plant),)):
            return _scrapped(rules, state, seat, plant)
    raise not_legal(seat, move)


def _scrapped(rules: Rules, state: State, seat: int, plant: str) -> State:
    player = state.players[seat]
    if plant == _head(state).bought:
        raise IllegalMove("auction.scraps_an_older_plant", plant=plant)
    if plant not in player.plants:
        raise IllegalMove("auction.not_your_plant", plant=plant)
    plants = tuple(other for other in player.plants if other != plant)
    state = state.with_player(seat, structs.replace(player, plants=plants)).done()
    state = contracts.claimed(plant_market.discarded(state, plant), seat)
    stocks = _stocks(rules, state, seat)
    if len(stocks) == 1:
        return _kept(rules, state, seat, stocks[0])
    return state.first(KeepFuel(seat))


def keeps(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """The units that may be kept where gas and oil compete for the room of hybrids."""
    return in_order([moves.keep(stock) for stock in _stocks(rules, state, seat)])


def kept(rules: Rules, state: State, seat: int, move: Move) -> State:
    """For the others singles go on sale."""
    if move.verb != "keep":
        raise not_legal(seat, move)
    for stock in _stocks(rules, state, seat):
        if move == moves.keep(stock):
            return _kept(rules, state.done(), seat, stock)
    raise IllegalMove("auction.cannot_keep", keep=str(move))


def default_keep(rules: Rules, state: State, seat: int) -> Move:
    """The most units, gas before oil."""
    return moves.keep(most(_stocks(rules, state, seat)))


def _stocks(rules: Rules, state: State, seat: int) -> tuple[FuelCounts, ...]:
    player = state.players[seat]
    stock = pool.units(rules, player.pool)
    return rules.fleet(player.plants).capacity.keepable(stock, _NOTHING_MORE)


def _kept(rules: Rules, state: State, seat: int, stock: FuelCounts) -> State:
    state, player = pool.given_up(rules, state, state.players[seat], stock)
    return state.with_player(seat, player)
