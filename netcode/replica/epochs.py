# SPDX-License-Identifier: MIT
"""Who orders entries: a new epoch needs the votes of a majority of all holders.

Two callers never share a number: the remainder of an epoch's number by the count of holders is
the one who calls for it, and whoever votes for a number votes for none at or below it again.
Games of protocol 1 counted one by one, whoever called.
"""

from __future__ import annotations

import contextlib

from netcode import wire
from netcode.crypto.identity import Identity, verify
from netcode.errors import ProtocolError
from netcode.replica.replica import Replica
from netcode.statements.entry import Statement
from netcode.statements.messages import Ballot, Call, Called
from netcode.statements.payloads import Epoch

CONTEXT = "sobremesa epoch"
CALL = "sobremesa call"

ONE_BY_ONE = 1
"""The protocol whose epochs are counted one by one."""


def call(replica: Replica, host: int, above: int = 0) -> Call:
    """What holders vote on: `host` orders from here on, under its next number.

    That is the smallest one of its own above `above` and the epoch of the ledger.
    """
    least = max(replica.epoch, above) + 1
    number = least + (host - least) % replica.holders
    if replica.version == ONE_BY_ONE:
        number = replica.epoch + 1
    return Call(replica.game_id, number, host, replica.seq, replica.head)


def signed(identity: Identity, asked: Call) -> bytes:
    """The signature with which a call is made. It is no vote: a call in vain binds nobody."""
    return identity.sign(wire.encode(asked), CALL)


def vote(identity: Identity, asked: Call) -> bytes:
    """A holder's signature for a call."""
    return identity.sign(wire.encode(asked), CONTEXT)


def check_called(replica: Replica, called: Called) -> None:
    """Raises ProtocolError unless whoever it names made this call, under a number of its own."""
    asked = called.call
    verify(replica.identity_of(asked.host), wire.encode(asked), called.signature, CALL)
    _check_number(replica, asked.epoch, asked.host)


def check_vote(replica: Replica, asked: Call, holder: int, signature: bytes) -> None:
    """Raises ProtocolError unless the holder signed for this call."""
    verify(replica.identity_of(holder), wire.encode(asked), signature, CONTEXT)


def check_ballot(replica: Replica, ballot: Ballot) -> None:
    """Raises ProtocolError unless the caller and another holder have signed it."""
    asked = ballot.call
    if asked.game != replica.game_id or ballot.voter == asked.host:
        raise ProtocolError("a ballot is not of this game, or shows no vote of another holder")
    if replica.version != ONE_BY_ONE and asked.epoch % replica.holders != asked.host:
        raise ProtocolError(f"holder {asked.host} has no epoch of the number {asked.epoch}")
    check_vote(replica, asked, ballot.voter, ballot.signature)
    key, data = replica.identity_of(asked.host), wire.encode(asked)
    with contextlib.suppress(ProtocolError):
        verify(key, data, ballot.signed, CALL)
        return
    verify(key, data, ballot.signed, CONTEXT)


def in_reach(replica: Replica, number: int, above: int) -> bool:
    """Whether an honest caller can have come to a number, of which `above` is shown.

    Otherwise a single one could use the numbers up.
    """
    return number <= max(replica.epoch, above) + replica.holders


def majority(holders: int) -> int:
    """How many votes are a strict majority of that many holders."""
    return holders // 2 + 1


def enter_epoch(replica: Replica, holder: int, statement: Statement) -> Replica:
    """A new epoch, of the number that its statement has."""
    epoch = statement.payload
    assert isinstance(epoch, Epoch)
    if epoch.host != holder:
        raise ProtocolError(f"holder {holder} calls an epoch for holder {epoch.host}")
    _check_number(replica, statement.epoch, holder)
    voters = [voter for voter, _ in epoch.votes]
    if len(set(voters)) != len(voters) or len(voters) < majority(replica.holders):
        raise ProtocolError("an epoch needs the votes of a majority of the holders")
    asked = Call(replica.game_id, statement.epoch, holder, replica.seq, replica.head)
    for voter, signature in epoch.votes:
        check_vote(replica, asked, voter, signature)
    return replica.but(epoch=statement.epoch, host=holder)


def ballot_of(statement: Statement) -> Ballot | None:
    """The ballot that an epoch entry shows, of the call for it; None if it shows none."""
    epoch = statement.payload
    assert isinstance(epoch, Epoch)
    votes = dict(epoch.votes)
    own = votes.pop(epoch.host, None)
    if own is None or not votes:
        return None
    voter, signature = min(votes.items())
    asked = Call(statement.game, statement.epoch, epoch.host, statement.basis_seq, statement.basis)
    return Ballot(asked, own, voter, signature)


def _check_number(replica: Replica, number: int, host: int) -> None:
    """Raises ProtocolError unless this epoch may follow, called by this holder."""
    if replica.version == ONE_BY_ONE:
        if number != replica.epoch + 1:
            raise ProtocolError(f"epoch {number} does not follow on epoch {replica.epoch}")
    elif number <= replica.epoch or number % replica.holders != host:
        raise ProtocolError(
            f"holder {host} has no epoch of the number {number} after {replica.epoch}"
        )
