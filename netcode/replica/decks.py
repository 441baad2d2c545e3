# SPDX-License-Identifier: MIT
"""Private decks at the table: whose lock step and slot keys are taken, and when.

The lockers of a deck are the holders that play seats, in holder order: one or
two.
"""

from __future__ import annotations

from core.terms import Deal, Dealt, Opened, Opening, Shuffle, Shuffled
from netcode.crypto.locking import locks
from netcode.crypto.locking.transcript import Deck
from netcode.errors import CheatError, ProtocolError
from netcode.replica.replica import Replica
from netcode.statements.payloads import Keys, Lock, Open


def lockers(replica: Replica) -> tuple[int, ...]:
    """The holders that lock decks, in locker order."""
    return tuple(sorted({place.holder for place in replica.roster.draft.places}))


def locker(replica: Replica, holder: int) -> int:
    """A holder's locker number. Raises ProtocolError for one that plays no seat."""
    numbers = lockers(replica)
    if holder not in numbers:
        raise ProtocolError(f"holder {holder} plays no seat and locks no deck")
    return numbers.index(holder)


def deck_of(replica: Replica, name: str) -> Deck:
    """A deck that is locked or being locked. Raises ProtocolError for an unknown name."""
    if name not in replica.decks:
        raise ProtocolError(f"there is no deck '{name}'")
    return replica.decks[name]


def enter_lock(replica: Replica, holder: int, lock: Lock) -> Replica:
    """A holder's next step in locking the deck that is awaited."""
    deck = awaited_deck(replica)
    if deck is None or deck.name != lock.deck:
        raise ProtocolError("a lock step came for a deck that is not being shuffled")
    number = locker(replica, holder)
    try:
        after = deck.after(number, lock.step)
    except CheatError as error:
        raise _blamed(replica, error) from error
    return replica.but(decks={**replica.decks, deck.name: after})


def enter_keys(replica: Replica, holder: int, keys: Keys) -> Replica:
    """The boxed keys of the slots that are awaited to be dealt."""
    awaited = replica.match.awaiting
    if awaited != Deal(keys.deck, keys.slots, keys.seat):
        raise ProtocolError("keys came for a deal that is not awaited")
    receiver = replica.holder_of(keys.seat)
    locker(replica, holder)
    if holder == receiver:
        raise ProtocolError("nobody deals to itself")
    if len(keys.boxes) != len(keys.slots):
        raise ProtocolError("a deal has one box per slot")
    boxes = {
        (keys.deck, slot, receiver): box for slot, box in zip(keys.slots, keys.boxes, strict=True)
    }
    return _dealt(replica.but(boxes={**replica.boxes, **boxes}), awaited)


def enter_open(replica: Replica, holder: int, opened: Open) -> Replica:
    """A holder's share of the keys that turn the awaited slots face up."""
    awaited = replica.match.awaiting
    if not isinstance(awaited, Opening) or (awaited.deck, awaited.slots) != (
        opened.deck,
        opened.slots,
    ):
        raise ProtocolError("keys came for an opening that is not awaited")
    if len(opened.keys) != len(opened.slots):
        raise ProtocolError("an opening has keys for every slot")
    deck = deck_of(replica, opened.deck)
    known = dict(replica.keys)
    for slot, keys in zip(opened.slots, opened.keys, strict=True):
        if tuple(number for number, _ in keys) != owed(replica, holder, opened.deck, slot):
            raise ProtocolError(f"holder {holder} owes other keys of slot {slot}")
        for number, scalar in keys:
            try:
                locks.check_key(deck, number, slot, scalar)
            except CheatError as error:
                raise CheatError(holder, "open", error.reason) from error
        known[opened.deck, slot] = {**known.get((opened.deck, slot), {}), **dict(keys)}
    if not any(opened.keys):
        raise ProtocolError(f"holder {holder} has nothing to open")
    return replica.but(keys=known)


def complete(replica: Replica) -> Replica | None:
    """A deck that is locked, a deal that needs no key of others, slots whose keys are all in."""
    match replica.match.awaiting:
        case Shuffle(name, _) if name in replica.decks and replica.decks[name].ready:
            return _locked(replica, replica.decks[name])
        case Deal() as deal if lockers(replica) == (replica.holder_of(deal.to),):
            return _dealt(replica, deal)
        case Opening() as opening if _all_keys(replica, opening):
            return _opened(replica, opening)
    return None


def awaited_deck(replica: Replica) -> Deck | None:
    """The deck that is to be shuffled, as far as it is locked; None if none is."""
    awaited = replica.match.awaiting
    if not isinstance(awaited, Shuffle):
        return None
    if awaited.deck in replica.decks:
        return replica.decks[awaited.deck]
    return Deck.begin(replica.game_id, awaited.deck, awaited.cards, len(lockers(replica)))


def _locked(replica: Replica, deck: Deck) -> Replica:
    """Two seeds, each committed to before the other one showed anything, made this deck."""
    joint = deck.transcript if deck.lockers > 1 else replica.joint
    return replica.entered(Shuffled(deck.name)).but(joint=joint)


def _dealt(replica: Replica, deal: Deal) -> Replica:
    receiver = replica.holder_of(deal.to)
    holders = dict(replica.holders_of)
    for slot in deal.slots:
        before = holders.get((deal.deck, slot), ())
        if receiver not in before:
            holders[deal.deck, slot] = (*before, receiver)
    dealt = Dealt(deal.deck, deal.slots, deal.to)
    return replica.but(holders_of=holders).entered(dealt)


def owed(replica: Replica, holder: int, name: str, slot: int) -> tuple[int, ...]:
    """The lockers whose keys of a slot this holder publishes.

    Whoever was dealt the slot first has all keys and publishes them; of a card
    that nobody was dealt every locker publishes its own.
    """
    number = locker(replica, holder)
    published = replica.keys.get((name, slot), {})
    holders = replica.holders_of.get((name, slot), ())
    if not holders:
        return () if number in published else (number,)
    if holders[0] != holder:
        return ()
    return tuple(n for n in range(len(lockers(replica))) if n not in published)


def _all_keys(replica: Replica, opening: Opening) -> bool:
    published = (replica.keys.get((opening.deck, slot), {}) for slot in opening.slots)
    return all(len(keys) == len(lockers(replica)) for keys in published)


def _opened(replica: Replica, opening: Opening) -> Replica:
    deck = deck_of(replica, opening.deck)
    faces = []
    for slot in opening.slots:
        keys = replica.keys[opening.deck, slot]
        card = locks.card(deck, slot, *(keys[number] for number in range(deck.lockers)))
        if card is None:
            return replica.disputed(opening.deck, slot, -1)
        faces.append((slot, deck.cards[card]))
    return replica.entered(Opened(opening.deck, tuple(faces)))


def _blamed(replica: Replica, error: CheatError) -> CheatError:
    """A fault of a locker as a fault of its holder."""
    assert error.holder is not None
    return CheatError(lockers(replica)[error.holder], error.step, error.reason)
