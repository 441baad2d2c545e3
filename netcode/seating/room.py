# SPDX-License-Identifier: MIT
"""The host's room before the start: who sits where, and who asks to sit."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct, structs

from core.people import given_names
from netcode import wire
from netcode.bounds import MAX_WATCHERS
from netcode.errors import ProtocolError
from netcode.seating.names import alike, all_apart, apart
from netcode.statements.messages import Room, RoomSeat
from netcode.statements.roster import Draft, Place, Rules
from netcode.wire import clean_name


class NotYet(ValueError):
    """Something that the room does not allow now; one clear sentence."""


class SeatPlan(Struct, frozen=True):
    """How the host opens a seat: for itself (`mine`), for a bot of its own, or open.

    A bot without a name gets one.
    `kept_for` is the key that an open seat waits for: a rematch has the same seats.
    """

    name: str = ""
    bot: str = ""
    mine: bool = False
    kept_for: bytes = b""


class RoomKeeper:
    """Seats and askers of one table, by whose id bots are named. Keys are identity keys."""

    def __init__(self, host: bytes, plans: Sequence[SeatPlan], table: bytes) -> None:
        self._host = host
        self._table = table
        planned = [_planned(host, plan) for plan in plans]
        names = all_apart(seat.name for seat in planned)
        self.seats = [
            structs.replace(seat, name=name) for seat, name in zip(planned, names, strict=True)
        ]
        for number, seat in enumerate(self.seats):
            if seat.bot and not seat.name:
                self._name_bot(number)
        self._kept_for = {plan.kept_for: n for n, plan in enumerate(plans) if plan.kept_for}
        self._turned_away: set[bytes] = set()
        self.asking: dict[bytes, str] = {}

    def ask(self, key: bytes, name: str, walks_in: bool = False) -> None:
        """Somebody asks for a seat, or is back, or takes the one that was kept for it.

        Who `walks_in` need not be let in by the host, unless it has turned that one away.
        """
        if any(seat.key == key for seat in self.seats):
            self._change(key, present=True, left=False)
        elif key in self._kept_for:
            self._sit(self._kept_for.pop(key), key, name)
        else:
            self.asking[key] = name
            if walks_in and key not in self._turned_away and self.taken < len(self.seats):
                self.admit(key)

    def gone(self, key: bytes, left: bool = False) -> None:
        """Somebody's connection is lost, or it `left`: the seat stays, but is not ready."""
        self.asking.pop(key, None)
        if key != self._host:
            self._change(key, present=False, ready=False, left=left)

    def admit(self, key: bytes) -> None:
        """Give an asker the first open seat. Raises NotYet if there is none."""
        if key not in self.asking:
            raise NotYet("nobody with that key asks for a seat")
        number = next((n for n, seat in enumerate(self.seats) if not _taken(seat)), None)
        if number is None:
            raise NotYet("all seats are taken")
        self._sit(number, key, self.asking.pop(key))

    def free(self, key: bytes) -> None:
        """Turn an asker away, or free the seat of a guest."""
        self.asking.pop(key, None)
        self._turned_away.add(key)
        for number, seat in enumerate(self.seats):
            if seat.key == key and key != self._host:
                self.seats[number] = _planned(self._host, SeatPlan())

    def swap(self, one: int, other: int) -> None:
        """Swap two seats. Raises NotYet for a seat that there is not."""
        if not {one, other} <= set(range(len(self.seats))):
            raise NotYet(f"there is no seat {max(one, other)}")
        self._kept_for = {}
        seats = self.seats
        seats[one], seats[other] = seats[other], seats[one]

    def set_ready(self, key: bytes, ready: bool) -> bool:
        """Mark all seats of a key; whether that changed anything."""
        before = list(self.seats)
        self._change(key, ready=ready)
        return self.seats != before

    @property
    def known(self) -> frozenset[bytes]:
        """The keys that have a seat, or that one is kept for."""
        return frozenset(seat.key for seat in self.seats if seat.key).union(self._kept_for)

    @property
    def taken(self) -> int:
        """How many seats have somebody."""
        return sum(map(_taken, self.seats))

    @property
    def obstacle(self) -> str:
        """Why the table cannot start yet, in one sentence; empty if it can."""
        if self.taken < len(self.seats):
            return "not all seats are taken"
        waiting = [seat.name for seat in self.seats if not (seat.ready and seat.present)]
        if waiting:
            return f"not ready yet: {', '.join(waiting)}"
        return ""

    def draft(self, version: int, table: bytes, attempt: int, name: str, rules: Rules) -> Draft:
        """What the holders commit to play. Raises NotYet while the table cannot start."""
        if self.obstacle:
            raise NotYet(self.obstacle)
        holders = [self._host]
        for seat in self.seats:
            if seat.key not in holders:
                holders.append(seat.key)
        seats = self.seats
        places = tuple(Place(holders.index(s.key), clean_name(s.name), s.bot) for s in seats)
        return Draft(version, table, attempt, clean_name(name), rules, places, tuple(holders))

    def _sit(self, number: int, key: bytes, name: str) -> None:
        """Give somebody a seat. A bot of that name takes another one: it does not mind."""
        people = [s.name for n, s in enumerate(self.seats) if n != number and not s.bot]
        self.seats[number] = RoomSeat(apart(name, people), "", key, False, True)
        for other, seat in enumerate(self.seats):
            if seat.bot and alike(seat.name, name):
                self._name_bot(other)

    def _name_bot(self, number: int) -> None:
        taken = [seat.name for seat in self.seats if seat.name]
        name = given_names.unused(self._table, taken)
        self.seats[number] = structs.replace(self.seats[number], name=name)

    def _change(self, key: bytes, **changes: bool) -> None:
        for number, seat in enumerate(self.seats):
            if seat.key == key and not (seat.bot and "ready" in changes):
                self.seats[number] = structs.replace(seat, **changes)


def shown(room: Room) -> Room:
    """A host's account of its room, with names that are fit to be sent and shown."""
    names = all_apart(clean_name(seat.name) for seat in room.seats)
    seated = zip(room.seats, names, strict=True)
    seats = tuple(structs.replace(seat, name=name) for seat, name in seated)
    watchers = all_apart(map(clean_name, room.watchers[:MAX_WATCHERS]), names)
    return structs.replace(room, name=clean_name(room.name), seats=seats, watchers=watchers)


def taken(
    draft: Draft, here: Collection[bytes], left: Collection[bytes] = ()
) -> tuple[RoomSeat, ...]:
    """The seats of a game that has begun; those of connected keys are present."""
    holders = [(place, draft.holders[place.holder]) for place in draft.places]
    return tuple(RoomSeat(p.name, p.bot, key, True, key in here, key in left) for p, key in holders)


def draft_for(draft: Draft, me: bytes, rules: Rules, table: bytes) -> int:
    """This holder's number in a proposal. Raises ProtocolError if it is not what was joined."""
    if draft.version != wire.VERSION:
        raise ProtocolError(f"the host proposes protocol {draft.version}, we speak {wire.VERSION}")
    if draft.table != table or draft.rules != rules:
        raise ProtocolError("the host proposes another game than the one that was joined")
    if me not in draft.holders:
        raise ProtocolError("the host proposes to start without us")
    return draft.holders.index(me)


def _planned(host: bytes, plan: SeatPlan) -> RoomSeat:
    if plan.bot:
        return RoomSeat(plan.name, plan.bot, host, True, True)
    if plan.mine:
        return RoomSeat(plan.name, "", host, False, True)
    return RoomSeat("", "", b"", False, False)


def _taken(seat: RoomSeat) -> bool:
    return bool(seat.key)
