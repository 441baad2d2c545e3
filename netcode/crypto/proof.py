# SPDX-License-Identifier: MIT
"""The one proof used everywhere: two pairs of points share one secret factor.

Chaum-Pedersen, made non-interactive by Fiat-Shamir over the label and all six points
(netcode.md, section 4, "One proof, everywhere"). 64 bytes: challenge c, response s.
The nonce is a hash of the secret and all inputs: no randomness can fail or repeat, and an
audit that knows the secret rebuilds the proof byte for byte.
"""

from __future__ import annotations

from netcode.crypto import group
from netcode.crypto.group import Part
from netcode.crypto.recent import Recent
from netcode.errors import ProtocolError

SIZE = 64

_right: Recent[tuple[Part, ...], bool] = Recent()
"""Proofs that were made or found to hold here, by all that goes into them."""


def prove(w: bytes, first: bytes, second: bytes, *label: Part) -> bytes:
    """Proof that w*first and w*second have the same factor, for this label only."""
    statement = (first, group.mul(w, first), second, group.mul(w, second))
    nonce = group.hash_to_scalar("proof nonce", w, *statement, *label)
    c = _challenge(statement, group.mul(nonce, first), group.mul(nonce, second), label)
    shown = c + group.scalar_sub(nonce, group.scalar_mul(c, w))
    _right.keep((*statement, shown, *label), True)
    return shown


def check(
    first: bytes, w_first: bytes, second: bytes, w_second: bytes, proof: bytes, *label: Part
) -> None:
    """Raises ProtocolError unless the proof holds for these points and this label; looks once.

    All four points are multiplied once, which refuses any that has not prime order.
    """
    statement = (first, w_first, second, w_second)
    if not isinstance(proof, bytes) or len(proof) != SIZE:
        raise ProtocolError("a proof has 64 bytes")
    question = (*statement, proof, *label)
    if _right.get(question):
        return
    c, s = group.check_scalar(proof[:32]), group.check_scalar(proof[32:])
    r_first = group.point_add(group.mul(s, first), group.mul(c, w_first))
    r_second = group.point_add(group.mul(s, second), group.mul(c, w_second))
    if c != _challenge(statement, r_first, r_second, label):
        raise ProtocolError("the proof does not hold")
    _right.keep(question, True)


def _challenge(
    statement: tuple[bytes, ...], r_first: bytes, r_second: bytes, label: tuple[Part, ...]
) -> bytes:
    return group.hash_to_scalar("proof", *statement, r_first, r_second, *label)
