# SPDX-License-Identifier: MIT
"""Intent: a host that takes up a table believes of a guest's file what is right of it, no more."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from netcode import wire
from netcode.ledger import chunks, ledger
from netcode.replica.disclosure import finished
from netcode.statements.entry import Entry
from netcode.statements.messages import Entries, Have, Vote
from netcode.statements.payloads import Leave
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk, Player
from tests.netcode.lost_host import (
    begins,
    crash_all,
    enters,
    everybody_hears,
    file_of,
    hosts,
    large,
    secrets_of,
)

pytestmark = pytest.mark.usefixtures("toys")

LESS = 3
"""Entries that only the first guest has."""


@pytest.fixture
def desk() -> Desk:
    """A table of four, taken up by its host from a file that lacks the last entries."""
    desk = Desk(Lots(), guests=3, seed=3)
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
    assert desk.host.replica.epoch > 0
    before = desk.host.replica.seq
    desk.rejoin()
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


def test_a_vote_for_the_call_before_costs_nobody_the_table() -> None:
    """A guest teaches more while another one's vote is on its way: that vote is passed over."""
    desk = Desk(Lots(), guests=3, seed=3)
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 15)
    first, slow, host = desk.guests
    crash_all(desk)
    host.file = slow.file = ledger.first_entries(host.file, -2)
    held: list[wire.Message] = []
    desk.tap = lambda sender, message: _late(sender, message, slow.name, held)
    hosts(desk, host, [slow, first])
    desk.tap = everybody_hears
    assert len(held) >= 2
    desk.say(slow, *held)
    assert slow.dropped == ""
    assert not desk.hosted.calling


def _late(
    sender: str, message: wire.Message, slow: str, held: list[wire.Message]
) -> Sequence[wire.Message]:
    """The votes of one guest take long."""
    if sender == slow and isinstance(message, Vote):
        held.append(message)
        return ()
    return (message,)


def test_a_host_that_learns_the_end_of_the_game_orders_nothing_after_it() -> None:
    """There is nothing left to vote about."""
    desk = Desk(Lots(), guests=2)
    desk.seat_all()
    desk.play()
    crash_all(desk)
    desk.host.file = ledger.first_entries(desk.host.file, -2)
    hosts(desk, desk.host, desk.guests)
    assert finished(desk.host.replica)
    assert desk.host.replica.epoch == 0
    assert not desk.hosted.calling
    assert desk.host.file == desk.guest.file


def test_two_guests_teach_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one tells makes the other's story shorter than it was: it is asked once more."""
    monkeypatch.setattr(chunks, "CHUNK", 1)
    desk = large()
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = desk.host.kept(), desk.host.kept()
    assert ours is not None
    assert theirs is not None
    enters(ours, a, a, Leave(0))
    begins(ours, a, b, c)
    begins(theirs, b, c, d)
    begins(theirs, b, c, d)
    host, (one, other, *_) = desk.host, desk.guests
    crash_all(desk)
    host.file, one.file = file_of(ours), file_of(theirs)
    enters(theirs, b, e, Leave(4))
    other.file = file_of(theirs)
    desk.open()
    told = {guest.name: _asked(desk, guest) for guest in (one, other)}
    desk.tap = lambda sender, message: () if isinstance(message, Vote) else (message,)
    while any(told.values()):
        for guest in (one, other):
            if told[guest.name]:
                desk.say(guest, told[guest.name].pop(0))
    assert [guest.dropped for guest in (one, other)] == ["", ""]
    assert host.replica.seq == len(theirs.entries)


def _asked(desk: Desk, guest: Player) -> list[wire.Message]:
    """A guest says what it has, and is asked for it; what it then says is still on its way."""
    told: list[wire.Message] = []

    def tap(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if sender != guest.name or not isinstance(message, Entries | Have):
            return (message,)
        told.append(message)
        return (message,) if len(told) == 1 else ()

    desk.tap = tap
    desk.join(guest)
    return told[1:]
