# SPDX-License-Identifier: MIT
"""Intent: a table that is taken up goes on only with votes for just where it stands."""

from __future__ import annotations

import pytest

from netcode.errors import ProtocolError
from netcode.replica import epochs
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
    assert epochs.enter_epoch(desk.host.replica, 0, payload).epoch == 1
