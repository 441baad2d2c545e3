# SPDX-License-Identifier: MIT
"""Intent: whoever opens many connections pushes out itself, and nobody before its time."""

from __future__ import annotations

from netcode.link.strangers import FAIR_SECONDS, MAX_STRANGERS, Strangers


def full(*addresses: str) -> Strangers[int]:
    """A door with these and as many of one flood as have room, one a millisecond."""
    door: Strangers[int] = Strangers()
    for who in range(MAX_STRANGERS):
        door.come(who, addresses[who] if who < len(addresses) else "flood", who / 1000)
    return door


def test_nobody_has_to_go_while_there_is_room() -> None:
    """However long they are there."""
    door = full()
    door.leave(0)
    assert (door.too_many(1e9), door.wait(0.0)) == (None, 0.0)


def test_nobody_has_to_go_before_its_time() -> None:
    """Who comes to a full door waits, at most until the oldest one has had its time."""
    door = full()
    assert door.too_many(FAIR_SECONDS / 2) is None
    assert door.wait(FAIR_SECONDS / 2) == FAIR_SECONDS / 2
    assert (door.too_many(FAIR_SECONDS), door.wait(FAIR_SECONDS)) == (0, 0.0)


def test_the_address_that_holds_the_most_loses_one() -> None:
    """The oldest of all stays, if it is of another address than the flood."""
    assert full("guest").too_many(1e9) == 1
    assert full("guest", "other", "other").too_many(1e9) == 3


def test_whoever_comes_again_is_the_newest() -> None:
    """A connection that is being closed has its time once more, to say why."""
    door = full()
    door.come(0, "flood", FAIR_SECONDS)
    assert door.too_many(FAIR_SECONDS + 0.5) == 1
    assert len(door) == MAX_STRANGERS
