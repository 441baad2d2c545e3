# SPDX-License-Identifier: MIT
"""Intent: a game is claimed from whoever holds it up, after some patience, and from nobody else."""

from __future__ import annotations

import pytest

from core.terms import Awaiting, Chance, Sealed, Shuffle, Turn
from netcode.statements.entry import glance
from netcode.statements.messages import Submit
from netcode.statements.payloads import Keys, Lock, Value
from netcode.table.company.claiming import PATIENCE_SECONDS, Claiming
from netcode.wire import Message
from tests.netcode.desk import Desk

ME, OTHER = 0, 1


def waiting_for(kind: type[Awaiting], seats: tuple[int, ...] = ()) -> Desk:
    """A game of two that waits for something."""
    desk = Desk()
    desk.seat_all()

    def waits(awaited: Awaiting) -> bool:
        return isinstance(awaited, kind) and (not seats or getattr(awaited, "seats", ()) == seats)

    desk.play(lambda replica: waits(replica.match.awaiting))
    assert waits(desk.host.replica.match.awaiting)
    desk.leave(desk.guest)
    return desk


def claimable(desk: Desk, claiming: Claiming, now: float) -> tuple[int, ...]:
    """What the host can claim."""
    return claiming.claimable(desk.host.replica, ME, desk.hosted.missing, now)


def test_the_seat_that_is_awaited_can_be_claimed_after_a_while() -> None:
    """Counted from when the table began to wait for it."""
    desk, claiming = waiting_for(Turn, (OTHER,)), Claiming()
    assert claimable(desk, claiming, 100.0) == ()
    assert claimable(desk, claiming, 99.9 + PATIENCE_SECONDS) == ()
    assert claimable(desk, claiming, 100.0 + PATIENCE_SECONDS) == (OTHER,)


@pytest.mark.parametrize("now", [0.0, PATIENCE_SECONDS, 100 * PATIENCE_SECONDS])
def test_nobody_is_claimed_from_in_ones_own_turn(now: float) -> None:
    """W-18: nobody waits for the one that is away, however long."""
    desk, claiming = waiting_for(Turn, (ME,)), Claiming()
    claimable(desk, claiming, 0.0)
    assert claimable(desk, claiming, now) == ()


def test_who_was_back_between_is_waited_for_anew() -> None:
    """Twice lost for a moment is not away."""
    desk, claiming = waiting_for(Turn, (OTHER,)), Claiming()
    claimable(desk, claiming, 0.0)
    desk.join(desk.guest)
    assert claimable(desk, claiming, PATIENCE_SECONDS) == ()
    desk.leave(desk.guest)
    assert claimable(desk, claiming, PATIENCE_SECONDS + 1) == ()
    assert claimable(desk, claiming, 2 * PATIENCE_SECONDS + 1) == (OTHER,)


def test_of_secret_moves_ones_own_comes_first() -> None:
    """Only whoever has sealed its move waits for the other one's."""
    desk, claiming = waiting_for(Sealed), Claiming()
    claimable(desk, claiming, 0.0)
    assert claimable(desk, claiming, PATIENCE_SECONDS) == ()
    match = desk.host.replica.match
    desk.hosted.submit(ME, [match.game.legal_moves(match.state, ME)[0]])
    desk.run()
    claimable(desk, claiming, PATIENCE_SECONDS)
    assert claimable(desk, claiming, 2 * PATIENCE_SECONDS) == (OTHER,)


def test_a_deck_or_a_draw_waits_for_both() -> None:
    """Of two, whoever is away holds up chance too."""

    def without_its_part(sender: str, message: Message) -> tuple[Message, ...]:
        if isinstance(message, Submit):
            payload = glance(message.signed).payload
            return () if isinstance(payload, Lock | Keys | Value) else (message,)
        return (message,)

    desk, claiming = Desk(), Claiming()
    desk.tap = without_its_part
    desk.seat_all()
    assert isinstance(desk.host.replica.match.awaiting, Chance | Shuffle)
    desk.leave(desk.guest)
    claimable(desk, claiming, 0.0)
    assert claimable(desk, claiming, PATIENCE_SECONDS) == (OTHER,)


def test_nothing_is_claimed_at_other_tables() -> None:
    """Of three there are votes; alone, or after the end, there is nobody to claim from."""
    three = Desk(guests=1, by_hand=1)
    three.seat_all()
    three.play()
    alone = Desk(guests=0, hosts_bots=("random",))
    alone.seat_all()
    for desk in (three, alone):
        if desk.guests:
            desk.leave(desk.guest)
        claiming = Claiming()
        claimable(desk, claiming, 0.0)
        assert claimable(desk, claiming, PATIENCE_SECONDS) == ()
    assert Claiming().claimable(None, None, (), 0.0) == ()
