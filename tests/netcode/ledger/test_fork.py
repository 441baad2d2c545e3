# SPDX-License-Identifier: MIT
"""Intent: another end of the history holds by its votes alone, and no honest voter is accused."""

from __future__ import annotations

import pytest
from msgspec import structs

from core.terms import Turn
from netcode import wire
from netcode.errors import ProtocolError
from netcode.evidence import evidence
from netcode.evidence.evidence import Overtaken
from netcode.holder.author import state
from netcode.ledger.fork import Fork
from netcode.ledger.ledger import Ledger
from netcode.statements.entry import glance, sign
from netcode.statements.payloads import Leave, Moves
from tests.netcode.desk import Desk
from tests.netcode.lost_host import begins, enters, large, put, secrets_of

pytestmark = pytest.mark.usefixtures("toys")


def two(desk: Desk) -> tuple[Ledger, Ledger]:
    """The ledger of a table, twice: ours, and where others go on."""
    one, other = desk.host.kept(), desk.host.kept()
    assert one is not None
    assert other is not None
    return one, other


@pytest.fixture
def desk() -> Desk:
    """A table of five holders: A hosts."""
    return large()


def along(ours: Ledger, theirs: Ledger) -> Fork:
    """Their fork, as far as it goes."""
    seq = ours.replica.common(theirs.replica)
    fork = Fork(ours, seq)
    for number, entry in enumerate(theirs.entries[seq:], seq):
        fork.append(number, entry)
    return fork


def test_a_fork_is_taken_in_order_and_holds_once_its_epoch_is_later(desk: Desk) -> None:
    """Neither from entry 0, nor with a gap, nor by entries of no later epoch."""
    a, b, c, d, _ = secrets_of(desk)
    ours, theirs = two(desk)
    shared = ours.replica.seq
    enters(ours, a, a, Leave(0))
    begins(theirs, b, c, d)
    with pytest.raises(ProtocolError, match="another game"):
        Fork(ours, 0)
    fork = Fork(ours, shared)
    with pytest.raises(ProtocolError, match=f"entry {shared} is missing"):
        fork.append(shared + 1, theirs.entries[shared])
    early = fork.standing.holds
    assert not early
    fork.append(shared, theirs.entries[shared])
    assert fork.standing.holds
    assert fork.standing.doubtful == ()
    assert not along(theirs, ours).standing.holds


def test_only_what_follows_gives_way(desk: Desk) -> None:
    """What was replaced meanwhile is not replaced by a fork of what was there before."""
    a, b, c, d, _ = secrets_of(desk)
    ours, theirs = two(desk)
    shared = ours.replica.seq
    enters(ours, a, a, Leave(0))
    enters(ours, a, c, Leave(2))
    begins(theirs, b, c, d)
    fork = Fork(ours, shared + 1)
    fork.append(shared + 1, ours.entries[shared + 1])
    gone = ours.entries[shared].signed.hash
    assert ours.has(gone)
    ours.give_way(shared, theirs.entries[shared:], theirs.replica)
    assert ours.replica.head == theirs.replica.head
    assert not ours.has(gone)
    before = ours.replica, tuple(ours.entries)
    with pytest.raises(ProtocolError, match="does not follow"):
        ours.give_way(fork.seq, fork.entries, fork.replica)
    assert (ours.replica, tuple(ours.entries)) == before


def test_a_voter_that_stood_on_what_it_votes_away_is_false(desk: Desk) -> None:
    """D signed on top of A's entry, and votes as if it had not seen it."""
    a, b, _, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    enters(ours, a, a, Leave(0))
    enters(ours, a, d, Leave(3))
    begins(theirs, b, d, e)
    assert along(ours, theirs).standing.doubtful == (d.number,)


def test_a_voter_whose_statement_only_arrived_later_is_honest(desk: Desk) -> None:
    """D signed on what all had; that A put something before it, D did not know."""
    a, b, _, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    signed = state(d, ours.replica, Leave(3))
    enters(ours, a, a, Leave(0))
    put(ours, a, signed)
    begins(theirs, b, d, e)
    assert along(ours, theirs).standing.doubtful == ()


def test_an_old_basis_hides_no_voter_that_answers_a_void_entry(desk: Desk) -> None:
    """What decision a statement answers says as well what its author had seen."""
    a, b, _, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    honest = glance(state(d, ours.replica, Leave(3)))
    enters(ours, a, a, Leave(0))
    assert ours.replica.trigger != honest.decision
    put(ours, a, sign(d.identity, structs.replace(honest, decision=ours.replica.trigger)))
    begins(theirs, b, d, e)
    assert along(ours, theirs).standing.doubtful == (d.number,)


def test_a_host_that_votes_away_what_it_ordered_is_false(desk: Desk) -> None:
    """It need not have signed a statement: its order is a signature too."""
    a, b, _, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    enters(ours, a, d, Leave(3))
    begins(theirs, b, a, e)
    assert along(ours, theirs).standing.doubtful == (a.number,)


