# SPDX-License-Identifier: MIT
"""Intent: who gives up loses that seat and nothing else changes; without a person nobody wins."""

from __future__ import annotations

import pytest

from core import catalogue
from core.contract import Game
from core.terms import Over, Turn
from netcode.evidence.audit import audit
from netcode.holder import bots
from netcode.replica import transition
from netcode.replica.disclosure import finished
from netcode.replica.replica import Replica
from netcode.statements.entry import glance, sign
from netcode.statements.payloads import Leave
from netcode.table import autoplay
from tests.core.toys.council import Council
from tests.netcode.desk import Desk

pytestmark = pytest.mark.usefixtures("toys")

BOTS = ("random", "random")
GAMES = [
    pytest.param(catalogue.load(name), seats, id=f"{name}-{seats}")
    for name in catalogue.names()
    for seats in catalogue.load(name).seat_counts[:2]
]
"""Every game at its smallest tables."""


def opened(desk: Desk) -> Desk:
    """A table at which somebody is to decide."""
    desk.seat_all()
    desk.play(lambda replica: bool(replica.match.events))
    return desk


def alone(game: Game, seats: int) -> Desk:
    """One person and bots at one laptop."""
    return opened(Desk(game, guests=0, hosts_bots=("random",) * (seats - 1)))


def end(replica: Replica) -> Over:
    """How it ended."""
    assert replica.end is not None
    return replica.end


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_one_person_and_bots_end_unfinished(game: Game, seats: int) -> None:
    """The bots did not play on for 60 rounds, and the one who gave up has not won (W-13)."""
    desk = alone(game, seats)
    desk.hosted.give_up(0)
    desk.run()
    replica = desk.host.replica
    assert replica.match.state.left == (0,)
    assert replica.unfinished
    assert replica.over
    assert finished(replica)
    assert autoplay.due(desk.hosted, {}) is None
    over = end(replica)
    assert (over.places, over.reason) == ((), "unfinished")
    found = audit(desk.host.file)
    assert (found.over, found.reason, found.places) == (True, "unfinished", ())
    assert found.faults == ()
    assert found.left == ((0, 0),)


@pytest.mark.parametrize("quits", [0, 1])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_of_two_people_at_one_laptop_one_gives_up_and_the_other_plays_on(
    game: Game, seats: int, quits: int
) -> None:
    """To the end; whoever gave up is not among the winners, whoever stayed can be."""
    desk = opened(Desk(game, guests=0, by_hand=2, hosts_bots=("random",) * (seats - 2)))
    desk.hosted.give_up(quits)
    desk.run()
    replica = desk.host.replica
    assert replica.match.state.left == (quits,)
    assert not replica.unfinished
    assert replica.over == (seats == 2)
    desk.play()
    over = end(desk.host.replica)
    assert over.places[-1] == (quits,)
    assert quits not in over.places[0]


def test_of_people_at_several_laptops_the_last_one_ends_it() -> None:
    """Bots of whoever gave up play on as long as a person is left, at any laptop."""
    desk = opened(Desk(Council(), guests=2, hosts_bots=("random",)))
    tables = [player.table for player in desk.players]
    for seat, table in ((0, tables[0]), (2, tables[1])):
        assert table is not None
        table.give_up(seat)
        desk.run()
        assert not desk.host.replica.over
    rounds = len(desk.host.replica.match.events)
    desk.play(lambda replica: len(replica.match.events) >= rounds + 2)
    assert not desk.host.replica.over
    assert tables[2] is not None
    tables[2].give_up(3)
    desk.run()
    for player in desk.players:
        assert player.replica.unfinished
        assert finished(player.replica)


def test_bots_that_were_moved_on_after_that_make_no_file_unsound() -> None:
    """Before this was so, all seats of a laptop were given up, and bots in between played."""
    desk = alone(Council(), 3)
    desk.hosted.give_up(0)
    desk.run()
    replica, holder = desk.host.replica, desk.hosted.holder
    assert holder is not None
    assert isinstance(replica.match.awaiting, Turn)
    turn = bots.turn(replica, holder, 1, "random")
    for payload in (turn, Leave(1)):
        after = transition.check(replica, sign(desk.host.identity, desk.host.state(payload)))
        assert after.unfinished
        assert after.match.state != replica.match.state


def test_nobody_has_given_up_who_is_only_away() -> None:
    """A game of bots alone, or one that nobody has left, is not unfinished."""
    desk = opened(Desk(Council(), guests=2))
    for guest in desk.guests:
        desk.leave(guest)
    assert not desk.host.replica.over
    assert glance(desk.ledger.entries[-1].signed).holder in range(3)
