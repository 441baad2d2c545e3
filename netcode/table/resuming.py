# SPDX-License-Identifier: MIT
"""A table taken up from a file, or one whose guests voted elsewhere: it needs votes to go on."""

from __future__ import annotations

import contextlib

from netcode.errors import ProtocolError
from netcode.holder.holder import Holder
from netcode.replica import epochs
from netcode.replica.replica import Replica
from netcode.statements.messages import Ballot, Call, Called
from netcode.statements.payloads import Epoch


class Resumption:
    """The call for one epoch, on one state of the ledger, and the votes of others for it."""

    def __init__(
        self,
        holder: Holder,
        replica: Replica,
        above: Ballot | None = None,
        earlier: tuple[Call, ...] = (),
    ) -> None:
        """`above` shows a higher number than the ledger's; `earlier` calls came to nothing."""
        self.call = epochs.call(replica, holder.number, above.call.epoch if above else 0)
        self.called = Called(self.call, epochs.signed(holder.identity, self.call), above)
        self.calls = (*earlier, self.call)
        self._holder = holder
        self._replica = replica
        self._votes: dict[int, bytes] = {}

    def vote(self, holder: int, epoch: int, signature: bytes) -> Ballot | None:
        """Count a vote, and the ballot that it makes; one for an earlier call is passed over.

        Raises ProtocolError.
        """
        if epoch != self.call.epoch:
            return None
        for earlier in self.calls:
            if earlier == self.call:
                continue
            with contextlib.suppress(ProtocolError):
                epochs.check_vote(self._replica, earlier, holder, signature)
                return None
        epochs.check_vote(self._replica, self.call, holder, signature)
        self._votes[holder] = signature
        return self.ballot

    @property
    def ballot(self) -> Ballot | None:
        """One of the votes of others, as a ballot; None where there is nobody else."""
        if not self._votes:
            return None
        voter, signature = min(self._votes.items())
        return Ballot(self.call, self.called.signature, voter, signature)

    @property
    def payload(self) -> Epoch | None:
        """The epoch entry, once a majority is for it: only then the caller itself votes."""
        if len(self._votes) + 1 < epochs.majority(self._replica.holders):
            return None
        own = epochs.vote(self._holder.identity, self.call)
        votes = {**self._votes, self._holder.number: own}
        return Epoch(self.call.host, tuple(sorted(votes.items())))
