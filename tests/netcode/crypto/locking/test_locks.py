# SPDX-License-Identifier: MIT
"""Honest lockers: a deck locks, every slot opens to a true card, no key leaves early."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netcode.bounds import MAX_CARDS
from netcode.crypto import group
from netcode.crypto.keys import Keys
from netcode.crypto.locking import locks, replay
from netcode.crypto.locking.locks import Deck
from netcode.errors import CheatError, ProtocolError
from tests.netcode.crypto.lockers import (
    BAD_SCALARS,
    CARDS,
    GAME,
    KEYS,
    NAME,
    OTHER_GAME,
    SEEDS,
    honest,
    key_of,
    keys_of,
    locked,
)

SEED = st.binary(min_size=32, max_size=32)
READY = {lockers: locked(lockers) for lockers in (1, 2)}
KNOWN = {
    1: (["e587b9bc467b2c25", "4b5c999fca0b099e"], [2, 4, 0, 3, 1]),
    2: (
        [
            "bc6f7049bfba7401",
            "b74955e63e1c5443",
            "d0f148793abefbad",
            "17c963b1208277d3",
            "9dce3656f9ded024",
            "f6051d4ff86dd123",
            "1ff494ca53f4c1b5",
        ],
        [4, 1, 0, 3, 2],
    ),
}


@settings(max_examples=15)
@given(st.sampled_from([1, 2]), st.integers(1, 5), st.tuples(SEED, SEED))
def test_every_slot_opens_to_another_card(
    lockers: int, count: int, seeds: tuple[bytes, bytes]
) -> None:
    """The slots are a permutation of the cards, whatever the seeds; names may repeat."""
    deck = locked(lockers, CARDS[:count], seeds)
    opened = []
    for slot in range(count):
        keys = [locks.key(deck, locker, seeds[locker], slot) for locker in range(lockers)]
        opened.append(locks.card(deck, slot, *keys))
    assert len(opened) == count
    assert set(opened) == set(range(count))
    assert replay.blame(deck, seeds[:lockers]) == ()


def test_both_lockers_shuffle() -> None:
    """With one locker's seed fixed, the other's seed alone gives all orders of three cards."""
    for fixed in (0, 1):
        orders = set()
        for n in range(60):
            seeds = tuple(
                bytes(32) if locker == fixed else n.to_bytes(32, "big") for locker in (0, 1)
            )
            deck = locked(2, CARDS[:3], seeds)
            keys = [[locks.key(deck, who, seeds[who], s) for who in (0, 1)] for s in range(3)]
            orders.add(tuple(locks.card(deck, slot, *keys[slot]) for slot in range(3)))
        assert len(orders) == 6


@pytest.mark.parametrize("lockers", [1, 2])
def test_a_resumed_locker_sends_the_same_bytes(lockers: int) -> None:
    """A resend after a crash is the same step (netcode.md, section 3)."""
    assert locked(lockers).steps == READY[lockers].steps


def test_the_lockers_take_turns() -> None:
    """Two commitments before any lock, then A, B, A, B; nobody steps twice or out of turn."""
    turns = []
    deck = Deck.begin(GAME, NAME, CARDS, 2)
    while deck.due is not None:
        turns.append(deck.due)
        other = 1 - deck.due
        with pytest.raises(ProtocolError):
            locks.step(deck, other, SEEDS[other])
        with pytest.raises(ProtocolError) as caught:
            deck.after(other, honest(deck))
        assert not isinstance(caught.value, CheatError)
        deck = deck.after(deck.due, honest(deck))
    assert turns == [0, 1, 0, 1, 0, 1]
    assert deck.ready
    for locker in (0, 1):
        with pytest.raises(ProtocolError):
            deck.after(locker, deck.steps[-1])


@pytest.mark.parametrize("steps", range(6))
def test_no_key_leaves_before_both_lock_steps_are_in(steps: int) -> None:
    """Structural: an unfinished deck gives no key, box, check or card (section 9, item 10)."""
    deck = locked(steps=steps)
    scalar = key_of(READY[2], 0, 1)
    for call in (
        lambda: locks.key(deck, 0, SEEDS[0], 1),
        lambda: locks.key(deck, 1, SEEDS[1], 1),
        lambda: locks.box_key(deck, 0, SEEDS[0], 1, KEYS[1].game_public),
        lambda: locks.unbox_key(deck, 0, 1, KEYS[1].game_key, bytes(80)),
        lambda: locks.check_key(deck, 0, 1, scalar),
        lambda: locks.card(deck, 1, scalar, scalar),
    ):
        with pytest.raises(ProtocolError):
            call()


@pytest.mark.parametrize("lockers", [1, 2])
@pytest.mark.parametrize("slot", [-1, len(CARDS), 2**40])
def test_a_slot_that_the_deck_has_not(lockers: int, slot: int) -> None:
    """No key, no card, no Python indexing from the end."""
    with pytest.raises(ProtocolError):
        locks.key(READY[lockers], 0, SEEDS[0], slot)
    with pytest.raises(ProtocolError):
        locks.card(READY[lockers], slot, *keys_of(READY[lockers], 0))


@pytest.mark.parametrize("lockers", [1, 2])
def test_a_box_brings_the_key_to_its_receiver(lockers: int) -> None:
    """80 bytes, the same every time; nobody else opens it, nor for another slot."""
    deck = READY[lockers]
    boxed = locks.box_key(deck, 0, SEEDS[0], 2, KEYS[1].game_public)
    assert len(boxed) == 80
    assert boxed == locks.box_key(deck, 0, SEEDS[0], 2, KEYS[1].game_public)
    assert locks.unbox_key(deck, 0, 2, KEYS[1].game_key, boxed) == key_of(deck, 0, 2)
    for slot, game_key in ((2, KEYS[0].game_key), (3, KEYS[1].game_key)):
        with pytest.raises(CheatError) as caught:
            locks.unbox_key(deck, 0, slot, game_key, boxed)
        assert (caught.value.holder, caught.value.step) == (0, "deal")


@pytest.mark.parametrize("lockers", [1, 2])
def test_one_key_too_few_or_too_many(lockers: int) -> None:
    """A slot opens with the key of every locker, no fewer and no more."""
    keys = keys_of(READY[lockers], 0)
    for wrong in (keys[:-1], (*keys, keys[0])):
        with pytest.raises(ProtocolError):
            locks.card(READY[lockers], 0, *wrong)


@pytest.mark.parametrize("lockers", [1, 2])
@pytest.mark.parametrize("name", BAD_SCALARS)
def test_bad_scalars_as_keys(lockers: int, name: str) -> None:
    """0, L, s + L and wrong lengths name the locker, in either place."""
    for locker in range(lockers):
        keys = list(keys_of(READY[lockers], 0))
        keys[locker] = BAD_SCALARS[name]
        with pytest.raises(CheatError) as caught:
            locks.card(READY[lockers], 0, *keys)
        assert (caught.value.holder, caught.value.step) == (locker, "key")


@pytest.mark.parametrize("lockers", [0, 3, -1])
def test_a_deck_has_one_or_two_lockers(lockers: int) -> None:
    """A cascade for more would need keys that some holders can open for another."""
    with pytest.raises(ProtocolError):
        Deck.begin(GAME, NAME, CARDS, lockers)


@pytest.mark.parametrize("count", [0, MAX_CARDS + 1])
def test_a_deck_has_a_bounded_size(count: int) -> None:
    """An empty deck has nothing to lock; a huge one would hold up the table."""
    with pytest.raises(ProtocolError):
        Deck.begin(GAME, NAME, ("card",) * count, 2)


def test_a_foreign_seed_gives_no_key_and_no_step() -> None:
    """The seed of another deck, game or locker is not the committed one."""
    for seed in (SEEDS[1], KEYS[0].deck_seed(GAME, "other"), KEYS[0].deck_seed(OTHER_GAME, NAME)):
        with pytest.raises(CheatError) as caught:
            locks.key(READY[2], 0, seed, 0)
        assert (caught.value.holder, caught.value.step) == (0, "disclosure")
        with pytest.raises(CheatError):
            locks.step(locked(steps=2), 0, seed)
    for locker in (-1, 2):
        with pytest.raises(ProtocolError) as refused:
            locks.key(READY[2], locker, SEEDS[0], 0)
        assert not isinstance(refused.value, CheatError)


def test_a_disclosed_deck_says_nothing_about_the_next() -> None:
    """Two decks and two games share no sent or secret byte string (section 9, item 9)."""
    seen: list[bytes] = []
    for game_id in (GAME, OTHER_GAME):
        for name in (NAME, "hands 2"):
            seeds = tuple(keys.deck_seed(game_id, name) for keys in KEYS)
            deck = Deck.begin(game_id, name, CARDS, 2)
            while deck.due is not None:
                deck = deck.after(deck.due, locks.step(deck, deck.due, seeds[deck.due]))
            seen += [*seeds, *deck.card_points]
            for step in deck.steps:
                seen += [step[i : i + 32] for i in range(0, len(step), 32)]
            for slot in range(len(CARDS)):
                for locker in (0, 1):
                    seen.append(locks.key(deck, locker, seeds[locker], slot))
                    receiver = KEYS[1 - locker].game_public
                    boxed = locks.box_key(deck, locker, seeds[locker], slot, receiver)
                    seen += [boxed[:32], boxed[32:]]
    seen += [keys.beacon(game_id) for keys in KEYS for game_id in (GAME, OTHER_GAME)]
    assert len(set(seen)) == len(seen)


def test_keys_follow_the_transcript() -> None:
    """Another seed of B, as after a fork, meets another order, lock and keys of A."""
    other_seed = Keys(b"\x03" * 32).deck_seed(GAME, NAME)
    other = locked(seeds=(SEEDS[0], other_seed))
    orders = [locks._order(deck.before(2), 0, SEEDS[0]) for deck in (other, READY[2])]
    assert orders[0] != orders[1]
    assert other.lock(0).public != READY[2].lock(0).public
    assert not {key_of(other, 0, slot) for slot in range(5)} & {
        key_of(READY[2], 0, slot) for slot in range(5)
    }


def test_a_slot_is_the_card_times_both_keys() -> None:
    """M_c * (a_j b_j) = slot (netcode.md, section 4), checked with nothing but the group."""
    deck = READY[2]
    for slot in range(len(CARDS)):
        a, b = keys_of(deck, slot)
        card = locks.card(deck, slot, a, b)
        assert card is not None
        point = group.hash_to_point("card", GAME, NAME, card)
        assert group.mul(group.scalar_mul(a, b), point) == deck.points[slot]


def test_the_public_transcript_has_the_sizes_of_the_text() -> None:
    """96 bytes of proof and key a slot: 1.2 KB a side for 13 cards (netcode.md, section 4)."""
    deck = locked(cards=("card",) * 13)
    assert [len(step) for step in deck.steps] == [32, 32, 448, 448, 1664, 1664]
    assert [len(step) for step in locked(1, ("card",) * 13).steps] == [448]


@pytest.mark.parametrize("lockers", [1, 2])
def test_the_bytes_of_a_deck_are_fixed(lockers: int) -> None:
    """Known answers: a changed byte would break the replay of finished decks."""
    deck = READY[lockers]
    hashes = [hashlib.sha256(step).hexdigest()[:16] for step in deck.steps]
    boxed = locks.box_key(deck, 0, SEEDS[0], 2, KEYS[1].game_public)
    hashes.append(hashlib.sha256(boxed).hexdigest()[:16])
    cards = [locks.card(deck, slot, *keys_of(deck, slot)) for slot in range(len(CARDS))]
    assert (hashes, cards) == KNOWN[lockers]
