# SPDX-License-Identifier: MIT
"""A ledger's suffix in messages of moderate size."""

from __future__ import annotations

from netcode import wire
from netcode.errors import ProtocolError
from netcode.ledger.ledger import Ledger
from netcode.statements.entry import Entry
from netcode.statements.messages import Entries

CHUNK = 128 * 1024
"""Bytes of entries in one message, about."""


def alone(seq: int, entry: Entry) -> Entries:
    """One entry as it goes to everybody.

    Raises ProtocolError if nobody could be sent it: such an entry must not get into a ledger,
    which nobody but its host would have then, and which no file would open with.
    """
    message = Entries(seq, (entry,))
    size = len(wire.encode(message))
    if size > wire.LARGE_FRAME:
        raise ProtocolError(f"as an entry it has {size} bytes; {wire.LARGE_FRAME} can be sent on")
    return message


def chunks(ledger: Ledger, seq: int) -> tuple[Entries, ...]:
    """The entries from number `seq` on."""
    messages: list[Entries] = []
    waiting: list[Entry] = []
    size = 0
    for entry in ledger.entries[seq:]:
        length = len(entry.statement) + len(entry.order) + 160
        if waiting and size + length > CHUNK:
            messages.append(Entries(seq, tuple(waiting)))
            seq, waiting, size = seq + len(waiting), [], 0
        waiting.append(entry)
        size += length
    if waiting:
        messages.append(Entries(seq, tuple(waiting)))
    return tuple(messages)
