# SPDX-License-Identifier: MIT
"""Phase 5: running plants, income, and what the plant market does then (section 2)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from core.games.grid.fuel import minus, plus
from core.games.power_grid import moves, plant_market, promos, stack, steps, supply
from core.games.power_grid.agenda import DrawPlant, RunPlants
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import OUT, TRANSFORMER, State, replaced
from core.terms import IllegalMove, Move, not_legal


def choices(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """Nothing, or any plants that can run at once, with every mix of fuel in hybrids."""
    player = state.players[seat]
    ways = rules.fleet_of(player).possible(player.fuel, rules.strict)
    return [way.move for way in ways]


def entered(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A seat has run its plants and is paid; burnt tokens go to the supply."""
    head = state.agenda[0]
    assert isinstance(head, RunPlants)
    player = state.players[seat]
    fleet = rules.fleet_of(player)
    way = fleet.way(move)
    if way is None:
        raise _unknown(seat, player.plants, move)
    if not fleet.can(way, player.fuel, rules.strict):
        raise IllegalMove("bureaucracy.not_enough_fuel", run=str(move))
    income = supply.income(rules, supply.supplied(player, way))
    owner = structs.replace(player, money=player.money + income, fuel=minus(player.fuel, way.burnt))
    if player.station and promos.station_helped(rules, player, way):
        state = state.seen(TRANSFORMER)
    others = tuple([other for other in head.seats if other != seat])
    waiting = (RunPlants(others),) if others else ()
    return structs.replace(
        state,
        players=replaced(state.players, seat, owner),
        supply=plus(state.supply, way.burnt),
        agenda=(*waiting, *state.agenda[1:]),
    )


def _unknown(seat: int, plants: tuple[int, ...], move: Move) -> IllegalMove:
    """Why a move names no way to run these plants."""
    for number in moves.plants_of(move) if move.verb == "run" else ():
        if number not in plants:
            return IllegalMove("bureaucracy.not_your_plant", plant=number)
    return not_legal(seat, move)


def update_market(rules: Rules, state: State) -> State:
    """Steps 1 and 2: the highest plant goes under the stack. Step 3: the lowest leaves.

    Skipped when the Step 3 card came up in this phase before: then nothing more
    leaves, and nothing is replaced (section 5).
    """
    state = state.done()
    if steps.step3_waits(state):
        return state
    if state.step3_card == OUT:
        return plant_market.without_lowest(rules, state).first(DrawPlant())
    *market, highest = plant_market.plants(state)
    state = state.but(stack=stack.put_under(state.stack, highest))
    return plant_market.arranged(rules, state, tuple(market)).first(DrawPlant())
