# SPDX-License-Identifier: MIT
"""Honest and cheating lockers, and points that no honest program sends."""

from __future__ import annotations

from collections.abc import Callable

from nacl import bindings as sodium

from netcode.crypto import group, proof
from netcode.crypto.keys import Keys
from netcode.crypto.locking import locks
from netcode.crypto.locking.locks import Deck
from netcode.crypto.locking.transcript import Lock, Rekey, write_lock, write_rekey

GAME = b"g" * 32
OTHER_GAME = b"o" * 32
NAME = "hands"
CARDS = ("berlin", "havana", "berlin", "moscow", "saigon")
MASTERS = (b"\x01" * 32, b"\x02" * 32)
KEYS = tuple(Keys(master) for master in MASTERS)
SEEDS = tuple(keys.deck_seed(GAME, NAME) for keys in KEYS)

IDENTITY = (1).to_bytes(32, "little")
SMALL_ORDER = {
    2: bytes.fromhex("ec" + "ff" * 30 + "7f"),
    4: bytes(32),
    8: bytes.fromhex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"),
}
SOME_POINT = group.hash_to_point("some point")
BAD_POINTS = {
    "identity": IDENTITY,
    "identity, not canonical": bytes.fromhex("ee" + "ff" * 30 + "7f"),
    "zero, not canonical": bytes.fromhex("ed" + "ff" * 30 + "7f"),
    "not on the curve": (2).to_bytes(32, "little"),
    "too short": b"\x01" * 31,
    "empty": b"",
    **{f"order {order}": point for order, point in SMALL_ORDER.items()},
    **{
        f"mixed order {order}": sodium.crypto_core_ed25519_add(SOME_POINT, point)
        for order, point in SMALL_ORDER.items()
    },
}
SCALAR = group.hash_to_scalar("some scalar")


def plus_order(scalar: bytes) -> bytes:
    """s + L, which the library would take for s."""
    return (int.from_bytes(scalar, "little") + group.ORDER).to_bytes(32, "little")


BAD_SCALARS = {
    "zero": bytes(32),
    "L": group.ORDER.to_bytes(32, "little"),
    "s + L": plus_order(SCALAR),
    "all ones": b"\xff" * 32,
    "too short": SCALAR[:31],
    "too long": SCALAR + b"\0",
}

Step = Callable[[Deck], bytes]


def locked(
    lockers: int = 2,
    cards: tuple[str, ...] = CARDS,
    seeds: tuple[bytes, ...] = SEEDS,
    steps: int = 6,
    instead: dict[int, Step] | None = None,
) -> Deck:
    """A deck after some steps; `instead` makes the payload of a step another way."""
    deck = Deck.begin(GAME, NAME, cards, lockers)
    while deck.due is not None and len(deck.steps) < steps:
        locker = deck.due
        make = (instead or {}).get(len(deck.steps))
        payload = make(deck) if make else locks.step(deck, locker, seeds[locker])
        deck = deck.after(locker, payload)
    return deck


def honest(deck: Deck) -> bytes:
    """What the locker whose turn it is honestly sends."""
    assert deck.due is not None
    return locks.step(deck, deck.due, SEEDS[deck.due])


def taken(deck: Deck) -> Deck:
    """The deck with its next step taken honestly, so that a cheat can be built on it."""
    assert deck.due is not None
    return deck.after(deck.due, honest(deck))


def key_of(deck: Deck, locker: int, slot: int) -> bytes:
    """A locker's true key of a slot."""
    return locks.key(deck, locker, SEEDS[locker], slot)


def keys_of(deck: Deck, slot: int) -> tuple[bytes, ...]:
    """The true keys of a slot."""
    return tuple(key_of(deck, locker, slot) for locker in range(deck.lockers))


def with_points(change: Callable[[list[bytes]], None]) -> Step:
    """Step 1 or 2 with its points changed in place."""

    def step(deck: Deck) -> bytes:
        lock = taken(deck).lock(deck.due or 0)
        points = list(lock.points)
        change(points)
        return write_lock(Lock(lock.public, tuple(points)))

    return step


def with_slots(change: Callable[[list[bytes], list[bytes], list[bytes]], None]) -> Step:
    """Step 3 or 4 with its keys, proofs or points changed in place."""

    def step(deck: Deck) -> bytes:
        rekey = taken(deck).rekey(deck.due or 0)
        keys, proofs, points = list(rekey.keys), list(rekey.proofs), list(rekey.points)
        change(keys, proofs, points)
        return write_rekey(Rekey(tuple(keys), tuple(proofs), tuple(points)))

    return step


def rekeyed(deck: Deck, lock: bytes, keys: list[bytes]) -> bytes:
    """Step 3 or 4 written anew from the lock's scalar and the slots' keys."""
    locker = deck.due or 0
    public = deck.lock(locker).public
    changes = [group.scalar_mul(key, group.scalar_inv(lock)) for key in keys]
    return b"".join(
        group.mul(change, public)
        + proof.prove(change, public, old, "rekey", GAME, NAME, locker, slot)
        + group.mul(change, old)
        for slot, (change, old) in enumerate(zip(changes, deck.points, strict=True))
    )
