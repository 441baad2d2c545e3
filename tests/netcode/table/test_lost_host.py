# SPDX-License-Identifier: MIT
"""Intent: a majority goes on without a host that is lost; what it alone had is void (section 5)."""

from __future__ import annotations

import pytest

from core.terms import Chance, Turn
from netcode.evidence import evidence
from netcode.evidence.evidence import Overtaken
from netcode.holder.holder import restored
from netcode.ledger import ledger
from netcode.replica import epochs
from netcode.statements.entry import glance
from netcode.statements.messages import Called, Have, Vote
from netcode.statements.payloads import Leave, Moves
from netcode.table.company.visitor import Visitor
from netcode.table.guest_table import GuestTable
from tests.core.toys.lots import Lots
from tests.netcode.desk import TABLE, Desk, Player, plays_on
from tests.netcode.lost_host import (
    IN_ITS_MIDDLE,
    at_least,
    begins,
    crash_all,
    enters,
    entries,
    everybody_hears,
    file_of,
    goes_on,
    hosted_by_another,
    hosts,
    large,
    nobody_hears,
    parted,
    secrets_of,
    seen_by_one,
    tables,
)

pytestmark = pytest.mark.usefixtures("toys")


def ends_well(desk: Desk) -> None:
    """All play to the end and have the same file, in which nobody cheated."""
    plays_on(desk)
    assert [player.evidence for player in desk.players] == [[]] * len(desk.players)
    found, whole = ledger.load(desk.host.file)
    assert found is not None
    assert whole == len(desk.host.file)


@pytest.mark.parametrize("alone", [1, 2, 3])
@pytest.mark.parametrize("later", [0, 6])
def test_the_others_go_on_and_the_lost_host_follows_them(alone: int, later: int) -> None:
    """T46: what it alone had is void whether it is more or less than what came meanwhile."""
    desk = parted(alone)
    agreed = desk.guests[0].replica.seq
    lost = hosted_by_another(desk)
    had = lost.file
    desk.play(at_least(agreed + later))
    desk.join(lost)
    assert lost.dropped == ""
    assert lost.replica.head == desk.host.replica.head
    assert lost.put_aside == [had]
    assert lost.table is not None
    assert f"({alone} of its entries)" in lost.table.refusals[0]
    lost.file, whole = had, lost.file
    assert compared(lost, desk.host) == Overtaken(agreed, alone)
    lost.file = whole
    assert compared(lost, desk.host) is None
    ends_well(desk)


def test_it_hosts_again_and_learns_that_the_others_went_on() -> None:
    """A file that ends in an earlier epoch takes the later one from whoever has it."""
    desk = parted()
    lost = hosted_by_another(desk)
    agreed = desk.host.replica.seq
    desk.play(at_least(agreed + 6))
    others = [desk.host, *desk.guests[:-1]]
    for player in others:
        desk.crash(player)
    hosts(desk, lost, others)
    assert (lost.replica.epoch, lost.replica.host) == (3, 0)
    ends_well(desk)


def test_a_host_that_never_stopped_takes_the_later_epoch_from_the_first_that_has_it() -> None:
    """It calls for votes then, as if it had been taken up from its file."""
    desk = parted()
    lost = desk.host
    for guest in desk.guests:
        desk.crash(guest)
    others = desk.guests
    hosts(desk, others[0], others[1:])
    agreed = desk.host.replica.seq
    desk.play(at_least(agreed + 6))
    for player in others:
        desk.crash(player)
    desk.host, desk.guests = lost, others
    desk.join(others[0])
    assert lost.replica.hashes[:agreed] == others[0].replica.hashes[:agreed]
    assert lost.replica.host == 0
    desk.join(others[1])
    ends_well(desk)


