# SPDX-License-Identifier: MIT
"""Boxes: small secrets on their way through a ledger that everybody reads.

netcode.md, section 4. A box for another holder is made with an ephemeral key derived from a
seed, so that a resend is the same bytes and an audit that knows the seed rebuilds it. The
holder's own master seed is sealed to its own identity, so that any peer's file restores it.
"""

from __future__ import annotations

import hashlib

from nacl import bindings as sodium
from nacl.exceptions import CryptoError
from nacl.public import PrivateKey, SealedBox

from netcode.crypto import group
from netcode.crypto.group import Part
from netcode.crypto.keys import SEED_SIZE, derived
from netcode.errors import ProtocolError

OVERHEAD = 48


def box(seed: bytes, receiver: bytes, payload: bytes, *purpose: Part) -> bytes:
    """The payload for the holder of this X25519 game key: ephemeral key, then the box.

    The same inputs give the same bytes. `purpose` (game, deck, slot ...) is bound in: the box
    opens only for the same. The payload enters the ephemeral key too, so that no key ever
    encrypts two texts.
    """
    check_game_key(receiver)
    secret = derived(seed, 32, "box", receiver, payload, *purpose)
    ephemeral = sodium.crypto_scalarmult_base(secret)
    nonce = _nonce(ephemeral, receiver, purpose)
    return ephemeral + sodium.crypto_box(payload, nonce, receiver, secret)


def open_box(secret: bytes, boxed: bytes, *purpose: Part) -> bytes:
    """The payload of a box made for the public part of this game key and this purpose."""
    if not isinstance(boxed, bytes) or len(boxed) < OVERHEAD:
        raise ProtocolError("a box is too short")
    ephemeral, text = boxed[:32], boxed[32:]
    nonce = _nonce(ephemeral, sodium.crypto_scalarmult_base(secret), purpose)
    try:
        return sodium.crypto_box_open(text, nonce, ephemeral, secret)
    except (CryptoError, RuntimeError) as error:
        raise ProtocolError("a box does not open") from error


def check_game_key(public: bytes) -> bytes:
    """The X25519 public key itself, unless every box to it would have a known key."""
    if not isinstance(public, bytes) or len(public) != 32:
        raise ProtocolError("a game key has 32 bytes")
    try:
        sodium.crypto_scalarmult(b"\x01" * 32, public)
    except RuntimeError as error:
        raise ProtocolError("a game key of small order") from error
    return public


def seal_master(identity: bytes, master: bytes) -> bytes:
    """The master seed for the owner of this Ed25519 public key alone (80 bytes).

    The same inputs give the same bytes: the ephemeral key comes from the seed itself, which
    no one else knows, so that a holder that crashed makes the same set-up again.
    """
    try:
        public = sodium.crypto_sign_ed25519_pk_to_curve25519(identity)
    except (RuntimeError, ValueError) as error:
        raise ProtocolError("an identity key is no valid point") from error
    secret = derived(master, 32, "own seal", identity)
    ephemeral = sodium.crypto_scalarmult_base(secret)
    nonce = hashlib.blake2b(ephemeral + public, digest_size=24).digest()
    return ephemeral + sodium.crypto_box(master, nonce, public, secret)


def open_master(identity_seed: bytes, sealed: bytes) -> bytes:
    """The master seed, with the 32-byte seed of the Ed25519 key that it was sealed to.

    The caller compares the game key it gives with the roster's: a box can be copied here from
    another game.
    """
    secret = sodium.crypto_sign_seed_keypair(identity_seed)[1]
    private = PrivateKey(sodium.crypto_sign_ed25519_sk_to_curve25519(secret))
    try:
        master = SealedBox(private).decrypt(sealed)
    except (CryptoError, RuntimeError, TypeError, ValueError) as error:
        raise ProtocolError("a sealed master seed does not open") from error
    if len(master) != SEED_SIZE:
        raise ProtocolError("a master seed has 32 bytes")
    return master


def _nonce(ephemeral: bytes, receiver: bytes, purpose: tuple[Part, ...]) -> bytes:
    text = group.domain("box", ephemeral, receiver, *purpose)
    return hashlib.blake2b(text, digest_size=24, person=b"nonce").digest()
