# SPDX-License-Identifier: MIT
"""What is seen only when a slot opens or a seed is disclosed, and who is named then."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from netcode.crypto import boxes, group
from netcode.crypto.keys import Keys
from netcode.crypto.locking import locks, replay
from netcode.crypto.locking.locks import Deck
from netcode.crypto.locking.replay import Deal
from netcode.crypto.locking.transcript import Lock, write_lock
from netcode.errors import CheatError
from tests.netcode.crypto.lockers import (
    CARDS,
    GAME,
    KEYS,
    NAME,
    SCALAR,
    SEEDS,
    SOME_POINT,
    key_of,
    keys_of,
    locked,
    rekeyed,
    with_points,
)

STEP_NAMES = ("commitment 0", "commitment 1", "step 1", "step 2", "step 3", "step 4")


def _copied_with_a_scalar(points: list[bytes]) -> None:
    points[1] = group.mul(SCALAR, points[0])


def _multiplied(points: list[bytes]) -> None:
    points[1] = group.mul(SCALAR, points[1])


def _added(points: list[bytes]) -> None:
    points[1] = group.point_add(points[0], points[2])


def _unknown(points: list[bytes]) -> None:
    points[1] = SOME_POINT


CHANGES: dict[str, Callable[[list[bytes]], None]] = {
    "slot copied with a scalar": _copied_with_a_scalar,
    "card multiplied": _multiplied,
    "sum of two points": _added,
    "unknown card": _unknown,
}


def opened(deck: Deck) -> list[int | None]:
    """What every slot holds, with the true keys."""
    return [locks.card(deck, slot, *keys_of(deck, slot)) for slot in range(len(CARDS))]


def faults(deck: Deck, *deals: Deal) -> list[tuple[int | None, str]]:
    """Who is blamed for what when both have disclosed."""
    return [(fault.holder, fault.step) for fault in replay.blame(deck, SEEDS, deals)]


@pytest.mark.parametrize("step", [2, 3])
@pytest.mark.parametrize("name", CHANGES)
def test_a_broken_shuffle_shows_when_its_slot_opens(step: int, name: str) -> None:
    """One slot is no card, whoever opens it; the replay names locker and step (item 7, T30)."""
    deck = locked(instead={step: with_points(CHANGES[name])})
    cards = opened(deck)
    assert cards.count(None) == 1
    assert len(set(cards)) == len(cards)
    assert faults(deck) == [(step % 2, STEP_NAMES[step])]
    replay.check_disclosure(deck, 1 - step % 2, SEEDS[1 - step % 2])


@pytest.mark.parametrize("step", [2, 3])
def test_a_chosen_order_shows_in_the_replay(step: int) -> None:
    """Slots swapped by hand hold true cards; only the disclosed seed tells."""

    def change(points: list[bytes]) -> None:
        points[0], points[1] = points[1], points[0]

    deck = locked(instead={step: with_points(change)})
    assert sorted(card for card in opened(deck) if card is not None) == list(range(len(CARDS)))
    assert faults(deck) == [(step % 2, STEP_NAMES[step])]


@pytest.mark.parametrize("step", [2, 3])
def test_a_lock_whose_public_key_is_another(step: int) -> None:
    """Proofs that fit a false public key hold; no slot is a card, the lock step is named."""
    false, true = group.hash_to_scalar("false"), group.hash_to_scalar("true")
    keys = [group.hash_to_scalar("key", slot) for slot in range(len(CARDS))]

    def lock(deck: Deck) -> bytes:
        points = tuple(group.mul(true, point) for point in deck.points)
        return write_lock(Lock(group.base(false), points))

    deck = locked(instead={step: lock, step + 2: lambda deck: rekeyed(deck, false, keys)})
    other = 1 - step % 2
    for slot in range(len(CARDS)):
        both = [keys[slot], keys[slot]]
        both[other] = key_of(deck, other, slot)
        assert locks.card(deck, slot, *both) is None
    assert faults(deck) == [(step % 2, STEP_NAMES[step])]


@pytest.mark.parametrize("step", [4, 5])
def test_slot_keys_that_the_seed_does_not_give(step: int) -> None:
    """Well proven keys of one's own choice open true cards, and the replay names the step."""
    locker = step % 2
    keys = [group.hash_to_scalar("key", slot) for slot in range(len(CARDS))]

    def rekey(deck: Deck) -> bytes:
        return rekeyed(deck, locks._lock_scalar(deck, locker, SEEDS[locker]), keys)

    deck = locked(instead={step: rekey})
    both = [keys[2], keys[2]]
    both[1 - locker] = key_of(deck, 1 - locker, 2)
    assert locks.card(deck, 2, *both) in range(len(CARDS))
    assert faults(deck) == [(locker, STEP_NAMES[step])]


