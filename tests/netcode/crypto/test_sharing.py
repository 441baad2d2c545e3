# SPDX-License-Identifier: MIT
"""Shares combine to just the value that the absent holder would have sent."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from netcode.crypto import beacon, group, sharing
from netcode.crypto.keys import Keys
from netcode.errors import CheatError, ProtocolError

GAME = bytes(range(32))
LABEL = ("chance", GAME, 0, 3, bytes(32))
POINT = group.hash_to_point(*LABEL)


def scalar(seed: int) -> bytes:
    """The beacon scalar of a holder."""
    return Keys(seed.to_bytes(32, "big")).beacon(GAME)


def parts(secret: bytes, holders: int, helpers: tuple[int, ...]) -> tuple[sharing.Partial, ...]:
    """The parts of these helpers, checked as a table checks them."""
    published = sharing.commitments(secret, holders)
    given_parts = []
    for helper in helpers:
        own = sharing.share(secret, holders, helper)
        sharing.check_share(published, helper, own)
        part = sharing.partial(own, helper, POINT, *LABEL)
        sharing.check_partial(published, part, POINT, *LABEL)
        given_parts.append(part)
    return tuple(given_parts)


@pytest.mark.parametrize("holders", [3, 4, 5, 6])
def test_every_majority_gives_the_very_value(holders: int) -> None:
    """Any t shares combine to b * point, which no re-roll can change (section 9, item 5)."""
    secret = scalar(1)
    value, _ = beacon.value(secret, GAME, 0, 3, bytes(32))
    for helpers in combinations(range(1, holders), sharing.threshold(holders)):
        assert sharing.combined(parts(secret, holders, helpers)) == value


@pytest.mark.parametrize("holders", [3, 4, 5, 6])
def test_one_share_less_gives_something_else(holders: int) -> None:
    """t - 1 shares interpolate another polynomial (T32)."""
    secret = scalar(2)
    helpers = tuple(range(1, sharing.threshold(holders)))
    assert sharing.combined(parts(secret, holders, helpers)) != group.mul(secret, POINT)


@settings(max_examples=20)
@given(st.integers(0, 2**64), st.integers(0, 2**64))
def test_scalars_share_no_coefficient(one: int, other: int) -> None:
    """Two games' polynomials have no commitment in common."""
    first, second = sharing.commitments(scalar(one), 5), sharing.commitments(scalar(other), 5)
    assert one == other or not set(first) & set(second)


def test_a_share_of_another_holder_is_refused() -> None:
    """A dealer that boxes a wrong share is found out at once."""
    secret = scalar(3)
    published = sharing.commitments(secret, 4)
    with pytest.raises(ProtocolError):
        sharing.check_share(published, 1, sharing.share(secret, 4, 2))
    with pytest.raises(ProtocolError):
        sharing.check_share(published, 1, bytes(32))


@pytest.mark.parametrize("change", ["more", "fewer", "other", "identity"])
def test_commitments_are_exactly_t_points_that_begin_with_the_key(change: str) -> None:
    """t + 1, t - 1, a copied key, an invalid point (section 9, item 6)."""
    secret = scalar(4)
    right = sharing.commitments(secret, 5)
    public = beacon.public(secret)
    sharing.check_commitments(right, public, 5)
    wrong = {
        "more": (*right, right[1]),
        "fewer": right[:-1],
        "other": (beacon.public(scalar(5)), *right[1:]),
        "identity": (*right[:-1], (1).to_bytes(32, "little")),
    }[change]
    with pytest.raises(ProtocolError):
        sharing.check_commitments(wrong, public, 5)


@pytest.mark.parametrize("what", ["helper", "point", "proof", "label", "dealer"])
def test_a_false_part_names_its_helper(what: str) -> None:
    """Another helper's part, another point, a broken proof, another draw, another dealer."""
    secret = scalar(6)
    published = sharing.commitments(secret, 4)
    own = sharing.share(secret, 4, 2)
    part = sharing.partial(own, 2, POINT, *LABEL)
    label: tuple[group.Part, ...] = LABEL
    if what == "helper":
        part = structs.replace(part, helper=1)
    elif what == "point":
        part = structs.replace(part, point=group.mul(scalar(7), POINT))
    elif what == "proof":
        part = structs.replace(part, proof=bytes(64))
    elif what == "label":
        label = (*LABEL[:3], 4, bytes(32))
    else:
        published = sharing.commitments(scalar(8), 4)
    with pytest.raises(CheatError) as caught:
        sharing.check_partial(published, part, POINT, *label)
    assert caught.value.holder == part.helper
