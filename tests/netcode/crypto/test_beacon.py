# SPDX-License-Identifier: MIT
"""A holder has one value for an event, and everybody can tell."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from netcode.crypto import beacon, group
from netcode.errors import CheatError, ProtocolError
from tests.netcode.crypto.lockers import BAD_POINTS, BAD_SCALARS, GAME, KEYS, OTHER_GAME

B = KEYS[0].beacon(GAME)
S = beacon.public(B)
TRIGGER, LATER = b"t" * 32, b"u" * 32
POINT, SHOWN = beacon.value(B, GAME, 0, 3, TRIGGER)
DECISION = b"d" * 32
BOT_POINT, BOT_SHOWN = beacon.bot_value(B, GAME, 2, DECISION)
KNOWN = [
    "e28e4466047e07a1a9842bc6827d4daff40a40dbdfbd1872e461434dbf875d3b",
    "9419ce0b71ad21f6037d246c2164ab42c967682711985a4cc965629480886d26",
    "1d47c81f2189eebbaf6afc8feaf41922b16343cf4fc177aca737851a461cba020b434abbef0a03c58ddffd0eb3298d4663edc1dd1fc5cb1af7d9415cb06a7b07",
    "ff4026ae407f3146d04d90590a23f6930f340b5e74c993bb3bb9250e19244215",
    "bf7bb2c665739787b2a41ec92552db9ced4ce704ac6d2b92c69a15bbf712d076",
]


@given(st.integers(0, 5), st.integers(0, 2**40), st.binary(min_size=32, max_size=32))
def test_every_value_checks(holder: int, k: int, trigger: bytes) -> None:
    """Completeness, and sameness however often it is asked for."""
    point, shown = beacon.value(B, GAME, holder, k, trigger)
    beacon.check(S, GAME, holder, k, trigger, point, shown)
    assert beacon.value(B, GAME, holder, k, trigger) == (point, shown)


@pytest.mark.parametrize(
    "event",
    [
        (OTHER_GAME, 0, 3, TRIGGER),
        (GAME, 1, 3, TRIGGER),
        (GAME, 0, 4, TRIGGER),
        (GAME, 0, 3, LATER),
    ],
)
def test_a_value_is_of_one_event(event: tuple[bytes, int, int, bytes]) -> None:
    """Other game, holder, k or trigger: refused, naming the holder (section 9, item 6)."""
    with pytest.raises(CheatError) as caught:
        beacon.check(S, *event, POINT, SHOWN)
    assert (caught.value.holder, caught.value.step) == (event[1], "chance")
    assert beacon.value(B, *event)[0] != POINT


def test_a_copied_public_value_gives_no_values() -> None:
    """Holder 1 with holder 0's S cannot answer with its value either."""
    with pytest.raises(CheatError) as caught:
        beacon.check(S, GAME, 1, 3, TRIGGER, POINT, SHOWN)
    assert caught.value.holder == 1
    other = beacon.public(KEYS[1].beacon(GAME))
    beacon.check_public(S, (other,))
    with pytest.raises(ProtocolError, match="a copy"):
        beacon.check_public(S, (other, S))


@pytest.mark.parametrize("name", BAD_POINTS)
def test_bad_points_name_the_holder(name: str) -> None:
    """As S and as value: CheatError; in the set-up: refused; never a RuntimeError (T29)."""
    bad = BAD_POINTS[name]
    calls: tuple[Callable[[], None], ...] = (
        lambda: beacon.check(bad, GAME, 4, 3, TRIGGER, POINT, SHOWN),
        lambda: beacon.check(S, GAME, 4, 3, TRIGGER, bad, SHOWN),
    )
    for call in calls:
        with pytest.raises(CheatError) as caught:
            call()
        assert caught.value.holder == 4
    with pytest.raises(ProtocolError):
        beacon.check_public(bad, (S,))
    with pytest.raises(ProtocolError):
        beacon.entropy(GAME, 3, TRIGGER, (POINT, bad))


@pytest.mark.parametrize("name", BAD_SCALARS)
def test_bad_scalars_in_a_proof_name_the_holder(name: str) -> None:
    """0, L, s + L in the proof, or as one's own b."""
    with pytest.raises(CheatError) as caught:
        beacon.check(S, GAME, 0, 3, TRIGGER, POINT, SHOWN[:32] + BAD_SCALARS[name])
    assert caught.value.holder == 0
    with pytest.raises(ProtocolError):
        beacon.value(BAD_SCALARS[name], GAME, 0, 3, TRIGGER)


def test_a_chosen_value_is_refused() -> None:
    """A holder cannot pick among values: any point but its own fails."""
    for factor in range(2, 6):
        other = group.mul(factor.to_bytes(32, "little"), POINT)
        with pytest.raises(CheatError):
            beacon.check(S, GAME, 0, 3, TRIGGER, other, SHOWN)


def test_entropy_depends_on_every_part() -> None:
    """Game, event, trigger and every value in holder order."""
    values = tuple(beacon.value(KEYS[i % 2].beacon(GAME), GAME, i, 3, TRIGGER)[0] for i in range(3))
    different = {beacon.entropy(GAME, 3, TRIGGER, order) for order in permutations(values)}
    different |= {beacon.entropy(GAME, 3, TRIGGER, values[:count]) for count in range(3)}
    different.add(beacon.entropy(OTHER_GAME, 3, TRIGGER, values))
    different.add(beacon.entropy(GAME, 4, TRIGGER, values))
    different.add(beacon.entropy(GAME, 3, LATER, values))
    assert len(different) == 6 + 3 + 3


def test_a_bots_value_is_of_one_decision() -> None:
    """Another game, seat or decision, and a value of the table's draws, are refused."""
    beacon.check_bot_value(S, GAME, 2, DECISION, BOT_POINT, BOT_SHOWN)
    for game, seat, decision in (
        (OTHER_GAME, 2, DECISION),
        (GAME, 1, DECISION),
        (GAME, 2, LATER),
    ):
        with pytest.raises(CheatError) as caught:
            beacon.check_bot_value(S, game, seat, decision, BOT_POINT, BOT_SHOWN)
        assert (caught.value.seat, caught.value.step) == (seat, "bot")
    with pytest.raises(CheatError):
        beacon.check_bot_value(S, GAME, 0, TRIGGER, POINT, SHOWN)
    with pytest.raises(CheatError):
        beacon.check(S, GAME, 2, 0, DECISION, BOT_POINT, BOT_SHOWN)


def test_a_bots_entropy_is_of_one_decision() -> None:
    """Every part counts."""
    seeds = {
        beacon.bot_entropy(GAME, 2, DECISION, BOT_POINT),
        beacon.bot_entropy(OTHER_GAME, 2, DECISION, BOT_POINT),
        beacon.bot_entropy(GAME, 1, DECISION, BOT_POINT),
        beacon.bot_entropy(GAME, 2, LATER, BOT_POINT),
        beacon.bot_entropy(GAME, 2, DECISION, POINT),
        beacon.entropy(GAME, 2, DECISION, (BOT_POINT,)),
    }
    assert len(seeds) == 6


def test_the_bytes_of_a_draw_are_fixed() -> None:
    """Known answers: a changed byte would change the draws of games in progress."""
    assert [
        S.hex(),
        POINT.hex(),
        SHOWN.hex(),
        beacon.entropy(GAME, 3, TRIGGER, (POINT,)).hex(),
        beacon.bot_entropy(GAME, 2, DECISION, BOT_POINT).hex(),
    ] == KNOWN
