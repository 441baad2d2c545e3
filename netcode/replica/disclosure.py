# SPDX-License-Identifier: MIT
"""The seeds of decks that are over, and what they prove.

When a deck is over, for whatever reason, every locker discloses its seed by
itself; then everybody can replay the deck byte for byte. A card that opens to
nothing, or a false key, ends the game, and the disclosure names who is at fault.
"""

from __future__ import annotations

from netcode.crypto.locking import locks
from netcode.crypto.locking.replay import Deal, blame, check_disclosure
from netcode.crypto.locking.transcript import Deck
from netcode.errors import CheatError, ProtocolError
from netcode.replica import decks
from netcode.replica.replica import Replica
from netcode.statements.payloads import Disclose, Dispute, Witness

WITNESSED_SINCE = 2
"""The first version of the protocol in which holders sign the end."""


def enter_dispute(replica: Replica, holder: int, dispute: Dispute) -> Replica:
    """A holder says that a slot dealt to it does not open: the game stops."""
    if holder not in replica.holders_of.get((dispute.deck, dispute.slot), ()):
        raise ProtocolError(f"slot {dispute.slot} was not dealt to holder {holder}")
    return replica.disputed(dispute.deck, dispute.slot, holder)


def enter_disclose(replica: Replica, holder: int, disclosed: Disclose) -> Replica:
    """The seed of a deck that is over. A seed that does not replay convicts its holder."""
    deck = decks.deck_of(replica, disclosed.deck)
    number = decks.locker(replica, holder)
    if disclosed.deck not in spent(replica):
        raise ProtocolError(f"deck '{disclosed.deck}' is still in play")
    if not begun(deck, number):
        raise ProtocolError(f"holder {holder} has not begun to lock '{disclosed.deck}'")
    if holder in replica.disclosed.get(disclosed.deck, {}):
        raise ProtocolError(f"holder {holder} has disclosed '{disclosed.deck}' already")
    if locks.seed_commitment(deck, number, disclosed.seed) != deck.seed_commitment(number):
        raise CheatError(holder, "disclosure", "the seed is not the committed one")
    seeds = {**replica.disclosed.get(deck.name, {}), holder: disclosed.seed}
    changed = replica.but(disclosed={**replica.disclosed, deck.name: seeds})
    try:
        check_disclosure(deck, number, disclosed.seed, _deals(replica, deck))
    except CheatError as fault:
        return changed.convicted(holder, f"deck '{deck.name}', {fault.step}: {fault.reason}")
    return _judged(changed, deck)


def enter_witness(replica: Replica, holder: int, _: Witness) -> Replica:
    """A holder signs the end. What it signs on is the entry that ended the match."""
    if replica.version < WITNESSED_SINCE:
        raise ProtocolError("this game began with a protocol in which nobody signs the end")
    if holder in replica.witnesses:
        raise ProtocolError(f"holder {holder} has signed the end already")
    return replica.but(witnesses=(*replica.witnesses, holder))


def complete(replica: Replica) -> bool:
    """Whether every seed that is due has been disclosed."""
    return not missing(replica)


def finished(replica: Replica) -> bool:
    """Whether the game is over and all that is to be disclosed has been."""
    return replica.over and complete(replica)


def missing(replica: Replica) -> tuple[int, ...]:
    """The holders that have not disclosed a seed that is due."""
    return tuple(
        holder
        for number, holder in enumerate(decks.lockers(replica))
        if any(
            begun(replica.decks[name], number) and holder not in replica.disclosed.get(name, {})
            for name in spent(replica)
        )
    )


def unwitnessed(replica: Replica) -> tuple[int, ...]:
    """The holders that have not signed the end of a match of several that came to one."""
    if replica.void or not replica.over or replica.holders == 1:
        return ()
    return tuple(each for each in range(replica.holders) if each not in replica.witnesses)


def spent(replica: Replica) -> tuple[str, ...]:
    """The decks that are over: all of them, once the game is."""
    if replica.over:
        return tuple(sorted(replica.decks))
    names = replica.match.game.spent_decks(replica.match.state)
    return tuple(name for name in names if name in replica.decks)


def begun(deck: Deck, number: int) -> bool:
    """Whether a locker has committed to a seed of this deck."""
    return len(deck.steps) > number


def _deals(replica: Replica, deck: Deck) -> tuple[Deal, ...]:
    """The boxes of a deck that are in the ledger."""
    numbers = decks.lockers(replica)
    found = []
    for (name, slot, receiver), box in sorted(replica.boxes.items()):
        if name == deck.name:
            sender = 1 - numbers.index(receiver)
            key = replica.roster.contributions[receiver].game_key
            found.append(Deal(sender, slot, key, box))
    return tuple(found)


def _judged(replica: Replica, deck: Deck) -> Replica:
    """Once all have disclosed a disputed deck: who was at fault."""
    seeds = replica.disclosed[deck.name]
    dispute = replica.dispute
    if dispute is None or dispute.deck != deck.name or len(seeds) < deck.lockers:
        return replica
    numbers = decks.lockers(replica)
    faults = blame(deck, tuple(seeds[holder] for holder in numbers), _deals(replica, deck))
    if faults:
        return replica
    return replica.convicted(dispute.holder, f"the dispute of slot {dispute.slot} is false")
