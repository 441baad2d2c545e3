# SPDX-License-Identifier: MIT
"""One attempt to start: everybody commits to its keys, then everybody shows them.

A holder shows its contribution only when it has all the commitments, and every
attempt has fresh nonces and a fresh master seed, so that nobody can choose keys
that make the four words match.
"""

from __future__ import annotations

from typing import TypeVar

from netcode.crypto.keys import Keys
from netcode.errors import ProtocolError
from netcode.statements import roster as rosters
from netcode.statements.roster import Contribution, Draft, Roster

T = TypeVar("T")


class Ceremony:
    """A holder's part in one attempt to agree on a roster."""

    def __init__(self, draft: Draft, me: int, master: bytes, nonce: bytes, standby: str) -> None:
        rosters.check_draft(draft)
        self.draft = draft
        self.me = me
        self.master = master
        self._contribution = Contribution(Keys(master).game_public, nonce, standby)
        self._commitments: dict[int, bytes] = {me: self.commitment}
        self._contributions: dict[int, Contribution] = {me: self._contribution}

    @property
    def game_key(self) -> bytes:
        """The public game key of this holder in this attempt: the name of its journal."""
        return self._contribution.game_key

    @property
    def commitment(self) -> bytes:
        """What this holder publishes first."""
        return rosters.commitment(self.draft, self.me, self._contribution)

    @property
    def commitments(self) -> tuple[bytes, ...] | None:
        """All commitments in holder order, once they are in."""
        return _all(self._commitments, len(self.draft.holders))

    @property
    def contributions(self) -> tuple[Contribution, ...] | None:
        """All contributions in holder order, once they are in."""
        return _all(self._contributions, len(self.draft.holders))

    def committed(self, holder: int, commitment: bytes) -> None:
        """Take a holder's commitment. Raises ProtocolError if it changes its mind."""
        if self._commitments.setdefault(holder, commitment) != commitment:
            raise ProtocolError(f"holder {holder} commits to something else now")

    def all_committed(self, commitments: tuple[bytes, ...]) -> None:
        """Take everybody's commitments from the host."""
        if len(commitments) != len(self.draft.holders):
            raise ProtocolError("the host sent not as many commitments as there are holders")
        for holder, commitment in enumerate(commitments):
            self.committed(holder, commitment)

    def contribution(self) -> Contribution:
        """What this holder shows. Raises ProtocolError while a commitment is missing."""
        if self.commitments is None:
            raise ProtocolError("nobody shows its keys before all have committed")
        return self._contribution

    def contributed(self, holder: int, contribution: Contribution) -> None:
        """Take what a holder shows, once all have committed. Raises ProtocolError naming it."""
        if self.commitments is None:
            raise ProtocolError("nobody shows its keys before all have committed")
        if rosters.commitment(self.draft, holder, contribution) != self._commitments[holder]:
            raise ProtocolError(f"holder {holder} shows other keys than it committed to")
        if self._contributions.setdefault(holder, contribution) != contribution:
            raise ProtocolError(f"holder {holder} shows something else now")

    def roster(self) -> Roster:
        """The roster, if everybody showed what it had committed to. Raises ProtocolError."""
        if self.commitments is None or self.contributions is None:
            raise ProtocolError("a commitment or a contribution is missing")
        return rosters.assemble(self.draft, self.commitments, self.contributions)


def _all(found: dict[int, T], count: int) -> tuple[T, ...] | None:
    return tuple(found[holder] for holder in range(count)) if len(found) == count else None
