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
from netcode.holder.author import told
from netcode.ledger.chunks import alone
from netcode.ledger.journal import Master
from netcode.ledger.ledger import Ledger, found
from netcode.replica import transition
from netcode.replica.disclosure import finished
from netcode.seating.ceremony import Ceremony
from netcode.seating.convening import Convening
from netcode.seating.plan import Plan
from netcode.seating.room import NotYet
from netcode.statements.entry import Signed, glance, order
from netcode.statements.messages import (
    Again,
    Aye,
    Committed,
    Contributed,
    Differs,
    Entries,
    FromGuest,
    Goodbye,
    Got,
    Have,
    Leaving,
    Outvoted,
    Petition,
    Ping,
    Pong,
    Ready,
    Reckoning,
    Say,
    Submit,
    Synced,
    Vote,
    refused,
)
from netcode.statements.payloads import Begin, binds
from netcode.table.company.comparing import Comparing
from netcode.table.company.visitor import Visitor
from netcode.table.electing import Electing
from netcode.table.keeping import Surroundings


class HostTable(Electing):
    """A table that this installation hosts."""

    def __init__(
        self, identity: Identity, around: Surroundings, plan: Plan, ledger: Ledger | None = None
    ) -> None:
        """A new table, or with a ledger one to play on, which first needs the holders' votes."""
        super().__init__(identity, around, plan)
        self._attempt = 0
        self._convening: Convening | None = None
        self._comparing = Comparing(identity, self._send, self.refusals.append)
        self.ledger = ledger
        if ledger is not None:
            self._sit_down(b"")
            self._resume()
        self._show_room()

    def received(self, peer: int, message: FromGuest, now: float) -> None:
        """A guest says something. Whatever it is, only that guest can suffer from it."""
        guest = self.guests.get(peer)
        if guest is None:
            return
        self._now = now
        self._heartbeat.alive(peer, now)
        try:
            self._receive(peer, guest, message)
        except (ProtocolError, IllegalMove, NotYet) as error:
            self._turn_out(peer, str(error))

    def _receive(self, peer: int, guest: Visitor, message: FromGuest) -> None:
        match message:
            case Ping():
                self._send(peer, Pong(), after_sync=False)
            case Pong():
                pass
            case Leaving():
                self._leaves(peer, guest)
            case Goodbye(sentence):
                self._left(peer, guest, sentence)
            case Got(seq):
                self.got[guest.key] = seq
            case Say():
                self._pass_on(peer, guest, message)
            case Have() if guest.waits:
                guest.have = message
            case Have():
                self._sync(peer, guest, message)
            case Differs() if guest.waits:
                raise ProtocolError("whoever is not let in yet has no state to compare")
            case Differs(theirs):
                self._comparing.differs(self.ledger, self.guests, peer, theirs)
            case _ if guest.watches:
                raise ProtocolError("whoever watches has no say")
            case Ready(ready):
                if self.keeper.set_ready(guest.key, ready):
                    self._show_room()
            case Committed() | Contributed():
                if self._convening is not None:
                    self._convene(self._convening.hear(guest.key, message))
            case Submit(signed):
                self._submitted(peer, guest, signed)
            case Entries():
                self._learn(peer, guest, message)
            case Vote():
                self._vote(guest, message)
            case Outvoted():
                self._outvoted(guest, message)
            case Aye():
                self._hear_aye(guest.key, message)
            case Reckoning():
                self._comparing.reckoned(self.guests, peer, message)

    # The room

    def swap(self, one: int, other: int) -> None:
        """Swap two seats before the start. Raises NotYet."""
        if self.ledger is None and self._convening is None:
            self.keeper.swap(one, other)
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

    def _give_up_starting(self, guest: Visitor) -> None:
        if self._convening is not None and guest.key in self._convening.holders:
            self._convening = None
            self.refusals.append(f"{guest.name} was lost while the table was starting")

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
        for peer, guest in list(self.guests.items()):
            if not guest.watches and guest.key not in self._holder_keys():
                self._turn_out(peer, "the game has started without you; you can watch it")
            elif not guest.waits:
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

    # Entries

    def _advance(self) -> None:
        if self.author is None or self.calling or self.ledger is None:
            return
        if (signed := self.author.next(self.ledger.replica)) is None:
            return
        try:
            self._enter(signed)
        except (IllegalMove, ProtocolError) as error:
            self.refusals.append(told(signed, error) or str(error))

    def _enter(self, signed: Signed) -> None:
        assert self.ledger is not None
        replica = self.ledger.replica
        changed = transition.check(replica, signed)
        entry = order(self.identity, signed, transition.place(replica, signed, changed))
        message = alone(replica.seq, entry)
        self.ledger.take(entry, transition.entered(replica, changed, entry.hash))
        self._added(entry)
        self._put_off = True
        binding = binds(glance(signed).payload)
        for peer, guest in self.guests.items():
            if guest.synced:
                self._send(peer, message, after_sync=binding)

    def _petitioned(self, asked: Petition) -> None:
        """Show all who has signed, and enter what a majority has."""
        self._broadcast(self.petitions.ayes(asked))
        if not self.calling and (carried := self.petitions.carried(self.replica)) and self.author:
            self.author.wishes.append(carried)
            self._advance()

    def _submitted(self, peer: int, guest: Visitor, signed: Signed) -> None:
        if self.ledger is None or self.calling or not guest.synced:
            reason = "the table waits for votes" if self.calling else "the table is not set up yet"
            self._send(peer, refused(signed.hash, reason))
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
