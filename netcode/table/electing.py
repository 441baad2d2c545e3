# SPDX-License-Identifier: MIT
"""A host's ledger before it goes on: what its guests have more, and the votes that it needs.

A table taken up from a file orders nothing before a majority has voted for it. One that never
stopped calls for votes as well, once somebody at it is bound by a vote for another host, or it
has taken over what others went on with.
"""

from __future__ import annotations

import abc

from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.evidence import parting
from netcode.holder.author import state
from netcode.ledger.fork import Fork
from netcode.replica import epochs
from netcode.replica.disclosure import finished
from netcode.replica.replica import Replica
from netcode.seating.plan import Plan
from netcode.seating.room import NotYet
from netcode.statements.entry import Entry, Signed
from netcode.statements.messages import Ballot, Entries, Have, Outvoted, Synced, Vote, Want
from netcode.table.company.visitor import Visitor
from netcode.table.host_room import HostRoom
from netcode.table.keeping import Surroundings
from netcode.table.resuming import Resumption


class Electing(HostRoom):
    """The part of a host's table that brings ledgers together and asks for votes."""

    def __init__(self, identity: Identity, around: Surroundings, plan: Plan) -> None:
        super().__init__(identity, around, plan)
        self._resumption: Resumption | None = None

    @property
    def calling(self) -> bool:
        """Whether the table waits for votes before it plays on."""
        return self._resumption is not None

    @property
    def between_epochs(self) -> bool:
        """Also while the table waits for votes: what comes of them is another epoch."""
        return self.calling or super().between_epochs

    @abc.abstractmethod
    def _enter(self, signed: Signed) -> None:
        """Give a statement its place."""

    # What a guest has

    def _sync(self, peer: int, guest: Visitor, have: Have) -> None:
        """Bring a guest up to this ledger, or ask first for what it has and this one lacks."""
        if self.ledger is None:
            return
        replica = self.ledger.replica
        taught, fork = guest.teaches and not guest.anew, guest.fork
        guest.teaches, guest.anew, guest.fork = False, False, None
        start = have.seq if replica.had(have.seq, have.head) else None
        if start is None and fork is not None:
            start = fork.seq
        if start is None and guest.watches:
            start = self._told_ours(peer, have)
        elif start is None:
            guest.teaches = self._ask_for_entries(peer, taught)
        if start is not None:
            self._heed(guest, have.voted, fork)
            self._bring(peer, start)
            guest.synced = True
            self._ask_for_vote(peer, guest)
            for message in (Synced(), *self.petitions.open(replica)):
                self._send(peer, message)

    def _ask_for_entries(self, peer: int, taught: bool) -> bool:
        """Ask for what this file lacks, or parts from. Raises ProtocolError the second time."""
        if taught:
            raise ProtocolError("your file has entries that this table never had")
        self._send(peer, Want(0))
        return True

    def _told_ours(self, peer: int, have: Have) -> int | None:
        """From where to tell a watcher our history; None if it comes again later.

        Raises ProtocolError if it claims to have more than a table that plays.
        """
        assert self.ledger is not None
        replica = self.ledger.replica
        if (have.epoch, have.seq) <= (replica.epoch, replica.seq):
            return 0
        if not self.calling:
            raise ProtocolError("your file has entries that this table never had")
        self._drop(peer, "the table waits for its players; look on again once it goes on")
        return None

    def _learn(self, peer: int, guest: Visitor, message: Entries) -> None:
        """Entries that a guest has and this file lacks, or others that hold against ours."""
        if self.ledger is None or not guest.teaches:
            raise ProtocolError("nobody asked for entries")
        if guest.anew:
            return
        before, number = self.ledger.replica, message.seq
        try:
            for number, entry in enumerate(message.entries, message.seq):
                self._learn_entry(guest, number, entry)
        except ProtocolError:
            if self.two_histories is not None:
                self._bring(peer, guest.fork.seq if guest.fork else number)
            raise
        finally:
            if self.ledger.replica is not before:
                self._call_on(guest, before)

    def _learn_entry(self, guest: Visitor, number: int, entry: Entry) -> None:
        assert self.ledger is not None
        have = self.ledger.replica.seq
        if guest.fork is not None or number < have:
            guest.fork = self._compared(guest.fork, number, entry)
        elif number == have:
            self.ledger.append(entry)
            self._added(entry)

    def _call_on(self, teacher: Visitor, before: Replica) -> None:
        """Call for votes on what was learned, whatever was wrong with what came after it."""
        assert self.ledger is not None
        replica = self.ledger.replica
        if self.author is not None and replica.trigger != before.trigger:
            self.author.forget_turns()
        self._resume()
        kept = replica.common(before)
        for peer, other in self.guests.items():
            if other is not teacher and kept < before.seq:
                other.anew, other.fork = True, None
            if other is not teacher and other.synced:
                self._bring(peer, kept)
                self._ask_for_vote(peer, other)

    # Votes

    def _resume(self) -> None:
        """Call for votes, unless nothing is left to be ordered."""
        assert self.ledger is not None
        earlier = self._resumption.calls if self._resumption else ()
        self._resumption = None
        replica = self.ledger.replica
        if finished(replica):
            return
        if self.holder is None:
            raise NotYet("this installation holds no seat in that game")
        above = self.ballots.above(replica)
        self._resumption = Resumption(self.holder, replica, above, earlier)
        self._play_on()

    def _heed(self, guest: Visitor, voted: Ballot | None, fork: Fork | None) -> None:
        """Call above what binds a guest, or is on the end of a history that gave way to ours."""
        if self.ledger is None or guest.key not in self._holder_keys():
            return
        epoch = self.ledger.replica.epoch
        if voted is not None:
            epochs.check_ballot(self.ledger.replica, voted)
            self._call_above(guest, voted, epoch + 1)
        if fork is not None and (ballot := fork.above_ours) is not None:
            self._call_above(guest, ballot, epoch)

    def _call_above(self, guest: Visitor, ballot: Ballot, least: int) -> None:
        """Call anew if a ballot is of a number of at least `least`, or of that of our call."""
        assert self.ledger is not None
        self.ballots.show(ballot)
        ours = self._resumption.call if self._resumption else None
        one_by_one = self.ledger.replica.version == epochs.ONE_BY_ONE
        if ballot.call == ours or (ours is not None and one_by_one):
            return
        if ballot.call.epoch < (ours.epoch if ours else least):
            return
        if ours is None and not finished(self.ledger.replica):
            self.refusals.append(parting.elsewhere(guest.name))
        self._resume()
        for peer, other in self.guests.items():
            if other.synced:
                self._ask_for_vote(peer, other)

    def _ask_for_vote(self, peer: int, guest: Visitor) -> None:
        if self._resumption is not None and not guest.watches:
            self._send(peer, self._resumption.called)

    def _vote(self, guest: Visitor, vote: Vote) -> None:
        keys = self._holder_keys()
        if guest.key not in keys:
            raise ProtocolError("whoever holds nothing has no vote")
        if self._resumption is None:
            return
        number = keys.index(guest.key)
        if (ballot := self._resumption.vote(number, vote.epoch, vote.signature)) is not None:
            self.ballots.show(ballot)
            self._play_on()

    def _outvoted(self, guest: Visitor, message: Outvoted) -> None:
        """Somebody has voted for a number that is not below ours."""
        if guest.key not in self._holder_keys():
            raise ProtocolError("whoever holds nothing has no vote")
        if self._resumption is not None:
            self._heed(guest, message.ballot, None)

    def _play_on(self) -> None:
        """Enter the new epoch, once a majority has voted for it; then this holder is bound too."""
        resumption, author = self._resumption, self.author
        assert resumption is not None
        assert author is not None
        assert self.ledger is not None
        if (epoch := resumption.payload) is None:
            return
        if (ballot := resumption.ballot) is not None:
            self._bind(ballot, author.holder.game_key)
        self._enter(state(author.holder, self.ledger.replica, epoch, resumption.call.epoch))
        self._resumption = None
        author.again(self.ledger.replica)
        self._advance()
