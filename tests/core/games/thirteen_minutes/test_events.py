# SPDX-License-Identifier: MIT
"""Every event of the deck, for both sides (rules/thirteen-minutes.md, sections 6 and 14)."""

from __future__ import annotations

from typing import cast

import pytest

from core.games.thirteen_minutes.agenda import PlayCard
from core.games.thirteen_minutes.state import State
from core.terms import Deal, Dealt
from tests.core.games.thirteen_minutes.builder import (
    GAME,
    at,
    cuba,
    event,
    move,
    mover,
    offered,
    play,
    playing,
    refusal,
    zone,
)


def over(state: State) -> bool:
    """Whether the event is finished."""
    return isinstance(state.agenda[0], PlayCard)


def peeked(state: State) -> State:
    """The state after a peek."""
    awaited = GAME.awaiting(state)
    assert isinstance(awaited, Deal)
    return cast(State, GAME.apply(state, Dealt(awaited.deck, awaited.slots, awaited.to)))


# Purge: us-1 and ussr-1.


@pytest.mark.parametrize(("seat", "card"), [(0, "us-1"), (1, "ussr-1")])
def test_purge_sends_up_to_three_enemy_cubes_home(seat: int, card: str) -> None:
    """Sections 6 and 14: to their owner's supply, the zone stays, Cuba is allowed."""
    state = event(seat, card, cuba("us", us=4, ussr=4), zone("un-1", us=2, ussr=2))
    assert offered(state) == [
        "pass", "remove cuba 1", "remove cuba 2", "remove cuba 3",
        "remove un-1 1", "remove un-1 2",
    ]  # fmt: skip
    supply = state.supplies[1 - seat]
    state = move(state, "remove cuba 3")
    assert over(state)
    assert at(state, "cuba") == (1, (4, 1) if seat == 0 else (1, 4))
    assert state.supplies[1 - seat] == supply + 3


def test_purge_without_a_target_does_nothing() -> None:
    """Section 14: an event may be chosen and do nothing; the card counts as played."""
    state = move(play(playing(0), "us-1", "us"), "use event")
    assert GAME.awaiting(state) == Deal("cards-1", (5,), 0)
    assert state.plays == 1


# Muster: us-2 and ussr-2.


@pytest.mark.parametrize(("seat", "card", "area"), [(0, "us-2", 1), (1, "ussr-2", -1)])
def test_muster_puts_up_to_four_on_a_face_up_military_zone(seat: int, card: str, area: int) -> None:
    """Section 6: only face-up military zones; it moves one step towards you as usual."""
    state = event(seat, card, cuba(), zone("un-1"), zone("un-2"), zone(card))
    assert offered(state) == sorted(
        ["pass", *(f"put {z} {n}" for z in ("un-1", card) for n in (1, 2, 3, 4))]
    )
    state = move(state, "put un-1 4")
    assert over(state)
    assert at(state, "un-1") == (area, (4, 0) if seat == 0 else (0, 4))


def test_muster_does_not_reach_cuba() -> None:
    """Cuba lies face down until scoring, whatever its face is (section 3)."""
    assert over(event(0, "us-2", cuba(us=3), zone("un-2")))


# Redeploy: us-3 and ussr-3.


@pytest.mark.parametrize(("seat", "card"), [(0, "us-3"), (1, "ussr-3")])
def test_redeploy_moves_own_cubes_from_one_zone_to_another(seat: int, card: str) -> None:
    """Section 14: any number, neither zone moves."""
    state = event(seat, card, cuba(us=2, ussr=2), zone("un-1", "us", us=1, ussr=1))
    assert offered(state) == [
        "pass", "relocate cuba un-1 1", "relocate cuba un-1 2", "relocate un-1 cuba 1",
    ]  # fmt: skip
    state = move(state, "relocate cuba un-1 2")
    assert over(state)
    assert at(state, "cuba") == (0, (0, 2) if seat == 0 else (2, 0))
    assert at(state, "un-1") == (1, (3, 1) if seat == 0 else (1, 3))
    assert state.supplies == (10, 10)


