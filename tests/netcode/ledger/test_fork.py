# SPDX-License-Identifier: MIT
"""Intent: another end of the history holds by its votes alone, and no honest voter is accused."""

from __future__ import annotations

import pytest
from msgspec import structs

from core.terms import Turn
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
    early = fork.holds
    assert not early
    fork.append(shared, theirs.entries[shared])
    assert fork.holds
    assert fork.false_voter is None
    assert not along(theirs, ours).holds


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
    assert along(ours, theirs).false_voter == d.number


def test_a_voter_whose_statement_only_arrived_later_is_honest(desk: Desk) -> None:
    """D signed on what all had; that A put something before it, D did not know."""
    a, b, _, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    signed = state(d, ours.replica, Leave(3))
    enters(ours, a, a, Leave(0))
    put(ours, a, signed)
    begins(theirs, b, d, e)
    assert along(ours, theirs).false_voter is None


def test_an_old_basis_hides_no_voter_that_answers_a_void_entry(desk: Desk) -> None:
    """What decision a statement answers says as well what its author had seen."""
    a, b, _, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    honest = glance(state(d, ours.replica, Leave(3)))
    enters(ours, a, a, Leave(0))
    assert ours.replica.trigger != honest.decision
    put(ours, a, sign(d.identity, structs.replace(honest, decision=ours.replica.trigger)))
    begins(theirs, b, d, e)
    assert along(ours, theirs).false_voter == d.number


def test_a_host_that_votes_away_what_it_ordered_is_false(desk: Desk) -> None:
    """It need not have signed a statement: its order is a signature too."""
    a, b, _, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    enters(ours, a, d, Leave(3))
    begins(theirs, b, a, e)
    assert along(ours, theirs).false_voter == a.number


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
    assert along(ours, theirs).false_voter is None
    enters(ours, secrets[0], author, Leave(author.number))
    assert along(ours, theirs).false_voter is not None


def test_a_caller_that_leaves_its_own_vote_out_is_false_too(desk: Desk) -> None:
    """B stood on A's entry, and calls for an epoch without it."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    enters(ours, a, a, Leave(0))
    enters(ours, a, b, Leave(1))
    begins(theirs, b, c, d, e, votes=False)
    assert along(ours, theirs).false_voter == b.number


def test_whoever_followed_may_vote_in_a_later_epoch(desk: Desk) -> None:
    """The lost host itself, and who stood on its entries: they have come to the fork by then."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    enters(ours, a, a, Leave(0))
    enters(ours, a, d, Leave(3))
    begins(theirs, b, c, e)
    begins(theirs, c, a, d)
    assert along(ours, theirs).false_voter is None


def test_whoever_followed_from_another_epoch_of_that_number_may_vote_on(desk: Desk) -> None:
    """D voted for A, never heard of its epoch, and followed B's: it stood on ours before both."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    enters(ours, a, a, Leave(0))
    enters(ours, a, d, Leave(3))
    begins(ours, a, c, d)
    begins(theirs, b, c, e)
    begins(theirs, b, d, e)
    assert along(ours, theirs).false_voter is None


def test_two_votes_under_one_number_are_not_yet_a_lie(desk: Desk) -> None:
    """C voted for two hosts before it heard of either; it may not follow one and vote on."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    begins(ours, a, c, d)
    enters(ours, a, c, Leave(2))
    begins(theirs, b, c, e)
    assert along(ours, theirs).false_voter is None
    begins(theirs, b, c, e)
    assert along(ours, theirs).false_voter == c.number


def test_files_that_part_where_nobody_lied_say_how_much_is_void(desk: Desk) -> None:
    """Whichever file comes first."""
    a, b, c, _, e = secrets_of(desk)
    ours, theirs = two(desk)
    enters(ours, a, a, Leave(0))
    begins(theirs, b, c, e)
    found = Overtaken(len(theirs.entries) - 1, 1, None)
    assert evidence.compare(ours, theirs) == evidence.compare(theirs, ours) == found


def test_what_a_host_signed_twice_is_found_wherever_it_is(desk: Desk) -> None:
    """B orders one epoch on two heads: where they part are other signatures than its own."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    seq = ours.replica.seq
    enters(ours, a, a, Leave(0))
    begins(ours, b, a, d)
    begins(theirs, b, c, e)
    enters(theirs, b, c, Leave(2))
    begins(theirs, c, a, e)
    proof = evidence.compare(ours, theirs)
    assert isinstance(proof, bytes)
    assert (evidence.judge(proof).seq, evidence.judge(proof).holder) == (seq + 1, b.number)


def test_files_of_one_epoch_that_part_without_a_lie_say_so(desk: Desk) -> None:
    """Two epochs of one number: neither holds."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = two(desk)
    begins(ours, a, c, d)
    begins(theirs, b, c, e)
    with pytest.raises(ProtocolError, match="neither one holds"):
        evidence.compare(ours, theirs)
