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
    """Who signed two entries for one place, in the ledger of which game.

    `restored` is whether it may also have forgotten the first one: a host that was restored from
    a backup, with its journal, begins an epoch of the same number again. Within one epoch nothing
    but a lie explains two entries: whoever comes back begins another one before it orders.
    """

    game: bytes
    seq: int
    holder: int
    seats: tuple[int, ...]
    restored: bool


class Unlawful(Struct, frozen=True):
    """A host that signed an entry which cannot be: who, where, and what is wrong with it."""

    game: bytes
    seq: int
    holder: int
    seats: tuple[int, ...]
    reason: str


class Overtaken(Struct, frozen=True):
    """Of two ends of a history the other one holds: `void` entries from `seq` on count for nothing.

    `doubtful` are holders that voted for one end though they had seen the other one, or began
    an epoch of one number on both: they have lied, or were restored from a backup.
    """

    seq: int
    void: int
    doubtful: tuple[int, ...] = ()


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
    if place.previous != before.head and (place.epoch or before.epoch):
        raise ProtocolError("the entry may be of another epoch, and what it follows is not there")
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

    Where nobody lied within one epoch, others went on without the holder of one of the files.
    Raises ProtocolError if they are of different games.
    """
    if one.replica.game_id != other.replica.game_id:
        raise ProtocolError("the two files are of different games")
    seq = one.replica.common(other.replica)
    if seq in (one.replica.seq, other.replica.seq):
        return None
    fork = Fork(one, seq)
    for number, theirs in enumerate(other.entries[seq:], seq):
        found = at_once(fork, one, number, theirs)
        if found is not None and not found.restored:
            return encode(one.entries[0], one.entries[number], theirs)
        fork.append(number, theirs)
    standing = fork.standing
    void = one if standing.holds else other
    return Overtaken(seq, void.replica.seq - seq, standing.doubtful)


def at_once(fork: Fork, known: Ledger, number: int, theirs: Entry) -> TwoHistories | None:
    """Who signed for both ends of a history in one place, if one holder did."""
    if number >= known.replica.seq:
        return None
    with contextlib.suppress(ProtocolError):
        return convict(known, known.entries[number], theirs, fork.shared.epoch)
    return None


def convict(known: Ledger, one: Entry, other: Entry, shared: int = 0) -> TwoHistories:
    """Who signed both entries, if one holder did so for the same place.

    Raises ProtocolError otherwise. `known` is the ledger of the game, or its beginning;
    `shared` the epoch that both histories are known to have in common.
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
        restored = first.epoch > shared
        return TwoHistories(replica.game_id, first.seq, holder, seats, restored)
    raise ProtocolError("nobody signed both entries for the same place")


def _place(entry: Entry, host: bytes) -> Order:
    """Where `host` put an entry, if it signed that for just this statement. Raises ProtocolError.

    Without the second half whoever keeps an entry could put another statement into it.
    """
    place = read_order(entry, host)
    if place.author != entry.signed.hash:
        raise ProtocolError("the host signed that place for another statement")
    return place