@pytest.mark.parametrize("locker", [0, 1])
def test_a_seed_that_is_not_the_committed_one(locker: int) -> None:
    """The false disclosure itself is named, not a step, also before anything was locked."""
    seeds = list(SEEDS)
    seeds[locker] = b"\x55" * 32
    for steps in (2, 4, 6):
        with pytest.raises(CheatError) as caught:
            replay.check_disclosure(locked(steps=steps), locker, seeds[locker])
        assert (caught.value.holder, caught.value.step) == (locker, "disclosure")
    named = [fault.holder for fault in replay.blame(locked(), tuple(seeds))]
    assert named == [locker]


@pytest.mark.parametrize("steps", range(7))
def test_a_deck_that_was_given_up_half_locked(steps: int) -> None:
    """Both disclose for whatever reason a deck ends, and honest lockers pass."""
    assert replay.blame(locked(steps=steps), SEEDS) == ()


@pytest.mark.parametrize("locker", [0, 1])
def test_a_garbage_key_on_a_deal(locker: int) -> None:
    """The receiver sees it at once; the replay of the boxes shows it to all (item 7, T35)."""
    deck = locked()
    receiver = KEYS[1 - locker]
    purpose = ("slot key", GAME, NAME, locker, 3)
    for false in (SCALAR, key_of(deck, locker, 2), key_of(deck, 1 - locker, 3), bytes(32), b""):
        boxed = boxes.box(SEEDS[locker], receiver.game_public, false, *purpose)
        with pytest.raises(CheatError) as caught:
            locks.unbox_key(deck, locker, 3, receiver.game_key, boxed)
        assert (caught.value.holder, caught.value.step) == (locker, "key")
        deal = Deal(locker, 3, receiver.game_public, boxed)
        assert faults(deck, _true_deal(deck, locker, 1), deal) == [(locker, "deal")]


@pytest.mark.parametrize("locker", [0, 1])
def test_a_box_that_does_not_open(locker: int) -> None:
    """Garbage, and a box for another slot or receiver, are the sender's fault."""
    deck = locked()
    receiver = KEYS[1 - locker]
    other_slot = locks.box_key(deck, locker, SEEDS[locker], 2, receiver.game_public)
    other_holder = locks.box_key(deck, locker, SEEDS[locker], 3, Keys(b"\x09" * 32).game_public)
    for boxed in (bytes(80), b"", other_slot, other_holder):
        with pytest.raises(CheatError) as caught:
            locks.unbox_key(deck, locker, 3, receiver.game_key, boxed)
        assert (caught.value.holder, caught.value.step) == (locker, "deal")
        assert faults(deck, Deal(locker, 3, receiver.game_public, boxed)) == [(locker, "deal")]


@pytest.mark.parametrize("locker", [0, 1])
def test_a_false_key_for_a_card_that_nobody_held(locker: int) -> None:
    """Each locker's key is checked by itself, so that the false one has a name."""
    deck = locked()
    for false in (SCALAR, key_of(deck, locker, 1), key_of(deck, 1 - locker, 0)):
        keys = list(keys_of(deck, 0))
        keys[locker] = false
        with pytest.raises(CheatError) as caught:
            locks.card(deck, 0, *keys)
        assert (caught.value.holder, caught.value.step) == (locker, "key")


def test_a_false_claim_that_a_slot_is_no_card() -> None:
    """Nobody is blamed by the replay, so the claim was the lie (netcode.md, section 4)."""
    deck = locked()
    assert None not in opened(deck)
    deals = [_true_deal(deck, locker, slot) for locker in (0, 1) for slot in (0, 3)]
    assert faults(deck, *deals) == []


def test_a_true_deal_is_no_fault() -> None:
    """The boxes of honest lockers replay byte for byte."""
    deck = locked()
    assert faults(deck, *(_true_deal(deck, locker, 4) for locker in (0, 1))) == []
    replay.check_disclosure(deck, 0, SEEDS[0], (Deal(1, 4, b"", b"false"),))


def test_both_can_be_at_fault() -> None:
    """Two broken steps have two authors."""
    deck = locked(instead={2: with_points(_multiplied), 3: with_points(_added)})
    assert faults(deck) == [(0, "step 1"), (1, "step 2")]


def test_a_holder_alone_is_replayed_too() -> None:
    """A tag for another card, a false key and a false seed."""
    deck = locked(1)
    assert replay.blame(deck, SEEDS[:1]) == ()
    payload = bytearray(deck.steps[0])
    payload[32:64], payload[64:96] = payload[64:96], payload[32:64]
    false = locked(1, instead={0: lambda _: bytes(payload)})
    with pytest.raises(CheatError) as caught:
        locks.card(false, 0, *keys_of(false, 0))
    assert (caught.value.holder, caught.value.step) == (0, "key")
    assert [(f.holder, f.step) for f in replay.blame(false, SEEDS[:1])] == [(0, "step 1")]
    with pytest.raises(CheatError) as caught:
        replay.check_disclosure(deck, 0, SEEDS[1])
    assert caught.value.step == "disclosure"


def _true_deal(deck: Deck, locker: int, slot: int) -> Deal:
    receiver = KEYS[1 - locker].game_public
    return Deal(locker, slot, receiver, locks.box_key(deck, locker, SEEDS[locker], slot, receiver))
