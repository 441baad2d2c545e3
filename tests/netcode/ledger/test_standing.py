# SPDX-License-Identifier: MIT
"""Intent: which of two ends holds comes out alike for everybody, and blames no honest voter."""

from __future__ import annotations

import pytest

from core.terms import Turn
from netcode.ledger import standing
from netcode.ledger.ledger import Ledger
from netcode.ledger.standing import Branch, Standing
from netcode.statements.payloads import Leave, Moves
from tests.netcode.desk import Desk
from tests.netcode.lost_host import begins, enters, large, secrets_of

pytestmark = pytest.mark.usefixtures("toys")


@pytest.fixture
def desk() -> Desk:
    """A table of five holders: A hosts."""
    return large()


def copies(desk: Desk, count: int) -> list[Ledger]:
    """The ledger of a table so many times."""
    found = [desk.host.kept() for _ in range(count)]
    return [each for each in found if each is not None]


def compared(ours: Ledger, theirs: Ledger) -> Standing:
    """Their end against ours."""
    seq = ours.replica.common(theirs.replica)
    shared = ours.at(seq - 1)
    ends = Branch(shared), Branch(shared)
    for end, each in zip(ends, (ours, theirs), strict=True):
        for entry in each.entries[seq:]:
            end.append(entry)
    return standing.compare(shared, *ends)


def test_of_one_epoch_the_longer_end_holds(desk: Desk) -> None:
    """And it is the same end whichever one is called ours."""
    a, b, c, _, _ = secrets_of(desk)
    ours, theirs = copies(desk, 2)
    enters(ours, a, b, Leave(1))
    enters(theirs, a, c, Leave(2))
    one, other = compared(ours, theirs), compared(theirs, ours)
    assert {one.holds, other.holds} == {True, False}
    enters(theirs, a, b, Leave(1))
    assert compared(ours, theirs).holds
    assert not compared(theirs, ours).holds


def test_an_epoch_without_a_majority_that_counts_is_none(desk: Desk) -> None:
    """A had ordered more than it voted for: with B and C there are two votes of five."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = copies(desk, 2)
    enters(ours, a, d, Leave(3))
    enters(ours, a, e, Leave(4))
    begins(theirs, b, a, c)
    assert compared(ours, theirs) == Standing(False, (a.number,))
    enters(theirs, b, c, Leave(2))
    enters(theirs, b, b, Leave(1))
    assert compared(ours, theirs) == Standing(True, (a.number,))


def test_an_epoch_that_has_a_majority_without_the_doubtful_vote_holds(desk: Desk) -> None:
    """Four of five voted, and the three others had no more."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = copies(desk, 2)
    for each in (d, a, e):
        enters(ours, a, each, Leave(each.number))
    begins(theirs, b, a, c, d)
    assert compared(ours, theirs) == Standing(True, (a.number,))


def test_whoever_believed_an_epoch_that_does_not_count_is_not_blamed(desk: Desk) -> None:
    """B and C voted for the restored A, and then again on top of that: they knew no better."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = copies(desk, 2)
    for each in (d, e):
        enters(ours, a, each, Leave(each.number))
    begins(theirs, a, b, c)
    enters(theirs, a, b, Leave(1))
    assert not compared(theirs, ours).holds
    enters(ours, a, a, Leave(0))
    assert compared(theirs, ours) == Standing(True, (a.number,))
    begins(ours, a, b, d, e, above=theirs.replica.epoch)
    assert compared(theirs, ours) == Standing(True, (a.number,))


def test_a_second_epoch_does_not_make_the_first_one_count(desk: Desk) -> None:
    """The one that had forgotten calls again: it still had more than what it voted on."""
    a, b, c, d, e = secrets_of(desk)
    ours, theirs = copies(desk, 2)
    for each in (a, d, e):
        enters(ours, a, each, Leave(each.number))
    begins(theirs, a, b, c)
    begins(theirs, a, b, c)
    assert compared(ours, theirs) == Standing(False, (a.number,))


def test_a_turn_shows_nothing_of_what_its_host_and_its_author_had(desk: Desk) -> None:
    """The power took it from both: their votes without it count, until something binds."""
    desk.play(lambda replica: isinstance(replica.match.awaiting, Turn))
    secrets = secrets_of(desk)
    ours, theirs = copies(desk, 2)
    awaited, match = ours.replica.match.awaiting, ours.replica.match
    assert isinstance(awaited, Turn)
    seat = awaited.seats[0]
    move = match.game.legal_moves(match.state, seat)[0]
    enters(ours, secrets[0], secrets[seat], Moves(seat, (str(move),), ()))
    begins(theirs, secrets[1], *(each for each in secrets if each is not secrets[1]))
    assert compared(ours, theirs) == Standing(True, ())
    assert compared(theirs, ours) == Standing(False, ())
    enters(ours, secrets[0], secrets[1], Leave(1))
    assert set(compared(ours, theirs).doubtful) == {0, 1}