def test_a_turn_convicts_nobody(desk: Desk) -> None:
    """It may leave before it is on disk: the power took it from its host and from its author."""
    desk.play(lambda replica: isinstance(replica.match.awaiting, Turn))
    secrets = secrets_of(desk)
    ours, theirs = two(desk)
    awaited = ours.replica.match.awaiting
    assert isinstance(awaited, Turn)
    author, match = secrets[awaited.seats[0]], ours.replica.match
    move = match.game.legal_moves(match.state, awaited.seats[0])[0]
    enters(ours, secrets[0], author, Moves(awaited.seats[0], (str(move),), ()))
    begins(theirs, secrets[1], *(each for each in secrets if each is not secrets[1]))
    assert along(ours, theirs).standing.doubtful == ()
    enters(ours, secrets[0], author, Leave(author.number))
    assert along(ours, theirs).standing.doubtful == tuple(sorted({0, author.number}))


def test_a_caller_that_leaves_its_own_vote_out_is_false_too(desk: Desk) -> None:
    """B stood on A's entry, and calls for an epoch without it."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    enters(ours, a, a, Leave(0))
    enters(ours, a, b, Leave(1))
    begins(theirs, b, c, d, e, votes=False)
    assert along(ours, theirs).standing.doubtful == (b.number,)


def test_whoever_followed_may_vote_in_a_later_epoch(desk: Desk) -> None:
    """The lost host itself, and who stood on its entries: they have come to the fork by then."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    enters(ours, a, a, Leave(0))
    enters(ours, a, d, Leave(3))
    begins(theirs, b, c, e)
    begins(theirs, c, a, d)
    assert along(ours, theirs).standing.doubtful == ()


def test_whoever_followed_from_another_epoch_of_that_number_may_vote_on(desk: Desk) -> None:
    """D voted for A, never heard of its epoch, and followed B's: it stood on ours before both."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    enters(ours, a, a, Leave(0))
    enters(ours, a, d, Leave(3))
    begins(ours, a, c, d)
    begins(theirs, b, c, e)
    begins(theirs, b, d, e)
    assert along(ours, theirs).standing.doubtful == ()


def test_two_votes_under_one_number_are_not_yet_a_lie(desk: Desk) -> None:
    """C voted for two hosts before it heard of either; it may not follow one and vote on."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    begins(ours, a, c, d)
    enters(ours, a, c, Leave(2))
    begins(theirs, b, c, e)
    assert along(ours, theirs).standing.doubtful == ()
    begins(theirs, b, c, e)
    assert along(ours, theirs).standing.doubtful == (c.number,)


def test_files_that_part_where_nobody_lied_say_how_much_is_void(desk: Desk) -> None:
    """Whichever file comes first."""
    a, b, c, _, e = secrets_of(desk)
    ours, theirs = two(desk)
    enters(ours, a, a, Leave(0))
    begins(theirs, b, c, e)
    found = Overtaken(len(theirs.entries) - 1, 1)
    assert evidence.compare(ours, theirs) == evidence.compare(theirs, ours) == found


def test_what_a_host_signed_twice_in_one_epoch_is_found_wherever_it_is(desk: Desk) -> None:
    """A lets C see one entry and D another one, in the epoch that both ends share."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    seq = ours.replica.seq
    enters(ours, a, d, Leave(3))
    enters(theirs, a, c, Leave(2))
    begins(theirs, b, c, e)
    proof = evidence.compare(ours, theirs)
    assert isinstance(proof, bytes)
    found = evidence.judge(proof)
    assert (found.seq, found.holder, found.restored) == (seq, a.number, False)


def test_one_number_twice_may_be_a_backup_and_the_longer_end_holds(desk: Desk) -> None:
    """B begins an epoch of one number on two heads: it forgot the first one, or lies."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    enters(ours, a, a, Leave(0))
    begins(ours, b, a, d)
    enters(ours, b, d, Leave(3))
    begins(theirs, b, c, e)
    found = Overtaken(len(theirs.entries) - 1, 1, (b.number,))
    assert evidence.compare(ours, theirs) == evidence.compare(theirs, ours) == found
    assert along(theirs, ours).standing.holds
    enters(theirs, b, c, Leave(2))
    with pytest.raises(ProtocolError, match="nobody signed both"):
        evidence.convict(ours, ours.entries[-1], theirs.entries[-1])
    one, other = ours.entries[len(theirs.entries) - 1], theirs.entries[-1]
    assert evidence.convict(ours, one, other).restored
    assert evidence.judge(evidence.encode(ours.entries[0], one, other)).restored
    enters(theirs, b, e, Leave(4))
    with pytest.raises(ProtocolError, match="may be of another epoch"):
        evidence.condemn(ours, evidence.refused(theirs.entries[-1]))


def test_two_epochs_that_nobody_lied_for_are_told_apart_by_their_numbers(desk: Desk) -> None:
    """T-4: C voted for B, never heard of its epoch, and voted for A: A's number is higher."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    begins(theirs, b, c, e)
    begins(ours, a, c, d)
    enters(theirs, b, e, Leave(4))
    assert evidence.compare(ours, theirs) == Overtaken(len(ours.entries) - 1, 2)


def test_of_two_epochs_of_one_number_the_longer_holds_in_games_of_protocol_1(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They counted one by one: two hosts could have one number, and nobody had lied."""
    monkeypatch.setattr(wire, "VERSION", 1)
    desk = large()
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    begins(ours, a, c, d)
    begins(theirs, b, c, e)
    enters(theirs, b, e, Leave(4))
    assert ours.replica.epoch == theirs.replica.epoch == 1
    assert evidence.compare(ours, theirs) == Overtaken(len(ours.entries) - 1, 1)
