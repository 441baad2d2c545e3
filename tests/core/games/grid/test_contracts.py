# SPDX-License-Identifier: MIT
"""Contracts of the Demolition Contractor (rules/power-grid-card-game.md, sections 8 and 10)."""

from __future__ import annotations

import pytest
from msgspec import Struct

from core.contract import State
from core.games.grid import contracts
from core.games.grid.contracts import Contracts
from core.terms import Chance


class Table(State, frozen=True, kw_only=True):
    """A state with contracts and one step to be carried out."""

    contracts: Contracts | None = None


class Rich(Struct, frozen=True):
    """Who has money."""

    money: int


class Bank(Table, frozen=True, kw_only=True):
    """A state in which somebody can be paid."""

    players: tuple[Rich, ...] = (Rich(10), Rich(20))

    def with_player(self, seat: int, player: Rich) -> Bank:
        """Another one's money."""
        return self.but(players=(*self.players[:seat], player, *self.players[seat + 1 :]))


def table(pile: tuple[int, ...], lying: tuple[int, ...] = (), aside: tuple[int, ...] = ()) -> Table:
    """As a phase 1 begins."""
    found = Contracts(pile, lying, aside)
    return Table(seats=2, options=(), agenda=("turn",), contracts=found)


def test_a_contract_is_drawn_and_lies_open() -> None:
    """Those unclaimed stay open and add up."""
    state = table((2, 4, 6), (8,))
    assert contracts.turn(None, state) is state
    assert contracts.chance(None, state) == Chance(("2", "4", "6"))
    after = contracts.turned(None, state, ("4",))
    assert after.contracts == Contracts((2, 6), (4, 8))
    assert after.agenda == ()


def test_the_last_of_a_pile_is_no_draw() -> None:
    """Nothing is uncertain about it."""
    assert contracts.turn(None, table((2,), (8,))).contracts == Contracts((), (2, 8))


def test_a_used_up_pile_is_made_of_those_set_aside() -> None:
    """And if all lie open, nothing is turned up."""
    state = contracts.turn(None, table((), (8,), (2, 4)))
    assert state.contracts == Contracts((2, 4), (8,))
    assert state.agenda == ("turn",)
    assert contracts.turn(None, table((), (2, 8))).agenda == ()


def test_those_paid_are_set_aside() -> None:
    """Nothing lies open after that."""
    assert contracts.paid(Contracts((2,), (4, 8), (6,))) == Contracts((2,), (), (4, 6, 8))


def test_who_scraps_a_plant_is_paid_all_that_lie_open() -> None:
    """And the contracts are set aside."""
    state = Bank(seats=2, options=(), contracts=Contracts((2,), (4, 8)))
    after = contracts.claimed(state, 1)
    assert after.players == (Rich(10), Rich(32))
    assert after.contracts == Contracts((2,), (), (4, 8))


@pytest.mark.parametrize("lying", [None, Contracts((2, 4), (), (8,))])
def test_where_none_lies_open_nothing_is_paid(lying: Contracts | None) -> None:
    """Nor where contracts are not played with."""
    state = Bank(seats=2, options=(), contracts=lying)
    assert contracts.claimed(state, 1) is state
