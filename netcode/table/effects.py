# SPDX-License-Identifier: MIT
"""What a table asks of the world around it, carried out strictly in this order.

`Keep`, `Append` and `Replace` are on disk before the next effect begins: that order is what
promise 5 (nobody is lost) and the fairness of draws rest on.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from netcode.ledger.journal import Record
from netcode.statements.entry import Entry
from netcode.wire import Message


class Send(Struct, frozen=True):
    """Send a message to a connected peer."""

    peer: int
    message: Message


class Drop(Struct, frozen=True):
    """Close a peer's connection. One that was `told` why has time to read it, and closes first."""

    peer: int
    reason: str
    told: bool = False


class Keep(Struct, frozen=True):
    """Put a record into the private journal that is named by my public game key, on disk."""

    game_key: bytes
    record: Record


class Append(Struct, frozen=True):
    """Put an entry at the end of the ledger file, on disk."""

    game: bytes
    seq: int
    entry: Entry


class Replace(Struct, frozen=True):
    """Put entries in the place of number `seq` of the ledger file and all after it, on disk."""

    seq: int
    entries: tuple[Entry, ...]


class Prove(Struct, frozen=True):
    """Put the proof of two histories beside the ledger file, on disk; see `evidence`."""

    seq: int
    evidence: bytes


class Doubt(Struct, frozen=True):
    """Replay the ledger file, and entry `seq` on top of it, in a fresh process.

    Only a guest asks for that; it waits for `GuestTable.recounted`.
    """

    seq: int
    entry: Entry


class Report(Struct, frozen=True):
    """Put what came of a doubt beside what the fresh process said."""

    text: bytes


Effect: TypeAlias = Send | Drop | Keep | Append | Replace | Prove | Doubt | Report
