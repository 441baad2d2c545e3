# SPDX-License-Identifier: MIT
"""Intent: a strict majority of all holders decides who orders entries, never two halves."""

from __future__ import annotations

from itertools import combinations

import pytest

from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.replica import epochs
from netcode.replica.disclosure import finished
from netcode.replica.replica import Replica
from netcode.statements.messages import Ballot, Called, Outvoted, Vote
from netcode.statements.payloads import Epoch
from netcode.table.effects import Send
from netcode.table.guest_table import GuestTable
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk, Player

pytestmark = pytest.mark.usefixtures("toys")


def table(guests: int) -> Desk:
    """A table of so many guests and their host, set up."""
    desk = Desk(Lots(), guests=guests)
    desk.seat_all()
    return desk


def votes(
    replica: Replica, host: int, voters: tuple[int, ...], desk: Desk, above: int = 0
) -> tuple[tuple[int, bytes], ...]:
    """What these holders sign for a new host."""
    identities = [player.identity for player in (desk.host, *desk.guests)]
    call = epochs.call(replica, host, above)
    return tuple((voter, epochs.vote(identities[voter], call)) for voter in voters)


def enters(
    replica: Replica, holder: int, epoch: Epoch, desk: Desk, number: int | None = None
) -> Replica:
    """The replica after an epoch that a holder states, under its next number or another one."""
    player = (desk.host, *desk.guests)[holder]
    called = epochs.call(replica, holder).epoch if number is None else number
    return epochs.enter_epoch(replica, holder, player.state(epoch, holder=holder, epoch=called))


