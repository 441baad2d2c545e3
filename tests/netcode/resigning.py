# SPDX-License-Identifier: MIT
"""What one party can vary for free about an entry that says the same: signatures, basis."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from msgspec import structs
from nacl import bindings as sodium

from netcode.crypto import group
from netcode.crypto.identity import Identity, _signed
from netcode.replica import transition
from netcode.replica.replica import Replica
from netcode.statements.entry import AUTHOR, NOTHING, ORDER, Entry, Signed, glance
from netcode.statements.entry import order as ordered
from netcode.wire import encode


def signature(identity: Identity, data: bytes, context: str, turn: int) -> bytes:
    """Another right signature of the same bytes: the nonce of Ed25519 is the signer's own."""
    text = _signed(data, context)
    secret = bytearray(hashlib.sha512(identity.seed).digest()[:32])
    secret[0] &= 248
    secret[31] = secret[31] & 127 | 64
    nonce = group.reduced(hashlib.sha512(b"%d" % turn + text).digest())
    point = sodium.crypto_scalarmult_ed25519_base_noclamp(nonce)
    k = group.reduced(hashlib.sha512(point + identity.public + text).digest())
    a = int.from_bytes(secret, "little")
    s = (int.from_bytes(nonce, "little") + int.from_bytes(k, "little") * a) % group.ORDER
    return point + s.to_bytes(32, "little")


def ordered_again(before: Replica, entry: Entry, host: Identity, count: int) -> Iterator[Replica]:
    """The replica after an entry that its host signs again and again."""
    for turn in range(count):
        again = signature(host, entry.order, ORDER, turn)
        yield transition.after(before, structs.replace(entry, order_signature=again))


def stated_again(
    before: Replica, signed: Signed, author: Identity, host: Identity, count: int
) -> Iterator[Replica]:
    """The replica after a statement that its author signs again, each time on another basis."""
    right = glance(signed)
    for turn in range(count):
        seq = max(0, before.seq - turn % 5)
        basis = before.hashes[seq - 1] if seq else NOTHING
        data = encode(structs.replace(right, basis_seq=seq, basis=basis))
        again = Signed(data, signature(author, data, AUTHOR, turn))
        changed = transition.check(before, again)
        entry = ordered(host, again, transition.place(before, again, changed))
        yield transition.after(before, entry)
