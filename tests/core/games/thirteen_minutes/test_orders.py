# SPDX-License-Identifier: MIT
"""Orders and movement (rules/thirteen-minutes.md, section 6, vectors of section 12)."""

from __future__ import annotations

import msgspec
import pytest

from core.games.thirteen_minutes import orders
from core.games.thirteen_minutes.reading import builtin, read
from core.games.thirteen_minutes.scoring import control
from tests.core.games.thirteen_minutes.builder import (
    GAME,
    at,
    cuba,
    move,
    offered,
    order,
    play,
    playing,
    refusal,
    zone,
)


def test_vector_a() -> None:
    """Section 12 (a): neutral card, US puts 2: US sphere, US control."""
    state = move(order(0, 3, zone("un-1")), "put un-1 2")
    assert at(state, "un-1") == (1, (2, 0))
    found = state.zone("un-1")
    assert found is not None
    assert control(GAME.figures, state, found).seat == 0


def test_vector_b() -> None:
    """Section 12 (b): USSR-sphere zone, US 3 / USSR 2, US puts 1: neutral."""
    state = move(order(0, 3, zone("un-1", "ussr", us=3, ussr=2)), "put un-1 1")
    assert at(state, "un-1") == (0, (4, 2))


def test_vector_c() -> None:
    """Section 12 (c): US-sphere zone 1-0, US takes 1: neutral 0-0, nobody controls."""
    state = move(order(0, 3, zone("un-1", "us", us=1)), "take un-1 1")
    assert at(state, "un-1") == (0, (0, 0))
    found = state.zone("un-1")
    assert found is not None
    assert control(GAME.figures, state, found).why == "nobody"


@pytest.mark.parametrize(
    ("seat", "verb", "before", "after"),
    [
        (0, "put", "ussr", 0),
        (0, "put", "neutral", 1),
        (0, "put", "us", 1),
        (0, "take", "us", 0),
        (0, "take", "neutral", -1),
        (0, "take", "ussr", -1),
        (1, "put", "us", 0),
        (1, "put", "neutral", -1),
        (1, "put", "ussr", -1),
        (1, "take", "ussr", 0),
        (1, "take", "neutral", 1),
        (1, "take", "us", 1),
    ],
)
def test_one_step_towards_who_puts_and_away_from_who_takes(
    seat: int, verb: str, before: str, after: int
) -> None:
    """Section 6: one step per action, both directions, and at the end of the line it stays."""
    state = order(seat, 3, zone("un-1", before, us=3, ussr=3))
    assert at(move(state, f"{verb} un-1 3"), "un-1")[0] == after


def test_one_step_however_many_cubes() -> None:
    """Section 6: three cubes move a zone as far as one."""
    for cubes in (1, 2, 3):
        state = order(0, 3, zone("un-1", "ussr"))
        assert at(move(state, f"put un-1 {cubes}"), "un-1")[0] == 0


def test_movement_follows_the_sides_not_the_seats() -> None:
    """Section 6: towards the one who put it, whichever seat plays the USSR."""
    state = order(0, 1, zone("un-1"), sides=("USSR", "US"))
    assert at(move(state, "put un-1 1"), "un-1")[0] == -1


def test_either_put_or_take_on_exactly_one_zone() -> None:
    """Section 6: up to N, never both, and none as one single move (section 14)."""
    state = order(0, 2, cuba(us=1), zone("un-1", "ussr", us=3))
    assert offered(state) == [
        "order none",
        "put cuba 1", "put cuba 2", "put un-1 1", "put un-1 2",
        "take cuba 1", "take un-1 1", "take un-1 2",
    ]  # fmt: skip


def test_an_order_is_over_after_one_zone() -> None:
    """Section 6: exactly one zone."""
    assert move(order(0, 3, zone("un-1")), "put un-1 1").agenda == ()


def test_nothing_moves_with_an_order_of_none() -> None:
    """Section 6: 0 cubes: nothing moves."""
    before = order(0, 3, zone("un-1", "ussr", us=2))
    assert move(before, "order none").zones == before.zones


def test_any_zone_in_any_area() -> None:
    """Section 6: Cuba, an enemy-sphere zone, and the card just played."""
    state = playing(0, zone("un-1", "ussr"))
    state = move(play(state, "us-1", "neutral"), "use order")
    assert {text.split()[1] for text in offered(state) if text.startswith("put")} == {
        "cuba",
        "un-1",
        "us-1",
    }


def test_a_card_played_to_neutral_slides_into_the_own_sphere() -> None:
    """Section 6: own card played to neutral, cubes put on it."""
    state = move(play(playing(0), "us-1", "neutral"), "use order", "put us-1 3")
    assert at(state, "us-1") == (1, (3, 0))


def test_taken_cubes_can_be_used_again() -> None:
    """Section 6: they return to their owner's supply."""
    state = move(order(0, 3, zone("un-1", us=13)), "take un-1 3")
    assert state.supplies == (3, 13)


def test_supply_is_a_hard_limit() -> None:
    """Section 6: if it holds fewer than N, at most what is there."""
    state = order(0, 3, zone("un-1", us=6), bids=(5, 0))
    assert state.supplies[0] == 2
    assert "put un-1 2" in offered(state)
    assert refusal(state, "put un-1 3") == "order.supply_too_small"


def test_without_cubes_only_the_empty_order_is_left() -> None:
    """Section 4: a side that bid 13 plays on with orders of 0."""
    assert offered(order(0, 3, zone("un-1"), bids=(13, 0))) == ["order none"]


def test_no_cap_on_a_zone() -> None:
    """Section 6: N is the order's strength; a zone may hold all cubes of a side."""
    assert at(move(order(0, 3, zone("un-1", us=10)), "put un-1 3"), "un-1")[1] == (13, 0)


def test_a_cap_can_be_set() -> None:
    """Section 6: `max_cubes_per_zone` is a setting of the figures."""
    raw = msgspec.json.decode(builtin())
    raw["settings"]["max_cubes_per_zone"] = 3
    capped = read(msgspec.json.encode(raw))
    state = order(0, 3, zone("un-1", us=2))
    texts = [str(choice) for choice in orders.choices(capped, state, 0)]
    assert "put un-1 1" in texts
    assert "put un-1 2" not in texts


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("put un-1 3", "order.above_value"),
        ("take un-1 2", "order.too_few_cubes"),
        ("put un-2 1", "order.no_such_zone"),
        ("put un-1 0", "order.no_cubes"),
        ("bid 3", "move.not_legal"),
    ],
)
def test_refusals_are_named(text: str, rule: str) -> None:
    """Section 6: each limit has a name of its own."""
    assert refusal(order(0, 2, zone("un-1", us=1)), text) == rule