# Saddle: us-4 and ussr-4.


@pytest.mark.parametrize(
    ("seat", "card", "enemy", "own"), [(0, "us-4", "ussr", "us"), (1, "ussr-4", "us", "ussr")]
)
def test_saddle_shifts_two_face_up_zones_to_the_enemy(
    seat: int, card: str, enemy: str, own: str
) -> None:
    """Section 14: two different zones; not those already in the enemy sphere, nor Cuba."""
    zones = (zone("un-1", own), zone("un-2", "neutral"), zone("un-3", enemy))
    state = event(seat, card, cuba(), *zones)
    assert offered(state) == ["pass", "shift un-1", "shift un-2"]
    state = move(state, "shift un-1")
    assert at(state, "un-1") == (0, (0, 0))
    assert offered(state) == ["pass", "shift un-2"]
    assert refusal(state, "shift un-1") == "event.same_zone_twice"
    assert refusal(state, "shift cuba") == "event.not_a_target"
    state = move(state, "shift un-2")
    assert over(state)
    assert at(state, "un-2")[0] == at(state, "un-3")[0]


def test_a_second_zone_is_optional() -> None:
    """Section 14: zones are 'up to'."""
    state = move(event(0, "us-4", zone("un-1", "us"), zone("un-2")), "shift un-1", "pass")
    assert over(state)
    assert at(state, "un-2")[0] == 0


# Recon: us-5 and ussr-5.


@pytest.mark.parametrize(("seat", "card", "step"), [(0, "us-5", 1), (1, "ussr-5", -1)])
def test_recon_peeks_at_cuba_and_puts_a_cube_on_two_zones(seat: int, card: str, step: int) -> None:
    """Section 14: the peek is compulsory and comes first; then each zone moves."""
    state = event(seat, card, cuba(), zone("un-1"), zone("un-2", us=1, ussr=1))
    assert GAME.awaiting(state) == Deal("cards-1", (4,), seat)
    state = peeked(state)
    assert state.seen[seat] == (4,)
    assert state.seen[1 - seat] == ()
    assert offered(state) == ["pass", "put cuba 1", "put un-1 1", "put un-2 1"]
    state = move(state, "put cuba 1")
    assert offered(state) == ["pass", "put un-1 1", "put un-2 1"]
    state = move(state, "put un-1 1")
    assert over(state)
    assert at(state, "cuba")[0] == at(state, "un-1")[0] == step
    assert at(state, "un-2")[0] == 0


def test_recon_checks_the_supply_at_each_cube() -> None:
    """Section 14: supply is checked at each cube; the rest is passed over."""
    state = peeked(event(0, "us-5", cuba(), zone("un-1"), zone("un-2"), bids=(12, 0)))
    state = move(state, "put un-1 1")
    assert over(state)


def test_recon_without_cubes_is_a_peek() -> None:
    """Section 14: peek, then no cubes."""
    state = event(0, "us-5", bids=(13, 0))
    assert over(peeked(state))


# Recall: un-1.


@pytest.mark.parametrize("seat", [0, 1])
def test_recall_returns_two_zones_to_neutral(seat: int) -> None:
    """The cubes stay; Cuba is allowed; zones in neutral are no targets."""
    zones = (cuba("ussr", us=1), zone("us-1", "us", ussr=2), zone("us-2"))
    state = event(seat, "un-1", *zones)
    assert offered(state) == ["pass", "set cuba neutral", "set us-1 neutral"]
    state = move(state, "set cuba neutral", "set us-1 neutral")
    assert over(state)
    assert at(state, "cuba") == (0, (1, 0))
    assert at(state, "us-1") == (0, (0, 2))


