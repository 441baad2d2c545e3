# SPDX-License-Identifier: MIT
"""The table as its host runs it: the room, the ceremony, and the order of entries.

The host can withhold and order; it cannot read, forge, re-roll or invent. All
of that is checked by `transition`, here as at every guest.
"""

from __future__ import annotations

from core.terms import IllegalMove
from netcode import wire
from netcode.crypto.identity import Identity
from netcode.errors import CheatError, OtherHistory, ProtocolError
from netcode.holder.author import state
from netcode.ledger.chunks import alone
from netcode.ledger.journal import Master, Voted
from netcode.ledger.ledger import Ledger, found
from netcode.replica import transition
from netcode.replica.disclosure import finished
from netcode.replica.replica import Replica
from netcode.seating.ceremony import Ceremony
from netcode.seating.convening import Convening
from netcode.seating.plan import Plan
from netcode.seating.room import NotYet, RoomKeeper
from netcode.statements.entry import Entry, Signed, order
from netcode.statements.messages import (
    Again,
    Aye,
    Committed,
    Contributed,
    Differs,
    Entries,
    FromGuest,
    Have,
    Petition,
    Ping,
    Pong,
    Ready,
    Say,
    Submit,
    Synced,
    Vote,
    Want,
    refused,
)
from netcode.statements.payloads import Begin
from netcode.table.resuming import Resumption
from netcode.table.table import Surroundings, Table
from netcode.table.visitor import Visitor


