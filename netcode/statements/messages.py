# SPDX-License-Identifier: MIT
"""What host and guests say to each other once a connection is authenticated."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from netcode.bounds import (
    MAX_ENTRIES,
    MAX_HOLDERS,
    MAX_SENTENCE,
    MAX_VALUES,
    MAX_WATCHERS,
    ChatNonce,
    ComponentValue,
    Count,
    EpochNumber,
    Hash,
    HashOrNone,
    Key,
    Line,
    Name,
    Number,
    Sentence,
    Signature,
    TableId,
    Word,
)
from netcode.statements.entry import Entry, Signed
from netcode.statements.roster import Contribution, Draft, Rules
from netcode.wire import Message, clean_text

# Heartbeat


class Ping(Message, frozen=True):
    """Are you there?"""


class Pong(Message, frozen=True):
    """I am."""


# Sentences for whoever sits there


class Hint(Message, frozen=True):
    """The host did not do what a guest wanted, and why. Nothing else comes of it."""

    sentence: Sentence


class Goodbye(Message, frozen=True):
    """Whoever says it closes the connection now, and why: the table, or belief in the host."""

    sentence: Sentence


def goodbye(sentence: str) -> Goodbye:
    """The connection is closed for this reason, cut to one line."""
    return Goodbye(clean_text(sentence, MAX_SENTENCE))


class Leaving(Message, frozen=True):
    """A guest goes now and says so: its connection is not lost, and its seats wait for it."""


# The room before the start


class RoomSeat(Message, frozen=True):
    """A seat in the room. `key` is the identity of who has it, empty while it is open."""

    name: Name
    bot: Word
    key: HashOrNone
    ready: bool
    present: bool
    left: bool = False
    """Whether who has it said goodbye, and may come back."""


class Room(Message, frozen=True):
    """The host's account of the room, sent whenever it changes.

    `game` is the game id once the table has started, else empty.
    """

    table: TableId
    name: Name
    rules: Rules
    seats: Annotated[tuple[RoomSeat, ...], Meta(max_length=MAX_HOLDERS)]
    watchers: Annotated[tuple[Name, ...], Meta(max_length=MAX_WATCHERS)]
    game: HashOrNone


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
    commitment: Hash


class AllCommitted(Message, frozen=True):
    """All commitments of an attempt, in holder order."""

    attempt: Count
    commitments: Annotated[tuple[Hash, ...], Meta(max_length=MAX_HOLDERS)]


class Contributed(Message, frozen=True):
    """What a holder had committed to."""

    attempt: Count
    contribution: Contribution


class AllContributed(Message, frozen=True):
    """All contributions of an attempt, in holder order."""

    attempt: Count
    contributions: Annotated[tuple[Contribution, ...], Meta(max_length=MAX_HOLDERS)]


# The ledger


class Call(Message, frozen=True):
    """What holders vote on: that `host` orders from entry `seq` on, under this epoch's number."""

    game: Hash
    epoch: EpochNumber
    host: Number
    seq: Count
    head: Hash


