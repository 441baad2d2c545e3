# SPDX-License-Identifier: MIT
"""Phase 3: plants run, and what the plant market does then (section 4)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from msgspec import structs

from core.games.power_grid_card_game import plant_market, player_order, pool, restocking, trust
from core.games.power_grid_card_game.agenda import DrawPlant, DrawResources, RunPlants
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import Player, State
from core.terms import IllegalMove, Move, not_legal


def choices(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """Nothing, or any plants that can run, with every mix of gas and oil in hybrids."""
    player = state.players[seat]
    stock = pool.units(rules, player.pool)
    return [way.move for way in rules.fleet(player.plants).possible(stock, strict=False)]


def entered(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A seat has run its plants and is paid what they earn."""
    head = state.agenda[0]
    assert isinstance(head, RunPlants)
    player = state.players[seat]
    fleet = rules.fleet(player.plants)
    way = fleet.way(move)
    if way is None:
        raise _fault_of_name(rules, player, seat, move)
    if not fleet.can(way, pool.units(rules, player.pool), strict=False):
        raise IllegalMove("bureaucracy.not_enough_fuel", run=str(move))
    state, owner = pool.spent(rules, state.done(), player, way.burnt)
    owner = structs.replace(owner, money=owner.money + way.output, earned=way.output)
    others = tuple([other for other in head.seats if other != seat])
    waiting = (RunPlants(others),) if others else ()
    return state.with_player(seat, owner).first(*waiting)


def _fault_of_name(rules: Rules, player: Player, seat: int, move: Move) -> IllegalMove:
    named = takewhile(lambda arg: arg in rules.plants, move.args)
    for plant in named if move.verb == "run" else ():
        if plant not in player.plants:
            return IllegalMove("bureaucracy.not_your_plant", plant=plant)
    return not_legal(seat, move)


def end_production(rules: Rules, state: State) -> State:
    """The Trust runs its plants, the order is determined anew, cards slide and are drawn."""
    state = trust.run(rules, state.done())
    return restocking.slid(rules, player_order.determined(rules, state)).first(DrawResources())


def update_market(rules: Rules, state: State) -> State:
    """The largest plant goes under the stack, below "one more round", and is replaced."""
    *market, highest = plant_market.plants(state)
    stack = structs.replace(state.stack, under=(*state.stack.under, highest))
    return plant_market.arranged(rules, state.but(stack=stack).done(), market).first(DrawPlant())
