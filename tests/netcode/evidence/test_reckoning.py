# SPDX-License-Identifier: MIT
"""Intent: who agrees with whom is known from what each holder has signed itself."""

from __future__ import annotations

import pytest
from msgspec import structs

from core.digest import canonical, components
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.evidence import reckoning
from netcode.evidence.reckoning import check, differing, reckon, shown, sides
from tests.core.games.thirteen_minutes.builder import state_of
from tests.netcode.desk import Desk

ADA, BOB = Identity(b"a" * 32), Identity(b"b" * 32)
GAME, HEAD = b"g" * 32, b"h" * 32


@pytest.fixture(scope="module")
def desk() -> Desk:
    """A game under way."""
    desk = Desk()
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 10)
    return desk


def test_a_reckoning_is_of_one_holder_one_game_one_entry(desk: Desk) -> None:
    """Anything else that is changed is not what was signed."""
    own = reckon(ADA, GAME, 5, HEAD, desk.host.replica.match.state)
    check(own, GAME, HEAD, ADA.public)
    changed = structs.replace(own, components=own.components[1:])
    later = structs.replace(own, seq=6)
    for said, game, head, key in (
        (own, HEAD, HEAD, ADA.public),
        (own, GAME, GAME, ADA.public),
        (own, GAME, HEAD, BOB.public),
        (changed, GAME, HEAD, ADA.public),
        (later, GAME, HEAD, ADA.public),
    ):
        with pytest.raises(ProtocolError):
            check(said, game, head, key)


def test_components_that_differ_are_named(desk: Desk) -> None:
    """By name, also one that the other side does not have."""
    state = state_of(desk.host.replica.match)
    found = components(state)
    other = components(structs.replace(state, plays=state.plays + 1))
    assert differing(found, other) == ("plays",)
    assert differing(found, found[1:]) == (found[0][0],)
    assert differing(found, found) == ()


def test_what_is_shown_fits_a_message(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The canonical bytes of what was asked for; what is too large is left out."""
    state = state_of(desk.host.replica.match)
    assert shown(state, ("plays",)) == (("plays", canonical(state.plays)),)
    everything = tuple(name for name, _ in components(state))
    assert tuple(name for name, _ in shown(state, everything)) == everything
    monkeypatch.setattr(reckoning, "MAX_VALUE", 4)
    monkeypatch.setattr(reckoning, "MAX_VALUES", 3)
    assert [len(data) <= 4 for _, data in shown(state, everything)] == [True] * 3


def test_the_largest_side_comes_first() -> None:
    """And of two that are alike large the one with the lowest number."""
    one, two, three = ((("x", bytes([n]) * 32),) for n in range(3))
    assert sides({0: one, 1: two, 2: two}) == ((1, 2), (0,))
    assert sides({2: one, 1: two, 0: three}) == ((0,), (1,), (2,))
