# SPDX-License-Identifier: MIT
"""Intent: whatever a host changes in its program is harmless, or shows in the files.

Each script is a whole table of three: a host with a bot beside it, and two honest guests. What
the host does comes to nothing, and then the game is the one that it would have been; or it comes
to something, and then no file of that game is said to be proven.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

import pytest
from msgspec import structs

from core.terms import Event
from netcode import wire
from netcode.crypto.identity import Identity
from netcode.evidence import evidence
from netcode.evidence.audit import audit
from netcode.evidence.evidence import Overtaken
from netcode.ledger import ledger
from netcode.ledger.ledger import Ledger
from netcode.replica.replica import Replica
from netcode.statements.entry import Entry, Order, glance, order
from netcode.statements.messages import Entries, Room, Submit
from netcode.statements.payloads import Setup, Value
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk, Player
from tests.netcode.raw import sign
from tests.netcode.resigning import signature
from tests.netcode.voting import votes

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem

T = TypeVar("T")

pytestmark = pytest.mark.usefixtures("toys")

SEED = 15


class Middle(random.Random):
    """People who always choose the middle one, whatever was chosen before."""

    def choice(self, seq: SupportsLenAndGetItem[T]) -> T:
        """The middle one."""
        return seq[len(seq) // 2]


def table() -> Desk:
    """A host with a bot, and two guests, before anybody came."""
    desk = Desk(Lots(), guests=2, hosts_bots=("random",), seed=SEED)
    desk.dice = Middle()
    return desk


def played(desk: Desk) -> Desk:
    """From the room to the end, as far as it comes; seats of the missing go by vote."""
    desk.seat_all()
    play_on(desk)
    return desk


def play_on(desk: Desk) -> None:
    """To the end; whoever is missed at its turn is outvoted by those who are there."""
    while desk.act() or vote(desk):
        pass


def vote(desk: Desk) -> bool:
    """Somebody who is there votes about the seat of somebody who is not."""
    for player in desk.players:
        if player.table is None or (player is not desk.host and not player.link):
            continue
        for wanted in votes(player.table):
            player.table.entrust(*wanted)
            desk.run()
            return True
    return False


def events(data: bytes) -> tuple[Event, ...]:
    """What was played and drawn, by a file."""
    found, _ = ledger.load(data)
    assert found is not None
    return found.replica.match.events


def proven(data: bytes) -> bool:
    """Whether `audit` says of a game that came to its end that everything in it is proven."""
    found = audit(data)
    return found.over and not found.faults and not found.reservations


@pytest.fixture
def honest(toys: None) -> bytes:
    """The file of that table where nobody cheats."""
    desk = played(table())
    assert {player.file for player in desk.players} == {desk.host.file}
    assert proven(desk.host.file)
    return desk.host.file


@pytest.mark.parametrize("turn", range(4))
def test_a_host_that_signs_again_changes_no_draw(
    honest: bytes, turn: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other signatures of the same, in every statement and every order: the same game."""
    desk = table()
    right = Identity.sign

    def again(self: Identity, data: bytes, context: str) -> bytes:
        if self is not desk.host.identity:
            return right(self, data, context)
        return signature(self, data, context, turn)

    monkeypatch.setattr(Identity, "sign", again)
    played(desk)
    assert desk.host.file != honest
    assert events(desk.guest.file) == events(honest)
    assert all(proven(player.file) for player in desk.players)


