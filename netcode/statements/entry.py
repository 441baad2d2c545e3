# SPDX-License-Identifier: MIT
"""The two envelopes of a ledger entry: what its author signed and where the host put it.

Signatures and hashes cover the bytes as received, never a re-encoding.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from netcode import wire
from netcode.bounds import MAX_STATEMENT, Count, EpochNumber, Hash, Number, Signature
from netcode.crypto.identity import Identity, verify
from netcode.crypto.recent import Recent
from netcode.statements.payloads import AnyPayload

StatementBytes: TypeAlias = Annotated[bytes, Meta(max_length=MAX_STATEMENT)]
OrderBytes: TypeAlias = Annotated[bytes, Meta(max_length=256)]

NOTHING = bytes(32)
"""The hash before entry 0."""

AUTHOR = "sobremesa statement"
ORDER = "sobremesa order"

_decoded: Recent[bytes, Statement] = Recent()
"""Statements as they were read from these bytes."""


class Statement(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What an author signs.

    `basis` is the newest entry its author has; `decision` the entry after which
    the match began to wait for what this statement answers.
    """

    version: Count
    game: Hash
    epoch: EpochNumber
    holder: Number
    counter: Count
    basis_seq: Count
    basis: Hash
    decision: Hash
    payload: AnyPayload


class Order(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What the host signs: position, predecessor, the author's bytes, the state after them."""

    epoch: EpochNumber
    seq: Count
    previous: Hash
    author: Hash
    digest: Hash


class Signed(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An author's statement on its way to the host."""

    statement: StatementBytes
    signature: Signature

    @property
    def hash(self) -> bytes:
        """What the host's order names."""
        return _hash(self.statement, self.signature)


class Entry(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One entry: the author's envelope and the host's."""

    statement: StatementBytes
    signature: Signature
    order: OrderBytes
    order_signature: Signature

    @property
    def hash(self) -> bytes:
        """What the next entry chains to."""
        return _hash(self.statement, self.signature, self.order, self.order_signature)

    @property
    def signed(self) -> Signed:
        """The author's envelope alone."""
        return Signed(self.statement, self.signature)


def sign(identity: Identity, statement: Statement) -> Signed:
    """An author's signed statement."""
    data = wire.encode(statement)
    _decoded.keep(data, statement)
    return Signed(data, identity.sign(data, AUTHOR))


def read(signed: Signed, author: bytes) -> Statement:
    """The statement, if `author` signed it. Raises ProtocolError."""
    verify(author, signed.statement, signed.signature, AUTHOR)
    return glance(signed)


def glance(signed: Signed) -> Statement:
    """The statement before anything is known of its author, read once. Raises ProtocolError."""
    statement = _decoded.get(signed.statement)
    if statement is None:
        statement = wire.decode(signed.statement, Statement)
        _decoded.keep(signed.statement, statement)
    return statement


def order(identity: Identity, signed: Signed, place: Order) -> Entry:
    """The entry that a host makes of a statement."""
    data = wire.encode(place)
    return Entry(signed.statement, signed.signature, data, identity.sign(data, ORDER))


def read_order(entry: Entry, host: bytes) -> Order:
    """The host's envelope, if `host` signed it. Raises ProtocolError."""
    verify(host, entry.order, entry.order_signature, ORDER)
    return wire.decode(entry.order, Order)


def _hash(*parts: bytes) -> bytes:
    total = hashlib.blake2b(digest_size=32, person=b"sobremesa entry")
    for part in parts:
        total.update(len(part).to_bytes(4, "big") + part)
    return total.digest()
