# SPDX-License-Identifier: MIT
"""A table taken up from a file: whoever hosts it needs the votes of a majority first."""

from __future__ import annotations

from netcode import epochs
from netcode.holder import Holder
from netcode.payloads import Epoch
from netcode.replica import Replica


class Revival:
    """The call for one epoch, on one state of the ledger, and the votes for it."""

    def __init__(self, holder: Holder, replica: Replica) -> None:
        self.call = epochs.call(replica, holder.number)
        self._replica = replica
        self._votes = {holder.number: epochs.vote(holder.identity, self.call)}

    def vote(self, holder: int, epoch: int, signature: bytes) -> None:
        """Count a vote; one for another epoch is passed over. Raises ProtocolError."""
        if epoch == self.call.epoch:
            epochs.check_vote(self._replica, self.call, holder, signature)
            self._votes[holder] = signature

    @property
    def payload(self) -> Epoch | None:
        """The epoch entry, once a majority has voted for it."""
        if len(self._votes) < epochs.majority(self._replica.holders):
            return None
        return Epoch(self.call.host, tuple(sorted(self._votes.items())))
