# SPDX-License-Identifier: MIT
"""A sealed move is hidden until it is shown, and cannot be another one then."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from netcode.crypto import commitment
from netcode.errors import CheatError, ProtocolError
from tests.netcode.crypto.lockers import GAME, KEYS, OTHER_GAME

DECISION, LATER = b"d" * 32, b"e" * 32
NONCE = KEYS[0].nonce(GAME, DECISION, 1)
COMMITTED = commitment.commitment(GAME, DECISION, 1, "bid 12", NONCE)
KNOWN = "5852281c10856d79019a0d3770d7a9326951ca6d07fa4c6c8781170c5f34f909"


@given(st.text(max_size=20), st.integers(0, 5), st.binary(min_size=32, max_size=32))
def test_a_true_reveal_fits(text: str, seat: int, nonce: bytes) -> None:
    """Round trip for any move, seat and nonce."""
    committed = commitment.commitment(GAME, DECISION, seat, text, nonce)
    assert len(committed) == commitment.SIZE
    commitment.check(committed, GAME, DECISION, seat, text, nonce)


@pytest.mark.parametrize(
    ("game", "decision", "seat", "text", "nonce"),
    [
        (OTHER_GAME, DECISION, 1, "bid 12", NONCE),
        (GAME, LATER, 1, "bid 12", NONCE),
        (GAME, DECISION, 0, "bid 12", NONCE),
        (GAME, DECISION, 1, "bid 13", NONCE),
        (GAME, DECISION, 1, "bid 12 ", NONCE),
        (GAME, DECISION, 1, "bid 12", b"\0" * 32),
        (GAME, DECISION, 1, "bid 12", NONCE[:31]),
        (GAME, DECISION, 1, "bid 12", b""),
        (GAME, DECISION, 1, "bid 12", None),
        (GAME, DECISION, 1, "\ud800", NONCE),
    ],
)
def test_anything_else_does_not_fit(
    game: bytes, decision: bytes, seat: int, text: str, nonce: bytes
) -> None:
    """Replayed, copied, changed and malformed reveals name the seat."""
    with pytest.raises(CheatError) as caught:
        commitment.check(COMMITTED, game, decision, seat, text, nonce)
    assert (caught.value.seat, caught.value.step) == (seat, "reveal")


def test_a_bid_is_not_found_by_trying_all() -> None:
    """The nonce is needed: no commitment without one, and every nonce gives another."""
    with pytest.raises(ProtocolError):
        commitment.commitment(GAME, DECISION, 1, "bid 12", b"")
    guesses = {
        commitment.commitment(GAME, DECISION, 1, f"bid {bid}", bytes(32)) for bid in range(200)
    }
    assert COMMITTED not in guesses
    assert len(guesses) == 200


def test_equal_bids_of_two_seats_look_different() -> None:
    """Even with one nonce, so that a copied commitment is visible."""
    assert commitment.commitment(GAME, DECISION, 2, "bid 12", NONCE) != COMMITTED


def test_the_bytes_of_a_commitment_are_fixed() -> None:
    """Known answer."""
    assert COMMITTED.hex() == KNOWN
