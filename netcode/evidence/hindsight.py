# SPDX-License-Identifier: MIT
"""What every seat knew at every moment, once the decks of a game are disclosed."""

from __future__ import annotations

from core.terms import Dealt, Knowledge
from netcode.crypto.locking import locks
from netcode.replica import decks
from netcode.replica.replica import Replica


def disclosed(replica: Replica, name: str) -> bool:
    """Whether every locker of a deck has told its seed."""
    return len(replica.disclosed.get(name, {})) == replica.decks[name].lockers


def knowledge(then: Replica, last: Replica, seat: int) -> Knowledge | None:
    """What a seat knew at an earlier moment.

    None if a deck that it saw is not disclosed, or was broken.
    """
    known = Knowledge()
    for event in then.match.events:
        if isinstance(event, Dealt) and event.to == seat:
            if not disclosed(last, event.deck):
                return None
            for slot in event.slots:
                card = face(last, event.deck, slot)
                if not card:
                    return None
                known = known.seen(event.deck, slot, card)
    return known


def face(last: Replica, name: str, slot: int) -> str:
    """The card in a slot of a disclosed deck; empty if the deck was broken."""
    deck, seeds = last.decks[name], last.disclosed[name]
    keys = (
        locks.key(deck, number, seeds[holder], slot)
        for number, holder in enumerate(decks.lockers(last))
    )
    card = locks.card(deck, slot, *keys)
    return "" if card is None else deck.cards[card]
