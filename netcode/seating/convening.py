# SPDX-License-Identifier: MIT
"""The host's side of an attempt to start: it collects, and passes on when all are in."""

from __future__ import annotations

from netcode.errors import ProtocolError
from netcode.seating.ceremony import Ceremony
from netcode.statements.messages import (
    AllCommitted,
    AllContributed,
    Committed,
    Contributed,
    Proposal,
)
from netcode.statements.roster import Roster


class Convening:
    """One attempt. Its ceremony is the host's own part in it."""

    def __init__(self, ceremony: Ceremony) -> None:
        self.ceremony = ceremony

    @property
    def holders(self) -> tuple[bytes, ...]:
        """The identity keys of all who take part."""
        return self.ceremony.draft.holders

    @property
    def proposal(self) -> Proposal:
        """What the others are asked to commit to."""
        return Proposal(self.ceremony.draft)

    def hear(
        self, key: bytes, message: Committed | Contributed
    ) -> AllCommitted | AllContributed | None:
        """Take a holder's part; what everybody is to be told now. Raises ProtocolError."""
        ceremony = self.ceremony
        if message.attempt != ceremony.draft.attempt:
            return None
        if key not in self.holders:
            raise ProtocolError("you hold no seat in this attempt to start")
        holder = self.holders.index(key)
        if isinstance(message, Committed):
            ceremony.committed(holder, message.commitment)
            commitments = ceremony.commitments
            return AllCommitted(message.attempt, commitments) if commitments else None
        ceremony.contributed(holder, message.contribution)
        contributions = ceremony.contributions
        return AllContributed(message.attempt, contributions) if contributions else None

    @property
    def roster(self) -> Roster | None:
        """The roster, once all have shown what they had committed to. Raises ProtocolError."""
        if self.ceremony.commitments is None or self.ceremony.contributions is None:
            return None
        return self.ceremony.roster()
