# SPDX-License-Identifier: MIT
"""How a host finds out who computes what after an entry, once somebody differs there.

It passes on what each holder has signed, so that whoever differs can tell a majority from a
host that is alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from netcode import wire
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.evidence import reckoning
from netcode.ledger.ledger import Ledger
from netcode.statements.messages import Compare, Compared, Reckoning
from netcode.table.company.visitor import Visitor

MOST_DIFFERENCES = 3
"""A guest that computes another state so often over one connection is helped no more."""

Visitors = Mapping[int, Visitor]


class Comparing:
    """What all holders compute after one entry, the newest at which somebody differed."""

    def __init__(
        self,
        identity: Identity,
        send: Callable[[int, wire.Message], None],
        tell: Callable[[str], None],
    ) -> None:
        self._identity = identity
        self._send = send
        self._tell = tell
        self._own: Reckoning | None = None
        self._head = b""
        self._ledger: Ledger | None = None
        self._said: dict[int, Reckoning] = {}
        self._asking: set[int] = set()

    def differs(
        self, ledger: Ledger | None, visitors: Visitors, peer: int, theirs: Reckoning
    ) -> None:
        """Somebody computes another state: tell what is known, and ask the others.

        Until it says again what it has, it is sent no entry. Raises ProtocolError if the
        entry is not there, or too long ago, or this happens again and again.
        """
        guest = visitors[peer]
        guest.synced = False
        guest.differed += 1
        if guest.differed > MOST_DIFFERENCES or ledger is None:
            raise ProtocolError("your state differs from ours again and again")
        own = reckoning.own(self._identity, ledger, theirs.seq)
        if ledger.replica.hashes[theirs.seq] != self._head:
            self._begin(ledger, own, visitors)
        self._asking.add(peer)
        wrong = reckoning.differing(theirs.components, own.components)
        values = reckoning.shown(ledger.state_after(theirs.seq), wrong)
        self._send(peer, Compared(ledger.replica.host, own, values))
        for holder, said in self._said.items():
            if ledger.replica.identity_of(holder) != guest.key:
                self._send(peer, Compared(holder, said, ()))
        where = ", ".join(wrong) or "nothing that is public"
        self._tell(f"{guest.name} computes another state at entry {theirs.seq}: {where}")
        if not guest.watches:
            self.reckoned(visitors, peer, theirs)

    def _begin(self, ledger: Ledger, own: Reckoning, visitors: Visitors) -> None:
        self._ledger, self._own = ledger, own
        self._head = ledger.replica.hashes[own.seq]
        self._said, self._asking = {}, set()
        for peer, visitor in visitors.items():
            if visitor.synced and not visitor.watches:
                self._send(peer, Compare(own.seq))

    def reckoned(self, visitors: Visitors, peer: int, theirs: Reckoning) -> None:
        """A holder says what it computes: pass it on once.

        Raises ProtocolError if it is not signed.
        """
        if self._ledger is None or self._own is None or theirs.seq != self._own.seq:
            return
        replica, key = self._ledger.replica, visitors[peer].key
        reckoning.check(theirs, replica.game_id, self._head, key)
        holder = replica.roster.draft.holders.index(key)
        if self._said.get(holder) == theirs:
            return
        self._said[holder] = theirs
        for other in self._asking - {peer}:
            if other in visitors:
                self._send(other, Compared(holder, theirs, ()))
        others = [said.components != self._own.components for said in self._said.values()]
        if len(others) == replica.holders - 1 > 1 and all(others):
            self._tell(
                f"everybody else computes another state after entry {theirs.seq} than this laptop: "
                "let one of them take the game up from its file"
            )
