# SPDX-License-Identifier: MIT
"""A table taken up from a file: whoever hosts it needs the votes of a majority first."""

from __future__ import annotations

import contextlib

from netcode.errors import ProtocolError
from netcode.holder.holder import Holder
from netcode.replica import epochs
from netcode.replica.replica import Replica
from netcode.statements.messages import Call
from netcode.statements.payloads import Epoch


class Resumption:
    """The call for one epoch, on one state of the ledger, and the votes for it."""

    def __init__(self, holder: Holder, replica: Replica, earlier: tuple[Call, ...] = ()) -> None:
        """`earlier` calls came to nothing because the ledger grew."""
        self.call = epochs.call(replica, holder.number)
        self.calls = (*earlier, self.call)
        self._replica = replica
        self._votes = {holder.number: epochs.vote(holder.identity, self.call)}

    def vote(self, holder: int, epoch: int, signature: bytes) -> None:
        """Count a vote; one for an earlier call is passed over. Raises ProtocolError."""
        if epoch != self.call.epoch:
            return
        for earlier in self.calls[:-1]:
            with contextlib.suppress(ProtocolError):
                epochs.check_vote(self._replica, earlier, holder, signature)
                return
        epochs.check_vote(self._replica, self.call, holder, signature)
        self._votes[holder] = signature

    @property
    def payload(self) -> Epoch | None:
        """The epoch entry, once a majority has voted for it."""
        if len(self._votes) < epochs.majority(self._replica.holders):
            return None
        return Epoch(self.call.host, tuple(sorted(self._votes.items())))
