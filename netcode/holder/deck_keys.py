# SPDX-License-Identifier: MIT
"""My part in a private deck: the lock step, the slot keys and the openings that I owe.

A key leaves its holder only because the match waits for a deal or an opening of
just that slot.
"""

from __future__ import annotations

from core.terms import Deal, Opening, Shuffle
from netcode.crypto.locking import locks
from netcode.crypto.locking.transcript import Deck
from netcode.holder.holder import Holder
from netcode.replica.decks import awaited_deck, deck_of, locker, lockers, owed
from netcode.replica.replica import Replica
from netcode.statements.payloads import Keys, Lock, Open


def due(replica: Replica, me: Holder) -> Lock | Keys | Open | None:
    """My lock step, slot keys or opening, if the table waits for it."""
    if me.number not in lockers(replica):
        return None
    number = locker(replica, me.number)
    match replica.match.awaiting:
        case Shuffle(name, _):
            deck = awaited_deck(replica)
            if deck is not None and deck.due == number:
                return Lock(name, locks.step(deck, number, seed_of(replica, me, name)))
        case Deal(name, slots, to) if replica.holder_of(to) != me.number:
            deck, seed = deck_of(replica, name), seed_of(replica, me, name)
            to_key = replica.roster.contributions[replica.holder_of(to)].game_key
            boxes = (locks.box_key(deck, number, seed, slot, to_key) for slot in slots)
            return Keys(name, to, slots, tuple(boxes))
        case Opening(name, slots, _):
            return _due_open(replica, me, name, slots)
    return None


def seed_of(replica: Replica, me: Holder, name: str) -> bytes:
    """My seed of a deck."""
    return me.keys.deck_seed(replica.game_id, name)


def keys_known(replica: Replica, me: Holder, deck: Deck, slot: int) -> tuple[bytes, ...]:
    """The keys of a slot that was dealt to me, in locker order. Raises CheatError."""
    mine = locker(replica, me.number)
    own = locks.key(deck, mine, seed_of(replica, me, deck.name), slot)
    if deck.lockers == 1:
        return (own,)
    box = replica.boxes[deck.name, slot, me.number]
    other = locks.unbox_key(deck, 1 - mine, slot, me.keys.game_key, box)
    return (own, other) if mine == 0 else (other, own)


def _due_open(replica: Replica, me: Holder, name: str, slots: tuple[int, ...]) -> Open | None:
    deck = deck_of(replica, name)
    mine = [owed(replica, me.number, name, slot) for slot in slots]
    if not any(mine):
        return None
    keys = []
    for slot, numbers in zip(slots, mine, strict=True):
        if len(numbers) > 1:
            known = keys_known(replica, me, deck, slot)
            keys.append(tuple((number, known[number]) for number in numbers))
        else:
            seed = seed_of(replica, me, name)
            keys.append(tuple((n, locks.key(deck, n, seed, slot)) for n in numbers))
    return Open(name, slots, tuple(keys))
