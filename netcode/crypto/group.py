# SPDX-License-Identifier: MIT
"""The prime-order subgroup of edwards25519, its scalars, and hashes into both.

Points and scalars are their canonical 32 bytes. Every function refuses bad input with
`ProtocolError`; the library's `RuntimeError` on zero or identity never escapes
(netcode.md, section 4; libsodium's check of mixed-order points needs PyNaCl >= 1.6.2).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final

from nacl import bindings as sodium

from netcode.errors import ProtocolError

Part = bytes | str | int

PROTOCOL: Final = "sobremesa/1"
ORDER: Final = 2**252 + 27742317777372353535851937790883648493
BASE: Final = sodium.crypto_scalarmult_ed25519_base_noclamp((1).to_bytes(32, "little"))

_IDENTITY = (1).to_bytes(32, "little")
_INTEGERS = 2**53


def domain(*parts: Part) -> bytes:
    """One byte string for these parts and no others.

    It starts with the protocol's name and version; every part carries its type and length,
    so that neither moving a boundary nor writing a number as text gives the same bytes.
    Integers lie within +-2^53.
    """
    return b"".join(_encoded(part) for part in (PROTOCOL, *parts))


def digest(*parts: Part) -> bytes:
    """The 32-byte BLAKE2b hash of the parts."""
    return hashlib.blake2b(domain(*parts), digest_size=32, person=b"digest").digest()


def hash_to_scalar(*parts: Part) -> bytes:
    """A scalar in [1, L) for these parts (512 bits reduced: no measurable bias)."""
    return reduced(hashlib.blake2b(domain(*parts), digest_size=64, person=b"scalar").digest())


def hash_to_point(*parts: Part) -> bytes:
    """A point whose discrete logarithm nobody knows.

    The sum of two Elligator maps (the random-oracle construction of RFC 9380): one map alone
    reaches only about half of the group.
    """
    wide = hashlib.blake2b(domain(*parts), digest_size=64, person=b"point").digest()
    first, second = (
        sodium.crypto_core_ed25519_from_uniform(half) for half in (wide[:32], wide[32:])
    )
    return check_point(point_add(first, second))


def reduced(wide: bytes) -> bytes:
    """64 uniform bytes as a scalar in [1, L)."""
    return check_scalar(_guarded(sodium.crypto_core_ed25519_scalar_reduce, wide))


def check_scalar(scalar: bytes) -> bytes:
    """The scalar itself if it is canonical: 32 bytes, 0 < s < L.

    The library takes s and s + L alike, so that an unchecked scalar could enter a hash in
    two forms.
    """
    if not isinstance(scalar, bytes) or len(scalar) != 32:
        raise ProtocolError("a scalar has 32 bytes")
    if not 0 < int.from_bytes(scalar, "little") < ORDER:
        raise ProtocolError("a scalar lies in [1, L)")
    return scalar


def check_point(point: bytes) -> bytes:
    """The point itself if it is a canonical point of prime order, not the identity."""
    if not isinstance(point, bytes) or len(point) != 32:
        raise ProtocolError("a point has 32 bytes")
    if not sodium.crypto_core_ed25519_is_valid_point(point):
        raise ProtocolError("not a point of prime order")
    return point


def base(scalar: bytes) -> bytes:
    """scalar * B, B the standard base point."""
    return _guarded(sodium.crypto_scalarmult_ed25519_base_noclamp, check_scalar(scalar))


def mul(scalar: bytes, point: bytes) -> bytes:
    """scalar * point. The library refuses a point that `check_point` would refuse."""
    check_scalar(scalar)
    if point == BASE:
        return base(scalar)
    return _guarded(sodium.crypto_scalarmult_ed25519_noclamp, scalar, point)


def point_add(left: bytes, right: bytes) -> bytes:
    """The sum of two points of the curve; the identity is refused."""
    return _not_identity(_guarded(sodium.crypto_core_ed25519_add, left, right))


def scalar_sub(left: bytes, right: bytes) -> bytes:
    """left - right mod L; a zero result is refused."""
    return _scalars(sodium.crypto_core_ed25519_scalar_sub, left, right)


def scalar_mul(left: bytes, right: bytes) -> bytes:
    """left * right mod L."""
    return _scalars(sodium.crypto_core_ed25519_scalar_mul, left, right)


def scalar_inv(scalar: bytes) -> bytes:
    """The inverse of the scalar mod L."""
    return _scalars(sodium.crypto_core_ed25519_scalar_invert, scalar)


def _encoded(part: Part) -> bytes:
    match part:
        case bytes():
            kind, data = b"b", part
        case str():
            kind, data = b"s", _text(part)
        case int() if not isinstance(part, bool) and abs(part) <= _INTEGERS:
            kind, data = b"i", part.to_bytes(8, "big", signed=True)
        case _:
            raise ProtocolError("a part is bytes, text or an integer within 2^53")
    return kind + len(data).to_bytes(4, "big") + data


def _text(part: str) -> bytes:
    try:
        return part.encode()
    except UnicodeEncodeError as error:
        raise ProtocolError("a text has a lone surrogate") from error


def _scalars(operation: Callable[..., bytes], *scalars: bytes) -> bytes:
    return check_scalar(_guarded(operation, *(check_scalar(scalar) for scalar in scalars)))


def _not_identity(point: bytes) -> bytes:
    if point == _IDENTITY:
        raise ProtocolError("the identity is no valid point")
    return point


def _guarded(operation: Callable[..., bytes], *operands: bytes) -> bytes:
    try:
        return operation(*operands)
    except (RuntimeError, TypeError, ValueError) as error:
        raise ProtocolError("an operand is outside the group") from error
