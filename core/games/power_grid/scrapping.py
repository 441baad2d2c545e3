# SPDX-License-Identifier: MIT
"""A plant over the limit: which one goes (section 2, A4), and what fuel is kept (section 9).

Where fuel fits says `grid.storage`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import structs

from core.games.grid.fuel import FuelCounts, counted, minus, plus
from core.games.grid.storage import most
from core.games.power_grid import demolition, moves, plant_market, promo_auction
from core.games.power_grid.agenda import KeepFuel, ScrapPlant
from core.games.power_grid.figures import FUELS
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import WAREHOUSE, Player, State
from core.terms import IllegalMove, Move, in_order, not_legal

_NOTHING = (False,) * len(FUELS)
_KEPT = 64
"""Answers kept: one plant is asked about by its scrapping, by the choice and by its check."""


def scraps(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """A4: the older plants."""
    head = state.agenda[0]
    assert isinstance(head, ScrapPlant)
    owned = sorted(state.players[seat].plants)
    return [moves.scrap(plant) for plant in owned if plant != head.bought]


def scrapped(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A plant leaves the game; its owner keeps what fits, by choice where there is one."""
    head = state.agenda[0]
    assert isinstance(head, ScrapPlant)
    match move:
        case Move("scrap", (int(plant),)):
            return _scrapped(rules, state, seat, plant, head.bought)
    raise not_legal(seat, move)


def _scrapped(rules: Rules, state: State, seat: int, plant: int, bought: int) -> State:
    player = state.players[seat]
    if plant == bought:
        raise IllegalMove("auction.scraps_an_older_plant", plant=plant)
    if plant not in player.plants:
        raise IllegalMove("auction.not_your_plant", plant=plant)
    plants = tuple(other for other in player.plants if other != plant)
    state = state.with_player(seat, structs.replace(player, plants=plants)).done()
    state = demolition.claimed(plant_market.discarded(state, plant), seat)
    if player.cards:
        state = promo_auction.without_plant(state, seat, plant)
    stocks = keepable(rules, state.players[seat], plant)
    if len(stocks) == 1:
        return _kept(state, seat, stocks[0])
    return state.first(KeepFuel(seat, plant))


def keeps(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """The stocks that may be kept (section 9)."""
    return in_order([moves.keep(stock) for stock in _stocks(rules, state, seat)])


def kept(rules: Rules, state: State, seat: int, move: Move) -> State:
    """The rest goes to the supply."""
    if move.verb != "keep":
        raise not_legal(seat, move)
    for stock in _stocks(rules, state, seat):
        if move == moves.keep(stock):
            return _kept(state.done(), seat, stock)
    raise IllegalMove("auction.cannot_keep", keep=str(move))


def default_keep(rules: Rules, state: State, seat: int) -> Move:
    """The most tokens, coal before oil."""
    return moves.keep(most(_stocks(rules, state, seat)))


def _stocks(rules: Rules, state: State, seat: int) -> tuple[FuelCounts, ...]:
    head = state.agenda[0]
    assert isinstance(head, KeepFuel)
    return keepable(rules, state.players[seat], head.scrapped)


def _kept(state: State, seat: int, fuel: FuelCounts) -> State:
    player = state.players[seat]
    supply = plus(state.supply, minus(player.fuel, fuel))
    return state.with_player(seat, structs.replace(player, fuel=fuel)).but(supply=supply)


@lru_cache(_KEPT)
def keepable(rules: Rules, player: Player, scrapped: int) -> tuple[FuelCounts, ...]:
    """Every stock that a player may keep once a plant is scrapped.

    What fits and could take nothing more of what is given up; or less, by tokens
    that the scrapped plant could have stored. What can only have lain in a Warehouse
    stays: all that is given up would have had room on plants.
    """
    given_up = rules.fleet((scrapped,))
    gives = tuple([fuel in given_up.fuels for fuel in range(len(FUELS))])
    capacity = rules.fleet_of(player).capacity
    stocks = capacity.keepable(player.fuel, gives)
    if len(stocks) > 1:
        full = capacity.keepable(player.fuel, _NOTHING)
        own = given_up.capacity
        stocks = tuple(
            stock
            for stock in stocks
            if stock in full or own.fits(_given_up(player.fuel, stock, gives))
        )
    if WAREHOUSE not in player.cards:
        return stocks
    plants = rules.fleet((*player.plants, scrapped)).capacity
    return tuple(stock for stock in stocks if plants.fits(minus(player.fuel, stock)))


def _given_up(stock: FuelCounts, kept: FuelCounts, fuels: Sequence[bool]) -> FuelCounts:
    """What is given up of some fuels."""
    given = [(had - has) * of for had, has, of in zip(stock, kept, fuels, strict=True)]
    return counted(given)
