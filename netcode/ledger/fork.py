# SPDX-License-Identifier: MIT
"""Another end of the history than ours, as a peer tells it: whose holds, say the epochs.

A host that was cut off may have ordered entries that the others never saw, while they
went on with another one. A fork that comes to a later epoch has the votes of a
majority for it, and what is ours from where they part is void.
"""

from __future__ import annotations

from netcode.errors import ProtocolError
from netcode.ledger.ledger import Ledger
from netcode.replica import transition
from netcode.statements.entry import Entry, glance
from netcode.statements.payloads import Epoch, binds


class Fork:
    """Entries that take the place of ours, checked one after the other."""

    def __init__(self, ledger: Ledger, seq: int) -> None:
        """They part at entry `seq`. Raises ProtocolError if that is the first one."""
        if not seq:
            raise ProtocolError("another game begins there")
        self.seq = seq
        self.entries: list[Entry] = []
        self.replica = self._shared = ledger.at(seq - 1)
        self._ours = ledger

    def append(self, number: int, entry: Entry) -> None:
        """Take the next entry. Raises ProtocolError or IllegalMove."""
        if number != self.replica.seq:
            raise ProtocolError(f"entry {self.replica.seq} is missing")
        self.replica = transition.after(self.replica, entry)
        self.entries.append(entry)

    @property
    def holds(self) -> bool:
        """Whether a majority went on along this fork after all that we know of."""
        return self.replica.epoch > self._ours.replica.epoch

    @property
    def false_voter(self) -> int | None:
        """A holder that voted for the fork, or called for it, though it had seen ours.

        Whoever votes for epoch e has come to epoch e - 1 on the fork, and so to
        nothing of ours in that epoch after they part.
        """
        on_ours = self._on_ours()
        for entry in self.entries:
            statement = glance(entry.signed)
            if isinstance(statement.payload, Epoch):
                voters = [statement.payload.host, *(voter for voter, _ in statement.payload.votes)]
                for voter in voters:
                    if (voter, statement.epoch - 1) in on_ours:
                        return voter
        return None

    def _on_ours(self) -> set[tuple[int, int]]:
        """Who had entries of ours after they part, and in which epoch.

        The host that ordered them; and who signed what stands on one of them, or answers one.
        A turn says nothing: it may leave before it is on disk, and before what it stands on is,
        so that a power cut takes it from an honest memory.
        """
        host, epoch = self._shared.host, self._shared.epoch
        ours = self._ours.entries[self.seq :]
        hashes = {entry.hash for entry in ours}
        found: set[tuple[int, int]] = set()
        for entry in ours:
            statement = glance(entry.signed)
            if isinstance(statement.payload, Epoch):
                host, epoch = statement.payload.host, statement.epoch
            if not binds(statement.payload):
                continue
            found.add((host, epoch))
            if statement.basis_seq > self.seq or statement.decision in hashes:
                found.add((statement.holder, statement.epoch))
        return found
