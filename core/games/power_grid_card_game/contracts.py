# SPDX-License-Identifier: MIT
"""The Demolition Contractor, a house variant (sections 7, 8 and 10).

No printed rule of it is public. Ours: a contract is turned up at the start of each
phase 1, and the first player who must scrap a plant in it is paid all that lie open.
"""

from __future__ import annotations

from msgspec import structs

from core.games.power_grid_card_game.agenda import DrawContract
from core.games.power_grid_card_game.pool import in_order
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import Contracts, State
from core.terms import Chance


def start(rules: Rules, state: State) -> State:
    """A phase 1 begins; nothing happens without the variant."""
    if not rules.contracts:
        return state
    contracts = structs.replace(state.contracts, claimed=False)
    return state.but(contracts=contracts).first(DrawContract())


def chance(rules: Rules, state: State) -> Chance:
    """The contracts that lie face down."""
    return Chance(state.contracts.pile)


def draw(rules: Rules, state: State) -> State:
    """Carry a draw out as far as it needs no chance; the same state if it does.

    An empty pile is made anew of those set aside; if all lie open, nothing is turned up.
    """
    contracts = state.contracts
    if len(contracts.pile) > 1:
        return state
    if contracts.pile:
        return drawn(rules, state, contracts.pile)
    if not contracts.aside:
        return state.done()
    return state.but(contracts=structs.replace(contracts, pile=contracts.aside, aside=()))


def drawn(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """A contract lies open."""
    (found,) = outcomes
    contracts = state.contracts
    pile = tuple(other for other in contracts.pile if other != found)
    return state.but(
        contracts=structs.replace(contracts, pile=pile, open=(*contracts.open, found))
    ).done()


def claimed(rules: Rules, state: State, seat: int) -> State:
    """A player scrapped a plant: the first one in a phase is paid, before the replacement."""
    contracts = state.contracts
    if not contracts.open or contracts.claimed:
        return state
    player = state.players[seat]
    paid = sum(rules.contracts[contract] for contract in contracts.open)
    aside = in_order((*contracts.aside, *contracts.open))
    state = state.but(contracts=Contracts(contracts.pile, (), aside, claimed=True))
    return state.with_player(seat, structs.replace(player, money=player.money + paid))
