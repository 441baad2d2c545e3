# SPDX-License-Identifier: MIT
"""The replay of a disclosed deck: every byte that a locker sent, from its seed.

netcode.md, section 4: when a deck is over, for whatever reason, both lockers disclose its
seed. If both replay, every slot holds a true card; so a slot that opens to none has an author.
"""

from __future__ import annotations

from msgspec import Struct

from netcode.crypto.locking import locks
from netcode.crypto.locking.locks import Deck
from netcode.errors import CheatError


class Deal(Struct, frozen=True):
    """A slot's key as a locker boxed it in the ledger, for this X25519 game key."""

    locker: int
    slot: int
    receiver: bytes
    boxed: bytes


def check_disclosure(deck: Deck, locker: int, seed: bytes, deals: tuple[Deal, ...] = ()) -> None:
    """Raises CheatError at the first thing this locker sent that its seed does not give.

    Works on a deck that was given up half locked. `deals` are the boxes of this deck in the
    ledger; those of other lockers are passed over.
    """
    if len(deck.steps) > locker:
        locks.check_seed(deck, locker, seed)
    for index, sent in enumerate(deck.steps):
        before = deck.before(index)
        if before.due == locker:
            _compare(sent, before, locker, seed)
    for deal in deals:
        if deal.locker == locker:
            _compare_deal(deal, deck, seed)


def blame(
    deck: Deck, seeds: tuple[bytes, ...], deals: tuple[Deal, ...] = ()
) -> tuple[CheatError, ...]:
    """What every locker did wrong, given the seeds of all in locker order.

    Empty: the deck and its deals are sound, so whoever disputed one of them lied.
    """
    faults = []
    for locker, seed in enumerate(seeds):
        try:
            check_disclosure(deck, locker, seed, deals)
        except CheatError as fault:
            faults.append(fault)
    return tuple(faults)


def _compare(sent: bytes, before: Deck, locker: int, seed: bytes) -> None:
    if sent != locks.step(before, locker, seed):
        step = before.step_names[len(before.steps)]
        raise CheatError(locker, step, "the disclosed seed gives other bytes")


def _compare_deal(deal: Deal, deck: Deck, seed: bytes) -> None:
    if deal.boxed != locks.box_key(deck, deal.locker, seed, deal.slot, deal.receiver):
        raise CheatError(deal.locker, "deal", f"the box for slot {deal.slot} held a false key")
