# SPDX-License-Identifier: MIT
"""What a holder can state in the ledger: one struct per kind of entry.

Every field is public. Scalars, points and signatures are 32 or 64 raw bytes;
moves travel as their text.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from netcode.bounds import (
    MAX_CARDS,
    MAX_FIGURES,
    MAX_HOLDERS,
    MAX_MOVES,
    MAX_ROSTER,
    MAX_STEP,
    Box,
    BoxOrNone,
    Count,
    Hash,
    Key,
    MoveText,
    Number,
    Point,
    Proof,
    Secret,
    Signature,
    Slot,
    Slots,
    Word,
)

SlotKeys: TypeAlias = Annotated[tuple[tuple[Number, Secret], ...], Meta(max_length=2)]
"""The keys of one slot that its opener publishes, as (locker, scalar)."""
PointOrProof: TypeAlias = Annotated[bytes, Meta(max_length=64)]


class Payload(Struct, frozen=True, array_like=True, tag=True, forbid_unknown_fields=True):
    """Base of all kinds: fixed-position arrays whose first element names the kind."""


class Begin(Payload, frozen=True):
    """Entry 0: the roster that everybody agreed on, and an owner's figures if there are any."""

    roster: Annotated[bytes, Meta(max_length=MAX_ROSTER)]
    figures: Annotated[bytes, Meta(max_length=MAX_FIGURES)]


class Setup(Payload, frozen=True):
    """A holder is ready: its beacon key, its master seed sealed to itself, and the words.

    `words` is `compared`, `skipped`, `verified` (everybody was a friend already),
    `code` (of two, both knew the code of the table) or `automatic` (nobody was
    there to compare). With three and more holders it
    shares its beacon scalar: `commitments` as in `sharing`, and in `shares` one
    box per holder, its own one empty.
    """

    beacon: Key
    sealed_master: Box
    words: Word
    commitments: Annotated[tuple[Point, ...], Meta(max_length=MAX_HOLDERS)] = ()
    shares: Annotated[tuple[BoxOrNone, ...], Meta(max_length=MAX_HOLDERS)] = ()


class Complaint(Payload, frozen=True):
    """The share that holder `dealer` boxed to me is false: the table has to start over."""

    dealer: Number


class Value(Payload, frozen=True):
    """A holder's beacon value for public draw number `draw`."""

    draw: Count
    point: Point
    proof: Proof


class Help(Payload, frozen=True):
    """A holder's part of the value that holder `absent` cannot send for this draw."""

    draw: Count
    absent: Number
    point: Point
    proof: Proof


class Lock(Payload, frozen=True):
    """A holder's next step in locking a private deck; `step` is encoded by `locks`."""

    deck: Word
    step: Annotated[bytes, Meta(max_length=MAX_STEP)]


class Keys(Payload, frozen=True):
    """A holder's keys for slots dealt to a seat, each boxed to that seat's holder."""

    deck: Word
    seat: Number
    slots: Slots
    boxes: Annotated[tuple[Box, ...], Meta(max_length=MAX_CARDS)]


class Open(Payload, frozen=True):
    """Keys for slots to turn face up: the opener's own, or, if it was dealt them, everybody's.

    `keys` has per slot a tuple of (locker, scalar).
    """

    deck: Word
    slots: Slots
    keys: Annotated[tuple[SlotKeys, ...], Meta(max_length=MAX_CARDS)]


class Dispute(Payload, frozen=True):
    """The key boxed to me for this slot is false, or opens no card of the deck."""

    deck: Word
    slot: Slot


class Disclose(Payload, frozen=True):
    """A holder's seed of a deck that is over: now everybody can replay the deck."""

    deck: Word
    seed: Secret


class Commit(Payload, frozen=True):
    """A seat has chosen its secret move."""

    seat: Number
    commitment: Hash


class Reveal(Payload, frozen=True):
    """The secret move, now that all are committed."""

    seat: Number
    move: MoveText
    nonce: Secret


class BotReveal(Reveal, frozen=True):
    """A bot's secret move, with the holder's value and proof that gave the bot its chance.

    Since protocol 2; before that a bot's secret move was revealed like a person's.
    """

    value: Point
    proof: Proof


class Moves(Payload, frozen=True):
    """A composed turn of 1 to 64 moves, refused or accepted as a whole.

    `bot` is empty for a person; for a bot it is the holder's value and proof
    that gave the bot its chance.
    """

    seat: Number
    moves: Annotated[tuple[MoveText, ...], Meta(max_length=MAX_MOVES)]
    bot: Annotated[tuple[PointOrProof, ...], Meta(max_length=2)]


class Leave(Payload, frozen=True):
    """A seat leaves for good: given up by its holder, or claimed by the other of two."""

    seat: Number


class Epoch(Payload, frozen=True):
    """From here on `host` orders; `votes` are (holder, signature) of a majority of holders."""

    host: Number
    votes: Annotated[tuple[tuple[Number, Signature], ...], Meta(max_length=MAX_HOLDERS)]


class Entrust(Payload, frozen=True):
    """From here on holder `to` plays a seat, by itself or with its `bot`, or has it back.

    `votes` are (holder, signature) of a majority of all holders, the one it goes to among them.
    """

    seat: Number
    to: Number
    bot: Word
    votes: Annotated[tuple[tuple[Number, Signature], ...], Meta(max_length=MAX_HOLDERS)]


class Witness(Payload, frozen=True):
    """Its author has this history to its end: a host cannot have told it another one.

    Nothing waits for it. Whoever signed none may know another end.
    """


AnyPayload: TypeAlias = (
    Begin
    | Setup
    | Complaint
    | Value
    | Help
    | Lock
    | Keys
    | Open
    | Dispute
    | Disclose
    | Commit
    | Reveal
    | BotReveal
    | Moves
    | Leave
    | Epoch
    | Entrust
    | Witness
)


def binds(payload: AnyPayload) -> bool:
    """Whether it has to be on disk wherever it leaves from, and all that came before it.

    Not so a turn: everybody may know it, and whoever forgets it is told again.
    """
    return not isinstance(payload, Moves)