class Ballot(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A call with the signatures of whoever made it and of another holder that voted for it.

    One alone cannot make one: it shows a number that others have come to.
    """

    call: Call
    signed: Signature
    voter: Number
    signature: Signature


class Have(Message, frozen=True):
    """How far a peer's ledger goes: sent on every new connection. `seq` counts entries.

    `voted` is a vote for a later epoch than that: whoever cast it signs nothing before that.
    """

    epoch: EpochNumber
    seq: Count
    head: Hash
    voted: Ballot | None = None


class Want(Message, frozen=True):
    """The host asks a peer that has more for its entries from `seq` on."""

    seq: Count


class Entries(Message, frozen=True):
    """Entries in order; the first one has number `seq`."""

    seq: Count
    entries: Annotated[tuple[Entry, ...], Meta(max_length=MAX_ENTRIES)]


class Synced(Message, frozen=True):
    """You have everything now."""


class Got(Message, frozen=True):
    """A guest has all entries of a match that is over on its disk: so many."""

    seq: Count


class Submit(Message, frozen=True):
    """A guest's statement, for the host to order."""

    signed: Signed


class Refused(Message, frozen=True):
    """The host did not take a statement, or a request; one clear sentence."""

    signed: HashOrNone
    """The hash of the statement, or empty."""
    reason: Sentence


def refused(signed: bytes, reason: str) -> Refused:
    """A statement (its hash) or a request (empty) is not taken; the reason is cut to one line."""
    return Refused(signed, clean_text(reason, MAX_SENTENCE))


class Called(Message, frozen=True):
    """The host asks for votes for its call, signed by it.

    `above` is why its number is as high as it is.
    """

    call: Call
    signature: Signature
    above: Ballot | None


class Vote(Message, frozen=True):
    """A holder's signature over a call."""

    epoch: EpochNumber
    signature: Signature


class Outvoted(Message, frozen=True):
    """No vote for the call, because of one that this holder has cast before."""

    ballot: Ballot


class Petition(Message, frozen=True):
    """That a seat whose holder is away is played by another one, or that it is given back.

    `bot` is the one that plays it there, empty for a person. The petition is over once `number`
    seats have been entrusted, or once another decision is open than `decision`: where the seat
    is given back that is the entry by which it was entrusted, which nothing ends.
    """

    game: Hash
    epoch: EpochNumber
    number: Count
    decision: Hash
    seat: Number
    to: Number
    bot: Word


class Aye(Message, frozen=True):
    """A holder's signature for a petition: the first one puts it to the vote."""

    petition: Petition
    signature: Signature


class Ayes(Message, frozen=True):
    """All who have signed a petition so far, as (holder, signature)."""

    petition: Petition
    votes: Annotated[tuple[tuple[Number, Signature], ...], Meta(max_length=MAX_HOLDERS)]


class Again(Message, frozen=True):
    """The host lays the same game again as a new table: its id."""

    table: TableId


class Reckoning(Message, frozen=True):
    """The state that a holder computes after entry `seq`: its digests by component.

    The signature also covers the game and the hash of the entry (`evidence.reckoning`).
    """

    seq: Count
    components: Annotated[tuple[tuple[Word, Hash], ...], Meta(max_length=128)]
    signature: Signature


class Differs(Message, frozen=True):
    """A guest computes another state than the host signed, or cannot take the next entry."""

    reckoning: Reckoning


class Compare(Message, frozen=True):
    """The host asks what a guest computes after an entry: somebody else differs there."""

    seq: Count


class Compared(Message, frozen=True):
    """What another holder computes, for whoever differs.

    The host's own comes with the components that differ, in their canonical bytes.
    """

    holder: Number
    reckoning: Reckoning
    values: Annotated[tuple[tuple[Word, ComponentValue], ...], Meta(max_length=MAX_VALUES)]


# Chat


class Say(Message, frozen=True):
    """A line of chat. `signature` is over the table id, a fresh nonce and the text."""

    nonce: ChatNonce
    text: Line
    signature: Signature


class Said(Message, frozen=True):
    """A line of chat as the host passes it on, with its author's key and name."""

    key: Key
    name: Name
    say: Say


FromGuest: TypeAlias = (
    Ping
    | Pong
    | Goodbye
    | Leaving
    | Ready
    | Committed
    | Contributed
    | Have
    | Entries
    | Got
    | Submit
    | Vote
    | Outvoted
    | Aye
    | Differs
    | Reckoning
    | Say
)
"""What a host accepts."""

FromHost: TypeAlias = (
    Ping
    | Pong
    | Hint
    | Goodbye
    | Room
    | Proposal
    | AllCommitted
    | AllContributed
    | Want
    | Entries
    | Synced
    | Refused
    | Called
    | Compare
    | Compared
    | Ayes
    | Again
    | Said
)
"""What a guest or watcher accepts."""
