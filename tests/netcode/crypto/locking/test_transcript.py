# SPDX-License-Identifier: MIT
"""What every peer sees in a locker's step at once: garbage, copies, swaps and false proofs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from netcode.crypto import group
from netcode.crypto.locking import locks
from netcode.crypto.locking.locks import Deck
from netcode.crypto.locking.transcript import Lock, write_lock
from netcode.errors import CheatError
from tests.netcode.crypto.lockers import (
    BAD_POINTS,
    BAD_SCALARS,
    CARDS,
    SCALAR,
    SEEDS,
    honest,
    locked,
    rekeyed,
    taken,
    with_points,
    with_slots,
)

STEP_NAMES = ("commitment 0", "commitment 1", "step 1", "step 2", "step 3", "step 4")
LOCKS, REKEYS, ALL = (2, 3), (4, 5), range(6)


def refused(step: int, payload: bytes, deck: Deck | None = None) -> None:
    """The payload is refused at this step, and its locker named, before any key can leave."""
    deck = deck or locked(steps=step)
    with pytest.raises(CheatError) as caught:
        deck.after(step % 2, payload)
    assert (caught.value.holder, caught.value.step) == (step % 2, STEP_NAMES[step])
    assert not deck.ready


@pytest.mark.parametrize("step", ALL)
def test_a_step_has_one_length(step: int) -> None:
    """Short, long, empty and of another type."""
    payload = honest(locked(steps=step))
    for wrong in (payload[:-1], payload + b"\0", b"", payload * 2, None, list(payload)):
        refused(step, wrong)  # type: ignore[arg-type]


def test_a_copied_commitment() -> None:
    """B cannot commit to the seed that A committed to."""
    refused(1, locked(steps=1).steps[0])


@pytest.mark.parametrize("step", LOCKS)
@pytest.mark.parametrize("name", [name for name, p in BAD_POINTS.items() if len(p) == 32])
def test_bad_points_while_locking(step: int, name: str) -> None:
    """Identity, small and mixed order, as a slot or as the lock's public key (T29)."""

    def change(points: list[bytes]) -> None:
        points[3] = BAD_POINTS[name]

    deck = locked(steps=step)
    refused(step, with_points(change)(deck), deck)
    refused(step, BAD_POINTS[name] + honest(deck)[32:], deck)


@pytest.mark.parametrize("step", LOCKS)
def test_a_copied_slot(step: int) -> None:
    """Two slots with one point."""

    def change(points: list[bytes]) -> None:
        points[1] = points[0]

    deck = locked(steps=step)
    refused(step, with_points(change)(deck), deck)


@pytest.mark.parametrize("step", LOCKS)
def test_a_lock_that_is_none(step: int) -> None:
    """The scalar 1 locks nothing; unlocked cards and the other's points are recognised."""
    deck = locked(steps=step)
    points = honest(deck)[32:]
    refused(step, group.BASE + points, deck)
    public = taken(deck).lock(step % 2).public
    refused(step, write_lock(Lock(public, deck.points)), deck)
    refused(step, write_lock(Lock(public, deck.points[::-1])), deck)
    refused(step, write_lock(Lock(public, deck.card_points)), deck)


@pytest.mark.parametrize("step", LOCKS)
def test_one_point_copied_from_an_earlier_step(step: int) -> None:
    """Among honest points, one of the other's shuffle or an unlocked card."""
    deck = locked(steps=step)
    for copied in (deck.points[2], deck.card_points[4]):

        def change(points: list[bytes], copied: bytes = copied) -> None:
            points[0] = copied

        refused(step, with_points(change)(deck), deck)


Slots = Callable[[list[bytes], list[bytes], list[bytes]], None]


def _swapped(index: int) -> Slots:
    def change(*lists: list[bytes]) -> None:
        chosen = lists[index]
        chosen[0], chosen[1] = chosen[1], chosen[0]

    return change


def _all_swapped(*lists: list[bytes]) -> None:
    for chosen in lists:
        chosen[0], chosen[1] = chosen[1], chosen[0]


def _copied(index: int) -> Slots:
    def change(*lists: list[bytes]) -> None:
        lists[index][1] = lists[index][0]

    return change


def _all_copied(*lists: list[bytes]) -> None:
    for chosen in lists:
        chosen[1] = chosen[0]


def _multiplied(index: int) -> Slots:
    def change(*lists: list[bytes]) -> None:
        lists[index][1] = group.mul(SCALAR, lists[index][1])

    return change


def _copied_with_a_scalar(keys: list[bytes], _: list[bytes], points: list[bytes]) -> None:
    points[1] = group.mul(SCALAR, points[0])
    keys[1] = group.mul(SCALAR, keys[0])


def _added(_: list[bytes], __: list[bytes], points: list[bytes]) -> None:
    points[1] = group.point_add(points[0], points[2])


