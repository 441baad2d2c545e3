# SPDX-License-Identifier: MIT
"""Phase 5: running plants, income, and what the markets do then (section 2)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from msgspec import structs

from core.games.power_grid import moves, plant_market, player_order, stack, steps, supply
from core.games.power_grid.agenda import DrawPlant, RunPlants, StartRound
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import OUT, State, minus, plus
from core.games.power_grid.supply import Run
from core.terms import IllegalMove, Move


def choices(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """Nothing, or any plants that can run at once, with every mix of fuel in hybrids."""
    return moves.Listed(
        lambda: [
            moves.DONE,
            *(moves.run(r.plants, r.coal, r.oil) for r in supply.runs(rules, state.players[seat])),
        ],
        lambda move: fault(rules, state, seat, move) is None,
    )


def fault(rules: Rules, state: State, seat: int, move: Move) -> IllegalMove | None:
    """Why a run is refused."""
    if move == moves.DONE:
        return None
    run = read(move)
    if run is None:
        return IllegalMove("move.not_legal", seat=seat, move=str(move))
    player = state.players[seat]
    for plant in run.plants:
        if plant not in player.plants:
            return IllegalMove("bureaucracy.not_your_plant", plant=plant)
    if supply.burnt(rules, player, run) is None:
        return IllegalMove("bureaucracy.cannot_run", plants=" ".join(map(str, run.plants)))
    return None


def read(move: Move) -> Run | None:
    """The run that a move names; None if it names none, or not in the one way to name it."""
    if move.verb != "run":
        return None
    numbers = takewhile(lambda arg: isinstance(arg, int), move.args)
    plants = tuple(map(int, numbers))
    words = move.args[len(plants) :]
    coal = oil = 0
    match words:
        case ():
            pass
        case ("coal", int(coal)):
            pass
        case ("oil", int(oil)):
            pass
        case ("coal", int(coal), "oil", int(oil)):
            pass
        case _:
            return None
    ascending = bool(plants) and tuple(sorted(set(plants))) == plants
    if not ascending or moves.run(plants, coal, oil) != move:
        return None
    return Run(plants, coal, oil)


def entered(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A seat has run its plants and is paid; burnt tokens go to the supply."""
    head = state.agenda[0]
    assert isinstance(head, RunPlants)
    player = state.players[seat]
    run = read(move) or Run((), 0, 0)
    burnt = supply.burnt(rules, player, run)
    assert burnt is not None
    payment = rules.tables.payment
    income = payment[min(supply.supplied(rules, player, run), len(payment) - 1)]
    owner = structs.replace(player, money=player.money + income, fuel=minus(player.fuel, burnt))
    others = tuple(other for other in head.seats if other != seat)
    waiting = (RunPlants(others),) if others else ()
    return state.with_player(seat, owner).but(
        supply=plus(state.supply, burnt), agenda=(*waiting, *state.agenda[1:])
    )


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


def end_round(rules: Rules, state: State) -> State:
    """Step 3 begins if its card came up in this phase; the order is determined anew."""
    if steps.step3_waits(state):
        state = state.but(step=3)
    return player_order.determined(state.done()).first(StartRound())
