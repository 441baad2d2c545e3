# SPDX-License-Identifier: MIT
"""The sealed bid for the initiative (rules/thirteen-minutes.md, sections 4 and 14).

Equal bids go back and are made again. After five ties in a row chance says who
decides and nobody pays. With the option `tie_decider` off it stays out of it
until `LAST_TIE`, because every match must end.
"""

from __future__ import annotations

from core.games.thirteen_minutes import moves
from core.games.thirteen_minutes.agenda import ChooseFirst, DrawDecider, PlayCard, SealBids
from core.games.thirteen_minutes.cards import Figures
from core.games.thirteen_minutes.state import State
from core.terms import IllegalMove, Move

LAST_TIE = 50
"""Ties in a row after which chance decides although the option is off: a house ruling."""


def choices(state: State, seat: int) -> list[Move]:
    """Any number of own cubes, none included."""
    return [moves.bid(cubes) for cubes in range(state.supplies[seat] + 1)]


def illegal(state: State, seat: int, move: Move) -> IllegalMove | None:
    """Why a bid is refused."""
    match move:
        case Move("bid", (int(cubes),)) if cubes < 0:
            return IllegalMove("bid.below_zero", cubes=cubes)
        case Move("bid", (int(cubes),)) if cubes > state.supplies[seat]:
            return IllegalMove("bid.above_supply", cubes=cubes, supply=state.supplies[seat])
    return None


def unsealed(figures: Figures, state: State, bids: tuple[int, int], ties: int) -> State:
    """Both bids leave the game and the higher one decides; equal ones are bid again."""
    if bids[0] == bids[1]:
        return _tied(figures, state, ties + 1)
    supplies = (state.supplies[0] - bids[0], state.supplies[1] - bids[1])
    decider = 0 if bids[0] > bids[1] else 1
    return _decides(state.but(bids=bids, supplies=supplies), decider)


def drawn(state: State, seat: int) -> State:
    """Chance gave the decision to a seat."""
    return _decides(state, seat)


def first_choices() -> list[Move]:
    """The decider may let either play first."""
    return [moves.first(0), moves.first(1)]


def chosen_first(state: State, seat: int) -> State:
    """Play begins."""
    return state.but(starter=seat).done().first(PlayCard(seat))


def _tied(figures: Figures, state: State, ties: int) -> State:
    limit = LAST_TIE
    if state.option("tie_decider") == "on":
        limit = figures.settings.ties_before_decider
    again = SealBids(ties) if ties < limit else DrawDecider()
    return state.done().first(again)


def _decides(state: State, seat: int) -> State:
    return state.but(decider=seat).done().first(ChooseFirst(seat))
