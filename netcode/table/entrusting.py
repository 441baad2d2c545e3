# SPDX-License-Identifier: MIT
"""The petitions that are open at a table: who has signed which, and whether one is carried.

Every peer keeps them, so that each person sees who has voted; the host enters what is
carried. A signature cannot be taken back, and is worth nothing once its petition is over.
"""

from __future__ import annotations

from core.bots import catalogue
from netcode.errors import ProtocolError
from netcode.replica import entrusting
from netcode.replica.replica import Replica
from netcode.statements.messages import Aye, Ayes, Petition
from netcode.statements.payloads import Entrust


class Petitions:
    """Signatures by petition and holder. Those for a petition that is over are forgotten."""

    def __init__(self) -> None:
        self._ayes: dict[Petition, dict[int, bytes]] = {}

    def hear(self, replica: Replica | None, key: bytes, aye: Aye) -> bool:
        """Count what the holder with this identity key signed; whether it is new.

        Raises ProtocolError if it is forged, or whoever sent it holds nothing.
        """
        holders = replica.roster.draft.holders if replica else ()
        if replica is None or key not in holders:
            raise ProtocolError("whoever holds nothing has no vote")
        return self.count(replica, aye.petition, holders.index(key), aye.signature)

    def count(self, replica: Replica, asked: Petition, holder: int, signature: bytes) -> bool:
        """Count a signature; whether it is new. One for what is over is passed over.

        Raises ProtocolError if it is forged.
        """
        if not _known(replica, asked) or not entrusting.possible(replica, asked):
            return False
        entrusting.check_aye(replica, asked, holder, signature)
        signed = self._ayes.setdefault(asked, {})
        if holder in signed:
            return False
        signed[holder] = signature
        return True

    def ayes(self, asked: Petition) -> Ayes:
        """Who has signed a petition."""
        return Ayes(asked, tuple(sorted(self._ayes.get(asked, {}).items())))

    def signers(self, replica: Replica, seat: int, to: int, bot: str) -> tuple[int, ...]:
        """The holders that have signed that a seat goes to `to`, with its bot or by hand."""
        wanted = (seat, to, bot)
        for asked, votes in ((each.petition, each.votes) for each in self.open(replica)):
            if (asked.seat, asked.to, asked.bot) == wanted:
                return tuple(voter for voter, _ in votes)
        return ()

    def open(self, replica: Replica) -> tuple[Ayes, ...]:
        """The petitions that can be entered now, in the order in which they came."""
        self._forget(replica)
        return tuple(map(self.ayes, self._ayes))

    def carried(self, replica: Replica | None) -> Entrust | None:
        """The first petition that has its majority, as it is to be entered."""
        if replica is None:
            return None
        for ayes in self.open(replica):
            asked, voters = ayes.petition, tuple(voter for voter, _ in ayes.votes)
            if entrusting.enough(replica, asked.to, voters):
                return Entrust(asked.seat, asked.to, asked.bot, ayes.votes)
        return None

    def _forget(self, replica: Replica) -> None:
        over = [asked for asked in self._ayes if not entrusting.possible(replica, asked)]
        for asked in over:
            del self._ayes[asked]


def _known(replica: Replica, asked: Petition) -> bool:
    """Whether this build could run that bot again: what nobody can check is not voted on."""
    return not asked.bot or asked.bot in catalogue.names(replica.match.header.game)
