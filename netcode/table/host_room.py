# SPDX-License-Identifier: MIT
"""The people at a hosted table: who comes and goes, who is let in, who is heard."""

from __future__ import annotations

import abc

from netcode import wire
from netcode.bounds import MAX_SENTENCE
from netcode.crypto.identity import Identity
from netcode.seating.names import chosen
from netcode.seating.plan import Plan
from netcode.seating.room import RoomKeeper, taken
from netcode.statements.messages import (
    Have,
    Hint,
    RoomSeat,
    Said,
    Say,
    refused,
)
from netcode.table.company import visitor
from netcode.table.company.visitor import Visitor
from netcode.table.keeping import Surroundings
from netcode.table.table import Table


class HostRoom(Table):
    """What a host's table knows of its visitors, before a match and during it."""

    def __init__(self, identity: Identity, around: Surroundings, plan: Plan) -> None:
        super().__init__(identity, around)
        self.plan = plan
        self.keeper = RoomKeeper(identity.public, plan.seats, plan.table)
        self.guests: dict[int, Visitor] = {}
        self.got: dict[bytes, int] = {}
        """How many entries each key has said to have on its disk, once the match was over."""
        self._left_for_now: set[bytes] = set()
        """Who has a seat, said goodbye, and is not back."""

    @abc.abstractmethod
    def _sync(self, peer: int, guest: Visitor, have: Have) -> None:
        """Bring a visitor up to date that has told how far its ledger goes."""

    @abc.abstractmethod
    def _give_up_starting(self, guest: Visitor) -> None:
        """Somebody is gone: an attempt to start in which it takes part has come to nothing."""

    # Connections

    def connected(self, peer: int, key: bytes, name: str, watches: bool, now: float) -> None:
        """Somebody who has proven to hold `key` is connected."""
        self._now = now
        if reason := self.objection(key, watches):
            self._turn_out(peer, reason)
            return
        for other, guest in list(self.guests.items()):
            if guest.key == key and guest.watches == watches:
                self._turn_out(other, "you are connected again from elsewhere")
        waits = watches and self.plan.watching.ask and key not in self.coded
        if not watches:
            self._left_for_now.discard(key)
        self.guests[peer] = Visitor(key, chosen(name), watches, waits=waits)
        self._heartbeat.alive(peer, now)
        if not watches and self.ledger is None:
            self.keeper.ask(key, chosen(name), self.plan.admit_all or key in self.coded)
        self._show_room()

    def objection(self, key: bytes, watches: bool) -> str:
        """Why somebody does not even come to this table; empty if nothing speaks against it."""
        if key == self.identity.public:
            return "this is the host's own key: two installations share one identity"
        started = self.ledger is not None
        if started and not watches and key not in self._holder_keys():
            return "the game has started; you can watch it"
        known = self._holder_keys() if started else self.keeper.known | self.around.friends
        return visitor.refusal(key, watches, self.guests.values(), known, self.plan.watching)

    def _turn_out(self, peer: int, reason: str) -> None:
        """Close a connection for good: the peer is told why, and does not call again."""
        self._send(peer, refused(b"", reason))
        self._drop(peer, reason, told=True)

    def disconnected(self, peer: int) -> None:
        """A connection is lost."""
        self._forget(peer)

    def _gone(self, peer: int) -> None:
        guest = self.guests.pop(peer, None)
        if guest is None:
            return
        if not guest.watches and self.ledger is None:
            self.keeper.gone(guest.key, guest.key in self._left_for_now)
            self._give_up_starting(guest)
        self._show_room()

    def _leaves(self, peer: int, guest: Visitor) -> None:
        """A guest says goodbye for now."""
        if not guest.watches:
            self._left_for_now.add(guest.key)
        self._drop(peer, "left the table")

    def _left(self, peer: int, guest: Visitor, sentence: str) -> None:
        """A guest closes its connection because of what the host said, and says why."""
        why = wire.clean_text(sentence, MAX_SENTENCE)
        self.refusals.append(f"{guest.name} closed the connection: {why}")
        self._drop(peer, why)

    # The room

    @property
    def full(self) -> bool:
        """Whether no seat is open any more."""
        return self.keeper.taken == len(self.keeper.seats)

    def admit(self, key: bytes) -> None:
        """Give an asker the first open seat, or let it watch. Raises NotYet."""
        waiting = [(peer, guest) for peer, guest in self.guests.items() if guest.waits]
        looking = [(peer, guest) for peer, guest in waiting if guest.key == key]
        if key in self.keeper.asking or not looking:
            self.keeper.admit(key)
        else:
            for peer, guest in looking:
                self._let_watch(peer, guest)
        self._show_room()

    def _let_watch(self, peer: int, guest: Visitor) -> None:
        guest.waits = False
        if guest.have is not None:
            self._sync(peer, guest, guest.have)

    def turn_away(self, key: bytes) -> None:
        """Refuse an asker, also one that asks to watch; or free a guest's seat before the start."""
        before = self.ledger is None
        if before:
            self.keeper.free(key)
        for peer, guest in list(self.guests.items()):
            if guest.key == key and (guest.waits or (before and not guest.watches)):
                self._turn_out(peer, "the host turned you away")
        self._show_room()

    def set_ready(self, ready: bool) -> None:
        """Mark the host's own seats."""
        self.keeper.set_ready(self.identity.public, ready)
        self._show_room()

    def _show_room(self) -> None:
        game = self.ledger.replica.game_id if self.ledger else b""
        self.room = self.plan.room(self._room_seats(), self._watchers().values(), game)
        self._broadcast(self.room)
        self._mark_missing()

    def _room_seats(self) -> tuple[RoomSeat, ...]:
        if self.ledger is None:
            return tuple(self.keeper.seats)
        here = {guest.key for guest in self.guests.values() if not guest.watches}
        draft = self.ledger.replica.roster.draft
        return taken(draft, here | {self.identity.public}, self._left_for_now)

    def _watchers(self) -> dict[int, str]:
        return visitor.watchers(self.guests, (seat.name for seat in self._room_seats()))

    def _is_in(self, guest: Visitor) -> bool:
        """Whether somebody belongs to the table: has a seat, or was let in to watch."""
        if guest.watches:
            return not guest.waits
        return self.ledger is not None or guest.key in self.keeper.known

    def has_seat(self, key: bytes) -> bool:
        """Whether a key has a seat at this table, or one is kept for it."""
        return key in (self._holder_keys() if self.ledger else self.keeper.known)

    def _holder_keys(self) -> tuple[bytes, ...]:
        return self.ledger.replica.roster.draft.holders if self.ledger else ()

    # Chat

    def _pass_on(self, peer: int, guest: Visitor, say: Say) -> None:
        """A line of somebody who belongs here and writes no faster than others can read."""
        if not self._is_in(guest):
            self._hint(peer, guest, "you can write once the host has let you in")
        elif guest.pace.take(self._now):
            guest.hinted = False
            name = self._watchers().get(peer, guest.name)
            self._chat(self._hear(guest.key, name, say))
        else:
            self._hint(peer, guest, "you write too fast: what you wrote last is not passed on")

    def _hint(self, peer: int, guest: Visitor, sentence: str) -> None:
        """Tell somebody why it is not heard, once until it is heard again."""
        if not guest.hinted:
            guest.hinted = True
            self._send(peer, Hint(sentence))

    def _speak(self, say: Say) -> None:
        self._chat(self._hear(self.identity.public, wire.clean_name(self.plan.player), say))

    def _chat(self, said: Said) -> None:
        for peer, guest in self.guests.items():
            if self._is_in(guest):
                self._send(peer, said, after_sync=False)

    def _broadcast(self, message: wire.Message) -> None:
        for peer, guest in self.guests.items():
            if not guest.waits:
                self._send(peer, message, after_sync=False)