def test_a_watcher_that_saw_the_lost_host_alone_follows_too() -> None:
    """Whoever looks on has a file as well."""
    for seed in range(50):
        desk = Desk(Lots(), guests=2, watchers=1, by_hand=2, seed=seed)
        desk.seat_all()
        desk.play(at_least(IN_ITS_MIDDLE))
        agreed = desk.host.replica.seq
        for guest in desk.guests:
            desk.leave(guest)
        desk.play()
        if desk.host.replica.seq > agreed:
            break
    (watcher,) = desk.watchers
    assert watcher.replica.seq > agreed
    lost = hosted_by_another(desk)
    desk.join(lost)
    desk.join(watcher)
    assert len(watcher.put_aside) == 1
    ends_well(desk)


def test_a_watcher_that_has_more_comes_again_once_the_votes_are_there() -> None:
    """The table waits for its players: it is not turned away for good."""
    for seed in range(50):
        desk = Desk(Lots(), guests=2, watchers=1, by_hand=2, seed=seed)
        desk.seat_all()
        desk.play(at_least(IN_ITS_MIDDLE))
        for guest in desk.guests:
            desk.leave(guest)
        desk.play()
        (watcher,) = desk.watchers
        if watcher.replica.seq > desk.guests[0].replica.seq:
            break
    crash_all(desk)
    desk.host, *desk.guests = desk.guests
    desk.open()
    assert desk.hosted.calling
    desk.join(watcher)
    assert "look on again" in watcher.dropped
    assert isinstance(watcher.table, GuestTable)
    assert (watcher.table.turned_away, watcher.table.broken) == ("", "")
    desk.join(desk.guests[0])
    desk.join(watcher)
    assert watcher.replica.head == desk.host.replica.head


def test_a_move_that_reached_only_the_lost_host_is_made_again() -> None:
    """Its author knew no more than the others: nobody is accused, and nobody chooses anew."""
    for desk in tables():
        if goes_on(desk, 1):
            statement = glance(entries(desk.host)[-1].signed)
            if statement.holder and isinstance(statement.payload, Moves):
                break
    lost = hosted_by_another(desk)
    desk.join(lost)
    again = [glance(entry.signed).payload for entry in entries(desk.host)[statement.basis_seq :]]
    assert statement.payload in again
    ends_well(desk)


def test_what_was_wished_for_at_a_void_place_is_played_nowhere() -> None:
    """A move made while nobody was connected, on entries that turn out to be void."""
    desk, turn = _own_turn_alone()
    lost = hosted_by_another(desk)
    lost.table = GuestTable(lost.identity, lost.around, TABLE, False, lost.kept())
    match = lost.replica.match
    lost.table.submit(turn, [match.game.legal_moves(match.state, turn)[0]])
    assert lost.table.author is not None
    assert lost.table.author.wishes
    before = desk.host.replica.hashes
    desk.join(lost)
    assert lost.put_aside
    assert not lost.table.author.wishes
    stated = [glance(entry.signed) for entry in entries(desk.host)[len(before) :]]
    assert not any(isinstance(each.payload, Moves) for each in stated)
    ends_well(desk)


def _own_turn_alone() -> tuple[Desk, int]:
    """A table whose host has an entry that reached nobody, and then its own turn; whose it is."""
    for desk in tables():
        if goes_on(desk, 1) and isinstance(awaited := desk.host.replica.match.awaiting, Turn):
            turn = awaited.seats[0]
            if desk.host.table is not None and turn in desk.host.table.my_seats:
                break
    return desk, turn


@pytest.mark.parametrize("hides", [True, False])
def test_a_voter_that_had_seen_what_it_makes_void_makes_nothing_void(hides: bool) -> None:
    """Its vote does not count; who has more brings the others forward, and all hear of whom."""
    desk, agreed = seen_by_one()
    lost, liar = desk.host, desk.guests[0]
    for player in (lost, *desk.guests):
        desk.crash(player)
    if hides:
        liar.file = ledger.first_entries(liar.file, agreed)
        liar.journals = {}
    hosts(desk, liar, desk.guests[1:])
    desk.guests.append(lost)
    had = lost.file
    desk.join(lost)
    assert (lost.dropped, lost.put_aside) == ("", [])
    assert desk.host.file.startswith(had)
    if hides:
        whole, liar.file = liar.file, liar.put_aside[0]
        kept = liar.kept()
        assert kept is not None
        void = kept.replica.seq - agreed
        for one, other in ((lost, liar), (liar, lost)):
            assert compared(one, other) == Overtaken(agreed, void, (1,))
        liar.file = whole
        for player in (liar, desk.guests[0]):
            assert player.table is not None
            assert "guest0 voted without entries that were signed" in player.table.refusals[0]
    ends_well(desk)


