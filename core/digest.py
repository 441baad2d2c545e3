# SPDX-License-Identifier: MIT
"""Canonical bytes and digests of a state.

States are structs of tuples, ints and strings, so that their msgpack encoding
is the same on every peer; a digest per field names the component that differs.
"""

from __future__ import annotations

import hashlib
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
    """The 32-byte digest of a whole state."""
    named = type(state).__name__.encode() + b"\0" + _ENCODER.encode(state)
    return hashlib.blake2b(named, digest_size=32).digest()


def _hash(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=32).digest()
