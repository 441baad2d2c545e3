# SPDX-License-Identifier: MIT
"""How long anything that is signed or sent may be, by what it is.

A field without a bound bricks a table: a statement that just fits the frame of its author
fits no frame as an entry, and everybody but its host would lack it for good (failures T-1).
So every number, text, bytes and tuple of a struct on the wire has one of these types, and
the largest message of each kind fits its frame with room to spare (`test_bounds`).
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from core import figures
from core.people import writing

MAX_NAME = writing.MAX_NAME
MAX_SENTENCE = 512
MAX_CHAT = 500
MAX_CARDS = 512
"""Cards of a private deck."""
MAX_HOLDERS = 16
"""Far above the players of any game; seats too."""
MAX_WATCHERS = 256
MAX_MOVES = 64
"""Moves of a composed turn."""
MAX_MOVE_TEXT = 200
MAX_ROSTER = 32 * 1024
MAX_FIGURES = figures.MAX_BYTES
MAX_STATEMENT = MAX_ROSTER + MAX_FIGURES + 1024
"""Bytes of what an author signs: the largest one begins a game with an owner's figures."""
MAX_STEP = 128 * MAX_CARDS
"""Bytes of a lock step (`crypto.locking.transcript`)."""
MAX_ENTRIES = 1024
"""Entries of one message; `ledger.chunks` sends fewer."""
MAX_VALUE = 4 * 1024
"""Bytes of a component of a state that is shown to whoever differs in it."""
MAX_VALUES = 32

# Numbers

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
"""How many, or the place of an entry: whoever reads it may count on that it is not negative."""
EpochNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""A call makes it climb by the count of holders at most: at any pace this is not used up."""
Number: TypeAlias = Annotated[int, Meta(ge=0, le=255)]
"""A seat or a holder, not necessarily one that there is."""
Slot: TypeAlias = Annotated[int, Meta(ge=0, lt=MAX_CARDS)]

# Bytes

Key: TypeAlias = Annotated[bytes, Meta(min_length=32, max_length=32)]
"""A public key: an identity, a game key, a beacon key."""
Hash: TypeAlias = Annotated[bytes, Meta(min_length=32, max_length=32)]
"""A hash or a commitment."""
Point: TypeAlias = Annotated[bytes, Meta(min_length=32, max_length=32)]
Secret: TypeAlias = Annotated[bytes, Meta(min_length=32, max_length=32)]
"""A scalar, a seed or a nonce that is shown."""
Signature: TypeAlias = Annotated[bytes, Meta(min_length=64, max_length=64)]
Proof: TypeAlias = Annotated[bytes, Meta(min_length=64, max_length=64)]
Box: TypeAlias = Annotated[bytes, Meta(min_length=80, max_length=80)]
"""32 secret bytes for one reader."""
BoxOrNone: TypeAlias = Annotated[bytes, Meta(max_length=80)]
HashOrNone: TypeAlias = Annotated[bytes, Meta(max_length=32)]
"""A hash or a key, or empty."""
TableId: TypeAlias = Annotated[bytes, Meta(min_length=16, max_length=16)]
ComponentValue: TypeAlias = Annotated[bytes, Meta(max_length=MAX_VALUE)]
ChatNonce: TypeAlias = Annotated[bytes, Meta(min_length=16, max_length=16)]

# Texts

Name: TypeAlias = Annotated[str, Meta(max_length=MAX_NAME)]
Word: TypeAlias = Annotated[str, Meta(max_length=64, pattern=r"\A[ -~]*\Z")]
"""An id of ours: a game, an option, a bot, a deck, a version."""
Sentence: TypeAlias = Annotated[str, Meta(max_length=MAX_SENTENCE)]
Line: TypeAlias = Annotated[str, Meta(max_length=MAX_CHAT)]
MoveText: TypeAlias = Annotated[str, Meta(max_length=MAX_MOVE_TEXT)]

# Several

Options: TypeAlias = Annotated[tuple[tuple[Word, Word], ...], Meta(max_length=64)]
"""(name, value) pairs."""
Slots: TypeAlias = Annotated[tuple[Slot, ...], Meta(max_length=MAX_CARDS)]
