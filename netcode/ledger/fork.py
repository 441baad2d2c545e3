# SPDX-License-Identifier: MIT
"""Another end of the history than ours, as a peer tells it, checked entry by entry.

A host that was cut off may have ordered entries that the others never saw, while they
went on with another one; a host that was restored from a backup may have forgotten what it
ordered. Which end holds is the matter of `standing`.
"""

from __future__ import annotations

from netcode.errors import ProtocolError
from netcode.ledger import standing
from netcode.ledger.ledger import Ledger
from netcode.ledger.standing import Branch, Standing
from netcode.replica import epochs, transition
from netcode.statements.entry import Entry
from netcode.statements.messages import Ballot


class Fork:
    """Entries that may take the place of ours, checked one after the other."""

    def __init__(self, ledger: Ledger, seq: int) -> None:
        """They part at entry `seq`. Raises ProtocolError if that is the first one."""
        if not seq:
            raise ProtocolError("another game begins there")
        self.seq = seq
        self.entries: list[Entry] = []
        self.replica = self.shared = ledger.at(seq - 1)
        self.proven = False
        """Whether what its host signed twice is kept."""
        self._ledger = ledger
        self._ours, self._theirs = Branch(self.shared), Branch(self.shared)

    def append(self, number: int, entry: Entry) -> None:
        """Take the next entry. Raises ProtocolError or IllegalMove."""
        if number != self.replica.seq:
            raise ProtocolError(f"entry {self.replica.seq} is missing")
        self.replica = transition.after(self.replica, entry)
        self.entries.append(entry)
        self._theirs.append(entry)

    @property
    def standing(self) -> Standing:
        """Whether this end holds against all that we have, and whose votes are doubtful."""
        for entry in self._ledger.entries[self._ours.entries :]:
            self._ours.append(entry)
        return standing.compare(self.shared, self._ours, self._theirs)

    @property
    def above_ours(self) -> Ballot | None:
        """The vote for the newest epoch of this end, if its number is at least that of ours."""
        return _ballot(self._theirs, self._ledger.replica.epoch)

    @property
    def above_theirs(self) -> Ballot | None:
        """The vote for our newest epoch, if its number is at least that of this end."""
        return _ballot(self._ours, self.replica.epoch)


def _ballot(branch: Branch, least: int) -> Ballot | None:
    if not branch.begun or branch.begun[-1].number < least:
        return None
    return epochs.ballot_of(branch.begun[-1].statement)
