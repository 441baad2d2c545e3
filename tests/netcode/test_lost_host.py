# SPDX-License-Identifier: MIT
"""Intent: a majority goes on without a host that is lost; what it alone had is void (section 5)."""

from __future__ import annotations

import pytest

from core.terms import Turn
from netcode import epochs, evidence, ledger
from netcode.author import state
from netcode.branch import Branch
from netcode.entry import glance, order
from netcode.errors import ProtocolError
from netcode.evidence import Overtaken
from netcode.guest_table import GuestTable
from netcode.holder import Holder
from netcode.ledger import Ledger
from netcode.messages import Call, Have
from netcode.payloads import AnyPayload, Epoch, Leave, Moves
from tests.core.toys.lots import Lots
from tests.netcode.desk import TABLE, Desk, Player, plays_on
from tests.netcode.lost_host import (
    IN_ITS_MIDDLE,
    at_least,
    entries,
    everybody_hears,
    goes_on,
    hosted_by_another,
    hosts,
    parted,
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
    assert compared(lost, desk.host) == Overtaken(agreed, alone, None)
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
    assert lost.replica.epoch == 2
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
def test_a_voter_that_had_seen_what_it_makes_void_is_caught(hides: bool) -> None:
    """It signed on top of what it votes away: its epoch is not followed, and nothing is cut."""
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
    if hides:
        assert "voted for a history without entries that it had seen" in lost.dropped
        assert (lost.file, lost.put_aside) == (had, [])
        for one, other in ((lost, desk.host), (desk.host, lost)):
            assert compared(one, other) == Overtaken(agreed, lost.replica.seq - agreed, 1)
    else:
        assert lost.put_aside == []
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
    desk.say(desk.guests[0], Have(1, 3, bytes(32)))
    assert "another history" in desk.guests[0].dropped


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
    call = Call(replica.game_id, replica.epoch + 1, 0, replica.seq, replica.head)
    desk.host_says(voter, call)
    assert "for somebody else" in voter.dropped
    desk.join(lost)
    ends_well(desk)


def _branches() -> tuple[Ledger, Ledger, int]:
    """The ledger of the lost host, that of the others, and how many entries they share."""
    desk = parted()
    lost = hosted_by_another(desk)
    agreed = desk.host.replica.seq - 1
    desk.play(at_least(agreed + 6))
    ours, theirs = lost.kept(), desk.host.kept()
    assert ours is not None
    assert theirs is not None
    shared = ours.replica.common(theirs.replica)
    return ours, theirs, shared


def test_a_branch_is_taken_in_order_and_holds_once_its_epoch_is_later() -> None:
    """Neither from entry 0, nor with a gap, nor by entries of no later epoch."""
    ours, theirs, shared = _branches()
    with pytest.raises(ProtocolError, match="another game"):
        Branch(ours, 0)
    branch = Branch(ours, shared)
    with pytest.raises(ProtocolError, match=f"entry {shared} is missing"):
        branch.append(shared + 1, theirs.entries[shared])
    assert not branch.holds
    branch.append(shared, theirs.entries[shared])
    assert branch.holds
    assert branch.false_voter is None
    back = Branch(theirs, shared)
    for seq, entry in enumerate(ours.entries[shared:], shared):
        back.append(seq, entry)
        assert not back.holds


def test_only_what_follows_gives_way() -> None:
    """What was replaced meanwhile is not replaced by a branch of what was there before."""
    ours, theirs, shared = _branches()
    branch = Branch(ours, shared + 1)
    branch.append(shared + 1, ours.entries[shared + 1])
    gone = ours.entries[shared].signed.hash
    assert ours.has(gone)
    ours.give_way(shared, theirs.entries[shared:], theirs.replica)
    assert ours.replica.head == theirs.replica.head
    assert not ours.has(gone)
    before = ours.replica, tuple(ours.entries)
    with pytest.raises(ProtocolError, match="does not follow"):
        ours.give_way(branch.seq, branch.entries, branch.replica)
    assert (ours.replica, tuple(ours.entries)) == before


def test_only_a_vote_after_what_it_makes_void_is_false() -> None:
    """A holder that voted for two hosts before it followed one of them has not seen the other."""
    desk = Desk(Lots(), guests=2)
    desk.seat_all()
    desk.play(at_least(IN_ITS_MIDDLE))
    one, other = desk.host.kept(), desk.host.kept()
    assert one is not None
    assert other is not None
    shared = one.replica.seq
    holders = [player.table.holder for player in desk.players if player.table]
    first, second, third = (holder for holder in holders if holder is not None)
    for ours, host in ((one, first), (other, second)):
        _enters(ours, host, host, _elected(ours, host, third), 1)
    _enters(one, first, third, Leave(2))
    branch = Branch(one, shared)
    branch.append(shared, other.entries[shared])
    assert branch.false_voter is None
    _enters(other, second, second, _elected(other, second, third), 2)
    branch.append(shared + 1, other.entries[shared + 1])
    assert branch.holds
    assert branch.false_voter == third.number


def _elected(ours: Ledger, host: Holder, voter: Holder) -> Epoch:
    call = epochs.call(ours.replica, host.number)
    both = sorted((host, voter), key=lambda holder: holder.number)
    return Epoch(host.number, tuple((h.number, epochs.vote(h.identity, call)) for h in both))


def _enters(
    ours: Ledger, host: Holder, author: Holder, payload: AnyPayload, epoch: int | None = None
) -> None:
    signed = state(author, ours.replica, payload, epoch)
    place = ours.replica.place(signed, ours.replica.check(signed))
    ours.append(order(host.identity, signed, place))
