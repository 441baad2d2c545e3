# SPDX-License-Identifier: MIT
"""The table as a guest or a watcher sees it: follow the ledger, believe nothing unchecked."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from core.terms import IllegalMove
from netcode import wire
from netcode.bounds import MAX_SENTENCE
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.evidence import evidence, parting
from netcode.evidence.dissent import Dissent
from netcode.holder.author import told
from netcode.holder.holder import number_in
from netcode.ledger.fork import Fork
from netcode.ledger.journal import Convened, Master, Pending
from netcode.ledger.ledger import Ledger
from netcode.replica import transition
from netcode.replica.replica import Replica
from netcode.seating.ceremony import Ceremony
from netcode.seating.room import NotYet, draft_for, shown
from netcode.statements.entry import Entry, Signed
from netcode.statements.messages import (
    Again,
    AllCommitted,
    AllContributed,
    Aye,
    Ayes,
    Called,
    Committed,
    Compare,
    Compared,
    Contributed,
    Entries,
    FromHost,
    Goodbye,
    Got,
    Hint,
    Outvoted,
    Petition,
    Ping,
    Pong,
    Proposal,
    Ready,
    Refused,
    Room,
    Said,
    Say,
    Submit,
    Synced,
    Vote,
    Want,
    goodbye,
)
from netcode.statements.roster import Roster
from netcode.table.chat import Line
from netcode.table.doubting import HOST, Doubting
from netcode.table.effects import Append, Prove
from netcode.table.keeping import Surroundings, two_histories


class GuestTable(Doubting):
    """A table that this installation has joined, to play or (`watches`) to look on."""

    def __init__(
        self,
        identity: Identity,
        around: Surroundings,
        table: bytes,
        watches: bool,
        ledger: Ledger | None = None,
    ) -> None:
        """`table` is the id from the host's hello; a ledger is what this disk has of the game."""
        super().__init__(identity, around)
        self.table = table
        self.watches = watches
        self.turned_away = ""
        self.goodbye = ""
        """Why the host closed the table, in one sentence; empty while it has not."""
        self.again = b""
        """The id of the table on which the host lays the same game again."""
        self._host = b""
        self._resend = False
        self._ceremony: Ceremony | None = None
        self._agreed: Roster | None = None
        self._fork: Fork | None = None
        self.ledger = ledger
        if ledger is not None and not watches:
            self._sit_down(b"")

    # Connection

    def connected(self, now: float, host: bytes, coded: bool = False) -> None:
        """The host is there, and has proven to hold the identity key `host`.

        `coded` is whether it has proven to know the table's code.
        """
        if coded:
            self.code_proven(host)
        self.online = True
        self.goodbye = ""
        self._host = host
        self._heartbeat.alive(HOST, now)
        self._send_have()

    def disconnected(self) -> None:
        """The connection is lost."""
        self._forget(HOST)

    def _gone(self, peer: int) -> None:
        self.online = False
        self.synced = False
        self._ceremony = None
        self._fork = None
        self._settle()

    def received(self, message: FromHost, now: float) -> None:
        """The host says something. What is wrong is not believed, and ends the connection."""
        if not self.online:
            return
        self._now = now
        self._heartbeat.alive(HOST, now)
        if self.broken:
            self._hear_stopped(message)
            return
        try:
            self._receive(message)
        except (ProtocolError, IllegalMove) as error:
            self._stop(str(error))
            if self._dissent is None:
                self._send(HOST, goodbye(self.broken))
                self._drop(HOST, self.broken, told=True)

    def _receive(self, message: FromHost) -> None:
        match message:
            case Ping():
                self._send(HOST, Pong(), after_sync=False)
            case Pong():
                pass
            case Room():
                self.room = shown(message)
                self._mark_missing()
            case Said(key, name, say):
                if key != self.identity.public or self.watches:
                    self._hear(key, name, say)
            case Refused(signed, reason):
                self._refused(signed, _shown(reason))
            case Hint(sentence):
                self.refusals.append(_shown(sentence))
            case Goodbye(sentence):
                self.goodbye = _shown(sentence)
                self._drop(HOST, self.goodbye)
            case Entries():
                self._follow(message)
            case Synced():
                self._in_step()
            case Want(seq):
                self._teach(seq)
            case Called():
                self._vote(message)
            case Compare(seq):
                self._reckon(seq)
            case Compared():
                pass
            case Ayes():
                self._hear_ayes(message)
            case Again(table):
                self._lay_again(table)
            case _ if self.watches:
                raise ProtocolError("the host asks a watcher to play")
            case Proposal() | AllCommitted() | AllContributed():
                self._in_ceremony(message)

    def _lay_again(self, table: bytes) -> None:
        if self.replica is None or not self.replica.over or len(table) != len(self.table):
            raise ProtocolError("the host lays the game again before it is over")
        self.again = table

    # What the person does

    def set_ready(self, ready: bool) -> None:
        """Mark my seats as ready."""
        self._tell(lambda: Ready(ready))

    def _petitioned(self, asked: Petition) -> None:
        """Tell the host that this holder has signed."""
        me = self.holder
        mine = dict(self.petitions.ayes(asked).votes).get(me.number) if me else None
        if mine is not None:
            self._tell(lambda: Aye(asked, mine))

    def _hear_ayes(self, ayes: Ayes) -> None:
        if self.replica is not None:
            for holder, signature in ayes.votes:
                self.petitions.count(self.replica, ayes.petition, holder, signature)

    def _speak(self, say: Say) -> None:
        """Say it. Whoever has no seat sees it under the name that the host passes it on with."""
        self._tell(lambda: say)
        name = next((name for key, name in self.seated if key == self.identity.public), "")
        if name:
            self.chat.add(Line(self.identity.public, name, say.text))

    def _tell(self, message: Callable[[], wire.Message]) -> None:
        if not self.online:
            raise NotYet("the connection to the host is lost")
        self._send(HOST, message())

    # The ceremony

    def _in_ceremony(self, message: Proposal | AllCommitted | AllContributed) -> None:
        if isinstance(message, Proposal):
            self._propose(message)
            return
        ceremony = self._ceremony
        if ceremony is None or message.attempt != ceremony.draft.attempt:
            raise ProtocolError("the host speaks of an attempt to start that is not under way")
        if isinstance(message, AllCommitted):
            ceremony.all_committed(message.commitments)
            self._keep(Convened(ceremony.draft, message.commitments), ceremony.game_key)
            self._send(HOST, Contributed(message.attempt, ceremony.contribution()))
            return
        if len(message.contributions) != len(ceremony.draft.holders):
            raise ProtocolError("the host sent not as many contributions as there are holders")
        for holder, contribution in enumerate(message.contributions):
            ceremony.contributed(holder, contribution)
        self._agreed = ceremony.roster()

    def _propose(self, message: Proposal) -> None:
        if self.ledger is not None:
            raise ProtocolError("the host proposes to start a table that has started")
        if self.room is None:
            raise ProtocolError("the host proposes to start before it showed the room")
        draft = message.draft
        if draft.holders[:1] != (self._host,):
            raise ProtocolError("the host proposes a draft in which somebody else is the host")
        me = draft_for(draft, self.identity.public, self.room.rules, self.table)
        entropy = self.around.entropy
        self._ceremony = Ceremony(draft, me, entropy(32), entropy(32), "")
        self._agreed = None
        self._keep(Master(self._ceremony.master), self._ceremony.game_key)
        self._send(HOST, Committed(draft.attempt, self._ceremony.commitment))

    # Entries

    def _follow(self, message: Entries) -> None:
        for number, entry in enumerate(message.entries, message.seq):
            have = self.ledger.replica.seq if self.ledger else 0
            if self._fork is not None or number < have:
                self._fork = self._compared(self._fork, number, entry)
            elif number > have:
                raise ProtocolError(f"entry {have} is missing")
            elif self.ledger is None:
                self._found(entry)
            else:
                self._append(number, entry)
        self._tell_what_is_kept()
        self._put_off = True

    def _tell_what_is_kept(self) -> None:
        """At the end: the host goes once everybody has the last entry, and not only sent it."""
        if self.replica is not None and self.replica.over:
            self._send(HOST, Got(self.replica.seq))

    def _append(self, number: int, entry: Entry) -> None:
        """Take the next entry, or keep the proof that the host signed what cannot be.

        Raises ProtocolError or IllegalMove. In a state that is spoilt the rules fail in any way.
        """
        assert self.ledger is not None
        before = self.ledger.replica
        try:
            self.ledger.append(entry)
        except (ProtocolError, IllegalMove) as error:
            self._differ(Dissent(self.identity, self._number(before), before, entry, error))
            self._prove(self.ledger, number, entry)
            raise
        except Exception as error:
            fault = ProtocolError(f"entry {number}: {type(error).__name__}: {error}")
            self._differ(Dissent(self.identity, self._number(before), before, entry, fault))
            raise fault from error
        self._take_up(entry, b"")

    def _number(self, replica: Replica) -> int | None:
        return number_in(replica.roster, self.identity)

    def _prove(self, ledger: Ledger, number: int, entry: Entry) -> None:
        """Keep an entry that the host signed and that its own ledger forbids."""
        proof = evidence.refused(entry)
        with contextlib.suppress(ProtocolError):
            evidence.condemn(ledger, proof)
            self._effects.append(Prove(number, proof))

    def _found(self, entry: Entry) -> None:
        ledger = Ledger(entry)
        replica = ledger.replica
        if replica.roster.draft.table != self.table:
            raise ProtocolError("the ledger belongs to another table")
        self._check_agreed(replica.roster)
        self.ledger = ledger
        master = self._ceremony.master if self._ceremony and self._agreed else b""
        self._take_up(entry, master)

    def _check_agreed(self, roster: Roster) -> None:
        """A game key of ours counts only among keys that were chosen without knowing it."""
        agreed = self._agreed is None or self._agreed == roster
        if (number := number_in(roster, self.identity)) is not None:
            memory = self.around.recall(roster.contributions[number].game_key)
            agreed = agreed and (not memory.master or memory.agreed(roster))
        if not agreed:
            raise ProtocolError("the host begins with another roster than we agreed on")

    def _take_up(self, entry: Entry, master: bytes) -> None:
        if self.watches:
            assert self.ledger is not None
            replica = self.ledger.replica
            self._effects.append(Append(replica.game_id, replica.seq - 1, entry))
        else:
            self._added(entry, master)

    def _in_step(self) -> None:
        if self._fork is not None:
            doubtful = self._fork.standing.doubtful
            if doubtful and self.replica is not None:
                raise ProtocolError(parting.older(self.replica, doubtful))
            raise two_histories(self._fork.seq)
        self.synced = True
        self._resend = True
        self._tell_what_is_kept()
        self._advance()
        for ayes in self.petitions.open(self.replica) if self.replica else ():
            self._petitioned(ayes.petition)

    def _refused(self, signed: bytes, reason: str) -> None:
        """Give a statement up only if it cannot be entered any more.

        Otherwise a host could refuse a move, get another one, and choose between the two.
        """
        if not signed:
            self.turned_away = reason
            self.refusals.append(reason)
            self._drop(HOST, reason)
            return
        author, replica = self.author, self.replica
        if author is None or replica is None or author.flying is None:
            return
        if author.flying.hash == signed:
            self._tell_why(author.flying, reason)
            self._resend = author.again(replica) is not None
            if not self._resend:
                self._advance()

    def _tell_why(self, signed: Signed, reason: str) -> None:
        """Why a move of a person here was not taken: as it is seen here, else as the host says."""
        assert self.replica is not None
        error: Exception = IllegalMove(reason)
        try:
            transition.check(self.replica, signed)
        except (ProtocolError, IllegalMove) as seen:
            error = seen
        if sentence := told(signed, error):
            self.refusals.append(sentence)

    def _advance(self) -> None:
        if self.author is None or self.ledger is None or not (self.online and self.synced):
            return
        replica = self.ledger.replica
        if self.ballots.silent(replica):
            return
        if self._resend:
            self._resend = False
            if (again := self.author.again(replica)) is not None:
                self._send(HOST, Submit(again))
        if (signed := self.author.next(replica)) is not None:
            self.author.flying = signed
            self._keep(Pending(signed), self.author.holder.game_key)
            self._send(HOST, Submit(signed), after_sync=self.author.waits(signed))

    # When the table is taken up from a file

    def _teach(self, seq: int) -> None:
        if self.ledger is None or not 0 <= seq <= self.ledger.replica.seq:
            raise ProtocolError("the host asks for entries that we do not have")
        self._bring(HOST, seq)
        self._send_have()

    def _vote(self, called: Called) -> None:
        """Vote for a call, or show the vote that forbids it: nobody votes twice for a number."""
        if self.ledger is None or self.author is None:
            return
        call, replica, holder = called.call, self.ledger.replica, self.author.holder
        mine = (replica.game_id, replica.seq, replica.head)
        if self._fork is not None or (call.game, call.seq, call.head) != mine:
            raise ProtocolError("the host calls an epoch on a history that is not ours")
        if replica.identity_of(call.host) != self._host:
            raise ProtocolError("the host calls an epoch for somebody else")
        ballot = self.ballots.answer(replica, holder, called)
        if ballot.call != call:
            self._send(HOST, Outvoted(ballot))
            return
        if ballot != self.ballots.cast:
            self._bind(ballot, holder.game_key)
        self._resend = True
        self._send(HOST, Vote(call.epoch, ballot.signature))


def _shown(sentence: str) -> str:
    """What the host says, fit to be shown."""
    return wire.clean_text(sentence, MAX_SENTENCE)
