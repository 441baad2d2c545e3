# SPDX-License-Identifier: MIT
"""Intent: chat, connections and silence change nothing of the game."""

from __future__ import annotations

import pytest
from msgspec import structs

from core.terms import Turn
from netcode.crypto.identity import Identity
from netcode.host import knows
from netcode.seating.room import NotYet
from netcode.statements.messages import Hint, Said
from netcode.table.chat import NONCE_BYTES, line
from netcode.table.host_table import HostTable
from tests.core.toys.bones import Bones
from tests.netcode.desk import TABLE, Desk, plays_on


@pytest.fixture
def desk() -> Desk:
    """A table where somebody's turn is."""
    desk = Desk(watchers=1)
    desk.seat_all()
    desk.play(lambda replica: isinstance(replica.match.awaiting, Turn))
    return desk


def test_a_flood_of_chat_stops_no_game(desk: Desk) -> None:
    """Chat is relayed, kept in no file, and voids no move."""
    file = desk.host.file
    for number in range(300):
        nonce = number.to_bytes(NONCE_BYTES, "big")
        flood = line(desk.guest.identity, TABLE, nonce, f"line {number}")
        assert flood is not None
        desk.say(desk.guest, flood)
    assert desk.host.file == file
    watching = desk.watchers[0].table
    assert watching is not None
    assert len(watching.chat.lines) < 30
    told = [message for message in desk.guest.heard if isinstance(message, Hint)]
    assert len(told) == 1, "it is told once"
    assert desk.guest.link, "and stays at the table"
    plays_on(desk)


def test_whoever_wrote_too_fast_is_heard_again_after_a_while(desk: Desk) -> None:
    """And is told again, should it go on."""
    for number in range(60):
        nonce = number.to_bytes(NONCE_BYTES, "big")
        say = line(desk.guest.identity, TABLE, nonce, f"line {number}")
        assert say is not None
        desk.now += 30.0 if number == 30 else 0.0
        desk.say(desk.guest, say)
    heard = [each.text for each in desk.hosted.chat.lines]
    assert "line 29" not in heard
    assert "line 30" in heard
    assert len([message for message in desk.guest.heard if isinstance(message, Hint)]) == 2


def test_an_honest_program_does_not_send_what_would_be_dropped(desk: Desk) -> None:
    """Its person is asked to wait, and sees no line that nobody else sees."""
    for number in range(10):
        desk.joined.say(f"line {number}")
    with pytest.raises(NotYet, match="faster than"):
        desk.joined.say("one more")
    desk.run()
    watching = desk.watchers[0].table
    assert watching is not None
    mine = [each.text for each in desk.joined.chat.lines]
    assert [each.text for each in watching.chat.lines] == mine != []
    desk.joined.tick(10.0)
    desk.joined.say("after a while")


def test_chat_goes_on_after_either_side_starts_anew(desk: Desk) -> None:
    """A line said after a crash is no repetition: nobody is turned out for it."""
    desk.hosted.say("hello")
    desk.joined.say("hello you")
    desk.run()
    desk.crash(desk.host)
    desk.open()
    for player in (desk.guest, desk.watchers[0]):
        desk.join(player)
    desk.hosted.say("back again")
    desk.run()
    assert desk.joined.broken == ""
    desk.crash(desk.guest)
    desk.join(desk.guest)
    desk.joined.say("so am I")
    desk.run()
    assert desk.guest.link
    heard = [m.say.text for m in desk.watchers[0].heard if isinstance(m, Said)]
    assert heard == ["hello", "hello you", "back again", "so am I"]
    plays_on(desk)


def test_a_line_of_chat_counts_once(desk: Desk) -> None:
    """A host cannot let somebody say a thing twice, and a guest cannot either."""
    desk.joined.say("I resign")
    desk.run()
    said = next(m for m in desk.watchers[0].heard if isinstance(m, Said))
    desk.host_says(desk.watchers[0], said)
    assert "twice" in desk.watchers[0].dropped
    desk.say(desk.guest, said.say)
    assert "twice" in desk.guest.dropped


def test_chat_in_the_name_of_another_is_not_believed(desk: Desk) -> None:
    """Promise 3 for chat: the host cannot make a guest say something."""
    desk.joined.say("fine")
    desk.run()
    said = next(m for m in desk.watchers[0].heard if isinstance(m, Said))
    desk.host_says(
        desk.watchers[0], structs.replace(said, say=structs.replace(said.say, text="I resign"))
    )
    assert desk.watchers[0].dropped


# Connections


