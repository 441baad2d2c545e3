# SPDX-License-Identifier: MIT
"""Who sees what and who may do what, without a window."""

from __future__ import annotations

from core.terms import Knowledge, Move
from tests.ui.plain_kit import PLAIN, plain_kit
from ui.play.desk import Desk, Standing
from ui.ports.local_session import LocalSession
from ui.ports.snapshot import SentMoves

NAMES = ("Anna", "Bruno")


def _desk(*mine: int) -> tuple[Desk, LocalSession]:
    session = LocalSession("thirteen_minutes", NAMES, b"desk", mine=mine)
    return Desk(PLAIN.presenter(), session.snapshot()), session


def test_one_person_sees_the_own_hand() -> None:
    """With one seat of mine there is nobody to hide from."""
    desk, _ = _desk(0)
    assert desk.standing() is Standing.YOURS
    assert desk.view().seat == 0
    assert len(desk.view().knowledge.cards) == 2


def test_two_people_at_one_laptop_see_nothing_until_one_sits_down() -> None:
    """The view of a covered table has no seat and no knowledge."""
    desk, _ = _desk(0, 1)
    assert desk.standing() is Standing.COVERED
    assert desk.view().seat is None
    assert desk.view().knowledge == Knowledge()
    assert desk.legal() == ()


def test_after_one_has_decided_the_table_is_covered_for_the_next() -> None:
    """A sealed bid of one person covers the table for the other."""
    desk, session = _desk(0, 1)
    desk.look_as(0)
    assert desk.standing() is Standing.YOURS
    sent = desk.make(Move("bid", (3,)))
    assert sent == (Move("bid", (3,)),)
    session.submit(0, sent)
    desk.take(session.snapshot())
    assert desk.standing() is Standing.COVERED
    assert desk.next_person() == 1


def test_a_secret_bid_is_hidden_where_nobody_holds_a_card() -> None:
    """The decision itself is the secret: nobody's table is open until they say who sits there."""
    desk, session = _desk(0, 1)
    without = session.snapshot()._replace(knowledge=())
    desk.take(without)
    assert desk.secrets()
    assert desk.standing() is Standing.COVERED
    desk.look_as(1)
    assert desk.standing() is Standing.YOURS


def test_an_open_decision_without_cards_covers_nothing() -> None:
    """Whoever is asked is shown at once on a laptop where nothing is secret."""
    snapshot = LocalSession("power_grid", NAMES, b"desk", mine=(0, 1)).snapshot()
    desk = Desk(plain_kit("power_grid").presenter(), snapshot._replace(knowledge=()))
    assert not desk.secrets()
    assert desk.standing() is Standing.YOURS


def test_a_sent_move_is_not_made_twice() -> None:
    """Between sending and the table's answer nothing can be made (T41)."""
    desk, _ = _desk(0)
    assert desk.make(Move("bid", (3,)))
    desk.sent(0)
    assert desk.standing() is Standing.SENT
    assert desk.legal() == ()
    assert desk.make(Move("bid", (4,))) == ()


def test_where_the_table_took_another_course_it_is_asked_again() -> None:
    """What was sent at a place that turned out to be void is not under way any more."""
    here, there = (
        LocalSession("power_grid", NAMES, seed, mine=(0, 1)).snapshot() for seed in (b"1", b"4")
    )
    desk = Desk(PLAIN.presenter(), here)
    assert desk.looking is not None
    desk.sent(desk.looking)
    assert desk.standing() is Standing.SENT
    desk.take(there)
    assert here.match is not None
    assert there.match is not None
    assert len(here.match.events) == len(there.match.events)
    assert desk.standing() is Standing.YOURS


def test_what_was_refused_can_be_made_again() -> None:
    """A refusal gives the turn back."""
    desk, _ = _desk(0)
    desk.sent(0)
    desk.came_back()
    assert desk.standing() is Standing.YOURS


def test_moves_under_way_count_as_sent() -> None:
    """After a reconnect the snapshot says what is still to be confirmed (T40)."""
    desk, session = _desk(0)
    snapshot = session.snapshot()._replace(sent=(SentMoves(0, (Move("bid", (3,)),)),))
    desk.take(snapshot)
    assert desk.standing() is Standing.SENT


def test_a_watcher_decides_nothing() -> None:
    """No seat, no hand, no moves."""
    desk, _ = _desk(0)
    seats = tuple(view._replace(mine=False) for view in desk.snapshot.seats)
    desk.take(desk.snapshot._replace(seats=seats, knowledge=()))
    assert desk.standing() is Standing.WAITING
    assert desk.view().seat is None
    assert desk.legal() == ()
