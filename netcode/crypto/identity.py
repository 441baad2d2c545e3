# SPDX-License-Identifier: MIT
"""The key that a holder is known by: it signs, and it is the key of its certificate.

A seat belongs to a key, never to a name or an address (design promise 6). The
certificate is computed from the key alone, so it never changes or expires and
no clock has to be right.
"""

from __future__ import annotations

import datetime
import hashlib
import secrets

from cryptography import x509
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.x509.oid import NameOID
from nacl.bindings import crypto_core_ed25519_is_valid_point
from nacl.exceptions import BadSignatureError
from nacl.signing import SigningKey, VerifyKey

from netcode.crypto.recent import Recent
from netcode.errors import ProtocolError

SEED_BYTES = 32
KEY_BYTES = 32
SIGNATURE_BYTES = 64

_PREFIX = b"sobremesa signature\0"
_SUBJECT = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "sobremesa")])
_VALID_FROM = datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC)
_VALID_UNTIL = datetime.datetime(9999, 12, 31, tzinfo=datetime.UTC)
_right: Recent[bytes, bool] = Recent()
"""Signatures that were made or found right here, by all that goes into them."""


class Identity:
    """The Ed25519 key of one installation. Its `seed` (32 bytes) is the secret to keep."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"an identity's seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self._key = SigningKey(seed)
        self.public = bytes(self._key.verify_key)
        """The 32 bytes that others know this holder by."""

    @classmethod
    def create(cls) -> Identity:
        """A fresh identity."""
        return cls(secrets.token_bytes(SEED_BYTES))

    @classmethod
    def from_seed(cls, seed: bytes) -> Identity:
        """The identity of a kept seed. Raises ValueError unless it has 32 bytes."""
        return cls(seed)

    def __repr__(self) -> str:
        return f"Identity({fingerprint(self.public)})"

    def sign(self, data: bytes, context: str) -> bytes:
        """A signature of 64 bytes over data for one purpose, which `context` names.

        A signature for one context never verifies for another.
        """
        signature = self._key.sign(_signed(data, context)).signature
        _right.keep(_question(self.public, data, signature, context), True)
        return signature

    def certificate(self) -> bytes:
        """The self-signed X.509 certificate as DER: the same bytes every time."""
        return self._certificate().public_bytes(serialization.Encoding.DER)

    def certificate_pem(self, password: bytes) -> tuple[bytes, bytes]:
        """The certificate and its encrypted private key as PEM, which `ssl` loads from files."""
        key = self._private().private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.BestAvailableEncryption(password),
        )
        return self._certificate().public_bytes(serialization.Encoding.PEM), key

    def _private(self) -> Ed25519PrivateKey:
        return Ed25519PrivateKey.from_private_bytes(self.seed)

    def _certificate(self) -> x509.Certificate:
        serial = int.from_bytes(hashlib.sha256(self.public).digest()[:16], "big") >> 1 | 1
        key = self._private()
        builder = x509.CertificateBuilder(
            issuer_name=_SUBJECT,
            subject_name=_SUBJECT,
            public_key=key.public_key(),
            serial_number=serial,
            not_valid_before=_VALID_FROM,
            not_valid_after=_VALID_UNTIL,
        )
        return builder.sign(key, None)


def verify(public: bytes, data: bytes, signature: bytes, context: str) -> None:
    """Check a signature made for this context, once. Raises ProtocolError if it is not right."""
    if len(public) != KEY_BYTES or len(signature) != SIGNATURE_BYTES:
        raise ProtocolError("a key or a signature has the wrong length")
    question = _question(public, data, signature, context)
    if _right.get(question):
        return
    try:
        VerifyKey(public).verify(_signed(data, context), signature)
    except BadSignatureError:
        raise ProtocolError(f"a signature of {fingerprint(public)} is not right") from None
    _right.keep(question, True)


def check_key(public: bytes) -> bytes:
    """An identity key as received, if it is a point of the group. Raises ProtocolError."""
    if len(public) != KEY_BYTES or not crypto_core_ed25519_is_valid_point(public):
        raise ProtocolError("an identity key is not a valid Ed25519 key")
    return public


def certified_key(certificate: bytes) -> bytes:
    """The identity key in a peer's certificate (DER). Raises ProtocolError."""
    try:
        key = x509.load_der_x509_certificate(certificate).public_key()
    except (ValueError, UnsupportedAlgorithm):
        raise ProtocolError("the certificate cannot be read") from None
    if not isinstance(key, Ed25519PublicKey):
        raise ProtocolError("the certificate's key is not an Ed25519 key")
    raw = key.public_bytes(serialization.Encoding.Raw, serialization.PublicFormat.Raw)
    return check_key(raw)


def certificate_hash(certificate: bytes) -> bytes:
    """The SHA-256 of a certificate (DER): what a client's signature is bound to."""
    return hashlib.sha256(certificate).digest()


def fingerprint(public: bytes) -> str:
    """A key for people to compare: 12 hex digits in threes, of a hash of the key."""
    digits = hashlib.blake2b(public, digest_size=6).hexdigest()
    return " ".join(digits[i : i + 3] for i in range(0, 12, 3))


def _question(public: bytes, data: bytes, signature: bytes, context: str) -> bytes:
    return hashlib.blake2b(public + signature + _signed(data, context)).digest()


def _signed(data: bytes, context: str) -> bytes:
    name = context.encode()
    return _PREFIX + len(name).to_bytes(2, "big") + name + data
