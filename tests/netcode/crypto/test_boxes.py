# SPDX-License-Identifier: MIT
"""A box is for one receiver and one purpose, and never tells more."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from netcode.crypto import boxes
from netcode.crypto.identity import Identity
from netcode.crypto.keys import Keys
from netcode.errors import ProtocolError
from tests.netcode.crypto.lockers import GAME, KEYS, MASTERS, OTHER_GAME, SEEDS, SMALL_ORDER

PURPOSE = ("slot key", GAME, "hands", 0, 4)
PAYLOAD = b"p" * 32
BOX = boxes.box(SEEDS[0], KEYS[1].game_public, PAYLOAD, *PURPOSE)
ME, OTHER = Identity(b"\x0a" * 32), Identity(b"\x0b" * 32)


@given(st.binary(max_size=80), st.text(max_size=5))
def test_the_receiver_reads_what_was_boxed(payload: bytes, purpose: str) -> None:
    """Round trip for any payload and purpose."""
    boxed = boxes.box(SEEDS[0], KEYS[1].game_public, payload, purpose)
    assert boxes.open_box(KEYS[1].game_key, boxed, purpose) == payload
    assert len(boxed) == len(payload) + boxes.OVERHEAD


def test_a_resend_is_the_same_bytes() -> None:
    """Deterministic, so that an audit can rebuild it (netcode.md, section 3)."""
    assert boxes.box(SEEDS[0], KEYS[1].game_public, PAYLOAD, *PURPOSE) == BOX


@pytest.mark.parametrize(
    "purpose",
    [
        ("slot key", OTHER_GAME, "hands", 0, 4),
        ("slot key", GAME, "hands 2", 0, 4),
        ("slot key", GAME, "hands", 1, 4),
        ("slot key", GAME, "hands", 0, 5),
        ("share", GAME, "hands", 0, 4),
        (),
    ],
)
def test_a_box_has_one_purpose(purpose: tuple[bytes | str | int, ...]) -> None:
    """A box moved to another game, deck, locker, slot or kind does not open."""
    with pytest.raises(ProtocolError):
        boxes.open_box(KEYS[1].game_key, BOX, *purpose)
    moved = boxes.box(SEEDS[0], KEYS[1].game_public, PAYLOAD, *purpose)
    assert moved[:32] != BOX[:32]


def test_nobody_else_opens_it() -> None:
    """Not the sender's game key, not another game's key."""
    for keys in (KEYS[0], Keys(b"\x09" * 32)):
        with pytest.raises(ProtocolError):
            boxes.open_box(keys.game_key, BOX, *PURPOSE)


def test_no_ephemeral_key_is_used_for_two_texts() -> None:
    """Payload, receiver, seed and purpose all enter it."""
    made = [
        BOX,
        boxes.box(SEEDS[0], KEYS[1].game_public, b"q" * 32, *PURPOSE),
        boxes.box(SEEDS[0], KEYS[0].game_public, PAYLOAD, *PURPOSE),
        boxes.box(SEEDS[1], KEYS[1].game_public, PAYLOAD, *PURPOSE),
    ]
    assert len({boxed[:32] for boxed in made}) == len(made)


@given(st.integers(0, len(BOX) * 8 - 1))
def test_a_changed_box_does_not_open(bit: int) -> None:
    """Any flipped bit is noticed, also the top bit of the ephemeral key, which X25519 ignores."""
    changed = (int.from_bytes(BOX, "little") ^ 1 << bit).to_bytes(len(BOX), "little")
    with pytest.raises(ProtocolError):
        boxes.open_box(KEYS[1].game_key, changed, *PURPOSE)


@pytest.mark.parametrize("boxed", [b"", b"x" * 47, BOX[:-1], bytes(80), None, "box"])
def test_garbage_is_one_error(boxed: bytes) -> None:
    """Short, cut, all zero and of another type: ProtocolError."""
    with pytest.raises(ProtocolError):
        boxes.open_box(KEYS[1].game_key, boxed, *PURPOSE)


@pytest.mark.parametrize("public", [bytes(32), b"\x01" + bytes(31), b"k" * 31, b"", None])
def test_a_game_key_with_a_known_secret_is_refused(public: bytes) -> None:
    """To a key of small order everybody could open the box."""
    with pytest.raises(ProtocolError):
        boxes.check_game_key(public)
    with pytest.raises(ProtocolError):
        boxes.box(SEEDS[0], public, PAYLOAD, *PURPOSE)


def test_a_true_game_key_is_taken() -> None:
    """The check lets honest keys through."""
    assert boxes.check_game_key(KEYS[1].game_public) == KEYS[1].game_public


def test_a_master_seed_comes_back_to_its_owner_alone() -> None:
    """Sealed to the own identity, so that any peer's file restores it (netcode.md, section 4)."""
    first, second = (boxes.seal_master(ME.public, MASTERS[0]) for _ in range(2))
    assert first == second, "a holder that crashed makes the same set-up again"
    assert MASTERS[0] not in first
    assert boxes.open_master(ME.seed, first) == MASTERS[0]
    with pytest.raises(ProtocolError):
        boxes.open_master(OTHER.seed, first)


@pytest.mark.parametrize("sealed", [b"", b"x" * 80, None])
def test_a_broken_seal_is_one_error(sealed: bytes) -> None:
    """Garbage in somebody's file is a ProtocolError."""
    with pytest.raises(ProtocolError):
        boxes.open_master(ME.seed, sealed)


def test_a_seal_of_another_length_is_refused() -> None:
    """Only 32 bytes are a master seed."""
    with pytest.raises(ProtocolError):
        boxes.open_master(ME.seed, boxes.seal_master(ME.public, b"short"))


@pytest.mark.parametrize("identity", [b"", bytes(31), *SMALL_ORDER.values()])
def test_a_seed_is_not_sealed_to_a_false_identity(identity: bytes) -> None:
    """A key of small order would let everybody read the master seed."""
    with pytest.raises(ProtocolError):
        boxes.seal_master(identity, MASTERS[0])
