# SPDX-License-Identifier: MIT
"""One holder's secrets in one game. What it owes because of them is the matter of `duties`."""

from __future__ import annotations

from netcode.crypto import beacon, boxes
from netcode.crypto.identity import Identity
from netcode.crypto.keys import Keys
from netcode.errors import ProtocolError
from netcode.replica.replica import Replica
from netcode.statements.roster import Roster


class Holder:
    """The secrets of one holder in one game.

    `words` is empty until the person has said what came of comparing the four
    words. `secret_moves` are chosen but perhaps not yet revealed, by (decision, seat).
    """

    def __init__(self, number: int, identity: Identity, master: bytes) -> None:
        self.number = number
        self.identity = identity
        self.master = master
        self.keys = Keys(master)
        self.words = ""
        self.secret_moves: dict[tuple[bytes, int], str] = {}
        self.missing: frozenset[int] = frozenset()
        """Holders that are not connected now, as far as is known here."""
        self.shares: dict[int, bytes] = {}
        """Shares of other holders' beacon scalars that were found right, by dealer."""
        self.faces: dict[tuple[str, int], str] = {}
        """Cards that were opened for this holder alone, by (deck, slot)."""

    @property
    def game_key(self) -> bytes:
        """The public game key: the name of this holder's journal."""
        return self.keys.game_public


def number_in(roster: Roster, identity: Identity) -> int | None:
    """This identity's holder number at a table, None if it holds nothing there."""
    holders = roster.draft.holders
    return holders.index(identity.public) if identity.public in holders else None


def restored(replica: Replica, identity: Identity) -> Holder | None:
    """The holder that this identity is, with the master seed from its own set-up entry.

    None for a watcher, or while the set-up is not in the ledger. Raises
    ProtocolError if the sealed seed is not for this identity.
    """
    number = number_in(replica.roster, identity)
    if number is None or number not in replica.setups:
        return None
    setup = replica.setups[number]
    holder = Holder(number, identity, boxes.open_master(identity.seed, setup.sealed_master))
    if beacon.public(holder.keys.beacon(replica.game_id)) != setup.beacon:
        raise ProtocolError("the sealed seed does not belong to this game")
    holder.words = setup.words
    return holder
