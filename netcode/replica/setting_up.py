# SPDX-License-Identifier: MIT
"""The first entries of a table: the roster, then each holder's set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netcode.crypto import beacon, sharing
from netcode.crypto.boxes import OVERHEAD, box, seal_master
from netcode.crypto.group import Part
from netcode.errors import ProtocolError
from netcode.statements import roster as rosters
from netcode.statements.payloads import Begin, Complaint, Setup

if TYPE_CHECKING:
    from netcode.holder.holder import Holder
    from netcode.replica.replica import Replica

COMPARED = "compared"
SKIPPED = "skipped"
VERIFIED = "verified"
AUTOMATIC = "automatic"
WORDS = (COMPARED, SKIPPED, VERIFIED, AUTOMATIC)

_BOXED_SHARE = OVERHEAD + 32


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
    beacon.check_public(setup.beacon, (other.beacon for other in replica.setups.values()))
    _check_shares(replica, holder, setup)
    return replica.but(setups={**replica.setups, holder: setup})


def enter_complaint(replica: Replica, holder: int, complaint: Complaint) -> Replica:
    """A holder got a false share: the table stops, and says between whom."""
    if replica.over or complaint.dealer not in replica.setups or complaint.dealer == holder:
        raise ProtocolError("there is no share to complain about")
    return replica.but(complaint=(complaint.dealer, holder))


def complaint_due(replica: Replica, me: Holder) -> Complaint | None:
    """My complaint about the first false share that was boxed to me."""
    for dealer in replica.setups:
        if dealer != me.number and replica.holders >= sharing.FEWEST:
            try:
                me.share_of(replica, dealer)
            except ProtocolError:
                return Complaint(dealer)
    return None


def share_label(replica: Replica, dealer: int, receiver: int) -> tuple[Part, ...]:
    """What the box of a share is bound to."""
    return ("beacon share", replica.game_id, dealer, receiver)


def due(replica: Replica, me: Holder) -> Setup | None:
    """My set-up, once the person has answered about the words."""
    if me.number in replica.setups or me.words not in WORDS:
        return None
    sealed = seal_master(me.identity.public, me.master)
    scalar = me.keys.beacon(replica.game_id)
    public = beacon.public(scalar)
    if replica.holders < sharing.FEWEST:
        return Setup(public, sealed, me.words)
    commitments = sharing.commitments(scalar, replica.holders)
    return Setup(public, sealed, me.words, commitments, _boxed_shares(replica, me, scalar))


def _boxed_shares(replica: Replica, me: Holder, scalar: bytes) -> tuple[bytes, ...]:
    boxed = []
    for receiver, contribution in enumerate(replica.roster.contributions):
        if receiver == me.number:
            boxed.append(b"")
            continue
        own = sharing.share(scalar, replica.holders, receiver)
        label = share_label(replica, me.number, receiver)
        boxed.append(box(me.master, contribution.game_key, own, *label))
    return tuple(boxed)


def _check_shares(replica: Replica, holder: int, setup: Setup) -> None:
    if replica.holders < sharing.FEWEST:
        if setup.commitments or setup.shares:
            raise ProtocolError("so few holders share nothing")
        return
    sharing.check_commitments(setup.commitments, setup.beacon, replica.holders)
    sizes = [0 if n == holder else _BOXED_SHARE for n in range(replica.holders)]
    if [len(each) for each in setup.shares] != sizes:
        raise ProtocolError("a set-up boxes one share to each other holder")