CHANGES: dict[str, Slots] = {
    "keys swapped": _swapped(0),
    "proofs swapped": _swapped(1),
    "points swapped": _swapped(2),
    "slots swapped whole": _all_swapped,
    "key copied": _copied(0),
    "proof copied": _copied(1),
    "point copied": _copied(2),
    "slot copied whole": _all_copied,
    "key multiplied": _multiplied(0),
    "point multiplied": _multiplied(2),
    "slot copied with a scalar": _copied_with_a_scalar,
    "sum of two points": _added,
}


@pytest.mark.parametrize("step", REKEYS)
@pytest.mark.parametrize("name", CHANGES)
def test_no_slot_changes_while_keys_are_exchanged(step: int, name: str) -> None:
    """The proof of every slot holds it in its place (netcode.md, section 9, item 7)."""
    deck = locked(steps=step)
    refused(step, with_slots(CHANGES[name])(deck), deck)


@pytest.mark.parametrize("step", REKEYS)
@pytest.mark.parametrize("place", [0, 2])
@pytest.mark.parametrize("name", [name for name, p in BAD_POINTS.items() if len(p) == 32])
def test_bad_points_while_keys_are_exchanged(step: int, place: int, name: str) -> None:
    """Identity, small and mixed order, as K_j or as the new slot."""

    def change(*lists: list[bytes]) -> None:
        lists[place][2] = BAD_POINTS[name]

    deck = locked(steps=step)
    refused(step, with_slots(change)(deck), deck)


@pytest.mark.parametrize("step", REKEYS)
@pytest.mark.parametrize("half", [slice(0, 32), slice(32, 64)])
@pytest.mark.parametrize("name", [name for name, s in BAD_SCALARS.items() if len(s) == 32])
def test_bad_scalars_in_the_proofs(step: int, half: slice, name: str) -> None:
    """0, L and s + L in either half."""

    def change(_: list[bytes], proofs: list[bytes], __: list[bytes]) -> None:
        broken = bytearray(proofs[4])
        broken[half] = BAD_SCALARS[name]
        proofs[4] = bytes(broken)

    deck = locked(steps=step)
    refused(step, with_slots(change)(deck), deck)


@pytest.mark.parametrize("step", REKEYS)
def test_points_that_were_there_before(step: int) -> None:
    """The old slots themselves, the other's shuffle and the cards are recognised."""
    deck = locked(steps=step)
    for copied in (deck.points, deck.lock(0).points, deck.card_points):

        def change(
            _: list[bytes], __: list[bytes], points: list[bytes], new: Sequence[bytes] = copied
        ) -> None:
            points[:] = new

        refused(step, with_slots(change)(deck), deck)


@pytest.mark.parametrize("step", REKEYS)
def test_keys_that_are_well_proven_and_yet_wrong(step: int) -> None:
    """One key for two slots, and the lock itself as a slot's key."""
    deck = locked(steps=step)
    lock = locks._lock_scalar(deck, step % 2, SEEDS[step % 2])
    keys = [group.hash_to_scalar("key", slot) for slot in range(len(CARDS))]
    assert deck.after(step % 2, rekeyed(deck, lock, keys)).rekey(step % 2).keys[0]
    refused(step, rekeyed(deck, lock, [keys[0], keys[0], *keys[2:]]), deck)
    refused(step, rekeyed(deck, lock, [lock, *keys[1:]]), deck)


def test_a_copy_with_a_scalar_cannot_become_a_plain_copy() -> None:
    """A doubles a card while it locks and lets the two meet by its choice of keys."""

    def doubled(points: list[bytes]) -> None:
        points[1] = group.mul(SCALAR, points[0])

    deck = locked(steps=4, instead={2: with_points(doubled)})
    points = deck.points
    once = next(s for s, point in enumerate(points) if group.mul(SCALAR, point) in points)
    twice = points.index(group.mul(SCALAR, points[once]))
    keys = [group.hash_to_scalar("key", slot) for slot in range(len(CARDS))]
    keys[twice] = group.scalar_mul(keys[once], group.scalar_inv(SCALAR))
    refused(4, rekeyed(deck, locks._lock_scalar(deck, 0, SEEDS[0]), keys), deck)


def test_a_step_of_another_deck_or_locker() -> None:
    """Replayed from a deck of the same cards: the label of every proof differs."""
    deck = locked(steps=4)
    refused(4, locked(steps=6).steps[5], deck)
    refused(4, locked(seeds=(b"\1" * 32, b"\2" * 32), steps=5).steps[4], deck)


def test_a_deck_alone_takes_one_step_of_one_length() -> None:
    """The holder that locks alone is named too."""
    deck = locked(1, steps=0)
    with pytest.raises(CheatError) as caught:
        deck.after(0, honest(deck)[:-1])
    assert (caught.value.holder, caught.value.step) == (0, "step 1")