@pytest.mark.parametrize(("holders", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_a_majority_is_strict(holders: int, needed: int) -> None:
    """Section 5: 2 of 3, 3 of 4, 3 of 5, 4 of 6; of two both."""
    assert epochs.majority(holders) == needed


@pytest.mark.parametrize("guests", [1, 2, 3])
def test_no_two_callers_have_a_number_in_common(guests: int) -> None:
    """The remainder of a number is its caller, and the next one is the smallest above all known."""
    replica = table(guests).host.replica
    holders = guests + 1
    for epoch in range(2 * holders):
        for above in range(3 * holders):
            for host in range(holders):
                number = epochs.call(replica.but(epoch=epoch), host, above).epoch
                known = max(epoch, above)
                assert number % holders == host
                assert known < number <= known + holders


def test_an_epoch_is_of_its_own_hosts_number() -> None:
    """Otherwise two hosts could share one, or go back to one that is past."""
    desk = table(2)
    replica = desk.host.replica
    for number in (0, 1, 2, 4):
        with pytest.raises(ProtocolError, match=f"no epoch of the number {number}"):
            enters(replica, 0, Epoch(0, votes(replica, 0, (0, 1), desk)), desk, number)
    epoch = Epoch(0, votes(replica, 0, (0, 1), desk, above=4))
    assert enters(replica, 0, epoch, desk, 6).epoch == 6
    with pytest.raises(ProtocolError, match="no epoch of the number 6"):
        enters(replica.but(epoch=6), 0, epoch, desk, 6)


@pytest.mark.parametrize("guests", [1, 2, 3])
def test_no_split_has_two_live_halves(guests: int) -> None:
    """Section 9, 11: of all ways to divide the holders, at most one side can go on."""
    desk = table(guests)
    replica = desk.host.replica
    everybody = tuple(range(guests + 1))
    for size in range(1, len(everybody)):
        for half in combinations(everybody, size):
            rest = tuple(holder for holder in everybody if holder not in half)
            live = [side for side in (half, rest) if _enters(replica, side, desk)]
            assert len(live) <= 1, (half, rest)
    assert _enters(replica, everybody, desk)


def _enters(replica: Replica, side: tuple[int, ...], desk: Desk) -> bool:
    epoch = Epoch(side[0], votes(replica, side[0], side, desk))
    try:
        changed = enters(replica, side[0], epoch, desk)
    except ProtocolError:
        return False
    return changed.epoch > replica.epoch and changed.host == side[0]


def test_two_live_halves_need_one_who_signed_both_and_that_is_a_proof() -> None:
    """Section 9, 11: both epochs then hold valid votes of the same holder for one number."""
    desk = table(2)
    replica = desk.host.replica
    for first, second in (((0, 1), (2, 1)), ((0, 2), (1, 2))):
        both = set(first) & set(second)
        assert len(both) == 1
        for side in (first, second):
            enters(replica, side[0], Epoch(side[0], votes(replica, side[0], side, desk)), desk)
        voter = both.pop()
        proof = [dict(votes(replica, side[0], side, desk))[voter] for side in (first, second)]
        assert proof[0] != proof[1]


@pytest.mark.parametrize(
    "voters", [(0,), (0, 0, 0), (0, 0, 1), ()], ids=lambda voters: f"votes of {voters}"
)
def test_too_few_or_repeated_votes_are_no_majority(voters: tuple[int, ...]) -> None:
    """Copies of a vote count once, and then the entry is refused."""
    desk = table(2)
    replica = desk.host.replica
    with pytest.raises(ProtocolError, match="majority"):
        enters(replica, 0, Epoch(0, votes(replica, 0, voters, desk)), desk)


def test_a_vote_is_for_one_host_epoch_and_history() -> None:
    """A vote cannot be carried to another host, a later entry or another game."""
    desk = table(2)
    before = desk.host.replica
    old = votes(before, 0, (0, 1), desk)
    desk.play(lambda replica: replica.seq > before.seq + 3)
    with pytest.raises(ProtocolError):
        enters(desk.host.replica, 0, Epoch(0, old), desk)
    with pytest.raises(ProtocolError):
        enters(before, 1, Epoch(1, old), desk)
    with pytest.raises(ProtocolError, match="calls an epoch for holder"):
        enters(before, 1, Epoch(0, old), desk)


def test_strangers_do_not_vote() -> None:
    """A signature of somebody who holds nothing is worth nothing."""
    desk = table(2)
    replica = desk.host.replica
    call = epochs.call(replica, 0)
    stranger = epochs.vote(Identity(b"s" * 32), call)
    own = epochs.vote(desk.host.identity, call)
    for voter in (1, 3, -1):
        with pytest.raises(ProtocolError):
            enters(replica, 0, Epoch(0, ((0, own), (voter, stranger))), desk)


def test_of_three_two_are_enough_and_the_third_follows() -> None:
    """T46: host and one guest go on; the other one syncs when it is back."""
    desk = table(2)
    desk.play(lambda replica: replica.seq > 15)
    desk.crash(desk.host)
    desk.open()
    alone = desk.hosted.calling
    assert alone
    desk.join(desk.guests[0])
    assert not desk.hosted.calling
    assert desk.host.replica.epoch > 0
    desk.join(desk.guests[1])
    desk.play()
    assert finished(desk.host.replica)
    assert desk.guests[1].replica.head == desk.host.replica.head


def test_an_honest_holder_votes_for_one_host_per_epoch() -> None:
    """Section 9, 11: otherwise an honest holder makes two live halves."""
    desk = table(2)
    desk.play(lambda replica: replica.seq > 15)
    voter, replica = desk.guests[1], desk.guests[1].replica
    heard = len(desk.host.heard)
    desk.host_says(voter, calls(desk.host, replica, 0))
    assert any(isinstance(message, Vote) for message in desk.host.heard[heard:])
    desk.leave(voter)
    assert isinstance(voter.table, GuestTable)
    voter.table.connected(0.0, desk.guests[0].identity.public)
    voter.table.received(calls(desk.guests[0], replica, 1), 0.0)
    said = [effect.message for effect in voter.table.take() if isinstance(effect, Send)]
    assert not any(isinstance(message, Vote) for message in said)
    (outvoted,) = (message for message in said if isinstance(message, Outvoted))
    epochs.check_ballot(replica, outvoted.ballot)
    assert (outvoted.ballot.call.host, outvoted.ballot.voter) == (0, 2)
    again = calls(desk.guests[0], replica, 1, outvoted.ballot)
    voter.table.received(again, 0.0)
    (vote,) = (e.message for e in voter.table.take() if isinstance(e, Send))
    assert isinstance(vote, Vote)
    assert vote.epoch > outvoted.ballot.call.epoch


def calls(player: Player, replica: Replica, host: int, above: Ballot | None = None) -> Called:
    """A call for votes."""
    call = epochs.call(replica, host, above.call.epoch if above else 0)
    return Called(call, epochs.signed(player.identity, call), above)
