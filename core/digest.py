# SPDX-License-Identifier: MIT
"""Canonical bytes and digests of a state.

States are structs of tuples, ints and strings, so that their msgpack encoding
is the same on every peer; a digest per field names the component that differs.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

from msgspec import Struct, msgpack, structs

_ENCODER = msgpack.Encoder(order="deterministic")


def canonical(value: Any) -> bytes:
    """The one encoding of a value; a set or a mapping, which no state may hold, is sorted."""
    return _ENCODER.encode(value)


def components(state: Struct) -> tuple[tuple[str, bytes], ...]:
    """A 32-byte digest per field of the state, in field order."""
    return tuple(
        (field.name, _hash(canonical(getattr(state, field.name))))
        for field in structs.fields(type(state))
    )


def digest(state: Struct) -> bytes:
    """The 32-byte digest of a whole state, the name of its type included."""
    hashed = _named(type(state)).copy()
    hashed.update(_ENCODER.encode(state))
    return hashed.digest()


@cache
def _named(kind: type) -> hashlib.blake2b:
    """A hash that has begun with the name of a type."""
    return hashlib.blake2b(kind.__name__.encode() + b"\0", digest_size=32)


def _hash(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=32).digest()