def test_a_new_connection_with_the_same_key_replaces_the_old(desk: Desk) -> None:
    """T37, T38, B1: a suspended laptop comes back, its seat is not `already in use`."""
    hosted, key = desk.hosted, desk.guest.identity.public
    hosted.connected(99, key, "guest0", False, 0.0)
    assert [g.key for g in hosted.guests.values()].count(key) == 1
    assert 99 in hosted.guests


def test_the_hosts_own_key_is_not_let_in(desk: Desk) -> None:
    """T67: a cloned disk image announces the same identity."""
    desk.hosted.connected(98, desk.host.identity.public, "twin", False, 0.0)
    assert 98 not in desk.hosted.guests


def test_a_stranger_cannot_sit_after_the_start(desk: Desk) -> None:
    """Promise 6: a seat belongs to a key; a stranger may watch."""
    stranger = Identity(b"s" * 32)
    desk.hosted.connected(97, stranger.public, "guest0", False, 0.0)
    assert 97 not in desk.hosted.guests
    desk.hosted.connected(96, stranger.public, "guest0", True, 0.0)
    assert desk.hosted.guests[96].watches


def test_a_silent_guest_is_dropped_and_its_seat_kept(desk: Desk) -> None:
    """Section 2: heartbeat after 5 s, dead after 15 s; the seat waits for its key."""
    desk.now = 6.0
    desk.hosted.tick(6.0)
    desk.joined.tick(6.0)
    desk.run()
    assert desk.guest.link, "the pings were answered"
    desk.hosted.tick(21.5)
    desk.run()
    assert "nothing was heard" in desk.guest.dropped
    room = desk.hosted.room
    assert room is not None
    assert [seat.present for seat in room.seats] == [True, False]
    desk.join(desk.guest)
    plays_on(desk)


def test_a_host_falls_silent(desk: Desk) -> None:
    """The guest too gives up a connection from which nothing comes."""
    desk.joined.tick(16.0)
    desk.run()
    assert "nothing was heard" in desk.guest.dropped
    desk.join(desk.guest)
    plays_on(desk)


# The room


# The code of the table


def with_code(guests: int = 2) -> Desk:
    """A room that nobody has come to yet; the host lets in whoever knows the code, and asks."""
    desk = Desk(Bones(), guests=guests)
    desk.plan = structs.replace(desk.plan, admit_all=False, code=True)
    desk.coded = True
    desk.open()
    return desk


@pytest.mark.usefixtures("toys")
def test_whoever_knows_the_code_walks_in() -> None:
    """The code takes the place of the host's click; who comes without it is asked about."""
    desk = with_code()
    desk.join(desk.guests[0])
    desk.coded = False
    desk.join(desk.guests[1])
    keys = [guest.identity.public for guest in desk.guests]
    assert [seat.key for seat in desk.hosted.keeper.seats[1:]] == [keys[0], b""]
    assert list(desk.hosted.keeper.asking) == [keys[1]]


@pytest.mark.usefixtures("toys")
def test_a_code_makes_no_seat() -> None:
    """Who knows it where all seats are taken asks, as without one."""
    desk = with_code(guests=1)
    desk.join(desk.guest)
    late = Identity(b"s" * 32)
    desk.hosted.coded.add(late.public)
    desk.hosted.connected(97, late.public, "late", False, 0.0)
    assert list(desk.hosted.keeper.asking) == [late.public]


@pytest.mark.usefixtures("toys")
def test_who_was_turned_away_does_not_walk_in_again() -> None:
    """The host knows whom it turned away, and the code is still known to them."""
    desk = with_code()
    desk.join(desk.guest)
    key = desk.guest.identity.public
    desk.hosted.turn_away(key)
    desk.run()
    desk.guest.table = None
    desk.join(desk.guest)
    assert list(desk.hosted.keeper.asking) == [key]


@pytest.mark.usefixtures("toys")
def test_who_sits_at_the_table_is_known_there(desk: Desk) -> None:
    """A guest whose connection was lost comes back by its key, in the room and in the game."""
    room = with_code()
    room.join(room.guest)
    room.leave(room.guest)
    for hosted, key in ((room.hosted, room.guest), (desk.hosted, desk.guest)):
        assert knows(hosted, key.identity.public)
        assert not knows(hosted, b"s" * 32)
    desk.crash(desk.host)
    desk.open()
    assert knows(desk.hosted, desk.guest.identity.public)


def test_a_kept_seat_is_known_by_its_key(desk: Desk) -> None:
    """A rematch is for those who played, whatever code there was."""
    desk.play()
    plan = desk.hosted.again(bytes(16))
    rematch = HostTable(desk.host.identity, desk.host.around, plan)
    assert knows(rematch, desk.guest.identity.public)
