# SPDX-License-Identifier: MIT
"""The first entries of a table: the roster, then each holder's set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netcode import beacon
from netcode import roster as rosters
from netcode.boxes import seal_master
from netcode.errors import ProtocolError
from netcode.group import check_point
from netcode.payloads import Begin, Setup

if TYPE_CHECKING:
    from netcode.holder import Holder
    from netcode.replica import Replica

COMPARED = "compared"
SKIPPED = "skipped"
VERIFIED = "verified"
AUTOMATIC = "automatic"
WORDS = (COMPARED, SKIPPED, VERIFIED, AUTOMATIC)


def enter_begin(replica: Replica, holder: int, begin: Begin) -> Replica:
    """Entry 0. Its author is the first host."""
    if holder != replica.host:
        raise ProtocolError("only the host begins a ledger")
    rosters.check(replica.roster)
    return replica


def enter_setup(replica: Replica, holder: int, setup: Setup) -> Replica:
    """A holder's set-up, once."""
    if holder in replica.setups:
        raise ProtocolError(f"holder {holder} is set up already")
    if setup.words not in WORDS:
        raise ProtocolError(f"words are one of {', '.join(WORDS)}")
    check_point(setup.beacon)
    if any(setup.beacon == other.beacon for other in replica.setups.values()):
        raise ProtocolError(f"holder {holder} copies the beacon key of another")
    return replica.but(setups={**replica.setups, holder: setup})


def due(replica: Replica, me: Holder) -> Setup | None:
    """My set-up, once the person has answered about the words."""
    if me.number in replica.setups or me.words not in WORDS:
        return None
    sealed = seal_master(me.identity.public, me.master)
    return Setup(beacon.public(me.keys.beacon(replica.game_id)), sealed, me.words)