def test_a_host_that_pads_is_believed_by_nobody(honest: bytes) -> None:
    """An entry that is longer than its kind may be is in no guest's file; the game has no end."""
    desk = table()

    def pad(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if sender != "host" or not isinstance(message, Entries):
            return (message,)
        return (structs.replace(message, entries=tuple(map(padded, message.entries))),)

    def padded(entry: Entry) -> Entry:
        right = glance(entry.signed)
        if not isinstance(right.payload, Setup) or right.holder:
            return entry
        payload = structs.replace(right.payload, sealed_master=bytes(4000))
        signed = sign(desk.host.identity, structs.replace(right, payload=payload))
        place = structs.replace(wire.decode(entry.order, Order), author=signed.hash)
        return order(desk.host.identity, signed, place)

    desk.tap = pad
    played(desk)
    for guest in desk.guests:
        assert "length" in guest.dropped
        assert not audit(guest.file).over
        assert not proven(guest.file)
    assert not proven(desk.host.file)


def test_a_host_that_withholds_values_changes_no_draw(honest: bytes) -> None:
    """It swallows the values of a guest and calls it gone: the others give the same value."""
    desk = table()
    swallowed = []

    def withhold(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if sender == "host" and isinstance(message, Room):
            return (without(message, desk.guests[1]),)
        if sender == "guest1" and isinstance(message, Submit) and is_value(message):
            swallowed.append(message)
            return ()
        return (message,)

    desk.seat_all()
    desk.tap = withhold
    call_missing(desk)
    play_on(desk)
    assert swallowed
    assert audit(desk.guest.file).over
    assert events(desk.guest.file) == events(honest)


def test_a_host_that_keeps_its_own_value_back_gets_no_other_one(honest: bytes) -> None:
    """Without it there is no draw; when it comes at last the draw is the one it always was."""
    desk = table()
    kept = []

    def keep(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        held = isinstance(message, Entries) and any(
            isinstance(glance(entry.signed).payload, Value) and not glance(entry.signed).holder
            for entry in message.entries
        )
        if sender == "host" and held:
            kept.append(message)
            return ()
        return (message,)

    desk.seat_all()
    desk.tap = keep
    desk.play()
    assert kept
    assert not any(audit(guest.file).over for guest in desk.guests)
    desk.tap = lambda sender, message: (message,)
    for guest in desk.guests:
        desk.crash(guest)
        desk.join(guest)
    play_on(desk)
    assert events(desk.guest.file) == events(honest)


def test_a_host_that_forks_is_convicted_and_no_end_of_it_is_proven(honest: bytes) -> None:
    """Each guest is told that the other is lost, and plays another game to its end.

    Each file alone is sound, and names who has not signed its end; side by side they convict.
    """
    desk = table()
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 12 and hosts_turn(replica))
    other = Desk(Lots(), guests=2, hosts_bots=("random",), seed=SEED + 1)
    other.host, other.guests = copied(desk.host), [desk.guests[1]]
    desk.crash(desk.guests[1])
    desk.guests.pop()
    other.open()
    other.join(other.guest)
    play_on(desk)
    play_on(other)
    files = (desk.guest.file, other.guest.file)
    assert all(audit(data).over for data in files)
    assert all(audit(data).faults == () for data in files)
    assert events(files[0]) != events(files[1])
    assert not any(map(proven, files))
    assert any("holder 2 has not signed the end" in line for line in audit(files[0]).reservations)
    assert any("holder 1 has not signed the end" in line for line in audit(files[1]).reservations)
    assert 0 in blamed(*map(loaded, files))


def test_a_host_that_lies_about_absence_is_named_by_who_did_not_sign(honest: bytes) -> None:
    """The other guest believes it and votes; a seat is played by a bot, and the file says so."""
    desk = table()

    def lie(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if sender == "guest1":
            return ()
        if sender == "host" and isinstance(message, Room):
            return (without(message, desk.guests[1]),)
        return (message,)

    desk.seat_all()
    desk.tap = lie
    call_missing(desk)
    said_gone(desk)
    found = audit(desk.guest.file)
    assert found.over
    assert [trust.seat for trust in found.entrusted] == [seat_of(desk.guests[1], desk)]
    assert not proven(desk.guest.file)
    assert any("holder 2 has not signed the end" in line for line in found.reservations)


def test_a_host_alone_gives_no_seat_away(honest: bytes) -> None:
    """However it lies, a seat goes by the signatures of a majority: one guest has to agree."""
    desk = table()
    desk.seat_all()
    desk.leave(desk.guests[1])
    desk.play()
    for wanted in votes(desk.hosted):
        desk.hosted.entrust(*wanted)
        desk.run()
    desk.play()
    assert desk.host.replica.entrusted == ()
    assert not audit(desk.host.file).over


def call_missing(desk: Desk) -> None:
    """The host tells that the second guest is gone, and acts as if it were."""
    desk.hosted._show_room()
    assert desk.hosted.holder is not None
    desk.hosted.holder.missing = frozenset({2})
    desk.run()


def said_gone(desk: Desk) -> None:
    """Play on while the host and the first guest take the second one for gone."""
    seat = seat_of(desk.guests[1], desk)
    while True:
        while desk.act():
            pass
        if desk.host.replica.over:
            return
        for player, table in ((desk.host, desk.hosted), (desk.guest, desk.joined)):
            assert player.replica.trust(seat) is None
            table.entrust(seat, 0, "random")
            desk.run()


def without(room: Room, gone: Player) -> Room:
    """A room in which somebody is not present."""
    key = gone.identity.public
    seats = tuple(structs.replace(each, present=each.key != key) for each in room.seats)
    return structs.replace(room, seats=seats)


def is_value(message: Submit) -> bool:
    """Whether somebody gives its part of a draw."""
    return isinstance(glance(message.signed).payload, Value)


def seat_of(player: Player, desk: Desk) -> int:
    """The seat that a player sat down at."""
    holder = desk.host.replica.roster.draft.holders.index(player.identity.public)
    return desk.host.replica.roster.seats_of(holder)[0]


def hosts_turn(replica: Replica) -> bool:
    """Whether the host decides."""
    return 0 in getattr(replica.match.awaiting, "seats", ())


def copied(player: Player) -> Player:
    """A second machine of somebody who copied its files."""
    other = Player(player.name, SEED + 1)
    other.identity = player.identity
    other.file = player.file
    other.journals = {game: list(records) for game, records in player.journals.items()}
    return other


def loaded(data: bytes) -> Ledger:
    """The ledger of a file."""
    found, _ = ledger.load(data)
    assert found is not None
    return found


def blamed(one: Ledger, other: Ledger) -> tuple[int, ...]:
    """The holders that two files of one game show to have lied, if any."""
    found = evidence.compare(one, other)
    if isinstance(found, Overtaken):
        return found.doubtful
    return (evidence.judge(found).holder,) if found else ()
