# SPDX-License-Identifier: MIT
"""The sound beginning of a ledger file, to go on from where what follows is not right.

Also of a file that is whole: whoever holds a game may begin again at an earlier entry. At a
table of several holders that takes nothing from the others: who has more brings it forward.
"""

from __future__ import annotations

from msgspec import Struct

from netcode import wire
from netcode.errors import ProtocolError
from netcode.ledger import ledger
from netcode.ledger.ledger import Ledger
from netcode.statements.entry import Entry, glance
from netcode.statements.payloads import Commit, Moves


class TooFar(ProtocolError):
    """More entries are wanted than a file has that are sound; `sound` is how many it has."""

    def __init__(self, wanted: int, sound: int, whole: bool) -> None:
        first = f"has {sound} entries" if whole else f"is sound in its first {sound} entries only"
        most = f"{sound} is the most" if sound else "there is nothing to go on from"
        super().__init__(f"the file {first}, and {wanted} are wanted: {most}")
        self.sound = sound


class GivenUp(Struct, frozen=True):
    """What comes after the first entries of a file, as far as it can be read.

    `turns` are the turns of seats among them: moves, or sealed choices.
    """

    entries: int
    turns: int


def beginning(data: bytes, count: int) -> Ledger:
    """The first entries of a file, every one of them checked.

    Raises TooFar, or DamagedLedger if it is no ledger file at all.
    """
    found = ledger.read(data)
    sound = len(found.ledger.entries) if found.ledger else 0
    if not 0 < count <= sound:
        raise TooFar(count, sound, found.damage is None)
    if count == sound and found.ledger is not None:
        return found.ledger
    first, _ = ledger.load(ledger.first_entries(data, count))
    assert first is not None
    return first


def given_up(data: bytes, count: int) -> GivenUp:
    """What is lost of a file to whoever goes on from its first entries."""
    records, _ = ledger.split(data)
    behind = records[count:]
    return GivenUp(len(behind), sum(map(_is_turn, behind)))


def _is_turn(record: bytes) -> bool:
    try:
        payload = glance(wire.decode(record, Entry).signed).payload
    except ProtocolError:
        return False
    return isinstance(payload, Moves | Commit)
