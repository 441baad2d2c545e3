# SPDX-License-Identifier: MIT
"""What host and guests say to each other once a connection is authenticated."""

from __future__ import annotations

from typing import TypeAlias

from netcode.statements.entry import Entry, Signed
from netcode.statements.roster import Contribution, Draft, Rules
from netcode.wire import Count, Message

# Heartbeat


class Ping(Message, frozen=True):
    """Are you there?"""


class Pong(Message, frozen=True):
    """I am."""


# The room before the start


class RoomSeat(Message, frozen=True):
    """A seat in the room. `key` is the identity of who has it, empty while it is open."""

    name: str
    bot: str
    key: bytes
    ready: bool
    present: bool


class Room(Message, frozen=True):
    """The host's account of the room, sent whenever it changes.

    `game` is the game id once the table has started, else empty.
    """

    table: bytes
    name: str
    rules: Rules
    seats: tuple[RoomSeat, ...]
    watchers: tuple[str, ...]
    game: bytes


class Ready(Message, frozen=True):
    """A guest marks its seats as ready, or not."""

    ready: bool


# The ceremony that makes the roster


class Proposal(Message, frozen=True):
    """The host proposes to start with this draft."""

    draft: Draft


class Committed(Message, frozen=True):
    """A holder's commitment for an attempt."""

    attempt: Count
    commitment: bytes


class AllCommitted(Message, frozen=True):
    """All commitments of an attempt, in holder order."""

    attempt: Count
    commitments: tuple[bytes, ...]


class Contributed(Message, frozen=True):
    """What a holder had committed to."""

    attempt: Count
    contribution: Contribution


class AllContributed(Message, frozen=True):
    """All contributions of an attempt, in holder order."""

    attempt: Count
    contributions: tuple[Contribution, ...]


# The ledger


class Have(Message, frozen=True):
    """How far a peer's ledger goes: sent on every new connection. `seq` counts entries."""

    epoch: Count
    seq: Count
    head: bytes


class Want(Message, frozen=True):
    """The host asks a peer that has more for its entries from `seq` on."""

    seq: Count


class Entries(Message, frozen=True):
    """Entries in order; the first one has number `seq`."""

    seq: Count
    entries: tuple[Entry, ...]


class Synced(Message, frozen=True):
    """You have everything now."""


class Submit(Message, frozen=True):
    """A guest's statement, for the host to order."""

    signed: Signed


class Refused(Message, frozen=True):
    """The host did not take a statement, or a request; one clear sentence."""

    signed: bytes
    """The hash of the statement, or empty."""
    reason: str


class Call(Message, frozen=True):
    """Whoever hosts from a file asks for votes on a new epoch after entry `seq - 1`."""

    game: bytes
    epoch: Count
    host: Count
    seq: Count
    head: bytes


class Vote(Message, frozen=True):
    """A holder's signature over a call."""

    epoch: Count
    signature: bytes


class Again(Message, frozen=True):
    """The host lays the same game again as a new table: its id."""

    table: bytes


class Differs(Message, frozen=True):
    """Entry `seq` leads a guest to another state than the host signed: its digests by component."""

    seq: Count
    components: tuple[tuple[str, bytes], ...]


# Chat


class Say(Message, frozen=True):
    """A line of chat. `signature` is over the table id, a fresh nonce and the text."""

    nonce: bytes
    text: str
    signature: bytes


class Said(Message, frozen=True):
    """A line of chat as the host passes it on, with its author's key and name."""

    key: bytes
    name: str
    say: Say


FromGuest: TypeAlias = (
    Ping | Pong | Ready | Committed | Contributed | Have | Entries | Submit | Vote | Differs | Say
)
"""What a host accepts."""

FromHost: TypeAlias = (
    Ping
    | Pong
    | Room
    | Proposal
    | AllCommitted
    | AllContributed
    | Want
    | Entries
    | Synced
    | Refused
    | Call
    | Again
    | Said
)
"""What a guest or watcher accepts."""
