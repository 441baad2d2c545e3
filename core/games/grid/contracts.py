# SPDX-License-Identifier: MIT
"""Contracts of the Demolition Contractor: a stand-in of ours, not the printed variant.

One is turned up as the auctions of a round begin, and those unclaimed add up. Who
first must scrap a plant is paid all that lie open; they are set aside until the
pile is used up. Nothing lies open then until the next round: once a round, once paid.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self, TypeVar

from msgspec import structs

from core.terms import Chance
from core.value import Value


class Contracts(Value, frozen=True, array_like=True):
    """What contracts are worth: face down, lying open, set aside; sorted. No two are alike."""

    pile: tuple[int, ...]
    open: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()


class WithContracts(Protocol):
    """A state with contracts, where they are played with."""

    @property
    def contracts(self) -> Contracts | None:
        """The contracts."""

    def but(self, **changes: Any) -> Self:
        """The state with some fields replaced."""

    def done(self) -> Self:
        """The state with the head of the agenda carried out."""


class Bank(WithContracts, Protocol):
    """One in which somebody can be paid."""

    @property
    def players(self) -> Sequence[Any]:
        """By seat, each with `money`."""

    def with_player(self, seat: int, player: Any) -> Self:
        """The state with what lies before one seat replaced."""


S = TypeVar("S", bound=WithContracts)
BankT = TypeVar("BankT", bound=Bank)


def chance(rules: object, state: WithContracts) -> Chance:
    """The contracts that lie face down."""
    return Chance(tuple(map(str, _of(state).pile)))


def turn(rules: object, state: S) -> S:
    """Turn up a contract as far as it needs no chance; the same state if it does.

    When the pile is used up those set aside are shuffled into a new one. Where all
    lie open nothing is turned up.
    """
    contracts = _of(state)
    if not contracts.pile and contracts.aside:
        return state.but(contracts=structs.replace(contracts, pile=contracts.aside, aside=()))
    if len(contracts.pile) > 1:
        return state
    if contracts.pile:
        return turned(rules, state, (str(contracts.pile[0]),))
    return state.done()


def turned(rules: object, state: S, outcomes: tuple[str, ...]) -> S:
    """A contract lies open."""
    contracts = _of(state)
    value = int(outcomes[0])
    pile = tuple(other for other in contracts.pile if other != value)
    lying = tuple(sorted((*contracts.open, value)))
    return state.but(contracts=structs.replace(contracts, pile=pile, open=lying)).done()


def claimed(state: BankT, seat: int) -> BankT:
    """A player scrapped a plant: he is paid those that lie open, which are set aside."""
    contracts = state.contracts
    if contracts is None or not contracts.open:
        return state
    player = state.players[seat]
    owner = structs.replace(player, money=player.money + sum(contracts.open))
    return state.with_player(seat, owner).but(contracts=paid(contracts))


def paid(contracts: Contracts) -> Contracts:
    """Those that lie open are set aside."""
    aside = tuple(sorted((*contracts.aside, *contracts.open)))
    return structs.replace(contracts, open=(), aside=aside)


def _of(state: WithContracts) -> Contracts:
    assert state.contracts is not None
    return state.contracts