def compared(one: Player, other: Player) -> bytes | Overtaken | None:
    """What two files prove, laid side by side."""
    mine, theirs = one.kept(), other.kept()
    assert mine is not None
    assert theirs is not None
    return evidence.compare(mine, theirs)


def test_a_file_of_another_history_is_still_refused() -> None:
    """Within one epoch there is one history."""
    desk = parted()
    hosted_by_another(desk)
    desk.tap = lambda sender, message: (message,) if sender == desk.host.name else ()
    desk.say(desk.guests[0], *(Have(desk.host.replica.epoch, 3, bytes(32)) for _ in range(2)))
    assert "entries that this table never had" in desk.guests[0].dropped


@pytest.mark.parametrize("epoch", [1, 99, 1_000_000])
def test_whoever_only_says_that_there_is_a_later_epoch_is_turned_out(epoch: int) -> None:
    """The host asks for it once, and goes on as if nothing had been said."""
    desk = Desk(Lots(), guests=2)
    desk.seat_all()
    desk.play(at_least(IN_ITS_MIDDLE))
    head = desk.host.replica.head
    desk.tap = lambda sender, message: () if sender == desk.guest.name else (message,)
    desk.say(desk.guest, Have(epoch, 5, bytes(32)))
    assert desk.host.replica.head == head
    assert not desk.hosted.calling
    desk.say(desk.guest, Have(epoch, 5, bytes(32)))
    assert "entries that this table never had" in desk.guest.dropped
    desk.tap = everybody_hears
    plays_on(desk)


def test_a_host_calls_for_nobody_but_itself() -> None:
    """Otherwise a vote for one could make another one the host."""
    desk = parted()
    lost = hosted_by_another(desk)
    voter = desk.guests[0]
    replica = voter.replica
    call = epochs.call(replica, 0)
    desk.host_says(voter, Called(call, epochs.signed(lost.identity, call), None))
    assert "for somebody else" in voter.dropped
    desk.join(lost)
    ends_well(desk)


def test_the_lost_host_votes_again_and_nobody_is_accused() -> None:
    """It followed, so it may vote in the next epoch: its file put aside blames nobody."""
    desk = parted(3)
    lost = hosted_by_another(desk)
    desk.join(lost)
    new, other = desk.host, desk.guests[0]
    crash_all(desk)
    hosts(desk, new, [lost])
    desk.guests.append(other)
    desk.join(other)
    ends_well(desk)
    whole, lost.file = lost.file, lost.put_aside[0]
    found = compared(lost, desk.host)
    lost.file = whole
    assert isinstance(found, Overtaken)
    assert found.doubtful == ()


@pytest.mark.parametrize("hosting", [False, True])
def test_a_fork_may_come_to_its_later_epoch_only_after_some_entries(hosting: bool) -> None:
    """B hosted an epoch that nobody heard of; A and C began another one, and a later one."""
    desk = parted(1)
    a, (b, c) = desk.host, desk.guests
    a.file = c.file
    crash_all(desk)
    desk.tap = nobody_hears
    hosts(desk, b, [c])
    assert (b.replica.epoch, c.replica.epoch) == (1, 0)
    desk.tap = everybody_hears
    for _ in range(2):
        crash_all(desk)
        hosts(desk, a, [c])
    assert a.replica.epoch == 6
    desk.guests.append(b)
    if hosting:
        crash_all(desk)
        hosts(desk, b, [a, c])
    else:
        desk.join(b)
    assert [player.dropped for player in desk.guests] == ["", ""]
    assert len(b.put_aside) == 1
    ends_well(desk)


