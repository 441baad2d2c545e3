# SPDX-License-Identifier: MIT
"""The sealed bid for the initiative (rules/thirteen-minutes.md, sections 4 and 14).

Equal bids go back and are made again. After five ties in a row chance says who
decides and nobody pays. With the option `tie_decider` off it stays out of it
until `LAST_TIE`, because every match must end.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.games.thirteen_minutes import moves
from core.games.thirteen_minutes.agenda import ChooseFirst, DrawDecider, SealBids, StartPlays
from core.games.thirteen_minutes.rules import Rules
from core.games.thirteen_minutes.state import State
from core.terms import Chance, IllegalMove, Move, not_legal

LAST_TIE = 50
"""Ties in a row after which chance decides although the option is off: a house ruling."""


def choices(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """Any number of own cubes, none included."""
    return [moves.bid(cubes) for cubes in range(state.supplies[seat] + 1)]


def check(rules: Rules, state: State, seat: int, move: Move) -> None:
    """Own cubes only."""
    match move:
        case Move("bid", (int(cubes),)):
            if cubes < 0:
                raise IllegalMove("bid.below_zero", cubes=cubes)
            if cubes > state.supplies[seat]:
                raise IllegalMove("bid.above_supply", cubes=cubes, supply=state.supplies[seat])
            return
    raise not_legal(seat, move)


def unsealed(rules: Rules, state: State, bids: tuple[tuple[int, Move], ...]) -> State:
    """Both bids leave the game and the higher one decides; equal ones are bid again."""
    first, second = (int(move.args[0]) for _, move in bids)
    if first == second:
        return _tied(rules, state)
    supplies = (state.supplies[0] - first, state.supplies[1] - second)
    decider = 0 if first > second else 1
    return _decides(state.but(bids=(first, second), supplies=supplies), decider)


def chance_of_decider(rules: Rules, state: State) -> Chance:
    """Either seat."""
    return Chance(("0", "1"))


def decider_drawn(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """Chance gave the decision to a seat."""
    return _decides(state, int(outcomes[0]))


def first_choices(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """The decider may let either play first."""
    return [moves.first(0), moves.first(1)]


def chosen_first(rules: Rules, state: State, seat: int, move: Move) -> State:
    """Play begins."""
    match move:
        case Move("first", (int(starter),)) if starter in (0, 1):
            return state.but(starter=starter).done().first(StartPlays())
    raise not_legal(seat, move)


def _tied(rules: Rules, state: State) -> State:
    head = state.agenda[0]
    assert isinstance(head, SealBids)
    ties = head.ties + 1
    limit = LAST_TIE
    if state.option("tie_decider") == "on":
        limit = rules.settings.ties_before_decider
    again = SealBids(ties) if ties < limit else DrawDecider()
    return state.done().first(again)


def _decides(state: State, seat: int) -> State:
    return state.but(decider=seat).done().first(ChooseFirst(seat))
