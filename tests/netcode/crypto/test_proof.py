# SPDX-License-Identifier: MIT
"""The one proof holds for its statement and for nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from netcode.crypto import group, proof
from netcode.errors import ProtocolError
from tests.netcode.crypto.lockers import BAD_POINTS, BAD_SCALARS, SOME_POINT, plus_order

W = group.hash_to_scalar("w")
P, Q = group.BASE, SOME_POINT
STATEMENT = (P, group.base(W), Q, group.mul(W, Q))
LABEL = ("chance", b"game", 0, 7)
PROOF = proof.prove(W, P, Q, *LABEL)


def test_a_proof_holds_and_is_the_same_every_time() -> None:
    """64 bytes, derandomised."""
    proof.check(*STATEMENT, PROOF, *LABEL)
    assert proof.prove(W, P, Q, *LABEL) == PROOF
    assert len(PROOF) == 64


@given(st.integers(1, 2**252), st.text(max_size=5))
def test_every_proof_holds(w: int, label: str) -> None:
    """Completeness, for any secret, second point and label."""
    secret, first = w.to_bytes(32, "little"), group.hash_to_point("first", label)
    shown = proof.prove(secret, first, Q, label)
    proof.check(first, group.mul(secret, first), Q, group.mul(secret, Q), shown, label)


@pytest.mark.parametrize(
    "label",
    [
        ("bot", b"game", 0, 7),
        ("chance", b"gamf", 0, 7),
        ("chance", b"game", 1, 7),
        ("chance", b"game", 0, 8),
        ("chance", b"game", 0, "7"),
        ("chance", b"game", 7),
        (),
    ],
)
def test_another_label_does_not_fit(label: tuple[group.Part, ...]) -> None:
    """Other kind, game, holder, event or type: the proof does not hold."""
    with pytest.raises(ProtocolError):
        proof.check(*STATEMENT, PROOF, *label)


@pytest.mark.parametrize("order", [(1, 0, 2, 3), (0, 1, 3, 2), (2, 3, 0, 1), (0, 3, 2, 1)])
def test_swapped_points_do_not_fit(order: tuple[int, ...]) -> None:
    """Every point has its place."""
    first, w_first, second, w_second = (STATEMENT[index] for index in order)
    with pytest.raises(ProtocolError):
        proof.check(first, w_first, second, w_second, PROOF, *LABEL)


def test_two_different_factors_have_no_proof() -> None:
    """wP and vQ with the proof for w, or for v, are refused."""
    v = group.hash_to_scalar("v")
    for secret in (W, v):
        shown = proof.prove(secret, P, Q, *LABEL)
        with pytest.raises(ProtocolError):
            proof.check(P, group.mul(W, P), Q, group.mul(v, Q), shown, *LABEL)


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("name", BAD_SCALARS)
def test_bad_scalars_in_a_proof(half: int, name: str) -> None:
    """0, L, s + L and wrong lengths in either half are refused."""
    halves = [PROOF[:32], PROOF[32:]]
    halves[half] = BAD_SCALARS[name]
    with pytest.raises(ProtocolError):
        proof.check(*STATEMENT, b"".join(halves), *LABEL)


@pytest.mark.parametrize("half", [0, 1])
def test_a_proof_has_one_form(half: int) -> None:
    """The same challenge or response plus L is another byte string and is refused."""
    halves = [PROOF[:32], PROOF[32:]]
    halves[half] = plus_order(halves[half])
    with pytest.raises(ProtocolError):
        proof.check(*STATEMENT, b"".join(halves), *LABEL)


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("name", BAD_POINTS)
def test_bad_points_in_a_statement(place: int, name: str) -> None:
    """Identity, small and mixed order in any place: ProtocolError and nothing else."""
    points = list(STATEMENT)
    points[place] = BAD_POINTS[name]
    with pytest.raises(ProtocolError):
        proof.check(points[0], points[1], points[2], points[3], PROOF, *LABEL)


@given(st.integers(0, 511))
def test_no_bit_of_a_proof_is_free(bit: int) -> None:
    """Any flipped bit breaks it."""
    flipped = (int.from_bytes(PROOF, "little") ^ 1 << bit).to_bytes(64, "little")
    with pytest.raises(ProtocolError):
        proof.check(*STATEMENT, flipped, *LABEL)


def test_nonces_differ_with_the_label_and_the_points() -> None:
    """Two proofs of one secret with one nonce would give the secret away."""
    proofs = [PROOF, proof.prove(W, P, Q, "other"), proof.prove(W, P, group.mul(W, Q), *LABEL)]
    commitments = set()
    for shown in proofs:
        c, s = shown[:32], shown[32:]
        commitments.add(group.point_add(group.base(s), group.mul(c, STATEMENT[1])))
    assert len(commitments) == len(proofs)


@pytest.mark.parametrize("shown", [b"", PROOF[:63], PROOF + b"\0", None, 5])
def test_a_proof_of_another_size_or_type(shown: bytes) -> None:
    """64 bytes and nothing else."""
    with pytest.raises(ProtocolError):
        proof.check(*STATEMENT, shown, *LABEL)


@pytest.mark.parametrize("place", range(4))
def test_no_point_can_be_chosen_after_the_challenge(place: int) -> None:
    """A forger fixes three points and computes the fourth from challenge and response.

    That works as soon as the challenge leaves that point out.
    """
    v, r_first = group.hash_to_scalar("v"), group.hash_to_point("r")
    k = group.hash_to_scalar("k")
    halves = [[P, group.mul(v, P)], [Q, group.mul(v, Q)]]
    forged, kept = halves[place // 2], halves[1 - place // 2]
    forged[:] = [group.hash_to_point("first"), group.hash_to_point("second")]
    nonces = [group.mul(k, kept[0])] * 2
    nonces[place // 2] = r_first
    c = proof._challenge((*halves[0], *halves[1]), nonces[0], nonces[1], LABEL)
    s = group.scalar_sub(k, group.scalar_mul(c, v))
    fixed = group.mul(c, forged[1]) if place % 2 == 0 else group.mul(s, forged[0])
    divisor = group.scalar_inv(s if place % 2 == 0 else c)
    minus_fixed = group.mul((group.ORDER - 1).to_bytes(32, "little"), fixed)
    forged[place % 2] = group.mul(divisor, group.point_add(r_first, minus_fixed))
    with pytest.raises(ProtocolError):
        proof.check(halves[0][0], halves[0][1], halves[1][0], halves[1][1], c + s, *LABEL)