def test_whoever_follows_still_helps_for_who_is_away() -> None:
    """It is told who is missing before it is told what it lacks."""
    for seed in range(60):
        desk = Desk(Lots(), guests=3, seed=seed)
        desk.seat_all()
        desk.play(at_least(IN_ITS_MIDDLE))
        lost, (new, other, away) = desk.host, desk.guests
        crash_all(desk)
        hosts(desk, new, [other, away])
        desk.leave(away)
        desk.play()
        awaited = desk.host.replica.match.awaiting
        if isinstance(awaited, Chance):
            break
    else:
        raise AssertionError("no table waits for a draw")
    ours = lost.kept()
    assert ours is not None
    mine = restored(ours.replica, lost.identity)
    assert mine is not None
    enters(ours, mine, mine, Leave(0))
    lost.file = file_of(ours)
    desk.guests = [other, away, lost]
    stuck = desk.host.replica.seq
    desk.join(lost)
    assert lost.put_aside
    assert lost.table is not None
    assert lost.table.holder is not None
    assert lost.table.holder.missing == {3}
    assert not isinstance(desk.host.replica.match.awaiting, Chance)
    assert desk.host.replica.seq > stuck


def test_a_void_farewell_is_said_nowhere_else() -> None:
    """Whoever left the game on entries that are void has not left it; nor after a restart."""
    desk = large()
    a, (d, b, c, e) = desk.host, desk.guests
    agreed = a.replica.seq
    for player in (b, c, e):
        desk.leave(player)
    for player in (a, d):
        assert player.table is not None
        player.table.give_up(player.table.my_seats[0])
        desk.run()
    left = glance(entries(a)[-1].signed)
    assert (type(left.payload), left.holder) == (Leave, 1)
    assert left.basis_seq > agreed
    crash_all(desk)
    hosts(desk, b, [c, e])
    desk.guests += [d, a]
    began = desk.host.replica.seq
    for _ in range(2):
        desk.join(d)
        desk.crash(d)
    assert d.put_aside
    said = [glance(entry.signed).payload for entry in entries(desk.host)[began:]]
    assert not any(isinstance(payload, Leave) for payload in said)


@pytest.mark.parametrize("hosting", [False, True])
def test_two_entries_of_one_host_are_proof_also_under_a_later_epoch(hosting: bool) -> None:
    """A signed one entry for B and another one for C: that C and A go on makes none of it void."""
    desk = Desk(Lots(), guests=2)
    desk.seat_all()
    desk.play(at_least(IN_ITS_MIDDLE))
    a, _, c = secrets_of(desk)
    one, other = desk.host.kept(), desk.host.kept()
    assert one is not None
    assert other is not None
    enters(one, a, a, Leave(0))
    enters(other, a, c, Leave(2))
    begins(other, c, a)
    bob, cyd = desk.guests
    crash_all(desk)
    bob.file, cyd.file = file_of(one), file_of(other)
    hosts(desk, *((bob, [cyd]) if hosting else (cyd, [bob])))
    assert "two histories" in desk.guests[0].dropped
    assert bob.file.startswith(file_of(one))
    assert bob.put_aside == []
    (proof,) = bob.evidence
    assert evidence.judge(proof).holder == a.number


def test_whoever_got_no_seat_has_no_vote() -> None:
    """They are turned out at the start; should one be there all the same, it is now."""
    desk = Desk(Lots(), guests=3, seed=3)
    asker = Player("asker", 77)
    desk.open()
    for player in (*desk.guests, asker):
        desk.join(player)
    desk.hosted.start()
    desk.run()
    desk.play(at_least(IN_ITS_MIDDLE + 4))
    lost, others = desk.host, desk.guests
    for player in others:
        desk.crash(player)
    hosts(desk, others[0], others[1:])
    crash_all(desk)
    desk.host, desk.guests = lost, others
    desk.join(others[1])
    desk.guests = [*others, asker]
    assert desk.hosted.calling
    assert asker.link not in desk.hosted.guests
    desk.hosted.guests[asker.link] = Visitor(asker.identity.public, "asker", False)
    desk.say(asker, Vote(2, bytes(64)))
    assert "no vote" in asker.dropped
