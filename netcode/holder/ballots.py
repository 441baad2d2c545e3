# SPDX-License-Identifier: MIT
"""What a holder knows of votes for epochs: the one that binds it, and the highest it was shown."""

from __future__ import annotations

from netcode.errors import ProtocolError
from netcode.holder.holder import Holder
from netcode.ledger.journal import Memory
from netcode.replica import epochs
from netcode.replica.replica import Replica
from netcode.statements.messages import Ballot, Call, Called


class Ballots:
    """The votes for epochs that matter to one holder at one table.

    A caller votes last, once the others make a majority with it: a call that comes to nothing
    does not bind whoever made it, and it may join another host as if it had not called.
    """

    def __init__(self) -> None:
        self.voted = 0
        """This holder signs nothing under an epoch of a lower number."""
        self.cast: Ballot | None = None
        """The ballot of that number, if it is known."""
        self._shown: Ballot | None = None
        self._passed = -1

    def remember(self, memory: Memory) -> None:
        """What the journal says; it may lag behind what is known already."""
        if memory.voted >= self.voted:
            self.voted, self.cast = memory.voted, memory.cast

    def bind(self, ballot: Ballot) -> None:
        """This holder is bound to the number of a ballot, which its journal says."""
        if ballot.call.epoch >= self.voted:
            self.voted, self.cast = ballot.call.epoch, ballot

    def leave(self, epoch: int) -> None:
        """Another end of the history is followed, which is in this epoch and in no later one.

        What was signed in it before was signed elsewhere: nothing more until the next one.
        """
        self._passed = epoch

    def silent(self, replica: Replica) -> bool:
        """Whether this holder signs nothing now, until a later epoch comes."""
        return self.voted > replica.epoch or self._passed >= replica.epoch

    def show(self, ballot: Ballot) -> None:
        """Somebody shows a ballot; it has been checked."""
        if self._shown is None or ballot.call.epoch > self._shown.call.epoch:
            self._shown = ballot

    @property
    def highest(self) -> Ballot | None:
        """The ballot of the highest number that is known here."""
        known = [ballot for ballot in (self.cast, self._shown) if ballot is not None]
        return max(known, key=lambda ballot: ballot.call.epoch, default=None)

    def above(self, replica: Replica) -> Ballot | None:
        """What a call on this ledger has to be above, if that is more than its epoch."""
        highest = self.highest
        return highest if highest and highest.call.epoch > replica.epoch else None

    def pending(self, replica: Replica) -> Ballot | None:
        """The ballot that keeps this holder from signing until a later epoch comes."""
        return self.cast if self.cast and self.voted > replica.epoch else None

    def answer(self, replica: Replica, holder: Holder, called: Called) -> Ballot:
        """This holder's ballot for a call on its own history, or the one that forbids it to vote.

        Raises ProtocolError for a call that no honest holder makes.
        """
        epochs.check_called(replica, called)
        if called.above is not None:
            epochs.check_ballot(replica, called.above)
            self.show(called.above)
        if self.cast is not None and self._forbids(replica, self.cast.call, called.call):
            return self.cast
        highest = self.highest
        if not epochs.in_reach(replica, called.call.epoch, highest.call.epoch if highest else 0):
            raise ProtocolError(f"nobody has come near the epoch of number {called.call.epoch}")
        signature = epochs.vote(holder.identity, called.call)
        return Ballot(called.call, called.signature, holder.number, signature)

    def _forbids(self, replica: Replica, cast: Call, asked: Call) -> bool:
        """Whether a vote cast before stands against another one.

        Games of protocol 1 have one number only that may come next, for whoever calls.
        """
        if replica.version == epochs.ONE_BY_ONE:
            return False
        return asked != cast and asked.epoch <= cast.epoch
