# SPDX-License-Identifier: MIT
"""Intent: what was under way when a laptop stopped is stated once more if it still can be."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from core.terms import IllegalMove, Move, Turn
from netcode.errors import PastDecision
from netcode.holder.author import told
from netcode.ledger import ledger
from netcode.replica.replica import Replica
from netcode.statements.entry import Statement, glance, sign
from netcode.statements.payloads import AnyPayload, Commit, Leave, Moves, Value
from tests.core.toys.bones import ROLL, Bones
from tests.netcode.desk import Desk, Player
from tests.netcode.lost_host import crash_all, entries, hosts, large

pytestmark = pytest.mark.usefixtures("toys")


def stated(player: Player, since: int) -> list[Statement]:
    """What was entered from an entry on."""
    return [glance(entry.signed) for entry in entries(player)[since:]]


def act(desk: Desk, player: Player, moves: Sequence[Move]) -> None:
    """A player makes moves for its first seat, or gives the game up without any."""
    assert player.table is not None
    (seat, *_) = player.table.my_seats
    if moves:
        player.table.submit(seat, moves)
    else:
        player.table.give_up(seat)
    desk.run()


def test_a_farewell_that_was_entered_is_not_said_again() -> None:
    """Nor refused again and again: the table comes to rest after a restart."""
    desk = large()
    guest = desk.guests[0]
    act(desk, guest, ())
    left = desk.host.replica.seq
    desk.crash(guest)
    desk.join(guest)
    assert guest.table is not None
    assert guest.table.refusals == []
    assert not any(isinstance(each.payload, Leave) for each in stated(desk.host, left))


def test_a_farewell_on_what_all_had_is_not_said_again_by_who_follows() -> None:
    """Both histories have it, and the journal remembers it."""
    desk = large()
    a, (b, c, d, e) = desk.host, desk.guests
    act(desk, c, ())
    for player in (b, d, e):
        desk.leave(player)
    act(desk, a, ())
    assert c.replica.seq > b.replica.seq
    crash_all(desk)
    hosts(desk, b, [d, e])
    began = desk.host.replica.seq
    desk.guests += [c, a]
    desk.join(c)
    assert c.put_aside
    assert not any(isinstance(each.payload, Leave) for each in stated(desk.host, began))


def test_a_move_on_what_all_had_is_made_again_whatever_was_stated_after_it() -> None:
    """Its author's program added to the draw that followed: the move is not chosen anew."""
    desk = large()
    a, (d, b, c, e) = desk.host, desk.guests
    desk.play(lambda replica: replica.seq > 20 and _may_roll(replica, 1))
    agreed = a.replica.seq
    for player in (b, c, e):
        desk.leave(player)
    act(desk, d, [ROLL])
    own = [each for each in stated(a, agreed) if each.holder == 1]
    assert isinstance(own[0].payload, Moves)
    assert len(own) > 1
    crash_all(desk)
    hosts(desk, b, [c, e])
    began = desk.host.replica.seq
    desk.guests += [d, a]
    desk.join(d)
    assert own[0].payload in [each.payload for each in stated(desk.host, began)]


def _may_roll(replica: Replica, seat: int) -> bool:
    awaited, match = replica.match.awaiting, replica.match
    mine = isinstance(awaited, Turn) and seat in awaited.seats
    return mine and ROLL in match.game.legal_moves(match.state, seat)


def test_a_move_made_while_votes_are_missing_answers_only_its_own_decision() -> None:
    """A guest teaches that it was made already: the move is not played at the next one."""
    for seed in range(20):
        desk = Desk(Bones(), guests=2, seed=seed)
        desk.seat_all()
        desk.play(lambda replica: replica.seq > 12 and _may_roll(replica, 0))
        decided = desk.host.replica.seq
        act(desk, desk.host, [ROLL])
        if _may_roll(desk.host.replica, 0):
            break
    else:
        raise AssertionError("nobody may roll twice")
    crash_all(desk)
    whole = desk.host.file
    desk.host.file = ledger.first_entries(whole, decided)
    desk.open()
    act(desk, desk.host, [ROLL])
    for guest in desk.guests:
        desk.join(guest)
    assert desk.host.file.startswith(whole)
    again = stated(desk.host, len(ledger.split(whole)[0]))
    assert not any(isinstance(each.payload, Moves) for each in again)


BOT = (bytes(32), bytes(64))


@pytest.mark.parametrize(
    ("payload", "late", "illegal"),
    [
        (Moves(0, ("bid 1",), ()), "move.too_late", "bid.too_low (minimum=2)"),
        (Leave(0), "move.too_late", "bid.too_low (minimum=2)"),
        (Moves(0, ("bid 1",), BOT), "", ""),
        (Value(0, bytes(32), bytes(64)), "", ""),
        (Commit(0, bytes(32)), "", ""),
    ],
)
def test_a_person_is_told_of_what_a_person_did(
    payload: AnyPayload, late: str, illegal: str
) -> None:
    """W-34: and not in the words of the protocol."""
    desk = Desk()
    desk.seat_all()
    signed = sign(desk.host.identity, desk.host.state(payload))
    assert told(signed, PastDecision("value")) == late
    assert told(signed, IllegalMove("bid.too_low", minimum=2)) == illegal