class HostTable(Table):
    """A table that this installation hosts."""

    def __init__(
        self, identity: Identity, around: Surroundings, plan: Plan, ledger: Ledger | None = None
    ) -> None:
        """A new table, or with a ledger one to play on, which first needs the holders' votes."""
        super().__init__(identity, around)
        self.plan = plan
        self.keeper = RoomKeeper(identity.public, plan.seats)
        self.guests: dict[int, Visitor] = {}
        self._attempt = 0
        self._convening: Convening | None = None
        self._resumption: Resumption | None = None
        self.ledger = ledger
        if ledger is not None:
            self._sit_down(b"")
            self._resume()
        self._show_room()

    # Connections

    def connected(self, peer: int, key: bytes, name: str, watches: bool, now: float) -> None:
        """Somebody who has proven to hold `key` is connected."""
        if key == self.identity.public:
            reason = "this is the host's own key: two installations share one identity"
            self._turn_out(peer, reason)
            return
        for other, guest in list(self.guests.items()):
            if guest.key == key and guest.watches == watches:
                self._turn_out(other, "you are connected again from elsewhere")
        if not watches and self.ledger is not None and key not in self._holder_keys():
            self._turn_out(peer, "the game has started; you can watch it")
            return
        self.guests[peer] = Visitor(key, name, watches)
        self._heartbeat.alive(peer, now)
        if watches:
            self.keeper.watching[peer] = name
        elif self.ledger is None:
            self.keeper.ask(key, name)
            if self.plan.admit_all and key in self.keeper.asking and not self.full:
                self.keeper.admit(key)
        self._show_room()

    def _turn_out(self, peer: int, reason: str) -> None:
        """Close a connection for good: the peer is told why, and does not call again."""
        self._send(peer, refused(b"", reason))
        self._drop(peer, reason)

    def disconnected(self, peer: int) -> None:
        """A connection is lost."""
        self._forget(peer)

    def _gone(self, peer: int) -> None:
        guest = self.guests.pop(peer, None)
        self.keeper.watching.pop(peer, None)
        if guest is None:
            return
        if not guest.watches and self.ledger is None:
            self.keeper.gone(guest.key)
            if self._convening is not None and guest.key in self._convening.holders:
                self._convening = None
                self.refusals.append(f"{guest.name} was lost while the table was starting")
        self._show_room()

    def received(self, peer: int, message: FromGuest, now: float) -> None:
        """A guest says something. Whatever it is, only that guest can suffer from it."""
        guest = self.guests.get(peer)
        if guest is None:
            return
        self._heartbeat.alive(peer, now)
        try:
            self._receive(peer, guest, message)
        except (ProtocolError, IllegalMove, NotYet) as error:
            self._turn_out(peer, str(error))

    def _receive(self, peer: int, guest: Visitor, message: FromGuest) -> None:
        match message:
            case Ping():
                self._send(peer, Pong())
            case Pong():
                pass
            case Say():
                self._pass_on(guest, message)
            case Have():
                self._sync(peer, guest, message)
            case _ if guest.watches:
                raise ProtocolError("whoever watches has no say")
            case Ready(ready):
                self.keeper.set_ready(guest.key, ready)
                self._show_room()
            case Committed() | Contributed():
                if self._convening is not None:
                    self._convene(self._convening.hear(guest.key, message))
            case Submit(signed):
                self._submitted(peer, guest, signed)
            case Entries():
                self._learn(guest, message)
            case Vote():
                self._vote(guest, message)
            case Aye():
                self._hear_aye(guest.key, message)
            case Differs():
                self._compare(peer, guest, message)

    # The room

    @property
    def full(self) -> bool:
        """Whether no seat is open any more."""
        return self.keeper.taken == len(self.keeper.seats)

    def admit(self, key: bytes) -> None:
        """Give an asker the first open seat. Raises NotYet."""
        self.keeper.admit(key)
        self._show_room()

    def turn_away(self, key: bytes) -> None:
        """Refuse an asker, or free a guest's seat before the start."""
        if self.ledger is None:
            self.keeper.free(key)
            for peer, guest in list(self.guests.items()):
                if guest.key == key and not guest.watches:
                    self._turn_out(peer, "the host turned you away")
            self._show_room()

    def swap(self, one: int, other: int) -> None:
        """Swap two seats before the start. Raises NotYet."""
        if self.ledger is None and self._convening is None:
            self.keeper.swap(one, other)
            self._show_room()

    def set_ready(self, ready: bool) -> None:
        """Mark the host's own seats."""
        self.keeper.set_ready(self.identity.public, ready)
        self._show_room()

    def start(self) -> None:
        """Propose to start. Raises NotYet with the reason why it cannot."""
        if self.ledger is not None or self._convening is not None:
            raise NotYet("the table is starting already")
        plan = self.plan
        if plan.obstacle:
            raise NotYet(plan.obstacle)
        draft = self.keeper.draft(wire.VERSION, plan.table, self._attempt, plan.name, plan.rules)
        self._attempt += 1
        entropy = self.around.entropy
        ceremony = Ceremony(draft, 0, entropy(32), entropy(32), "")
        self._keep(Master(ceremony.master), ceremony.game_key)
        self._convening = Convening(ceremony)
        self._convene(self._convening.proposal)

    def _convene(self, message: wire.Message | None) -> None:
        """Tell everybody who takes part; begin once there is a roster."""
        convening = self._convening
        assert convening is not None
        for peer, guest in self.guests.items():
            if message is not None and not guest.watches and guest.key in convening.holders:
                self._send(peer, message)
        if (roster := convening.roster) is not None:
            self._convening = None
            self._begin(Begin(wire.encode(roster), self.plan.figures), convening.ceremony.master)

    def _begin(self, begin: Begin, master: bytes) -> None:
        self.ledger = found(self.identity, begin)
        first = self.ledger.entries[0]
        self._added(first, master)
        for peer, guest in self.guests.items():
            guest.synced = True
            self._send(peer, Entries(0, (first,)))
            self._send(peer, Synced())
        self._show_room()
        self._advance()

    def again(self, table: bytes) -> Plan:
        """Tell everybody that this game is laid again; how to host that table. Raises NotYet."""
        if self.ledger is None or not finished(self.ledger.replica):
            raise NotYet("a rematch comes after the end of the game")
        self._broadcast(Again(table))
        return self.plan.again(table, self.ledger.replica.roster.draft, self.identity.public)

    def _show_room(self) -> None:
        here = {guest.key for guest in self.guests.values() if not guest.watches}
        self.room = self.plan.room(self.keeper, self.replica, here | {self.identity.public})
        self._broadcast(self.room)
        self._mark_missing()

    def _holder_keys(self) -> tuple[bytes, ...]:
        return self.ledger.replica.roster.draft.holders if self.ledger else ()

    # Entries

    @property
    def calling(self) -> bool:
        """Whether the table waits for votes before it plays on."""
        return self._resumption is not None

    def _advance(self) -> None:
        if self.author is None or self.calling or self.ledger is None:
            return
        while (signed := self.author.next(self.ledger.replica)) is not None:
            try:
                self._enter(signed)
            except (IllegalMove, ProtocolError) as error:
                self.refusals.append(str(error))
                return

    def _enter(self, signed: Signed) -> None:
        assert self.ledger is not None
        replica = self.ledger.replica
        changed = transition.check(replica, signed)
        entry = order(self.identity, signed, transition.place(replica, signed, changed))
        message = alone(replica.seq, entry)
        self.ledger.take(entry, transition.entered(replica, changed, entry.hash))
        self._added(entry)
        for peer, guest in self.guests.items():
            if guest.synced:
                self._send(peer, message)

    def _submitted(self, peer: int, guest: Visitor, signed: Signed) -> None:
        if self.ledger is None or self.calling or not guest.synced:
            self._send(peer, refused(signed.hash, "the table is not set up yet"))
            return
        if self.ledger.has(signed.hash):
            return
        try:
            self.ledger.replica.check_author(signed, guest.key)
            self._enter(signed)
        except (CheatError, OtherHistory):
            raise
        except (ProtocolError, IllegalMove) as error:
            self._send(peer, refused(signed.hash, str(error)))
            return
        self._advance()

    def _sync(self, peer: int, guest: Visitor, have: Have) -> None:
        if self.ledger is None:
            return
        replica = self.ledger.replica
        if (have.epoch, have.seq) > (replica.epoch, replica.seq):
            self._ask_for_entries(peer, guest, have)
            return
        guest.teaches, guest.fork = False, None
        start = have.seq
        if have.seq > replica.seq or (have.seq and replica.hashes[have.seq - 1] != have.head):
            if have.epoch == replica.epoch:
                raise ProtocolError("your file tells another history of this game")
            start = 0
        self._bring(peer, start)
        guest.synced = True
        self._ask_for_vote(peer, guest)
        for message in (Synced(), *self.petitions.open(replica)):
            self._send(peer, message)

    def _ask_for_entries(self, peer: int, guest: Visitor, have: Have) -> None:
        """Ask for what this file lacks: all, if others went on in a later epoch."""
        assert self.ledger is not None
        replica = self.ledger.replica
        later = have.epoch > replica.epoch
        if guest.watches and self.calling:
            self._drop(peer, "the table waits for its players; look on again once it goes on")
            return
        if guest.watches or guest.teaches or not (self.calling or later):
            raise ProtocolError("your file has entries that this table never had")
        guest.teaches = True
        self._send(peer, Want(0 if later else replica.seq))

    def _compare(self, peer: int, guest: Visitor, differs: Differs) -> None:
        """Name the components in which a guest's state is another one."""
        if self.ledger is None or not 0 <= differs.seq < self.ledger.replica.seq:
            raise ProtocolError("there is no such entry to differ about")
        wrong = self.ledger.differences(differs.seq, dict(differs.components))
        where = ", ".join(wrong) or "nothing that we can see"
        self.refusals.append(f"{guest.name} computes another state at entry {differs.seq}: {where}")
        self._turn_out(peer, f"after entry {differs.seq} your state differs from ours in: {where}")

    def _pass_on(self, guest: Visitor, say: Say) -> None:
        said = self._hear(guest.key, guest.name, say)
        self._broadcast(said)

    def _speak(self, say: Say) -> None:
        self._broadcast(self._hear(self.identity.public, wire.clean_name(self.plan.player), say))

    def _broadcast(self, message: wire.Message) -> None:
        for peer in self.guests:
            self._send(peer, message)

    def _petitioned(self, asked: Petition) -> None:
        """Show all who has signed, and enter what a majority has."""
        self._broadcast(self.petitions.ayes(asked))
        if not self.calling and (carried := self.petitions.carried(self.replica)) and self.author:
            self.author.wishes.append(carried)
            self._advance()

    # Playing on from a file

    def _resume(self) -> None:
        """Call for votes, unless nothing is left to be ordered."""
        assert self.ledger is not None
        earlier = self._resumption.calls if self._resumption else ()
        self._resumption = None
        if finished(self.ledger.replica):
            return
        if self.holder is None:
            raise NotYet("this installation holds no seat in that game")
        self._resumption = Resumption(self.holder, self.ledger.replica, earlier)
        self._keep(Voted(self._resumption.call.epoch), self.holder.game_key)
        self._play_on()

    def _learn(self, guest: Visitor, message: Entries) -> None:
        """Entries that a guest has and this file lacks, or others that hold against ours."""
        if self.ledger is None or not guest.teaches:
            raise ProtocolError("nobody asked for entries")
        before = self.ledger.replica
        try:
            for number, entry in enumerate(message.entries, message.seq):
                self._learn_entry(guest, number, entry)
        finally:
            if self.ledger.replica is not before:
                self._call_anew(guest, before)

    def _learn_entry(self, guest: Visitor, number: int, entry: Entry) -> None:
        assert self.ledger is not None
        have = self.ledger.replica.seq
        if guest.fork is not None or number < have:
            guest.fork = self._compared(guest.fork, number, entry)
        elif number == have:
            self.ledger.append(entry)
            self._added(entry)

    def _call_anew(self, teacher: Visitor, before: Replica) -> None:
        """Call for votes on what was learned, whatever was wrong with what came after it."""
        assert self.ledger is not None
        replica = self.ledger.replica
        if self.author is not None and replica.trigger != before.trigger:
            self.author.forget_turns()
        self._resume()
        kept = replica.common(before)
        for peer, other in self.guests.items():
            if other is not teacher and kept < before.seq:
                other.fork = None
            if other is not teacher and other.synced:
                self._bring(peer, kept)
                self._ask_for_vote(peer, other)

    def _ask_for_vote(self, peer: int, guest: Visitor) -> None:
        if self._resumption is not None and not guest.watches:
            self._send(peer, self._resumption.call)

    def _vote(self, guest: Visitor, vote: Vote) -> None:
        keys = self._holder_keys()
        if guest.key not in keys:
            raise ProtocolError("whoever holds nothing has no vote")
        if self._resumption is not None:
            self._resumption.vote(keys.index(guest.key), vote.epoch, vote.signature)
            self._play_on()

    def _play_on(self) -> None:
        """Enter the new epoch, once a majority has voted for it."""
        resumption, author = self._resumption, self.author
        assert resumption is not None
        assert author is not None
        assert self.ledger is not None
        if (epoch := resumption.payload) is None:
            return
        self._enter(state(author.holder, self.ledger.replica, epoch, resumption.call.epoch))
        self._resumption = None
        author.again(self.ledger.replica)
        self._advance()
