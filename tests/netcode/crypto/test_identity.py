# SPDX-License-Identifier: MIT
"""Intent: an identity signs for one purpose only, and its certificate is its key."""

from __future__ import annotations

import pytest
from cryptography import x509

from netcode.crypto.identity import (
    Identity,
    certificate_hash,
    certified_key,
    check_key,
    fingerprint,
    verify,
)
from netcode.errors import ProtocolError


def test_a_signature_verifies_for_its_key_data_and_context_only() -> None:
    """Another key, other data, another context or a changed signature is refused."""
    me, other = Identity.create(), Identity.create()
    signature = me.sign(b"entry", "ledger")
    verify(me.public, b"entry", signature, "ledger")
    flipped = bytes((signature[0] ^ 1,)) + signature[1:]
    for public, data, given, context in (
        (other.public, b"entry", signature, "ledger"),
        (me.public, b"entry2", signature, "ledger"),
        (me.public, b"entry", signature, "chat"),
        (me.public, b"entry", flipped, "ledger"),
        (me.public, b"entry", signature[:-1], "ledger"),
        (me.public[:-1], b"entry", signature, "ledger"),
        (bytes(32), b"entry", signature, "ledger"),
    ):
        with pytest.raises(ProtocolError):
            verify(public, data, given, context)


def test_context_and_data_cannot_be_shifted_into_each_other() -> None:
    """The border between context and data is part of what is signed."""
    me = Identity.create()
    signature = me.sign(b"bc", "a")
    with pytest.raises(ProtocolError):
        verify(me.public, b"c", signature, "ab")


def test_a_kept_seed_gives_the_same_identity_and_certificate() -> None:
    """Key and certificate are functions of the seed: a pin outlives a restart."""
    first = Identity.create()
    again = Identity.from_seed(first.seed)
    assert again.public == first.public
    assert again.certificate() == first.certificate()
    assert certificate_hash(again.certificate()) == certificate_hash(first.certificate())
    assert Identity.create().public != first.public


def test_the_certificate_carries_the_identity_key_and_signs_itself() -> None:
    """What TLS proves is possession of the identity key."""
    me = Identity.create()
    assert certified_key(me.certificate()) == me.public
    certificate = x509.load_der_x509_certificate(me.certificate())
    certificate.verify_directly_issued_by(certificate)


def test_nonsense_is_refused_by_name() -> None:
    """Wrong seeds, keys and certificates raise their named kinds."""
    with pytest.raises(ValueError, match="32 bytes"):
        Identity.from_seed(b"short")
    with pytest.raises(ProtocolError):
        certified_key(b"no certificate")
    for key in (b"", bytes(32), b"\x01" + bytes(31), b"\xff" * 32):
        with pytest.raises(ProtocolError):
            check_key(key)


def test_the_secret_is_not_printed() -> None:
    """A log line with an identity shows the fingerprint, never the seed."""
    me = Identity.create()
    assert fingerprint(me.public) in repr(me)
    assert me.seed.hex() not in repr(me)
