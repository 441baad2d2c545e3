# SPDX-License-Identifier: MIT
"""Intent: no counter is used twice, though a turn may leave before its record is on disk."""

from __future__ import annotations

import pytest
from msgspec import structs

from core.terms import Turn
from netcode.errors import ProtocolError
from netcode.holder.counters import AHEAD, Counters
from netcode.replica import transition
from netcode.statements.entry import Statement, glance, sign
from netcode.statements.messages import Submit
from netcode.statements.payloads import Moves
from netcode.table.effects import Keep, Send
from tests.netcode.desk import Desk, plays_on

TURN = Moves(0, ("pass",), ())


def said(counter: int, epoch: int = 0) -> Statement:
    """A turn with this counter."""
    return Statement(2, bytes(32), epoch, 0, counter, 0, bytes(32), bytes(32), TURN)


@pytest.fixture
def desk() -> Desk:
    """A table at which it is the turn of the guest, who has said what is on its disk."""
    desk = Desk(seed=4)
    desk.seat_all()
    desk.play(lambda replica: isinstance(replica.match.awaiting, Turn) and _turn(desk) is not None)
    return desk


def _turn(desk: Desk) -> int | None:
    awaited = desk.guest.replica.match.awaiting
    seats = awaited.seats if isinstance(awaited, Turn) else ()
    return next((seat for seat in seats if seat in desk.joined.my_seats), None)


def moved(desk: Desk, choice: int) -> tuple[Send, Statement]:
    """The guest makes one of its moves; what leaves it, and what that says."""
    seat = _turn(desk)
    assert seat is not None
    match = desk.guest.replica.match
    desk.joined.submit(seat, [match.game.legal_moves(match.state, seat)[choice]])
    effects = desk.joined.take()
    sent = effects[-1]
    assert isinstance(sent, Send)
    assert isinstance(sent.message, Submit)
    assert isinstance(effects[0], Keep)
    return sent, glance(sent.message.signed)


def test_a_turn_hurries_only_within_reach_of_a_counter_that_is_on_disk() -> None:
    """The first of an epoch waits, and so does the one after as many as may be left out."""
    counters = Counters(2)
    assert not counters.is_safe(said(0))
    counters.use(said(0))
    counters.on_disk(said(0))
    assert counters.is_safe(said(AHEAD))
    assert not counters.is_safe(said(AHEAD + 1))
    counters.use(said(AHEAD + 1))
    counters.on_disk(said(AHEAD + 1))
    assert counters.is_safe(said(AHEAD + 2))
    assert not counters.is_safe(said(0, epoch=1))
    counters.use(said(0, epoch=1))
    assert not counters.is_safe(said(1, epoch=1))


def test_protocol_1_leaves_nothing_out() -> None:
    """A game that began with it is played on with counters that have no gap: each waits."""
    counters = Counters(1, said(3))
    counters.on_disk(said(3))
    assert not counters.is_safe(said(4))


def test_a_turn_that_a_power_cut_took_back_is_made_with_another_counter(desk: Desk) -> None:
    """It has left before its record was on disk, and reached nobody; the person thinks again."""
    sent, first = moved(desk, 0)
    assert not sent.after_sync
    desk.crash(desk.guest)
    desk.join(desk.guest)
    sent, second = moved(desk, -1)
    assert sent.after_sync
    assert second.payload != first.payload
    assert second.counter > first.counter
    desk.say(desk.guest, sent.message)
    assert desk.guest.replica.counters[1] == second.counter + 1
    plays_on(desk)


def test_a_turn_that_was_taken_back_cannot_be_entered_after_the_other(desk: Desk) -> None:
    """Not even by a host that kept it: counters rise."""
    sent, _ = moved(desk, 0)
    assert isinstance(sent.message, Submit)
    kept = sent.message.signed
    before = desk.host.replica
    transition.check(before, kept)
    counter = before.counters[1]
    with pytest.raises(ProtocolError, match=f"statement {counter}, not {counter + 5}"):
        transition.check(before.but(counters=(before.counters[0], counter + 5)), kept)


def test_in_protocol_1_no_counter_is_left_out(desk: Desk) -> None:
    """What a build of that time refused, this one refuses in a game of that time."""
    roster = desk.host.replica.roster
    old = structs.replace(roster, draft=structs.replace(roster.draft, version=1))
    before = desk.host.replica.but(roster=old)
    counter = before.counters[1]
    gap = desk.guest.state(TURN, version=1, counter=counter + 1)
    with pytest.raises(ProtocolError, match=f"statement {counter + 1}, not {counter}"):
        transition.check(before, sign(desk.guest.identity, gap))
