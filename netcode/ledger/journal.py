# SPDX-License-Identifier: MIT
"""What a holder must not forget and nobody else may read: the file beside the ledger.

Mode 0600, named by the holder's public game key (which is known before the game
has an id, and found again in its roster), one record after another, each on disk
before the message that depends on it leaves.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from netcode import wire
from netcode.bounds import MAX_HOLDERS, EpochNumber, Hash, MoveText, Number, Secret
from netcode.errors import ProtocolError
from netcode.statements.entry import Signed, glance
from netcode.statements.messages import Ballot
from netcode.statements.payloads import Leave, Moves
from netcode.statements.roster import Draft, Roster, assemble
from netcode.wire import Message


class Master(Message, frozen=True):
    """The master seed of this holder in this game."""

    seed: Secret


class Convened(Message, frozen=True):
    """What everybody had committed to before this holder showed its keys."""

    draft: Draft
    commitments: Annotated[tuple[Hash, ...], Meta(max_length=MAX_HOLDERS)]


class SecretMove(Message, frozen=True):
    """A sealed move that a seat has chosen at a decision."""

    decision: Hash
    seat: Number
    move: MoveText


class Pending(Message, frozen=True):
    """A statement that may have reached the host."""

    signed: Signed


class Voted(Message, frozen=True):
    """This holder voted for an epoch: it signs nothing under a lower one.

    Written by protocol 1; since then it is a `Cast`, which shows for what.
    """

    epoch: EpochNumber


class Cast(Message, frozen=True):
    """This holder is bound to the number of a call: it voted for it, or it has come to its epoch.

    It signs nothing under a lower epoch. Where the call is its own the ballot is of another voter.
    """

    ballot: Ballot


Record: TypeAlias = Master | Convened | SecretMove | Pending | Voted | Cast


class Memory(Struct, frozen=True):
    """What a journal says, put together."""

    master: bytes = b""
    convened: Convened | None = None
    secret_moves: tuple[SecretMove, ...] = ()
    pending: Signed | None = None
    wished: Signed | None = None
    """The newest statement that a person or a bot wished for: a turn, or that a seat leaves."""
    voted: int = 0
    """The highest number that this holder is bound to."""
    cast: Ballot | None = None
    """The ballot of that number, if it is known."""

    def agreed(self, roster: Roster) -> bool:
        """Whether a roster is what came of the commitments: nobody chose its keys afterwards."""
        if self.convened is None:
            return False
        draft, commitments = self.convened.draft, self.convened.commitments
        try:
            return assemble(draft, commitments, roster.contributions) == roster
        except ProtocolError:
            return False


def remember(records: tuple[Record, ...]) -> Memory:
    """The sum of a journal's records."""
    master, convened, pending, wished = b"", None, None, None
    voted, cast = 0, None
    moves: list[SecretMove] = []
    for record in records:
        match record:
            case Master(seed):
                master = seed
            case Convened():
                convened = record
            case SecretMove():
                moves.append(record)
            case Pending(signed):
                pending = signed
                if _wish(signed):
                    wished = signed
            case Voted(epoch):
                voted = max(voted, epoch)
            case Cast(ballot):
                if cast is None or ballot.call.epoch >= cast.call.epoch:
                    cast = ballot
                voted = max(voted, ballot.call.epoch)
    return Memory(master, convened, tuple(moves), pending, wished, voted, cast)


def _wish(signed: Signed) -> bool:
    """Whether a statement is one that somebody wished for; what cannot be read is none."""
    try:
        return isinstance(glance(signed).payload, Moves | Leave)
    except ProtocolError:
        return False


def encode(record: Record) -> bytes:
    """A record as it stands in the file: a length and the encoded record."""
    data = wire.encode(record)
    return len(data).to_bytes(4, "big") + data


def decode(data: bytes) -> tuple[Record, ...]:
    """The whole records of a file; what is torn off at its end is ignored."""
    return split(data)[0]


def split(data: bytes) -> tuple[tuple[Record, ...], int]:
    """The whole records of a file and how many bytes they take."""
    records: list[Record] = []
    position = 0
    while position + 4 <= len(data):
        size = int.from_bytes(data[position : position + 4], "big")
        raw = data[position + 4 : position + 4 + size]
        if len(raw) < size:
            break
        try:
            records.append(wire.decode(raw, Record))
        except ProtocolError:
            break
        position += 4 + size
    return tuple(records), position
