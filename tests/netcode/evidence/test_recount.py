# SPDX-License-Identifier: MIT
"""Intent: a replay says how far a ledger can be followed, and what it leads to."""

from __future__ import annotations

import pytest
from msgspec import structs

from core.digest import components
from netcode import wire
from netcode.errors import ProtocolError
from netcode.evidence.recount import recount
from netcode.ledger.ledger import first_entries, record
from netcode.statements.entry import Order, order
from tests.netcode.desk import Desk


@pytest.fixture(scope="module")
def desk() -> Desk:
    """A game under way."""
    desk = Desk()
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 20)
    return desk


def test_what_can_be_followed_is_followed_to_its_end(desk: Desk) -> None:
    """All entries, and the state that every player has."""
    found = recount(desk.host.file)
    state = desk.host.replica.match.state
    assert (found.entries, found.refused) == (desk.host.replica.seq, "")
    assert found.components == components(state)
    assert set(found.state) == {name for name, _ in components(state)}


def test_another_digest_leaves_the_state_that_was_computed(desk: Desk) -> None:
    """The entry is not taken; its state is told, so that two replays can be compared."""
    last = desk.ledger.entries[-1]
    place = structs.replace(wire.decode(last.order, Order), digest=bytes(32))
    lie = order(desk.host.identity, last.signed, place)
    found = recount(first_entries(desk.host.file, -1) + record(lie))
    assert found.entries == desk.host.replica.seq - 1
    assert "another state" in found.refused
    assert found.components == components(desk.host.replica.match.state)


def test_an_entry_that_cannot_be_leaves_the_state_before_it(desk: Desk) -> None:
    """The last one once more."""
    found = recount(desk.host.file + record(desk.ledger.entries[-1]))
    assert found.entries == desk.host.replica.seq
    assert found.refused
    assert found.components == components(desk.host.replica.match.state)


@pytest.mark.parametrize("data", [b"", b"SOBREMESA1\n", b"letter"])
def test_what_is_no_ledger_is_refused(data: bytes) -> None:
    """With its reason, and nothing else."""
    with pytest.raises(ProtocolError):
        recount(data)
