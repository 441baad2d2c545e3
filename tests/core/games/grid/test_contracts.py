# SPDX-License-Identifier: MIT
"""Contracts of the Demolition Contractor (rules/power-grid-card-game.md, sections 8 and 10)."""

from __future__ import annotations

from core.contract import State
from core.games.grid import contracts
from core.games.grid.contracts import Contracts
from core.terms import Chance


class Table(State, frozen=True, kw_only=True):
    """A state with contracts and one step to be carried out."""

    contracts: Contracts | None = None


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
