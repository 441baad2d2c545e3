# SPDX-License-Identifier: MIT
"""The Demolition Contractor: a stand-in of ours, not the printed variant, and off by default.

Contracts are shuffled and one is turned up as each phase 2 begins. The first
player in it who must scrap a plant is paid all that lie open; they are set aside.
"""

from __future__ import annotations

from msgspec import structs

from core.games.power_grid.rules import Rules
from core.games.power_grid.state import DEMOLITION, Contracts, State
from core.terms import Chance


def chance_of_contract(rules: Rules, state: State) -> Chance:
    """The contracts that lie face down."""
    return Chance(tuple(map(str, _of(state).pile)))


def turn(rules: Rules, state: State) -> State:
    """Turn up a contract as far as it needs no chance; the same state if it does.

    When the pile is used up those set aside are shuffled into a new one.
    """
    contracts = _of(state)
    if not contracts.pile and contracts.aside:
        return state.but(contracts=structs.replace(contracts, pile=contracts.aside, aside=()))
    if len(contracts.pile) > 1:
        return state
    if contracts.pile:
        return turned(rules, state, (str(contracts.pile[0]),))
    return state.done()


def turned(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """A contract lies open."""
    contracts = _of(state)
    value = int(outcomes[0])
    pile = tuple(other for other in contracts.pile if other != value)
    lying = tuple(sorted((*contracts.open, value)))
    return state.but(contracts=structs.replace(contracts, pile=pile, open=lying)).done()


def claimed(state: State, seat: int) -> State:
    """A player scrapped a plant: he is paid the contracts that lie open."""
    contracts = state.contracts
    if contracts is None or not contracts.open:
        return state
    player = state.players[seat]
    owner = structs.replace(player, money=player.money + sum(contracts.open))
    aside = tuple(sorted((*contracts.aside, *contracts.open)))
    paid = structs.replace(contracts, open=(), aside=aside)
    return state.with_player(seat, owner).but(contracts=paid).seen(DEMOLITION)


def _of(state: State) -> Contracts:
    assert state.contracts is not None
    return state.contracts
