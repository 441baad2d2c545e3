# SPDX-License-Identifier: MIT
"""Intent: a set-up has just what its table needs, and nothing that nobody looks at."""

from __future__ import annotations

import pytest
from msgspec import structs

from netcode.errors import ProtocolError
from netcode.holder import setups
from netcode.replica import transition
from netcode.statements.payloads import Setup
from tests.netcode.desk import Desk
from tests.netcode.raw import state


def test_two_holders_share_nothing() -> None:
    """What nobody checks could hold anything: with two there are neither commitments nor shares."""
    desk = Desk()
    desk.host.trusting = desk.guest.trusting = False
    desk.seat_all()
    replica, me = desk.host.replica, desk.joined.holder
    assert me is not None
    me.words = "compared"
    right = setups.due(replica, me)
    assert isinstance(right, Setup)
    transition.check(replica, state(me, replica, right))
    for padded in (
        structs.replace(right, commitments=(right.beacon, right.beacon)),
        structs.replace(right, shares=(b"", bytes(80))),
    ):
        with pytest.raises(ProtocolError, match="so few holders share nothing"):
            transition.check(replica, state(me, replica, padded))
