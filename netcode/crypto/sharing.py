# SPDX-License-Identifier: MIT
"""Shares of a beacon scalar, so that the others can compute an absent holder's value.

netcode.md, section 4: for three and more holders, Feldman's scheme over the group. A
holder's scalar b is f(0) of a polynomial of degree t - 1, t = n // 2 + 1; holder number h
gets f(h + 1). With t shares the others combine b * point for the point of one draw: exactly
the value that the holder would have sent. That opens this draw and no other.
"""

from __future__ import annotations

from msgspec import Struct

from netcode.crypto import group, proof
from netcode.crypto.group import Part
from netcode.crypto.keys import derived
from netcode.errors import CheatError, ProtocolError

FEWEST = 3
"""Fewer holders share nothing: with two, either waits for the other."""


class Partial(Struct, frozen=True):
    """One helper's part of an absent holder's value: share * point, and the proof of it."""

    helper: int
    point: bytes
    proof: bytes


def threshold(holders: int) -> int:
    """How many shares give a value: a strict majority of all holders."""
    return holders // 2 + 1


def commitments(scalar: bytes, holders: int) -> tuple[bytes, ...]:
    """The public commitments to the polynomial: t points, the first one S = bB."""
    return tuple(group.base(each) for each in _coefficients(scalar, holders))


def share(scalar: bytes, holders: int, receiver: int) -> bytes:
    """The share of a receiver, a scalar: f at its holder number + 1."""
    value = 0
    for coefficient in reversed(_coefficients(scalar, holders)):
        value = (value * (receiver + 1) + int.from_bytes(coefficient, "little")) % group.ORDER
    return group.check_scalar(value.to_bytes(32, "little"))


def check_commitments(published: tuple[bytes, ...], public: bytes, holders: int) -> None:
    """Exactly t valid points, the first one S. Raises ProtocolError."""
    if len(published) != threshold(holders):
        raise ProtocolError(f"{holders} holders share with {threshold(holders)} commitments")
    for point in published:
        group.check_point(point)
    if published[0] != public:
        raise ProtocolError("the first commitment is not the beacon key")


def share_key(published: tuple[bytes, ...], receiver: int) -> bytes:
    """The public key of a receiver's share, computed from the commitments alone."""
    key = published[-1]
    for point in reversed(published[:-1]):
        key = group.point_add(group.mul(_scalar(receiver + 1), key), point)
    return key


def check_share(published: tuple[bytes, ...], receiver: int, scalar: bytes) -> None:
    """Raises ProtocolError unless the scalar is the receiver's share."""
    if group.base(scalar) != share_key(published, receiver):
        raise ProtocolError("the share does not fit the commitments")


def partial(scalar: bytes, helper: int, point: bytes, *label: Part) -> Partial:
    """A helper's part of an absent holder's value at `point`; `scalar` is the helper's share."""
    return Partial(helper, group.mul(scalar, point), proof.prove(scalar, group.BASE, point, *label))


def check_partial(published: tuple[bytes, ...], given: Partial, point: bytes, *label: Part) -> None:
    """Raises CheatError naming the helper unless this is its part."""
    key = share_key(published, given.helper)
    try:
        proof.check(group.BASE, key, point, given.point, given.proof, *label)
    except ProtocolError as error:
        raise CheatError(given.helper, "share", error.reason) from error


def combined(parts: tuple[Partial, ...]) -> bytes:
    """The absent holder's value from t checked parts (Lagrange interpolation at 0)."""
    numbers = [each.helper + 1 for each in parts]
    points = [group.mul(_lagrange(each.helper + 1, numbers), each.point) for each in parts]
    total = points[0]
    for point in points[1:]:
        total = group.point_add(total, point)
    return total


def _coefficients(scalar: bytes, holders: int) -> list[bytes]:
    secret = [
        group.reduced(derived(scalar, 64, "share coefficient", holders, degree))
        for degree in range(1, threshold(holders))
    ]
    return [group.check_scalar(scalar), *secret]


def _lagrange(number: int, numbers: list[int]) -> bytes:
    above, below = 1, 1
    for other in numbers:
        if other != number:
            above = above * other % group.ORDER
            below = below * (other - number) % group.ORDER
    return _scalar(above * pow(below, -1, group.ORDER))


def _scalar(value: int) -> bytes:
    return (value % group.ORDER).to_bytes(32, "little")
