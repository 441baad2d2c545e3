# SPDX-License-Identifier: MIT
"""Joint randomness: one verifiable value per holder and event.

netcode.md, section 4, "Public draws". A value is b times a point that the game, the holder,
the event and its trigger fix: it exists once, so nobody can choose among several, and its
proof against S = bB shows that it is the one.
"""

from __future__ import annotations

from collections.abc import Iterable

from netcode.crypto import group, proof
from netcode.crypto.group import Part
from netcode.errors import CheatError, ProtocolError

Value = tuple[bytes, bytes]


def public(b: bytes) -> bytes:
    """S = bB, published at set-up."""
    return group.base(b)


def check_public(public: bytes, others: Iterable[bytes]) -> None:
    """Raises ProtocolError unless a holder's S is a valid point and no copy of another's."""
    group.check_point(public)
    if public in others:
        raise ProtocolError("the public value is a copy")


def event(game_id: bytes, holder: int, k: int, trigger: bytes) -> bytes:
    """The point that a holder multiplies for event k."""
    return group.hash_to_point("chance", game_id, holder, k, trigger)


def value(b: bytes, game_id: bytes, holder: int, k: int, trigger: bytes) -> Value:
    """Point and proof of this holder for event k, which is bound to `trigger`."""
    return _value(b, "chance", game_id, holder, k, trigger)


def check(
    public: bytes, game_id: bytes, holder: int, k: int, trigger: bytes, point: bytes, shown: bytes
) -> None:
    """Raises CheatError naming the holder unless `point` is its value for event k."""
    try:
        _check(public, point, shown, "chance", game_id, holder, k, trigger)
    except ProtocolError as error:
        raise CheatError(holder, "chance", error.reason) from error


def entropy(game_id: bytes, k: int, trigger: bytes, values: tuple[bytes, ...]) -> bytes:
    """R_k, 32 bytes, from the points of all holders in holder order.

    Points only: a proof or a signature can be made in several ways, a point cannot.
    """
    for point in values:
        group.check_point(point)
    return group.digest("entropy", game_id, k, trigger, len(values), *values)


def bot_value(b: bytes, game_id: bytes, seat: int, decision: bytes) -> Value:
    """Point and proof from which a bot of this holder takes its randomness for one decision."""
    return _value(b, "bot", game_id, seat, decision)


def check_bot_value(
    public: bytes, game_id: bytes, seat: int, decision: bytes, point: bytes, shown: bytes
) -> None:
    """Raises CheatError naming the seat unless `point` is its holder's value for the bot."""
    try:
        _check(public, point, shown, "bot", game_id, seat, decision)
    except ProtocolError as error:
        raise CheatError(None, "bot", error.reason, seat) from error


def bot_entropy(game_id: bytes, seat: int, decision: bytes, point: bytes) -> bytes:
    """The 32 bytes that a bot's random stream starts from."""
    return group.digest("bot entropy", game_id, seat, decision, group.check_point(point))


def _value(b: bytes, *label: Part) -> Value:
    point = group.hash_to_point(*label)
    return group.mul(b, point), proof.prove(b, group.BASE, point, *label)


def _check(public: bytes, point: bytes, shown: bytes, *label: Part) -> None:
    proof.check(group.BASE, public, group.hash_to_point(*label), point, shown, *label)
