# SPDX-License-Identifier: MIT
"""The ledger: entries in order, the replica they lead to, and their file format.

The file is the save game, the replay and the evidence. It begins with a magic
line; every record is a length (4 bytes, big-endian) and an encoded entry. What a
power cut leaves at its end is a torn tail: a record that the end of the file cuts
off, or zeros where a record or its end should be. Anything else that is not right
is damage: it is never cut, and what comes before it is the sound beginning.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from msgspec import Struct

from core.contract import State
from core.terms import IllegalMove
from netcode import wire
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.replica import transition
from netcode.replica.replica import Replica
from netcode.statements.entry import NOTHING, Entry, Statement, glance, order, sign
from netcode.statements.payloads import Begin

MAGIC = b"SOBREMESA1\n"

RECENT = 64
"""So many states are remembered: two peers that differ find out at the next entry."""


class DamagedLedger(ProtocolError):
    """A ledger file with an entry that is not right, and what was found there.

    `seq` is its number, and so how many entries before it are sound.
    """

    def __init__(self, seq: int, found: str) -> None:
        super().__init__(f"entry {seq}: {found}")
        self.seq = seq
        self.found = found


class NoLedger(DamagedLedger):
    """A file that is no ledger at all."""

    def __init__(self) -> None:
        super().__init__(0, "this is not a Sobremesa ledger file")
        self.reason = self.found

    def __str__(self) -> str:
        return self.found


class Ledger:
    """All entries of one game and the public state they lead to."""

    def __init__(self, first: Entry) -> None:
        """A ledger with its entry 0. Raises ProtocolError."""
        self.replica: Replica = transition.founded(first)
        self.entries = [first]
        self._recent = deque([self.replica], RECENT)
        self._statements = {first.signed.hash}

    def append(self, entry: Entry) -> None:
        """Take the next entry. Raises ProtocolError or IllegalMove with nothing changed."""
        self.take(entry, transition.after(self.replica, entry))

    def take(self, entry: Entry, replica: Replica) -> None:
        """Take an entry that is known to lead to this replica."""
        self.replica = replica
        self._recent.append(replica)
        self.entries.append(entry)
        self._statements.add(entry.signed.hash)

    def give_way(self, seq: int, entries: Sequence[Entry], replica: Replica) -> None:
        """Put entries in the place of entry `seq` and all after it; they lead to this replica.

        Raises ProtocolError if they do not follow on what comes before.
        """
        if replica.common(self.replica) < seq:
            raise ProtocolError(f"entry {seq} does not follow on the one before")
        self.entries[seq:] = entries
        self.replica = replica
        self._recent = deque([replica], RECENT)
        self._statements = {entry.signed.hash for entry in self.entries}

    def has(self, signed: bytes) -> bool:
        """Whether a statement with this hash has been entered."""
        return signed in self._statements

    def at(self, seq: int) -> Replica:
        """The replica after entry `seq`, computed again from the first one."""
        replica = self.before_first
        for entry in self.entries[: seq + 1]:
            replica = transition.after(replica, entry)
        return replica

    def state_after(self, seq: int) -> State:
        """The state after one of the newest entries. Raises ProtocolError for any other."""
        for replica in self._recent:
            if replica.seq == seq + 1:
                return replica.match.state
        raise ProtocolError(f"entry {seq} is not there, or too long ago to be compared")

    @property
    def begin(self) -> Begin:
        """The payload of entry 0."""
        payload = glance(self.entries[0].signed).payload
        assert isinstance(payload, Begin)
        return payload

    @property
    def before_first(self) -> Replica:
        """The replica before entry 0: where a replay starts."""
        return transition.blank(self.begin)


def found(identity: Identity, begin: Begin) -> Ledger:
    """A new ledger, whose first entry this identity states and orders as holder 0."""
    replica = transition.blank(begin)
    statement = Statement(replica.version, replica.game_id, 0, 0, 0, 0, NOTHING, NOTHING, begin)
    first = sign(identity, statement)
    place = transition.place(replica, first, transition.check(replica, first))
    return Ledger(order(identity, first, place))


def record(entry: Entry) -> bytes:
    """An entry as it stands in the file."""
    data = wire.encode(entry)
    return len(data).to_bytes(4, "big") + data


class Reading(Struct, frozen=True):
    """What can be read of a ledger file: its sound beginning, and what is behind that.

    `whole` is how many bytes the sound entries take. `damage` has as its cause what was wrong.
    """

    ledger: Ledger | None
    whole: int
    torn: bool
    damage: DamagedLedger | None = None


def split(data: bytes) -> tuple[tuple[bytes, ...], bytes]:
    """The records of a file and what is behind them. Raises DamagedLedger if it is no ledger."""
    if not data.startswith(MAGIC):
        raise NoLedger
    records = []
    position = len(MAGIC)
    while position + 4 <= len(data):
        size = int.from_bytes(data[position : position + 4], "big")
        if not size or position + 4 + size > len(data):
            break
        records.append(data[position + 4 : position + 4 + size])
        position += 4 + size
    return tuple(records), data[position:]


def first_entries(data: bytes, count: int) -> bytes:
    """A ledger file with its first entries only; a negative count is how many it lacks."""
    records, _ = split(data)
    return data[: len(MAGIC) + sum(4 + len(record) for record in records[:count])]


def load(
    data: bytes, each: Callable[[Ledger], None] = lambda ledger: None
) -> tuple[Ledger | None, int]:
    """The ledger of a file and how many bytes of it are whole; None while it has no entry.

    `each` hears of the ledger as it grows. Raises DamagedLedger naming the first entry that is
    not right.
    """
    found = read(data, each)
    if found.damage is not None:
        raise found.damage
    return found.ledger, found.whole


def read(data: bytes, each: Callable[[Ledger], None] = lambda ledger: None) -> Reading:
    """Every entry up to the first one that is not right; `each` hears of the ledger as it grows.

    Raises DamagedLedger if it is no ledger file at all.
    """
    records, rest = split(data)
    ledger: Ledger | None = None
    whole = len(MAGIC)
    for seq, raw in enumerate(records):
        end = whole + 4 + len(raw)
        try:
            ledger = _with(ledger, wire.decode(raw, Entry))
        except (ProtocolError, IllegalMove) as error:
            if _fades(data, end):
                return Reading(ledger, whole, torn=True)
            damage = DamagedLedger(seq, str(error))
            damage.__cause__ = error
            return Reading(ledger, whole, torn=False, damage=damage)
        whole = end
        each(ledger)
    if rest and not is_cut_off(rest):
        damage = DamagedLedger(len(records), "its length is not that of an entry")
        return Reading(ledger, whole, torn=False, damage=damage)
    return Reading(ledger, whole, torn=bool(rest))


def _with(ledger: Ledger | None, entry: Entry) -> Ledger:
    if ledger is None:
        return Ledger(entry)
    ledger.append(entry)
    return ledger


def _fades(data: bytes, end: int) -> bool:
    """Whether a file ends in zeros that begin in the record that ends there, or right behind it.

    File systems that allocate late leave the new length of a file, and zeros.
    """
    return data.endswith(b"\0") and len(data.rstrip(b"\0")) <= end


def is_cut_off(rest: bytes) -> bool:
    """Whether bytes behind the last record are what is left of one, or nothing but zeros.

    A length that is not that of the entry behind it is damage: what follows there is
    worth keeping.
    """
    if not rest.strip(b"\0"):
        return True
    size = int.from_bytes(rest[:4], "big")
    if len(rest) >= 4 and not 0 < size <= wire.LARGE_FRAME:
        return False
    try:
        end = 4 + wire.extent(rest[4:])
    except ProtocolError:
        return True
    return not rest[end:].strip(b"\0")
