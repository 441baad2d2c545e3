# SPDX-License-Identifier: MIT
"""Intent: the window is told who is away, what is voted about, and who plays for whom."""

from __future__ import annotations

import pytest

from client.sessions import entrusting, snapshots
from core import catalogue
from core.games.manifest import Manifest
from core.terms import Turn
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk, Player
from ui.ports.snapshot import Entrusted, Petition, Presence

GONE = 2


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A table of three whose last guest is gone, at its turn."""
    monkeypatch.setitem(catalogue.GAMES, Lots.name, Manifest(Lots.name, Lots))
    desk = Desk(Lots(), guests=2, watchers=1)
    desk.seat_all()
    desk.leave(desk.guests[1])
    desk.play()
    assert desk.host.replica.match.awaiting == Turn((GONE,))
    return desk


def away(player: Player) -> tuple[int, ...]:
    """What a player can vote about."""
    assert player.table is not None
    return entrusting.away(player.table)


def entrust(desk: Desk, player: Player, to: int, bot: str = "") -> None:
    """Somebody votes."""
    assert player.table is not None
    player.table.entrust(GONE, to, bot)
    desk.run()


def test_who_is_away_at_its_turn_can_be_voted_about(desk: Desk) -> None:
    """By holders; whoever watches is asked nothing, and whoever is back is not voted about."""
    assert away(desk.host) == away(desk.guest) == (GONE,)
    assert away(desk.watchers[0]) == ()
    desk.join(desk.guests[1])
    assert away(desk.host) == ()


def test_a_vote_is_shown_with_who_has_voted_and_what_is_missing(desk: Desk) -> None:
    """To everybody, and to each whether it has voted."""
    entrust(desk, desk.guest, 1, "random")
    for player, mine in ((desk.host, False), (desk.guest, True), (desk.watchers[0], False)):
        assert player.table is not None
        told = Petition(GONE, 1, "guest0", "random", False, ("guest0",), mine, 1)
        assert entrusting.petitions(player.table) == (told,)
    entrust(desk, desk.host, 1)
    assert [(p.voters, p.short) for p in entrusting.petitions(desk.hosted)] == [
        (("guest0",), 1),
        (("host",), 1),
    ]


def test_one_whose_seat_is_played_by_another_sees_it_and_asks(desk: Desk) -> None:
    """The history goes with it, for the result and the replay."""
    seq = desk.host.replica.seq
    entrust(desk, desk.host, 0, "random")
    entrust(desk, desk.guest, 0, "random")
    back = desk.guests[1]
    desk.join(back)
    assert back.table is not None
    assert entrusting.lent(back.table) == (GONE,)
    assert entrusting.lent(desk.hosted) == ()
    assert entrusting.entrusted(back.replica) == (Entrusted(GONE, "host", "random", seq),)
    entrust(desk, back, GONE)
    (asked,) = entrusting.petitions(desk.hosted)
    assert (asked.back, asked.who, asked.voters) == (True, "guest1", ("guest1",))
    entrust(desk, desk.host, GONE)
    assert entrusting.lent(back.table) == ()
    assert entrusting.entrusted(back.replica)[0].until > seq


def test_a_seat_that_i_play_for_another_is_one_of_mine(desk: Desk) -> None:
    """By hand it is played here, with its mark; with a bot it is a bot's."""
    entrust(desk, desk.guest, 1)
    entrust(desk, desk.host, 1)
    here, there = (snapshots._seats(table)[GONE] for table in (desk.joined, desk.hosted))
    assert (here.mine, here.bot, here.played_by, here.presence) == (
        True,
        "",
        "guest0",
        Presence.HERE,
    )
    assert not there.mine
    desk.leave(desk.guest)
    assert snapshots._seats(desk.hosted)[GONE].presence is Presence.LOST


def test_a_seat_that_my_bot_plays_is_a_bot_s(desk: Desk) -> None:
    """It is nothing that this laptop is asked to play by hand."""
    entrust(desk, desk.guest, 1, "random")
    entrust(desk, desk.host, 1, "random")
    here = snapshots._seats(desk.joined)[GONE]
    assert (here.mine, here.bot, here.played_by) == (False, "random", "guest0")


def test_before_a_table_has_begun_there_is_nothing_to_tell() -> None:
    """No ledger, no vote."""
    desk = Desk()
    desk.open()
    assert entrusting.away(desk.hosted) == entrusting.lent(desk.hosted) == ()
    assert entrusting.petitions(desk.hosted) == ()
    assert entrusting.entrusted(None) == ()
