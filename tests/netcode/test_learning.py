# SPDX-License-Identifier: MIT
"""Intent: a host that takes up a table believes of a guest's file what is right of it, no more."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from netcode import ledger, wire
from netcode.entry import Entry
from netcode.messages import Entries, Vote
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk

pytestmark = pytest.mark.usefixtures("toys")

LESS = 3
"""Entries that only the first guest has."""


@pytest.fixture
def desk() -> Desk:
    """A table of four, taken up by its host from a file that lacks the last entries."""
    desk = Desk(Lots(), guests=3)
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 15)
    desk.crash(desk.host)
    for guest in desk.guests:
        desk.crash(guest)
    for player in (desk.host, *desk.guests[1:]):
        player.file = ledger.first_entries(player.file, -LESS)
    desk.open()
    return desk


def teaches_badly(desk: Desk) -> None:
    """The first guest sends the next entry that it has, and after it one that is not right."""
    entries = all_entries(desk)
    lacking = len(entries) - LESS

    def one_right(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if sender == "guest0" and isinstance(message, Entries):
            return (Entries(lacking, (entries[lacking], entries[lacking - 1])),)
        return (message,)

    desk.tap = one_right
    desk.join(desk.guests[0])
    desk.tap = lambda sender, message: (message,)
    assert desk.guests[0].dropped


def goes_on(desk: Desk) -> None:
    """A majority has voted, and somebody moves."""
    assert not desk.hosted.calling
    assert desk.host.replica.epoch == 1
    before = desk.host.replica.seq
    assert desk.act()
    assert desk.host.replica.seq > before


def all_entries(desk: Desk) -> list[Entry]:
    """What the first guest has."""
    kept = desk.guests[0].kept()
    assert kept is not None
    return kept.entries


def test_what_is_right_is_learned_and_voted_on(desk: Desk) -> None:
    """One wrong entry turns out who sent it, and stops nobody else."""
    teaches_badly(desk)
    for guest in desk.guests[1:]:
        desk.join(guest)
        assert guest.dropped == ""
    goes_on(desk)


def test_a_late_vote_for_the_shorter_file_lets_nobody_order(desk: Desk) -> None:
    """No entry is put in a place where the host has put another one before."""
    lacking = len(all_entries(desk)) - LESS
    held: list[wire.Message] = []

    def slow(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if sender == "guest2" and isinstance(message, Vote):
            held.append(message)
            return ()
        return (message,)

    desk.join(desk.guests[1])
    desk.tap = slow
    desk.join(desk.guests[2])
    (vote,) = held
    teaches_badly(desk)
    desk.say(desk.guests[2], vote)
    assert [guest.dropped for guest in desk.guests[1:]] == ["", ""]
    goes_on(desk)
    kept = desk.host.kept()
    assert kept is not None
    assert kept.entries[lacking] == all_entries(desk)[lacking]
