# SPDX-License-Identifier: MIT
"""The proof that a host cheated: what it signed and no honest host signs.

Two entries for one place are a file that stands by itself: entry 0 says who the
holders are. An entry that the rules of the table refuse is judged with the ledger
that it was to follow.
"""

from __future__ import annotations

import contextlib

from msgspec import Struct

from core.terms import IllegalMove
from netcode import wire
from netcode.errors import ProtocolError
from netcode.ledger import ledger
from netcode.ledger.fork import Fork
from netcode.ledger.ledger import Ledger
from netcode.replica import transition
from netcode.statements.entry import Entry, Order, glance, read_order

MAGIC = b"SOBREMESA EVIDENCE 1\n"
REFUSED = b"SOBREMESA REFUSED 1\n"


class TwoHistories(Struct, frozen=True):
    """Who signed two entries for one place, in the ledger of which game."""

    game: bytes
    seq: int
    holder: int
    seats: tuple[int, ...]


class Unlawful(Struct, frozen=True):
    """A host that signed an entry which cannot be: who, where, and what is wrong with it."""

    game: bytes
    seq: int
    holder: int
    seats: tuple[int, ...]
    reason: str


class Overtaken(Struct, frozen=True):
    """A majority went on in a later epoch: `void` entries from `seq` on count for nothing.

    `false_voter` is a holder that voted for it though it had seen them.
    """

    seq: int
    void: int
    false_voter: int | None


def refused(entry: Entry) -> bytes:
    """The file of an entry that a guest refused."""
    return REFUSED + ledger.record(entry)


def condemn(known: Ledger, data: bytes) -> Unlawful:
    """What a refused entry proves, given the ledger that it was to follow.

    Raises ProtocolError if the host did not sign it, or if nothing is wrong with it.
    """
    records, torn = ledger.split(ledger.MAGIC + data.removeprefix(REFUSED))
    if torn or len(records) != 1 or not data.startswith(REFUSED):
        raise ProtocolError("this is no file of a refused entry")
    entry = wire.decode(records[0], Entry)
    seq = wire.decode(entry.order, Order).seq
    if not 0 < seq <= known.replica.seq:
        raise ProtocolError("the ledger does not reach up to that entry")
    before = known.at(seq - 1)
    place = _place(entry, before.identity_of(before.host))
    if glance(entry.signed).game != before.game_id:
        raise ProtocolError("the entry belongs to another game")
    if place.epoch != before.epoch and place.previous != before.head:
        raise ProtocolError("the entry is of another epoch, and what it follows is not there")
    try:
        transition.after(before, entry)
    except (ProtocolError, IllegalMove) as error:
        seats = before.roster.seats_of(before.host)
        return Unlawful(before.game_id, seq, before.host, seats, str(error))
    raise ProtocolError("nothing is wrong with that entry")


def encode(first: Entry, one: Entry, other: Entry) -> bytes:
    """The file: entry 0 of the ledger, then the two entries."""
    return MAGIC + b"".join(map(ledger.record, (first, one, other)))


def judge(data: bytes) -> TwoHistories:
    """What an evidence file proves. Raises ProtocolError if it proves nothing."""
    if not data.startswith(MAGIC):
        raise ProtocolError("this is no evidence file")
    records, torn = ledger.split(ledger.MAGIC + data[len(MAGIC) :])
    if torn or len(records) != 3:
        raise ProtocolError("an evidence file has three entries")
    first, one, other = (wire.decode(record, Entry) for record in records)
    return convict(Ledger(first), one, other)


def compare(one: Ledger, other: Ledger) -> bytes | Overtaken | None:
    """The evidence in two files of one game, None if one only goes on where the other ends.

    Where nobody signed twice a majority may have gone on in a later epoch. Raises
    ProtocolError if they are of different games, or if the histories part otherwise.
    """
    if one.replica.game_id != other.replica.game_id:
        raise ProtocolError("the two files are of different games")
    seq = one.replica.common(other.replica)
    if seq in (one.replica.seq, other.replica.seq):
        return None
    for mine, theirs in zip(one.entries[seq:], other.entries[seq:], strict=False):
        with contextlib.suppress(ProtocolError):
            convict(one, mine, theirs)
            return encode(one.entries[0], mine, theirs)
    if one.replica.epoch == other.replica.epoch:
        raise ProtocolError("nobody signed two entries for one place, and neither one holds")
    return _overtaken(seq, *sorted((one, other), key=lambda each: each.replica.epoch))


def _overtaken(seq: int, earlier: Ledger, later: Ledger) -> Overtaken:
    fork = Fork(earlier, seq)
    for number, entry in enumerate(later.entries[seq:], seq):
        fork.append(number, entry)
    return Overtaken(seq, earlier.replica.seq - seq, fork.false_voter)


def convict(known: Ledger, one: Entry, other: Entry) -> TwoHistories:
    """Who signed both entries, if one holder did so for the same place.

    Raises ProtocolError otherwise. `known` is the ledger of the game, or its beginning.
    """
    replica = known.replica
    for holder, key in enumerate(replica.roster.draft.holders):
        try:
            first, second = _place(one, key), _place(other, key)
        except ProtocolError:
            continue
        if (first.epoch, first.seq) != (second.epoch, second.seq) or one.hash == other.hash:
            break
        if any(glance(entry.signed).game != replica.game_id for entry in (one, other)):
            break
        seats = replica.roster.seats_of(holder)
        return TwoHistories(replica.game_id, first.seq, holder, seats)
    raise ProtocolError("nobody signed both entries for the same place")


def _place(entry: Entry, host: bytes) -> Order:
    """Where `host` put an entry, if it signed that for just this statement. Raises ProtocolError.

    Without the second half whoever keeps an entry could put another statement into it.
    """
    place = read_order(entry, host)
    if place.author != entry.signed.hash:
        raise ProtocolError("the host signed that place for another statement")
    return place
