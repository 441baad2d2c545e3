# SPDX-License-Identifier: MIT
"""Intent: what a seat has committed to is revealed, whatever became of the journal (T-5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.terms import Move, Sealed, Unsealed
from netcode.evidence.audit import audit
from netcode.holder import secret_moves
from netcode.ledger.journal import SecretMove
from netcode.replica.replica import Replica
from netcode.seating.room import NotYet
from netcode.statements.messages import Submit
from netcode.statements.payloads import Commit, Reveal
from netcode.table import autoplay
from tests.core.toys.blind import Blind
from tests.netcode.desk import Desk, Player, plays_on

pytestmark = pytest.mark.usefixtures("toys")

BIDS = {0: 2, 1: 3, 2: 5}


def forgets(player: Player) -> None:
    """Its journals are gone, but for nothing."""
    player.journals.clear()


def chooses_anew(player: Player) -> None:
    """A later choice for the same decision stands in its journal."""
    for records in player.journals.values():
        for record in [each for each in records if isinstance(each, SecretMove)]:
            records.append(SecretMove(record.decision, record.seat, "bid 0"))


def bidding() -> Desk:
    """Three seats that bid at once: two are of the laptop of the host, one is of a guest."""
    desk = Desk(Blind(), guests=1, by_hand=2)
    desk.seat_all()
    assert isinstance(desk.host.replica.match.awaiting, Sealed)
    return desk


def bid(desk: Desk, seat: int) -> None:
    """A seat chooses its bid."""
    table = desk.joined if seat == 2 else desk.hosted
    table.submit(seat, [Move("bid", (BIDS[seat],))])
    desk.run()


def comes_back(desk: Desk, player: Player) -> None:
    """A process dies and is started again; if it is the host's, everybody joins again."""
    desk.crash(player)
    if player is desk.host:
        desk.open()
    for guest in desk.guests:
        if not guest.link:
            desk.crash(guest)
            desk.join(guest)


def unsealed(desk: Desk) -> dict[int, str]:
    """The first bids that were shown."""
    event = next(each for each in desk.host.replica.match.events if isinstance(each, Unsealed))
    return {seat: str(move) for seat, move in event.moves}


AS_BID = {seat: f"bid {chips}" for seat, chips in BIDS.items()}


def test_what_is_only_under_way_binds_as_well() -> None:
    """The commitment has left and reached nobody, and the choice is lost: no other one is made."""
    desk = bidding()
    desk.tap = lambda _, message: () if isinstance(message, Submit) else (message,)
    bid(desk, 2)
    assert desk.host.replica.commits == {}
    for records in desk.guest.journals.values():
        records[:] = [each for each in records if not isinstance(each, SecretMove)]
    comes_back(desk, desk.guest)
    with pytest.raises(NotYet):
        desk.joined.submit(2, [Move("bid", (BIDS[2] - 1,))])
    desk.tap = lambda _, message: (message,)
    comes_back(desk, desk.guest)
    bid(desk, 0)
    bid(desk, 1)
    assert unsealed(desk) == AS_BID
    plays_on(desk)


@pytest.mark.parametrize("harm", [forgets, chooses_anew])
def test_a_guest_reveals_what_it_committed_to(harm: Callable[[Player], None]) -> None:
    """Its person was asked again, chose otherwise, and was turned away as a cheat."""
    desk = bidding()
    bid(desk, 2)
    desk.crash(desk.guest)
    harm(desk.guest)
    desk.join(desk.guest)
    bid(desk, 0)
    bid(desk, 1)
    assert unsealed(desk) == AS_BID
    plays_on(desk)
    assert audit(desk.guest.file).faults == ()


@pytest.mark.parametrize("harm", [forgets, chooses_anew])
def test_a_holder_of_several_seats_reveals_each(harm: Callable[[Player], None]) -> None:
    """The host has two, and both are committed when its journal is lost."""
    desk = bidding()
    bid(desk, 0)
    bid(desk, 1)
    desk.crash(desk.host)
    harm(desk.host)
    comes_back(desk, desk.host)
    bid(desk, 2)
    assert unsealed(desk) == AS_BID
    plays_on(desk)


def test_a_seat_that_has_not_committed_chooses_anew() -> None:
    """Of two seats of one laptop one had; the other one's choice is lost, and nobody's business."""
    desk = bidding()
    bid(desk, 1)
    desk.crash(desk.host)
    forgets(desk.host)
    comes_back(desk, desk.host)
    holder = desk.hosted.holder
    assert holder is not None
    assert secret_moves.chosen(desk.host.replica, holder, 0) is None
    assert secret_moves.chosen(desk.host.replica, holder, 1) == AS_BID[1]
    bid(desk, 0)
    bid(desk, 2)
    assert unsealed(desk) == AS_BID


def test_nobody_is_asked_again() -> None:
    """Neither the person nor a bot chooses for a seat that has committed."""
    desk = bidding()
    bid(desk, 2)
    desk.crash(desk.guest)
    forgets(desk.guest)
    desk.join(desk.guest)
    with pytest.raises(NotYet, match="sealed already"):
        desk.joined.submit(2, [Move("bid", (1,))])
    assert autoplay.due(desk.joined, {2: "random"}) is None
    assert not any(desk.guest.journals.values())


def test_a_commitment_of_another_program_is_not_guessed() -> None:
    """No legal move fits: nothing is revealed, and nothing is chosen in its place."""
    desk = bidding()
    holder = desk.joined.holder
    assert holder is not None
    replica = desk.host.replica
    foreign = replica.but(commits={0: bytes(32), 1: bytes(32), 2: b"c" * 32})
    assert secret_moves.chosen(foreign, holder, 2) is None
    assert secret_moves.due(foreign, holder) is None
    assert secret_moves.sealed(foreign, holder, 2)


def test_what_is_due_comes_once() -> None:
    """A commitment, then nothing until all have committed, then the move."""
    desk = bidding()
    holder = desk.joined.holder
    assert holder is not None
    replica: Replica = desk.host.replica
    assert secret_moves.due(replica, holder) is None
    holder.secret_moves[replica.trigger, 2] = AS_BID[2]
    commit = secret_moves.due(replica, holder)
    assert isinstance(commit, Commit)
    mine = replica.but(commits={2: commit.commitment})
    assert secret_moves.due(mine, holder) is None
    all_in = mine.but(commits={**mine.commits, 0: bytes(32), 1: bytes(32)})
    reveal = secret_moves.due(all_in, holder)
    assert isinstance(reveal, Reveal)
    assert (reveal.seat, reveal.move) == (2, AS_BID[2])
    assert secret_moves.due(all_in.but(reveals={2: reveal.move}), holder) is None
