# SPDX-License-Identifier: MIT
"""Who orders entries: a new epoch needs the votes of a majority of all holders."""

from __future__ import annotations

from netcode import wire
from netcode.crypto.identity import Identity, verify
from netcode.errors import ProtocolError
from netcode.replica.replica import Replica
from netcode.statements.messages import Call
from netcode.statements.payloads import Epoch

CONTEXT = "sobremesa epoch"


def call(replica: Replica, host: int) -> Call:
    """What holders vote on: `host` orders from here on."""
    return Call(replica.game_id, replica.epoch + 1, host, replica.seq, replica.head)


def vote(identity: Identity, asked: Call) -> bytes:
    """A holder's signature for a call."""
    return identity.sign(wire.encode(asked), CONTEXT)


def check_vote(replica: Replica, asked: Call, holder: int, signature: bytes) -> None:
    """Raises ProtocolError unless the holder signed for this call."""
    verify(replica.identity_of(holder), wire.encode(asked), signature, CONTEXT)


def majority(holders: int) -> int:
    """How many votes are a strict majority of that many holders."""
    return holders // 2 + 1


def enter_epoch(replica: Replica, holder: int, epoch: Epoch) -> Replica:
    """A new epoch."""
    if epoch.host != holder:
        raise ProtocolError(f"holder {holder} calls an epoch for holder {epoch.host}")
    voters = [voter for voter, _ in epoch.votes]
    if len(set(voters)) != len(voters) or len(voters) < majority(replica.holders):
        raise ProtocolError("an epoch needs the votes of a majority of the holders")
    asked = call(replica, epoch.host)
    for voter, signature in epoch.votes:
        check_vote(replica, asked, voter, signature)
    return replica.but(epoch=replica.epoch + 1, host=epoch.host)
