# SPDX-License-Identifier: MIT
"""My seed of a deck that is over, my dispute of a key that opens nothing, my name to the end."""

from __future__ import annotations

from netcode.holder.deck_keys import seed_of
from netcode.holder.holder import Holder
from netcode.holder.knowledge import face
from netcode.replica.decks import locker, lockers
from netcode.replica.disclosure import WITNESSED_SINCE, begun, spent, unwitnessed
from netcode.replica.replica import Replica
from netcode.statements.payloads import Disclose, Dispute, Witness


def witness_due(replica: Replica, me: Holder) -> Witness | None:
    """My signature under the end, at a table of several holders that came to one."""
    known = replica.version >= WITNESSED_SINCE
    return Witness() if known and me.number in unwitnessed(replica) else None


def due(replica: Replica, me: Holder) -> Dispute | Disclose | None:
    """My dispute of a false key, or my seed of a deck that is over."""
    if me.number not in lockers(replica):
        return None
    number = locker(replica, me.number)
    for name in spent(replica):
        deck = replica.decks[name]
        told = me.number in replica.disclosed.get(name, {})
        if begun(deck, number) and not told:
            return Disclose(name, seed_of(replica, me, name))
    if replica.over:
        return None
    for (name, slot), holders in replica.holders_of.items():
        if me.number in holders and face(replica, me, name, slot) is None:
            return Dispute(name, slot)
    return None
