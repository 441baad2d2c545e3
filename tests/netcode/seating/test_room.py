# SPDX-License-Identifier: MIT
"""Intent: who sits where is the host's to say, and names are fit to be shown to everybody."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import structs

from core.people import given_names
from netcode import wire
from netcode.errors import ProtocolError
from netcode.seating.room import NotYet, RoomKeeper, SeatPlan, draft_for, shown
from netcode.statements.messages import Proposal, Room, RoomSeat
from netcode.statements.roster import Place, Rules, check_draft
from tests.netcode.desk import Desk

TABLE = b"t" * 16
HOST, ADA, BO = b"h" * 32, b"a" * 32, b"b" * 32
RULES = Rules("chess", 1, (), 3, bytes(32))
EVIL = "\u202egnp.exe\x07" + "n" * 100


def room() -> RoomKeeper:
    """The host, its bot, and an open seat."""
    plans = (SeatPlan("Hal", mine=True), SeatPlan("Robo", "steady"), SeatPlan())
    return RoomKeeper(HOST, plans, TABLE)


def test_seats_as_they_are_planned() -> None:
    """A bot is ready, a person has to say so, an open seat is nobody's."""
    keeper = room()
    assert [(s.name, s.bot, bool(s.key), s.ready) for s in keeper.seats] == [
        ("Hal", "", True, False),
        ("Robo", "steady", True, True),
        ("", "", False, False),
    ]
    assert keeper.taken == 2


@pytest.mark.parametrize("bots", range(1, 7))
def test_bots_have_names_of_their_own(bots: int) -> None:
    """W-19: distinct ones, neither their kind nor the host's name; the same for the same table."""
    own = given_names.unused(TABLE, ())
    plans = (SeatPlan(own, mine=True), *[SeatPlan(bot="steady")] * bots)
    names = [seat.name for seat in RoomKeeper(HOST, plans, TABLE).seats]
    assert len(set(names)) == bots + 1
    assert set(names[1:]) <= set(given_names.GIVEN_NAMES) - {own}
    assert [seat.name for seat in RoomKeeper(HOST, plans, TABLE).seats] == names


def test_a_bot_leaves_its_name_to_a_person() -> None:
    """Who sits down called like a bot keeps the name, and the bot has another one."""
    keeper = RoomKeeper(
        HOST, (SeatPlan("Hal", mine=True), SeatPlan(bot="steady"), SeatPlan()), TABLE
    )
    before = keeper.seats[1].name
    keeper.ask(ADA, before.upper())
    keeper.admit(ADA)
    assert keeper.seats[2].name == before.upper()
    assert keeper.seats[1].name in given_names.GIVEN_NAMES
    assert keeper.seats[1].name != before


def test_asking_admitting_and_going() -> None:
    """A seat belongs to a key: it stays when the connection is lost, and is not ready then."""
    keeper = room()
    with pytest.raises(NotYet, match="nobody with that key"):
        keeper.admit(ADA)
    keeper.ask(ADA, "Ada")
    keeper.admit(ADA)
    keeper.ask(BO, "Bo")
    with pytest.raises(NotYet, match="all seats are taken"):
        keeper.admit(BO)
    keeper.set_ready(ADA, True)
    keeper.gone(ADA)
    assert (keeper.seats[2].key, keeper.seats[2].present, keeper.seats[2].ready) == (
        ADA,
        False,
        False,
    )
    keeper.ask(ADA, "somebody else by name")
    assert keeper.seats[2].present
    assert keeper.seats[2].name == "Ada"
    keeper.free(HOST)
    assert keeper.seats[0].key == HOST, "the host does not turn itself away"
    keeper.free(ADA)
    assert keeper.seats[2].key == b""


def test_a_draft_comes_when_all_are_ready() -> None:
    """Each obstacle is one sentence; holders are numbered from the host on."""
    keeper = room()
    keeper.ask(ADA, "Ada")
    with pytest.raises(NotYet, match="not all seats are taken"):
        keeper.draft(wire.VERSION, b"t" * 16, 0, "table", RULES)
    keeper.admit(ADA)
    keeper.set_ready(HOST, True)
    with pytest.raises(NotYet, match="not ready yet: Ada"):
        keeper.draft(wire.VERSION, b"t" * 16, 0, "table", RULES)
    keeper.set_ready(ADA, True)
    keeper.swap(0, 2)
    draft = keeper.draft(wire.VERSION, b"t" * 16, 0, "table", RULES)
    assert draft.holders == (HOST, ADA)
    assert [place.holder for place in draft.places] == [1, 0, 0]
    check_draft(draft)
    with pytest.raises(NotYet, match="no seat 9"):
        keeper.swap(0, 9)


def test_a_guest_knows_whether_a_draft_is_what_it_joined() -> None:
    """Another table, other rules, a table without us, or a protocol that begins no more."""
    keeper = room()
    keeper.ask(ADA, "Ada")
    keeper.admit(ADA)
    keeper.set_ready(ADA, True)
    keeper.set_ready(HOST, True)
    draft = keeper.draft(wire.VERSION, b"t" * 16, 0, "table", RULES)
    assert draft_for(draft, ADA, RULES, b"t" * 16) == 1
    for key, rules, table, reason in (
        (BO, RULES, b"t" * 16, "without us"),
        (ADA, structs.replace(RULES, rules_version=2), b"t" * 16, "another game"),
        (ADA, RULES, b"u" * 16, "another game"),
    ):
        with pytest.raises(ProtocolError, match=reason):
            draft_for(draft, key, rules, table)
    with pytest.raises(ProtocolError, match="proposes protocol 1, we speak 2"):
        draft_for(structs.replace(draft, version=1), ADA, RULES, b"t" * 16)


def test_names_of_the_room_are_cleaned_where_they_arrive() -> None:
    """Section 8: at most 24 characters, no control or bidi characters, whatever the host sends."""
    seat = RoomSeat(EVIL, "", HOST, True, True)
    cleaned = shown(Room(b"t" * 16, EVIL, RULES, (seat,), (EVIL,), b""))
    for name in (cleaned.name, cleaned.seats[0].name, cleaned.watchers[0]):
        assert name == wire.clean_name(name) != EVIL


def test_a_roster_with_names_that_mislead_is_refused() -> None:
    """The names in the ledger are for ever: a guest does not commit to unfit ones."""

    def mislead(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if not isinstance(message, Proposal):
            return (message,)
        places = tuple(Place(p.holder, EVIL[:24], p.bot) for p in message.draft.places)
        return (Proposal(structs.replace(message.draft, places=places)),)

    desk = Desk()
    desk.tap = mislead
    desk.seat_all()
    assert "not fit to be shown" in desk.joined.broken


def test_a_host_with_an_unfit_name_plays_under_a_clean_one() -> None:
    """An honest host's own name is cleaned before it is proposed."""
    desk = Desk()
    desk.plan = structs.replace(
        desk.plan, name=EVIL, seats=(SeatPlan(EVIL, mine=True), *desk.plan.seats[1:])
    )
    desk.seat_all()
    desk.play()
    draft = desk.guest.replica.roster.draft
    assert draft.places[0].name == wire.clean_name(EVIL)
    assert draft.name == wire.clean_name(EVIL)
