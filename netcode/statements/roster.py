# SPDX-License-Identifier: MIT
"""Who plays what at a table, agreed on before the first entry. Its hash is the game id.

Every holder first commits to its keys and a nonce, and reveals them only when
it has all the commitments: otherwise four short words could be matched by
trying keys.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

from msgspec import Meta, Struct

from core.match import Header
from netcode import wire
from netcode.bounds import (
    MAX_HOLDERS,
    Count,
    Hash,
    Key,
    Name,
    Number,
    Options,
    Secret,
    TableId,
    Word,
)
from netcode.crypto.boxes import check_game_key
from netcode.errors import ProtocolError


class Rules(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What is played: a match header without the figures themselves."""

    game: Word
    rules_version: Count
    options: Options
    seats: Number
    figures_hash: Hash

    def header(self, figures: bytes) -> Header:
        """The header of the match; `figures` is an owner's file or empty."""
        return Header(
            self.game, self.rules_version, self.options, self.seats, self.figures_hash, figures
        )

    @classmethod
    def of(cls, header: Header) -> Rules:
        """The rules of a match header."""
        return cls(
            header.game, header.rules_version, header.options, header.seats, header.figures_hash
        )


class Place(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A seat: the number of its holder, a name, and the bot that plays it (empty: a person)."""

    holder: Number
    name: Name
    bot: Word


class Draft(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Everything about a table but the keys of the game: what holders commit to play.

    `holders` are identity keys, the host first. Each attempt to start has its own number.
    The game keeps the protocol `version` for good.
    """

    version: Count
    table: TableId
    attempt: Count
    name: Name
    rules: Rules
    places: Annotated[tuple[Place, ...], Meta(max_length=MAX_HOLDERS)]
    holders: Annotated[tuple[Key, ...], Meta(max_length=MAX_HOLDERS)]


class Contribution(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a holder commits to: its X25519 game key, a fresh nonce, its standby address."""

    game_key: Key
    nonce: Secret
    standby: Word


class Roster(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A draft and the contribution of every holder, in holder order."""

    draft: Draft
    contributions: Annotated[tuple[Contribution, ...], Meta(max_length=MAX_HOLDERS)]

    @property
    def game_id(self) -> bytes:
        """The 32-byte hash of everything in the roster."""
        return game_id(wire.encode(self))

    def seats_of(self, holder: int) -> tuple[int, ...]:
        """The seats that a holder plays."""
        return tuple(s for s, place in enumerate(self.draft.places) if place.holder == holder)


def game_id(roster: bytes) -> bytes:
    """The id of the game that this encoded roster stands for."""
    return hashlib.blake2b(roster, digest_size=32, person=b"sobremesa game").digest()


def commitment(draft: Draft, holder: int, contribution: Contribution) -> bytes:
    """What a holder publishes before it shows its contribution."""
    total = hashlib.blake2b(digest_size=32, person=b"sobremesa seat")
    for part in (wire.encode(draft), holder.to_bytes(1, "big"), wire.encode(contribution)):
        total.update(len(part).to_bytes(4, "big") + part)
    return total.digest()


def check_draft(draft: Draft) -> None:
    """Refuse a draft that no honest host makes. Raises ProtocolError."""
    if draft.version not in wire.READABLE:
        raise ProtocolError(f"the table speaks protocol {draft.version}, we speak {wire.VERSION}")
    if len(set(draft.holders)) != len(draft.holders):
        raise ProtocolError("two holders have the same key")
    if len(draft.places) != draft.rules.seats:
        raise ProtocolError("the roster has not as many places as seats")
    if {place.holder for place in draft.places} | {0} != set(range(len(draft.holders))):
        raise ProtocolError("the roster has a holder without a seat")
    names = (draft.name, *(place.name for place in draft.places))
    if any(wire.clean_name(name) != name for name in names):
        raise ProtocolError("the roster has a name that is not fit to be shown")


def check(roster: Roster) -> None:
    """Refuse a roster that no ceremony ends with. Raises ProtocolError."""
    check_draft(roster.draft)
    if len(roster.draft.holders) != len(roster.contributions):
        raise ProtocolError("a contribution is missing")
    for holder, shown in enumerate(roster.contributions):
        check_game_key(shown.game_key)
        if len(shown.nonce) != 32:
            raise ProtocolError(f"holder {holder} shows a nonce of a wrong length")
    if len({shown.game_key for shown in roster.contributions}) != len(roster.contributions):
        raise ProtocolError("two holders show the same game key")


def assemble(
    draft: Draft, commitments: tuple[bytes, ...], contributions: tuple[Contribution, ...]
) -> Roster:
    """The roster, if every holder showed what it had committed to. Raises ProtocolError."""
    if len(draft.holders) != len(commitments):
        raise ProtocolError("a commitment is missing")
    roster = Roster(draft, contributions)
    check(roster)
    for holder, (committed, shown) in enumerate(zip(commitments, contributions, strict=True)):
        if commitment(draft, holder, shown) != committed:
            raise ProtocolError(f"holder {holder} shows other keys than it committed to")
    return roster
