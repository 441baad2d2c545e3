# SPDX-License-Identifier: MIT
"""CPace: two sides that know the same short code agree on a key, and nobody learns the code.

The suite is CPACE-X25519-SHA512 of draft-irtf-cfrg-cpace-21, with roles and with the
confirmation of its section 10.4; section numbers below are of that draft. Why this one is in
docs/decisions, under codes by CPace.

A guess has to be made before the other side's share is seen, and only the other side can tell
whether it was right: an eavesdropper has nothing to try codes against, and whoever takes part
has one guess.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from nacl import bindings as sodium

from netcode.errors import ProtocolError

SHARE_BYTES: Final = 32
TAG_BYTES: Final = 64
SCALAR_BYTES: Final = 32

_DSI = b"CPace255"
_BLOCK = 128
"""Bytes of one input block of SHA-512."""


class Side:
    """One side of one run. `share` is what it sends; a run is for one guess, never for two.

    `channel` says who takes part and over which connection (CI), `session` is what only this
    run has (sid); both are equal on both sides, or no key is. `role` tells the two sides apart
    (ADa, ADb).
    """

    def __init__(
        self, code: bytes, channel: bytes, session: bytes, role: bytes, scalar: bytes = b""
    ) -> None:
        self._session = session
        self._scalar = scalar or secrets.token_bytes(SCALAR_BYTES)
        self._role = role
        self.share = _shared_out(self._scalar, generator(code, channel, session))

    def begun(self, share: bytes, role: bytes) -> Confirmation:
        """The key with the other side's answer to our share. Raises ProtocolError."""
        mine, theirs = lv_cat(self.share, self._role), lv_cat(share, role)
        return self._confirmation(share, mine + theirs, mine, theirs)

    def answered(self, share: bytes, role: bytes) -> Confirmation:
        """The key where the other side's share came first. Raises ProtocolError."""
        mine, theirs = lv_cat(self.share, self._role), lv_cat(share, role)
        return self._confirmation(share, theirs + mine, mine, theirs)

    def _confirmation(
        self, share: bytes, transcript: bytes, mine: bytes, theirs: bytes
    ) -> Confirmation:
        secret = _agreed(self._scalar, share)
        key = session_key(self._session, secret, transcript)
        return Confirmation(self._session, key, mine, theirs)


class Confirmation:
    """What both sides show each other in order to know that their keys, so their codes, agree."""

    def __init__(self, session: bytes, key: bytes, mine: bytes, theirs: bytes) -> None:
        mac_key = hashlib.sha512(b"CPaceMac" + session + key).digest()
        self.tag = hmac.digest(mac_key, mine, "sha512")
        """What this side shows."""
        self._expected = hmac.digest(mac_key, theirs, "sha512")

    def fits(self, tag: bytes) -> bool:
        """Whether the other side has shown what only the same code leads to."""
        return hmac.compare_digest(self._expected, tag)


def generator(code: bytes, channel: bytes, session: bytes) -> bytes:
    """The point of this code for this run: 8 times the draft's g, on edwards25519 (8.1, 8.2).

    X25519 makes every scalar a multiple of 8, so that this point with the eighth of a scalar
    leads to the draft's shares bit for bit; libsodium has Elligator 2 in this form only.
    """
    padding = bytes(max(0, _BLOCK - 1 - len(_prefixed(code)) - len(_prefixed(_DSI))))
    text = lv_cat(_DSI, code, padding, channel, session)
    return sodium.crypto_core_ed25519_from_uniform(hashlib.sha512(text).digest()[:32])


def session_key(session: bytes, secret: bytes, transcript: bytes) -> bytes:
    """The intermediate session key, ISK (7.2)."""
    return hashlib.sha512(lv_cat(_DSI + b"_ISK", session, secret) + transcript).digest()


def lv_cat(*parts: bytes) -> bytes:
    """The parts, each after its length: one byte string for these and no others (6.3)."""
    return b"".join(map(_prefixed, parts))


def _prefixed(part: bytes) -> bytes:
    length, number = bytearray(), len(part)
    while number > 0x7F:
        length.append(number & 0x7F | 0x80)
        number >>= 7
    length.append(number)
    return bytes(length) + part


def _shared_out(scalar: bytes, point: bytes) -> bytes:
    """scalar * g as X25519 has it, from 8 * g."""
    clamped = bytearray(scalar)
    clamped[31] = clamped[31] & 0x7F | 0x40
    eighth = (int.from_bytes(clamped, "little") >> 3).to_bytes(SCALAR_BYTES, "little")
    multiple = sodium.crypto_scalarmult_ed25519_noclamp(eighth, point)
    return sodium.crypto_sign_ed25519_pk_to_curve25519(multiple)


def _agreed(scalar: bytes, share: bytes) -> bytes:
    """The secret K. Raises ProtocolError for a share that leads to the neutral element (9).

    The length is checked here: the library reads 32 bytes, however many there are.
    """
    if len(share) != SHARE_BYTES:
        raise ProtocolError(f"a share has {SHARE_BYTES} bytes")
    try:
        return sodium.crypto_scalarmult(scalar, share)
    except RuntimeError as error:
        raise ProtocolError("the other side's share is no valid point") from error
