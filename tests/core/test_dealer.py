# SPDX-License-Identifier: MIT
"""The local dealer: one seed deals everything, and it remembers who saw what."""

from __future__ import annotations

import pytest

from core.dealer import LocalDealer
from core.terms import (
    Chance,
    Deal,
    Dealt,
    Drawn,
    Knowledge,
    Opened,
    Opening,
    Over,
    Shuffle,
    Shuffled,
    Turn,
)

CARDS = tuple("abcdefgh")
SLOTS = tuple(range(len(CARDS)))


def order(dealer: LocalDealer, deck: str) -> tuple[str, ...]:
    """How a deck lies."""
    assert dealer.answer(Shuffle(deck, CARDS)) == Shuffled(deck)
    opened = dealer.answer(Opening(deck, SLOTS, CARDS))
    assert isinstance(opened, Opened)
    return tuple(card for _, card in opened.cards)


def test_one_seed_is_one_order() -> None:
    """The same seed lays a deck the same way, another seed or deck another way."""
    one = order(LocalDealer(b"1"), "deck")
    assert one == order(LocalDealer(b"1"), "deck")
    assert sorted(one) == sorted(CARDS)
    assert one != order(LocalDealer(b"2"), "deck")
    assert one != order(LocalDealer(b"1"), "deck-2")


def test_draws_of_the_same_pool_differ() -> None:
    """The dealer counts its draws: twenty dice are not twenty times the same."""
    dealer = LocalDealer(b"dice")
    faces = [dealer.answer(Chance(tuple("123456"))) for _ in range(20)]
    assert len({face.outcomes for face in faces if isinstance(face, Drawn)}) > 1


def test_a_deal_shows_cards_to_one_seat_only() -> None:
    """Its event has no face in it; the seat's knowledge has."""
    dealer = LocalDealer(b"deal")
    lies = order(dealer, "deck")
    assert dealer.answer(Deal("deck", (2, 5), 1)) == Dealt("deck", (2, 5), 1)
    assert dealer.knowledge(0) == Knowledge()
    assert dealer.knowledge(1).card("deck", 2) == lies[2]
    assert dealer.knowledge(1).card("deck", 5) == lies[5]
    assert dealer.knowledge(1).card("deck", 3) is None


def test_a_peek_is_a_deal_of_a_slot_dealt_before() -> None:
    """Two seats know one card; a second look adds nothing."""
    dealer = LocalDealer(b"peek")
    order(dealer, "deck")
    for to in (0, 1, 1):
        dealer.answer(Deal("deck", (0,), to))
    assert dealer.knowledge(0) == dealer.knowledge(1)
    assert len(dealer.knowledge(1).cards) == 1


@pytest.mark.parametrize("awaited", [Turn((0,)), Over(((0,),), (0,), "points")])
def test_a_dealer_plays_no_moves(awaited: Turn | Over) -> None:
    """Seats move for themselves."""
    with pytest.raises(ValueError, match="does not answer"):
        LocalDealer(b"").answer(awaited)
