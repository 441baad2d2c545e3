# SPDX-License-Identifier: MIT
"""What a holder can state in the ledger: one struct per kind of entry.

Every field is public. Scalars, points and signatures are 32 or 64 raw bytes;
moves travel as their text.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Payload(Struct, frozen=True, array_like=True, tag=True, forbid_unknown_fields=True):
    """Base of all kinds: fixed-position arrays whose first element names the kind."""


class Begin(Payload, frozen=True):
    """Entry 0: the roster that everybody agreed on, and an owner's figures if there are any."""

    roster: bytes
    figures: bytes


class Setup(Payload, frozen=True):
    """A holder is ready: its beacon key, its master seed sealed to itself, and the words.

    `words` is `compared`, `skipped`, `verified` (everybody was a friend already) or
    `automatic` (nobody was there to compare). With three and more holders it
    shares its beacon scalar: `commitments` as in `sharing`, and in `shares` one
    box per holder, its own one empty.
    """

    beacon: bytes
    sealed_master: bytes
    words: str
    commitments: tuple[bytes, ...] = ()
    shares: tuple[bytes, ...] = ()


class Complaint(Payload, frozen=True):
    """The share that holder `dealer` boxed to me is false: the table has to start over."""

    dealer: int


class Value(Payload, frozen=True):
    """A holder's beacon value for public draw number `draw`."""

    draw: int
    point: bytes
    proof: bytes


class Help(Payload, frozen=True):
    """A holder's part of the value that holder `absent` cannot send for this draw."""

    draw: int
    absent: int
    point: bytes
    proof: bytes


class Lock(Payload, frozen=True):
    """A holder's next step in locking a private deck; `step` is encoded by `locks`."""

    deck: str
    step: bytes


class Keys(Payload, frozen=True):
    """A holder's keys for slots dealt to a seat, each boxed to that seat's holder."""

    deck: str
    seat: int
    slots: tuple[int, ...]
    boxes: tuple[bytes, ...]


class Open(Payload, frozen=True):
    """Keys for slots to turn face up: the opener's own, or, if it was dealt them, everybody's.

    `keys` has per slot a tuple of (locker, scalar).
    """

    deck: str
    slots: tuple[int, ...]
    keys: tuple[tuple[tuple[int, bytes], ...], ...]


class Dispute(Payload, frozen=True):
    """The key boxed to me for this slot is false, or opens no card of the deck."""

    deck: str
    slot: int


class Disclose(Payload, frozen=True):
    """A holder's seed of a deck that is over: now everybody can replay the deck."""

    deck: str
    seed: bytes


class Commit(Payload, frozen=True):
    """A seat has chosen its secret move."""

    seat: int
    commitment: bytes


class Reveal(Payload, frozen=True):
    """The secret move, now that all are committed."""

    seat: int
    move: str
    nonce: bytes


class Moves(Payload, frozen=True):
    """A composed turn of 1 to 64 moves, refused or accepted as a whole.

    `bot` is empty for a person; for a bot it is the holder's value and proof
    that gave the bot its chance.
    """

    seat: int
    moves: tuple[str, ...]
    bot: tuple[bytes, ...]


class Leave(Payload, frozen=True):
    """A seat leaves for good: given up by its holder, or claimed by the other of two."""

    seat: int


class Epoch(Payload, frozen=True):
    """From here on `host` orders; `votes` are (holder, signature) of a majority of holders."""

    host: int
    votes: tuple[tuple[int, bytes], ...]


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
    | Moves
    | Leave
    | Epoch
)
