# SPDX-License-Identifier: MIT
"""What my seats know beside the public state: the cards that were dealt to them."""

from __future__ import annotations

from core.terms import Dealt, Knowledge
from netcode.crypto.locking import locks
from netcode.errors import CheatError
from netcode.holder.deck_keys import keys_known
from netcode.holder.holder import Holder
from netcode.replica.decks import deck_of
from netcode.replica.replica import Replica


def knowledge(replica: Replica, me: Holder, seat: int) -> Knowledge:
    """What one of my seats knows."""
    known = Knowledge()
    for event in replica.match.events:
        if isinstance(event, Dealt) and event.to == seat:
            for slot in event.slots:
                if (card := face(replica, me, event.deck, slot)) is not None:
                    known = known.seen(event.deck, slot, card)
    return known


def face(replica: Replica, me: Holder, name: str, slot: int) -> str | None:
    """The card in a slot that was dealt to me; None if what I was sent does not open it."""
    if (name, slot) not in me.faces:
        deck = deck_of(replica, name)
        try:
            card = locks.card(deck, slot, *keys_known(replica, me, deck, slot))
        except CheatError:
            return None
        if card is None:
            return None
        me.faces[name, slot] = deck.cards[card]
    return me.faces[name, slot]
