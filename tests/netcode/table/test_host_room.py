# SPDX-License-Identifier: MIT
"""Intent: nobody looks on or is heard without leave where the host wants to be asked."""

from __future__ import annotations

import pytest
from msgspec import structs

from core import catalogue
from netcode.crypto.identity import Identity
from netcode.seating.plan import Watching
from netcode.seating.room import NotYet
from netcode.statements.messages import Entries, Hint, Room, Said
from netcode.table.guest_table import GuestTable
from tests.netcode.desk import Desk, Player, plays_on


def asking(watchers: int = 1) -> Desk:
    """A table under way whose host is asked by whoever wants to watch."""
    desk = Desk(watchers=watchers)
    desk.plan = structs.replace(desk.plan, watching=Watching(ask=True))
    desk.seat_all()
    return desk


def names(desk: Desk) -> tuple[str, ...]:
    """Who looks on, as everybody is told."""
    assert desk.hosted.room is not None
    assert desk.joined.room is not None
    assert desk.joined.room.watchers == desk.hosted.room.watchers
    return desk.hosted.room.watchers


def lines(player: Player) -> list[tuple[str, str, bool]]:
    """What a player reads."""
    assert player.table is not None
    return [(line.name, line.text, line.watches) for line in player.table.chat.lines]


def test_whoever_asks_to_watch_sees_and_says_nothing_before() -> None:
    """It waits, connected; once it is let in it has everything, and is heard."""
    desk = asking()
    (eve,) = desk.watchers
    desk.hosted.say("only for us")
    desk.run()
    assert isinstance(eve.table, GuestTable)
    assert not [m for m in eve.heard if isinstance(m, Room | Entries | Said)]
    assert names(desk) == ()
    desk.hosted.admit(eve.identity.public)
    desk.run()
    assert names(desk) == ("watcher0",)
    assert eve.file == desk.host.file
    eve.table.say("hello")
    desk.run()
    for player in desk.players:
        assert lines(player)[-1] == ("watcher0", "hello", True)
    plays_on(desk)


def test_whoever_asks_to_watch_can_be_turned_away() -> None:
    """In the middle of a game too; and nobody else goes with it."""
    desk = asking(watchers=2)
    eve, zoe = desk.watchers
    desk.hosted.admit(eve.identity.public)
    desk.hosted.turn_away(zoe.identity.public)
    desk.hosted.turn_away(eve.identity.public)
    desk.run()
    assert "turned you away" in zoe.dropped
    assert eve.link
    assert desk.guest.link
    assert names(desk) == ("watcher0",)
    with pytest.raises(NotYet):
        desk.hosted.admit(zoe.identity.public)


def test_a_watcher_called_like_a_player_is_told_apart() -> None:
    """T-6: in the room, and in what it says, at every peer."""
    desk = Desk(watchers=2)
    for player in desk.watchers:
        player.name = "Guest0 (watching)"
    desk.guest.name = "guest0 watching"
    desk.seat_all()
    assert names(desk) == ("Guest0 watching 2", "Guest0 watching 3")
    for player in [*desk.watchers, desk.guest]:
        assert player.table is not None
        player.table.say("it is me")
        desk.run()
    for player in desk.players:
        assert [(name, watches) for name, _, watches in lines(player)] == [
            ("Guest0 watching 2", True),
            ("Guest0 watching 3", True),
            ("guest0 watching", False),
        ]


def test_two_players_of_one_name_sign_under_two() -> None:
    """What the roster says, everybody shows."""
    desk = Desk(catalogue.load("power_grid_card_game"), guests=2)
    for player in desk.guests:
        player.name = "host"
    desk.seat_all()
    places = desk.host.replica.roster.draft.places
    assert [place.name for place in places] == ["host", "host 2", "host 3"]


def test_a_host_cannot_give_a_line_another_name() -> None:
    """A modified host passes a watcher's line on in the name of a player."""
    desk = Desk(watchers=1)
    desk.seat_all()
    (eve,) = desk.watchers

    def renamed(sender: str, message: object) -> object:
        if sender == "host" and isinstance(message, Said):
            return (structs.replace(message, name="host"),)
        return (message,)

    desk.tap = renamed  # type: ignore[assignment]
    assert eve.table is not None
    eve.table.say("I resign")
    desk.run()
    assert lines(desk.guest) == [("host 2", "I resign", True)]


def test_whoever_asks_for_a_seat_is_not_heard_yet() -> None:
    """It is told so, once; with a seat it is heard."""
    desk = Desk()
    desk.plan = structs.replace(desk.plan, admit_all=False)
    desk.open()
    desk.join(desk.guest)
    for text in ("let me in", "please"):
        desk.joined.say(text)
        desk.run()
    assert not desk.hosted.chat.lines
    assert [type(m) for m in desk.guest.heard if isinstance(m, Hint)] == [Hint]
    desk.hosted.admit(desk.guest.identity.public)
    desk.run()
    desk.joined.say("thank you")
    desk.run()
    assert lines(desk.host) == [("guest0", "thank you", False)]


def test_whoever_got_no_seat_is_told_so_at_the_start() -> None:
    """And neither hears nor reads what goes on from then on."""
    desk = Desk()
    desk.plan = structs.replace(desk.plan, admit_all=False)
    late = Player("late", 7)
    desk.guests.append(late)
    desk.open()
    for player in desk.guests:
        desk.join(player)
    desk.hosted.admit(desk.guest.identity.public)
    desk.run()
    desk.joined.set_ready(True)
    desk.run()
    desk.hosted.start()
    desk.run()
    assert "without you" in late.dropped
    assert not [m for m in late.heard if isinstance(m, Entries)]


def test_a_crowd_is_refused_and_the_table_stays_open_to_its_players() -> None:
    """243 watchers shut no door."""
    desk = Desk(watchers=1)
    desk.seat_all()
    desk.leave(desk.guest)
    for number in range(243):
        key = Identity.from_seed(number.to_bytes(32, "big")).public
        desk.hosted.connected(1000 + number, key, "Eve", True, 0.0)
    assert len(desk.hosted.guests) == 8
    desk.join(desk.guest)
    assert desk.guest.link
    desk.now = 1.0
    plays_on(desk)
