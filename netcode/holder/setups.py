# SPDX-License-Identifier: MIT
"""My set-up of a table of holders: my beacon key, and the shares that we box to each other."""

from __future__ import annotations

from netcode.crypto import beacon, boxes, sharing
from netcode.crypto.boxes import box, seal_master
from netcode.errors import ProtocolError
from netcode.holder.holder import Holder
from netcode.replica.replica import Replica
from netcode.replica.setting_up import WORDS, share_label
from netcode.statements.payloads import Complaint, Setup


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


def complaint_due(replica: Replica, me: Holder) -> Complaint | None:
    """My complaint about the first false share that was boxed to me."""
    for dealer in replica.setups:
        if dealer != me.number and replica.holders >= sharing.FEWEST:
            try:
                share_of(replica, me, dealer)
            except ProtocolError:
                return Complaint(dealer)
    return None


def share_of(replica: Replica, me: Holder, dealer: int) -> bytes:
    """My share of another holder's beacon scalar. Raises ProtocolError if it is false."""
    if dealer not in me.shares:
        setup = replica.setups[dealer]
        label = share_label(replica, dealer, me.number)
        share = boxes.open_box(me.keys.game_key, setup.shares[me.number], *label)
        sharing.check_share(setup.commitments, me.number, share)
        me.shares[dealer] = share
    return me.shares[dealer]


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
