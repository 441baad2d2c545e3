# SPDX-License-Identifier: MIT
"""Intent: a table that is taken up goes on only with votes for just where it stands."""

from __future__ import annotations

import pytest

from netcode import wire
from netcode.errors import ProtocolError
from netcode.replica import epochs
from netcode.replica.disclosure import finished
from netcode.statements.entry import glance
from netcode.statements.payloads import Epoch
from netcode.table.resuming import Resumption
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk

pytestmark = pytest.mark.usefixtures("toys")


def test_a_resumption_counts_only_votes_for_its_own_call() -> None:
    """Votes of an earlier attempt are passed over; false ones are refused."""
    desk = Desk(Lots(), guests=2)
    desk.seat_all()
    holder = desk.hosted.holder
    assert holder is not None
    resumption = Resumption(holder, desk.host.replica)
    resumption.vote(1, resumption.call.epoch + 1, b"")
    early = resumption.payload
    assert early is None
    with pytest.raises(ProtocolError):
        resumption.vote(1, resumption.call.epoch, bytes(64))
    resumption.vote(1, resumption.call.epoch, epochs.vote(desk.guests[0].identity, resumption.call))
    payload = resumption.payload
    assert payload is not None
    statement = desk.host.state(payload, epoch=resumption.call.epoch)
    assert epochs.enter_epoch(desk.host.replica, 0, statement).epoch == resumption.call.epoch


def test_a_game_keeps_the_protocol_it_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of the first protocol is taken up by this build, and every statement says so."""
    desk = Desk()
    with monkeypatch.context() as earlier:
        earlier.setattr(wire, "VERSION", 1)
        desk.seat_all()
    desk.crash(desk.host)
    desk.crash(desk.guest)
    desk.open()
    desk.join(desk.guest)
    desk.play()
    assert finished(desk.host.replica)
    statements = [glance(entry.signed) for entry in desk.ledger.entries]
    assert {statement.version for statement in statements} == {1}
    assert any(isinstance(statement.payload, Epoch) for statement in statements)
    assert desk.guest.file == desk.host.file


def test_a_new_table_has_the_newest_protocol() -> None:
    """From its first entry on."""
    desk = Desk()
    desk.seat_all()
    assert {glance(entry.signed).version for entry in desk.ledger.entries} == {wire.VERSION}
