# SPDX-License-Identifier: MIT
"""Intent: a holder votes once for a number, and for no lower one; nobody else makes it climb."""

from __future__ import annotations

import pytest
from msgspec import structs

from netcode import wire
from netcode.errors import ProtocolError
from netcode.holder.ballots import Ballots
from netcode.holder.holder import Holder
from netcode.ledger import journal
from netcode.ledger.journal import Cast, Memory, Voted
from netcode.replica import epochs
from netcode.replica.replica import Replica
from netcode.statements.messages import Ballot, Called
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk
from tests.netcode.lost_host import secrets_of

pytestmark = pytest.mark.usefixtures("toys")


@pytest.fixture
def desk() -> Desk:
    """A table of three: A, B and C hold numbers 0, 1 and 2."""
    desk = Desk(Lots(), guests=2)
    desk.seat_all()
    return desk


def calls(replica: Replica, caller: Holder, above: Ballot | None = None) -> Called:
    """A call of a holder."""
    call = epochs.call(replica, caller.number, above.call.epoch if above else 0)
    return Called(call, epochs.signed(caller.identity, call), above)


def test_a_vote_forbids_others_at_and_below_its_number(desk: Desk) -> None:
    """C votes for 3 of A; B calls 1 and is shown that; B's 4 gets the vote."""
    a, b, c = secrets_of(desk)
    replica, ballots = desk.host.replica, Ballots()
    first = calls(replica, a)
    cast = ballots.answer(replica, c, first)
    assert (cast.call, cast.voter) == (first.call, 2)
    ballots.bind(cast)
    assert ballots.answer(replica, c, first) == cast
    assert ballots.answer(replica, c, calls(replica, b)) == cast
    epochs.check_ballot(replica, cast)
    later = ballots.answer(replica, c, calls(replica, b, cast))
    assert (later.call.epoch, later.call.host) == (4, 1)
    again = calls(replica.but(hashes=(*replica.hashes, bytes(32))), a)
    assert again.call.epoch == first.call.epoch
    assert ballots.answer(replica, c, again) == cast


def test_a_call_is_no_vote(desk: Desk) -> None:
    """Whoever calls signs something else than a voter: its call makes no ballot of its own."""
    a, _, c = secrets_of(desk)
    replica = desk.host.replica
    called = calls(replica, a)
    with pytest.raises(ProtocolError):
        epochs.check_vote(replica, called.call, a.number, called.signature)
    alone = Ballot(called.call, called.signature, a.number, epochs.vote(a.identity, called.call))
    with pytest.raises(ProtocolError, match="another holder"):
        epochs.check_ballot(replica, alone)
    unsigned = structs.replace(called, signature=epochs.signed(c.identity, called.call))
    with pytest.raises(ProtocolError):
        Ballots().answer(replica, c, unsigned)


def test_no_single_holder_makes_the_numbers_climb(desk: Desk) -> None:
    """A number too far is refused, unless two holders signed one near it."""
    a, b, c = secrets_of(desk)
    replica = desk.host.replica
    far = epochs.call(replica, a.number, 900_000)
    called = Called(far, epochs.signed(a.identity, far), None)
    with pytest.raises(ProtocolError, match="nobody has come near"):
        Ballots().answer(replica, c, called)
    near = epochs.call(replica, b.number, 899_998)
    shown = Ballot(near, epochs.signed(b.identity, near), 0, epochs.vote(a.identity, near))
    assert Ballots().answer(replica, c, structs.replace(called, above=shown)).call == far
    own = epochs.call(replica, a.number, 899_998)
    forged = Ballot(own, epochs.signed(a.identity, own), 1, epochs.vote(a.identity, own))
    with pytest.raises(ProtocolError):
        Ballots().answer(replica, c, structs.replace(called, above=forged))


def test_what_binds_a_holder_comes_back_from_its_journal(desk: Desk) -> None:
    """The highest number, with the ballot that shows it; an older journal had no ballots."""
    a, b, c = secrets_of(desk)
    replica = desk.host.replica
    low = Ballots().answer(replica, c, calls(replica, b))
    high = Ballots().answer(replica, c, calls(replica, a))
    memory = journal.remember((Cast(low), Cast(high), Voted(1)))
    assert (memory.voted, memory.cast) == (3, high)
    ballots = Ballots()
    ballots.remember(memory)
    ballots.remember(Memory())
    assert (ballots.voted, ballots.cast) == (3, high)
    assert ballots.pending(replica) == high
    assert ballots.silent(replica)
    later = replica.but(epoch=3)
    assert ballots.pending(later) is None
    assert not ballots.silent(later)


def test_after_another_end_was_followed_nothing_is_signed_in_its_epoch(desk: Desk) -> None:
    """What this holder signed in an epoch of that number it signed on void entries."""
    replica, ballots = desk.host.replica.but(epoch=3), Ballots()
    ballots.leave(3)
    assert ballots.silent(replica)
    assert not ballots.silent(replica.but(epoch=4))


def test_games_of_protocol_1_count_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their next number is the same for every caller, and is voted for again."""
    monkeypatch.setattr(wire, "VERSION", 1)
    desk = Desk(Lots(), guests=2)
    desk.seat_all()
    a, b, c = secrets_of(desk)
    replica, ballots = desk.host.replica, Ballots()
    ballots.bind(ballots.answer(replica, c, calls(replica, a)))
    again = ballots.answer(replica, c, calls(replica, b))
    assert (again.call.epoch, again.call.host) == (1, 1)
