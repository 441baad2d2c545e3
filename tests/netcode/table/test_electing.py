# SPDX-License-Identifier: MIT
"""Intent: whoever walks from host to host, votes or forgets, all come together again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from netcode import wire
from netcode.evidence import evidence
from netcode.evidence.evidence import Overtaken
from netcode.ledger import ledger
from netcode.ledger.journal import Cast
from netcode.replica import epochs
from netcode.replica.replica import Replica
from netcode.statements.messages import Ballot, Have, Outvoted, Vote
from netcode.table.guest_table import GuestTable
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk, Player, plays_on
from tests.netcode.lost_host import at_least, crash_all, everybody_hears, hosts, nobody_hears

pytestmark = pytest.mark.usefixtures("toys")

SEEDS = range(1, 6)


def middle(holders: int, seed: int) -> Desk:
    """A table of so many holders in its middle, its host never stopped."""
    desk = Desk(Lots(), guests=holders - 1, seed=seed)
    desk.seat_all()
    desk.play(at_least(4 * holders + 2))
    return desk


def walks(desk: Desk, *players: Player) -> None:
    """Guests leave a host that goes on; their programs stop."""
    for player in players:
        desk.leave(player)
        player.table = None


@pytest.mark.parametrize("holders", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_call_in_vain_binds_nobody(holders: int, seed: int) -> None:
    """T-3: a guest takes the running game up from its file, gives up, and plays on as before."""
    desk = middle(holders, seed)
    host, guests = desk.host, desk.guests
    walks(desk, guests[0])
    hosts(desk, guests[0], [])
    assert desk.hosted.calling
    desk.crash(guests[0])
    desk.host, desk.guests = host, guests
    desk.join(guests[0])
    assert host.replica.epoch == 0
    plays_on(desk)
    assert host.replica.epoch == 0


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_voted_in_vain_comes_back_by_a_new_epoch(seed: int, first: int) -> None:
    """T-3: of four one called and one voted; the host that never stopped calls at once."""
    desk = middle(4, seed)
    host, guests = desk.host, desk.guests
    caller, voter, other = guests
    walks(desk, caller, voter)
    hosts(desk, caller, [voter])
    assert desk.hosted.calling
    bound = [record for records in voter.journals.values() for record in records]
    assert any(isinstance(record, Cast) for record in bound)
    desk.crash(caller)
    desk.crash(voter)
    desk.host, desk.guests = host, guests
    for player in (caller, voter) if first else (voter, caller):
        desk.join(player)
    assert (host.replica.epoch, host.replica.host) == (4, 0)
    assert host.table is not None
    assert any("voted for another host" in told for told in host.table.refusals)
    assert [player.dropped for player in guests] == ["", "", ""]
    assert other.link
    plays_on(desk)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_vote_that_was_lost_on_its_way_mutes_nobody(seed: int) -> None:
    """T-3: of three a vote would have been enough; its caller never heard of it."""
    desk = middle(3, seed)
    host, guests = desk.host, desk.guests
    caller, voter = guests
    walks(desk, caller, voter)
    desk.tap = lambda sender, message: () if isinstance(message, Vote) else (message,)
    hosts(desk, caller, [voter])
    desk.tap = everybody_hears
    assert desk.hosted.calling
    crash_all(desk)
    desk.host, desk.guests = host, guests
    desk.join(voter)
    assert host.replica.epoch == 3
    plays_on(desk)


def test_in_a_game_of_protocol_1_too_a_voter_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """T-3: its epochs are counted one by one, and the same number is voted for again."""
    monkeypatch.setattr(wire, "VERSION", 1)
    desk = middle(4, 1)
    host, guests = desk.host, desk.guests
    caller, voter, _ = guests
    walks(desk, caller, voter)
    hosts(desk, caller, [voter])
    desk.crash(caller)
    desk.crash(voter)
    desk.host, desk.guests = host, guests
    for player in (voter, caller):
        desk.join(player)
    assert (host.replica.version, host.replica.epoch) == (1, 1)
    plays_on(desk)


def test_whoever_is_bound_signs_nothing_before_the_majority_is_there() -> None:
    """The host waits for votes, and says so; the third one makes it."""
    desk = middle(4, 1)
    host, guests = desk.host, desk.guests
    caller, voter, other = guests
    walks(desk, *guests)
    hosts(desk, caller, [voter])
    crash_all(desk)
    desk.host, desk.guests = host, guests
    desk.join(voter)
    waits = desk.hosted.calling
    assert waits
    before = host.replica.seq
    desk.play(at_least(before + 1))
    assert host.replica.seq == before
    desk.join(other)
    assert not desk.hosted.calling
    plays_on(desk)


@pytest.mark.parametrize("seed", SEEDS)
def test_two_epochs_of_honest_people_never_have_one_number(seed: int) -> None:
    """T-4: C votes for A, hears no more of it, and votes for B; A follows when it comes back."""
    desk = middle(3, seed)
    a, (b, c) = desk.host, desk.guests
    crash_all(desk)
    desk.tap = nobody_hears
    hosts(desk, a, [c])
    desk.tap = everybody_hears
    assert (a.replica.epoch, c.replica.epoch) == (3, 0)
    crash_all(desk)
    hosts(desk, b, [c])
    assert (b.replica.epoch, b.replica.host) == (4, 1)
    agreed, alone = b.replica.seq - 1, a.kept()
    desk.guests = [c, a]
    desk.join(a)
    now = a.kept()
    assert alone is not None
    assert now is not None
    assert evidence.compare(alone, now) == Overtaken(agreed, 1)
    assert [player.dropped for player in desk.guests] == ["", ""]
    plays_on(desk)
    assert [player.evidence for player in desk.players] == [[], [], []]


def test_a_caller_is_shown_what_outvotes_it_and_calls_above_it() -> None:
    """C is bound by 3, which A called; B calls 1, is shown that, and calls 4."""
    desk = middle(3, 1)
    a, (b, c) = desk.host, desk.guests
    crash_all(desk)
    desk.tap = lambda sender, message: () if isinstance(message, Vote) else (message,)
    hosts(desk, a, [c])
    desk.tap = everybody_hears
    crash_all(desk)
    c.table = None
    b.heard.clear()
    desk.tap = lambda sender, message: (
        (Have(message.epoch, message.seq, message.head),)
        if isinstance(message, Have)
        else (message,)
    )
    hosts(desk, b, [c])
    (shown,) = (message.ballot for message in b.heard if isinstance(message, Outvoted))
    assert (shown.call.epoch, shown.call.host, shown.voter) == (3, 0, 2)
    assert (b.replica.epoch, b.replica.host) == (4, 1)


def test_one_liar_cannot_use_the_numbers_up() -> None:
    """A ballot of its own call, or with its own vote alone, shows no number."""
    desk = middle(3, 1)
    replica = desk.host.replica
    liar, honest = desk.guests
    far = epochs.call(replica, 1, 999_000)
    alone = Ballot(far, epochs.signed(liar.identity, far), 1, epochs.vote(liar.identity, far))
    forged = Ballot(far, alone.signed, 2, alone.signature)
    for ballot in (alone, forged):
        desk.rejoin()
        desk.say(liar, Have(0, replica.seq, replica.head, ballot))
        assert liar.dropped
    assert not desk.hosted.calling
    assert honest.link
    plays_on(desk)


# Backups


def restored(holders: int = 3, again: bool = False) -> Iterator[tuple[Desk, bytes]]:
    """Tables whose last guest stayed behind, with the file that it and the host's backup have.

    The others play on; `again` in another epoch of the same host.
    """
    for seed in range(1, 60):
        desk = middle(holders, seed)
        old, last = desk.host.file, desk.guests[-1]
        walks(desk, last)
        if again:
            others = desk.guests[:-1]
            for player in (desk.host, *others):
                desk.crash(player)
            hosts(desk, desk.host, others)
            desk.guests = [*others, last]
        began = desk.host.replica.seq
        desk.play(at_least(began + 8))
        if desk.host.replica.seq >= began + 4:
            yield desk, old


def brought_back(desk: Desk, old: bytes, journal: bool) -> tuple[Player, Player]:
    """The host is restored, and a majority without the first guest goes on with the older file."""
    host, (ahead, *others) = desk.host, desk.guests
    for player in desk.players:
        desk.crash(player)
    host.file = others[-1].file = old
    for player in others[:-1]:
        player.file = old
    if not journal:
        host.journals = {}
    hosts(desk, host, others)
    assert not desk.hosted.calling
    return host, ahead


@pytest.mark.parametrize("journal", [True, False], ids=["its journal stays", "and its journal"])
@pytest.mark.parametrize("again", [False, True], ids=["first epoch", "a later epoch"])
def test_who_has_more_brings_a_restored_host_forward(again: bool, journal: bool) -> None:
    """T-8: with three holders all get on together, nothing of the longer file is lost."""
    for count, (desk, old) in enumerate(restored(again=again)):
        had = desk.guests[0].file
        host, ahead = brought_back(desk, old, journal)
        desk.guests.append(ahead)
        desk.join(ahead)
        assert [player.dropped for player in desk.guests] == ["", ""]
        assert host.file.startswith(had)
        assert desk.guests[0].file.startswith(had)
        assert host.table is not None
        assert "an older copy was restored" in host.table.refusals[-1]
        plays_on(desk)
        if count == 4:
            return
    raise AssertionError("no table came so far")


@pytest.mark.parametrize("again", [False, True], ids=["first epoch", "a later epoch"])
def test_who_has_more_hosts_and_brings_them_forward(again: bool) -> None:
    """T-8: the other way round, the restored host is the guest."""
    desk, old = next(restored(again=again))
    had = desk.guests[0].file
    host, ahead = brought_back(desk, old, journal=False)
    last = desk.guests[0]
    crash_all(desk)
    hosts(desk, ahead, [host, last])
    assert ahead.file.startswith(had)
    assert [player.dropped for player in desk.guests] == ["", ""]
    plays_on(desk)


def test_what_went_further_meanwhile_holds_against_what_was_forgotten() -> None:
    """T-8: whoever comes late with less follows, and hears what may have happened."""
    for desk, old in restored():
        had = desk.guests[0].file
        host, ahead = brought_back(desk, old, journal=True)
        desk.play(at_least(len(ledger.load(had)[0].entries) + 1))  # type: ignore[union-attr]
        if host.replica.seq > len(ledger.load(had)[0].entries):  # type: ignore[union-attr]
            break
    else:
        raise AssertionError("no table came so far")
    desk.guests.append(ahead)
    desk.join(ahead)
    assert ahead.dropped == ""
    assert ahead.put_aside == [had]
    assert ahead.table is not None
    assert "an older copy was restored, or somebody lied" in ahead.table.refusals[0]
    plays_on(desk)


def test_a_watcher_that_has_more_than_a_restored_table_is_told_why_it_cannot_follow() -> None:
    """T-8: nobody asks it for entries; it is not said that the host lied."""
    desk, old = next(restored())
    watcher = Player("watcher", 5, watches=True)
    watcher.file = desk.guests[0].file
    brought_back(desk, old, journal=True)
    desk.watchers.append(watcher)
    desk.join(watcher)
    assert isinstance(watcher.table, GuestTable)
    assert "goes on from an older copy" in watcher.table.broken
    assert "an older copy was restored, or somebody lied" in watcher.table.broken


def test_of_four_all_who_voted_for_the_older_copy_come_forward() -> None:
    """T-8: those who voted honestly take the longer one, and are bound until a higher epoch."""
    for desk, old in restored(holders=4):
        had = desk.guests[0].file
        host, ahead = brought_back(desk, old, journal=True)
        voted = host.replica.epoch
        desk.guests.append(ahead)
        desk.join(ahead)
        assert [player.dropped for player in desk.guests] == ["", "", ""]
        assert host.replica.epoch > voted
        assert all(player.file.startswith(had) for player in desk.players)
        plays_on(desk)
        return
    raise AssertionError("no table came so far")


def test_the_replica_knows_what_it_had() -> None:
    """What a guest says that it has is held against each earlier head."""
    replica: Replica = middle(2, 1).host.replica
    assert replica.had(0, bytes(32))
    assert replica.had(3, replica.hashes[2])
    assert not replica.had(3, replica.hashes[3])
    assert not replica.had(replica.seq + 1, replica.head)
