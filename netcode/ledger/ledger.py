# SPDX-License-Identifier: MIT
"""The ledger: entries in order, the replica they lead to, and their file format.

The file is the save game, the replay and the evidence. It begins with a magic
line; every record is a length (4 bytes, big-endian) and an encoded entry. A
record that the end of the file cuts off is a torn tail: what a power cut leaves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.digest import components
from core.terms import IllegalMove
from netcode import wire
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.replica import transition
from netcode.replica.replica import Replica
from netcode.statements.entry import NOTHING, Entry, Statement, glance, order, sign
from netcode.statements.payloads import Begin

MAGIC = b"SOBREMESA1\n"


class DamagedLedger(ProtocolError):
    """A ledger file with an entry that is not right; `seq` is its number."""

    def __init__(self, seq: int, reason: str) -> None:
        super().__init__(f"entry {seq}: {reason}")
        self.seq = seq


class Ledger:
    """All entries of one game and the public state they lead to."""

    def __init__(self, first: Entry) -> None:
        """A ledger with its entry 0. Raises ProtocolError."""
        self.replica: Replica = transition.founded(first)
        self.entries = [first]
        self._statements = {first.signed.hash}

    def append(self, entry: Entry) -> None:
        """Take the next entry. Raises ProtocolError or IllegalMove with nothing changed."""
        self.take(entry, transition.after(self.replica, entry))

    def take(self, entry: Entry, replica: Replica) -> None:
        """Take an entry that is known to lead to this replica."""
        self.replica = replica
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

    def differences(self, seq: int, theirs: Mapping[str, bytes]) -> tuple[str, ...]:
        """The components in which another state after entry `seq` is not ours, sorted."""
        ours = dict(components(self.at(seq).match.state))
        return tuple(sorted(name for name in ours if theirs.get(name) != ours[name]))

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
    statement = Statement(wire.VERSION, replica.game_id, 0, 0, 0, 0, NOTHING, NOTHING, begin)
    first = sign(identity, statement)
    place = transition.place(replica, first, transition.check(replica, first))
    return Ledger(order(identity, first, place))


def record(entry: Entry) -> bytes:
    """An entry as it stands in the file."""
    data = wire.encode(entry)
    return len(data).to_bytes(4, "big") + data


def split(data: bytes) -> tuple[tuple[bytes, ...], bytes]:
    """The records of a file and its torn tail. Raises DamagedLedger if it is no ledger file."""
    if not data.startswith(MAGIC):
        raise DamagedLedger(0, "this is not a Sobremesa ledger file")
    records = []
    position = len(MAGIC)
    while position + 4 <= len(data):
        size = int.from_bytes(data[position : position + 4], "big")
        if position + 4 + size > len(data):
            break
        records.append(data[position + 4 : position + 4 + size])
        position += 4 + size
    return tuple(records), data[position:]


def first_entries(data: bytes, count: int) -> bytes:
    """A ledger file with its first entries only; a negative count is how many it lacks."""
    records, _ = split(data)
    return data[: len(MAGIC) + sum(4 + len(record) for record in records[:count])]


def load(data: bytes) -> tuple[Ledger | None, int]:
    """The ledger of a file and how many bytes of it are whole; None while it has no entry.

    Raises DamagedLedger naming the first entry that is not right; a length that
    no entry has is damage, as behind a tear there is nothing worth keeping.
    """
    records, torn = split(data)
    if len(torn) >= 4 and int.from_bytes(torn[:4], "big") > wire.LARGE_FRAME:
        raise DamagedLedger(len(records), "its length is not that of an entry")
    ledger: Ledger | None = None
    for seq, raw in enumerate(records):
        try:
            entry = wire.decode(raw, Entry)
            if ledger is None:
                ledger = Ledger(entry)
            else:
                ledger.append(entry)
        except (ProtocolError, IllegalMove) as error:
            raise DamagedLedger(seq, str(error)) from error
    return ledger, len(data) - len(torn)
