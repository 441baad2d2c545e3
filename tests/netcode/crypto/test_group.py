# SPDX-License-Identifier: MIT
"""Encodings are unambiguous, and nothing outside the group gets in or out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from netcode.crypto import group
from netcode.errors import ProtocolError
from tests.netcode.crypto.lockers import BAD_POINTS, BAD_SCALARS, IDENTITY, SCALAR, SOME_POINT

ONE = (1).to_bytes(32, "little")
PARTS = st.lists(
    st.binary(max_size=6) | st.text(max_size=6) | st.integers(-(2**53), 2**53), max_size=4
)
SCALARS = st.integers(1, group.ORDER - 1).map(lambda value: value.to_bytes(32, "little"))


@given(PARTS, PARTS)
def test_different_parts_give_different_domains(
    left: list[group.Part], right: list[group.Part]
) -> None:
    """No two lists of parts share a domain string."""
    same = [(type(part), part) for part in left] == [(type(part), part) for part in right]
    assert (group.domain(*left) == group.domain(*right)) == same


def test_a_domain_tells_boundaries_and_types_apart() -> None:
    """Neither a moved boundary nor a number as text or bytes gives the same string."""
    alike: list[tuple[group.Part, ...]] = [
        ("ab", "c"),
        ("a", "bc"),
        ("abc",),
        (b"abc",),
        (1,),
        ("1",),
        (b"1",),
        (),
        ("",),
    ]
    assert len({group.domain(*parts) for parts in alike}) == len(alike)


def test_a_domain_starts_with_protocol_and_version() -> None:
    """Another version of the protocol shares no string with this one."""
    assert group.domain("x").startswith(b"s\0\0\0\x0bsobremesa/1")


@pytest.mark.parametrize("part", [True, 1.5, None, 2**53 + 1, -(2**53) - 1, "\ud800", ("a",)])
def test_a_domain_refuses_what_has_no_encoding(part: group.Part) -> None:
    """Booleans, floats, large integers and lone surrogates are refused."""
    with pytest.raises(ProtocolError):
        group.domain("x", part)


@pytest.mark.parametrize("name", BAD_SCALARS)
def test_no_function_takes_a_bad_scalar(name: str) -> None:
    """0, L, s + L and wrong lengths raise ProtocolError everywhere (netcode.md, section 4)."""
    bad = BAD_SCALARS[name]
    calls: tuple[Callable[[], object], ...] = (
        lambda: group.check_scalar(bad),
        lambda: group.base(bad),
        lambda: group.mul(bad, SOME_POINT),
        lambda: group.mul(bad, group.BASE),
        lambda: group.scalar_sub(SCALAR, bad),
        lambda: group.scalar_mul(SCALAR, bad),
        lambda: group.scalar_inv(bad),
    )
    for call in calls:
        with pytest.raises(ProtocolError):
            call()


@pytest.mark.parametrize("name", BAD_POINTS)
def test_no_function_takes_a_bad_point(name: str) -> None:
    """Identity, small, mixed order and no canonical point: ProtocolError (failures.md, T29)."""
    bad = BAD_POINTS[name]
    with pytest.raises(ProtocolError):
        group.check_point(bad)
    with pytest.raises(ProtocolError):
        group.mul(SCALAR, bad)


@pytest.mark.parametrize("bad", [None, 7, "a" * 32, bytearray(32), [1] * 32])
def test_what_is_not_bytes_is_refused(bad: bytes) -> None:
    """A wrong type raises ProtocolError, never TypeError."""
    for call in (group.check_scalar, group.check_point, group.base, group.scalar_inv):
        with pytest.raises(ProtocolError):
            call(bad)
    for pair in (group.point_add, group.mul, group.scalar_mul):
        with pytest.raises(ProtocolError):
            pair(SCALAR, bad)


def test_no_sum_is_the_identity_or_zero() -> None:
    """P + (-P) and s - s are refused."""
    minus_one = (group.ORDER - 1).to_bytes(32, "little")
    with pytest.raises(ProtocolError):
        group.point_add(SOME_POINT, group.mul(minus_one, SOME_POINT))
    with pytest.raises(ProtocolError):
        group.scalar_sub(SCALAR, SCALAR)
    assert group.point_add(SOME_POINT, SOME_POINT) != IDENTITY


@given(SCALARS, SCALARS)
def test_scalars_calculate_modulo_the_order(left: bytes, right: bytes) -> None:
    """The library's arithmetic is that of integers mod L."""
    a, b = int.from_bytes(left, "little"), int.from_bytes(right, "little")
    product = group.scalar_mul(left, right)
    assert int.from_bytes(product, "little") == a * b % group.ORDER
    assert group.scalar_mul(group.scalar_inv(left), product) == right
    if (a - b) % group.ORDER:
        assert int.from_bytes(group.scalar_sub(left, right), "little") == (a - b) % group.ORDER


@given(SCALARS, SCALARS)
def test_locks_commute(left: bytes, right: bytes) -> None:
    """a(bP) = b(aP) = (ab)P, which the locks stand on."""
    once = group.mul(left, group.mul(right, SOME_POINT))
    assert once == group.mul(right, group.mul(left, SOME_POINT))
    assert once == group.mul(group.scalar_mul(left, right), SOME_POINT)


@given(PARTS)
def test_hashes_land_in_the_group(parts: list[group.Part]) -> None:
    """Every hash is a valid scalar and a valid point, and they are not related by B."""
    scalar, point = group.hash_to_scalar(*parts), group.hash_to_point(*parts)
    assert group.check_scalar(scalar) == scalar
    assert group.check_point(point) == point
    assert group.base(scalar) != point


def test_the_base_is_the_standard_one() -> None:
    """B of RFC 8032, and 1 * B = B."""
    assert bytes.fromhex("58" + "66" * 31) == group.BASE
    assert group.base(ONE) == group.BASE
    assert group.mul(ONE, group.BASE) == group.BASE
