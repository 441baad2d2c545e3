# SPDX-License-Identifier: MIT
"""Intent: every kind of message has a price, and who owes it cannot get away by calling again."""

from __future__ import annotations

import typing

from netcode.statements.messages import Entries, FromGuest, Have, Ping
from netcode.table.company.costs import _MANY, HOLDER, STRANGER, Accounts, cost
from tests.netcode.samples import FROM_GUEST


def test_every_message_costs_something() -> None:
    """A new kind too; what brings a ledger or replays one costs as much as there is of it."""
    assert {type(message) for message in FROM_GUEST} == set(typing.get_args(FromGuest))
    for message in FROM_GUEST:
        assert 1 <= cost(message, 0) <= 20
        assert cost(message, 1000) == cost(message, 0) or isinstance(message, Have | Entries)
    assert cost(Have(0, 0, bytes(32)), 1000) > 500
    assert cost(Entries(0, ()), 1000) > 5000


def test_whoever_has_all_is_brought_nothing() -> None:
    """An honest guest that comes back pays for what it lacks."""
    assert cost(Have(0, 1000, bytes(32)), 1000) == cost(Have(0, 0, bytes(32)), 0)


def test_a_key_with_a_seat_has_an_account_of_its_own() -> None:
    """And all strangers at one address have one together."""
    accounts = Accounts()
    for who, (size, per_second) in ((b"key", HOLDER), ("10.0.0.2", STRANGER)):
        assert accounts.charge(who, 0.0, size) == 0.0
        assert accounts.charge(who, 0.0, per_second) == 1.0
    assert accounts.charge(b"other", 0.0, 1) == 0.0


def test_accounts_are_kept_as_long_as_somebody_owes() -> None:
    """Addresses without end leave nothing behind once they are quiet."""
    accounts = Accounts()
    accounts.charge("debtor", 0.0, 10**9)
    for number in range(10 * _MANY):
        accounts.charge(str(number), float(number), cost(Ping(), 0))
    assert len(accounts._buckets) <= _MANY
    assert accounts.charge("debtor", 1000.0, 1) > 1.0
