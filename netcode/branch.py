# SPDX-License-Identifier: MIT
"""Another end of the history than ours, as a peer tells it: whose holds, say the epochs.

A host that was cut off may have ordered entries that the others never saw, while they
went on with another one. A branch that comes to a later epoch has the votes of a
majority for it, and what is ours from where they part is void.
"""

from __future__ import annotations

from netcode.entry import Entry, glance
from netcode.errors import ProtocolError
from netcode.ledger import Ledger
from netcode.payloads import Epoch


class Branch:
    """Entries that take the place of ours, checked one after the other."""

    def __init__(self, ledger: Ledger, seq: int) -> None:
        """They part at entry `seq`. Raises ProtocolError if that is the first one."""
        if not seq:
            raise ProtocolError("another game begins there")
        self.seq = seq
        self.entries: list[Entry] = []
        self.replica = ledger.at(seq - 1)
        self._ours = ledger

    def append(self, number: int, entry: Entry) -> None:
        """Take the next entry. Raises ProtocolError or IllegalMove."""
        if number != self.replica.seq:
            raise ProtocolError(f"entry {self.replica.seq} is missing")
        self.replica = self.replica.after(entry)
        self.entries.append(entry)

    @property
    def holds(self) -> bool:
        """Whether a majority went on along this branch after all that we know of."""
        return self.replica.epoch > self._ours.replica.epoch

    @property
    def false_voter(self) -> int | None:
        """A holder that voted for the branch though it had seen what came on ours.

        It signed something that stands on an entry of ours which the branch has not.
        An honest one votes on all it has, and signs nothing of an earlier epoch afterwards.
        """
        stood: dict[int, int] = {}
        for entry in self._ours.entries[self.seq :]:
            statement = glance(entry.signed)
            if statement.basis_seq > self.seq:
                stood.setdefault(statement.holder, statement.epoch)
        for entry in self.entries:
            statement = glance(entry.signed)
            if isinstance(statement.payload, Epoch):
                for voter, _ in statement.payload.votes:
                    if voter in stood and stood[voter] < statement.epoch:
                        return voter
        return None