# Standdown: un-2.


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("area", "place"), [("us", 1), ("neutral", 0), ("ussr", -1)])
def test_standdown_clears_a_zone_and_lays_it_anywhere(seat: int, area: str, place: int) -> None:
    """Section 14: all cubes of both go, then the area is set, and it may stay."""
    state = event(seat, "un-2", cuba(), zone("us-1", "us", us=3, ussr=2))
    assert offered(state) == ["clear us-1", "pass"]
    state = move(state, "clear us-1")
    assert state.supplies == (13, 13)
    assert at(state, "us-1") == (1, (0, 0))
    assert offered(state) == ["set us-1 neutral", "set us-1 us", "set us-1 ussr"]
    state = move(state, f"set us-1 {area}")
    assert over(state)
    assert at(state, "us-1") == (place, (0, 0))


def test_standdown_is_optional() -> None:
    """Section 14: without a zone the second step is passed over."""
    assert over(move(event(0, "un-2", zone("us-1", "us", us=3)), "pass"))
    assert over(event(0, "un-2", zone("us-1", "us")))


# Press: un-3.


@pytest.mark.parametrize("seat", [0, 1])
def test_press_looks_at_the_enemy_hand_then_orders(seat: int) -> None:
    """Section 14: all cards then in that hand, two of them; then an order worth up to 2."""
    state = event(seat, "un-3", zone("un-3", "neutral"))
    hand = state.hands[1 - seat]
    assert GAME.awaiting(state) == Deal("cards-1", hand, seat)
    state = peeked(state)
    assert state.seen[seat] == hand
    assert mover(state) == seat
    assert offered(state) == [
        "order none", "put cuba 1", "put cuba 2", "put un-3 1", "put un-3 2",
    ]  # fmt: skip
    assert over(move(state, "put un-3 2"))


def test_press_in_the_tenth_play_shows_one_card() -> None:
    """Section 14: two, in the tenth play one."""
    state = event(1, "un-3", hands=((1,), (3,)), pile=())
    assert GAME.awaiting(state) == Deal("cards-1", (1,), 1)


def test_press_with_nothing_to_order() -> None:
    """Section 14: peek, then an order of 0."""
    state = peeked(event(0, "un-3", bids=(13, 0)))
    assert offered(state) == ["order none"]


# What holds for all of them.


def test_own_and_enemy_are_of_the_one_who_carries_it_out() -> None:
    """Section 14: for B's event the enemy is A."""
    state = playing(0, zone("un-1", us=2, ussr=2))
    state = move(play(state, "ussr-1", "us"), "event accept", "remove un-1 2")
    assert at(state, "un-1") == (0, (0, 2))


def test_amounts_are_up_to() -> None:
    """Section 14: stopping at once is always possible for a step that says 'up to'."""
    zones = (cuba("us", us=2, ussr=2), zone("un-1", "us", us=1, ussr=1))
    for card in ("us-1", "us-2", "us-3", "us-4", "un-1", "un-2"):
        before = event(0, card, *zones)
        after = move(before, "pass")
        assert over(after), card
        assert after.zones == before.zones, card


@pytest.mark.parametrize(
    ("card", "text", "rule"),
    [
        ("us-2", "put un-1 5", "event.too_many_cubes"),
        ("us-2", "put un-2 1", "event.not_a_target"),
        ("us-2", "shift un-1", "move.not_legal"),
        ("us-1", "remove un-1 1", "event.not_a_target"),
    ],
)
def test_refusals_are_named(card: str, text: str, rule: str) -> None:
    """Each limit of an event has a name of its own."""
    assert refusal(event(0, card, cuba(ussr=1), zone("un-1"), zone("un-2")), text) == rule


def test_a_short_supply_is_named() -> None:
    """Section 14: supply is checked at each cube."""
    state = event(0, "us-2", zone("un-1"), bids=(12, 0))
    assert refusal(state, "put un-1 2") == "event.supply_too_small"
