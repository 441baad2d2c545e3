# SPDX-License-Identifier: MIT
"""Commutative card locks: a deck in an order that nobody knows, opened slot by slot.

netcode.md, section 4, "Private decks: locks". All functions are pure; everything secret of a
locker follows from its seed of this deck, so that a resend is the same bytes and the
disclosed seed replays all of it (`replay`).
"""

from __future__ import annotations

from hmac import compare_digest

from core.chance import Stream
from netcode.crypto import boxes, group, proof
from netcode.crypto.group import Part
from netcode.crypto.keys import derived
from netcode.crypto.locking.transcript import (
    LOCK_FIRST,
    REKEY_FIRST,
    Deck,
    Lock,
    Rekey,
    write_lock,
    write_rekey,
)
from netcode.errors import CheatError, ProtocolError

__all__ = [
    "Deck",
    "box_key",
    "card",
    "check_key",
    "check_seed",
    "key",
    "seed_commitment",
    "step",
    "unbox_key",
]


def seed_commitment(deck: Deck, locker: int, seed: bytes) -> bytes:
    """The hash by which a locker binds itself to its seed before the first lock."""
    return group.digest("deck seed", deck.game_id, deck.name, locker, seed)


def step(deck: Deck, locker: int, seed: bytes) -> bytes:
    """The payload of this locker's step, which must be the next one."""
    if locker != deck.due:
        raise ProtocolError(f"it is not locker {locker}'s turn to lock the deck")
    commitment = seed_commitment(deck, locker, seed)
    if deck.lockers == 1:
        return commitment + b"".join(_tags(deck, seed))
    if len(deck.steps) < LOCK_FIRST:
        return commitment
    check_seed(deck, locker, seed)
    if len(deck.steps) < REKEY_FIRST:
        return write_lock(_lock(deck, locker, seed))
    return write_rekey(_rekey(deck, locker, seed))


def key(deck: Deck, locker: int, seed: bytes, slot: int) -> bytes:
    """This locker's key of one slot, a scalar.

    Raises ProtocolError while a step is missing: a key that left before both lock steps are
    in would let the other copy or multiply slots while it locks.
    """
    _check_slot(deck, slot)
    check_seed(deck, locker, seed)
    return _slot_key(deck, locker, seed, slot)


def check_key(deck: Deck, locker: int, slot: int, scalar: bytes) -> None:
    """Raises CheatError naming the locker unless this is its key of the slot."""
    _check_slot(deck, slot)
    try:
        group.check_scalar(scalar)
    except ProtocolError as error:
        raise CheatError(locker, "key", error.reason) from error
    if deck.lockers == 1:
        right = _tagged(deck, slot, scalar) is not None
    else:
        right = group.base(scalar) == deck.rekey(locker).keys[slot]
    if not right:
        raise CheatError(locker, "key", f"the key does not open slot {slot}")


def check_seed(deck: Deck, locker: int, seed: bytes) -> None:
    """Raises CheatError naming the locker unless this is the seed it committed to."""
    if not 0 <= locker < deck.lockers:
        raise ProtocolError(f"the deck has no locker {locker}")
    committed = deck.seed_commitment(locker)
    if not compare_digest(committed, seed_commitment(deck, locker, seed)):
        raise CheatError(locker, "disclosure", "the seed is not the committed one")


def card(deck: Deck, slot: int, *keys: bytes) -> int | None:
    """The card (an index) in a slot, given the key of every locker, in locker order.

    Checks every key (CheatError names its locker). None: the keys are right and the slot
    holds no card of this deck, so somebody broke the shuffle; `replay.blame` tells who.
    """
    if len(keys) != deck.lockers:
        raise ProtocolError("a slot opens with one key of every locker")
    for locker, scalar in enumerate(keys):
        check_key(deck, locker, slot, scalar)
    if deck.lockers == 1:
        return _tagged(deck, slot, keys[0])
    both = group.scalar_inv(group.scalar_mul(*keys))
    point = group.mul(both, deck.rekey(1).points[slot])
    points = deck.card_points
    return points.index(point) if point in points else None


def box_key(deck: Deck, locker: int, seed: bytes, slot: int, receiver: bytes) -> bytes:
    """This locker's key of a slot, for the holder of the X25519 game key `receiver` (80 bytes)."""
    scalar = key(deck, locker, seed, slot)
    return boxes.box(seed, receiver, scalar, *_purpose(deck, locker, slot))


def unbox_key(deck: Deck, locker: int, slot: int, game_key: bytes, boxed: bytes) -> bytes:
    """The slot's key that `locker` boxed to the private `game_key`.

    Raises CheatError naming the locker if the box does not open or holds a false key.
    """
    _check_slot(deck, slot)
    try:
        scalar = boxes.open_box(game_key, boxed, *_purpose(deck, locker, slot))
    except ProtocolError as error:
        raise CheatError(locker, "deal", error.reason) from error
    check_key(deck, locker, slot, scalar)
    return scalar


def _check_slot(deck: Deck, slot: int) -> None:
    if not deck.ready:
        raise ProtocolError("no slot opens before the deck is locked")
    if not 0 <= slot < len(deck.cards):
        raise ProtocolError(f"the deck has no slot {slot}")


def _lock(deck: Deck, locker: int, seed: bytes) -> Lock:
    scalar = _lock_scalar(deck, locker, seed)
    points = deck.points
    order = _order(deck, locker, seed)
    return Lock(group.base(scalar), tuple(group.mul(scalar, points[index]) for index in order))


def _rekey(deck: Deck, locker: int, seed: bytes) -> Rekey:
    public = deck.lock(locker).public
    unlock = group.scalar_inv(_lock_scalar(deck, locker, seed))
    keys, proofs, points = [], [], []
    for slot, old in enumerate(deck.points):
        scalar = _slot_key(deck, locker, seed, slot)
        change = group.scalar_mul(scalar, unlock)
        keys.append(group.base(scalar))
        proofs.append(proof.prove(change, public, old, *deck.label(locker, slot)))
        points.append(group.mul(change, old))
    return Rekey(tuple(keys), tuple(proofs), tuple(points))


def _lock_scalar(deck: Deck, locker: int, seed: bytes) -> bytes:
    return _secret(deck.before(LOCK_FIRST + locker), seed, "lock", locker)


def _slot_key(deck: Deck, locker: int, seed: bytes, slot: int) -> bytes:
    begun = deck.before(0 if deck.lockers == 1 else REKEY_FIRST + locker)
    return _secret(begun, seed, "slot", locker, slot)


def _order(deck: Deck, locker: int, seed: bytes) -> tuple[int, ...]:
    """Which point of the step before goes to each slot."""
    entropy = derived(seed, 32, "order", deck.transcript, locker)
    return Stream(entropy).shuffled(range(len(deck.cards)))


def _secret(deck: Deck, seed: bytes, *label: Part) -> bytes:
    return group.reduced(derived(seed, 64, *label, deck.transcript))


def _tags(deck: Deck, seed: bytes) -> tuple[bytes, ...]:
    order = _order(deck, 0, seed)
    return tuple(
        deck.tag(slot, order[slot], _slot_key(deck, 0, seed, slot)) for slot in range(len(order))
    )


def _tagged(deck: Deck, slot: int, scalar: bytes) -> int | None:
    tag = deck.tags()[slot]
    for index in range(len(deck.cards)):
        if deck.tag(slot, index, scalar) == tag:
            return index
    return None


def _purpose(deck: Deck, locker: int, slot: int) -> tuple[Part, ...]:
    return ("slot key", deck.game_id, deck.name, locker, slot)
