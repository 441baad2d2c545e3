# SPDX-License-Identifier: MIT
"""Set-up: what lies where before the first bid (rules/thirteen-minutes.md, sections 2, 3, 14)."""

from __future__ import annotations

from collections import Counter

import pytest

from core.match import Match, begin
from core.terms import Chance, Deal, Dealt, Drawn, Options, Sealed, Shuffle, Shuffled
from tests.core.games.thirteen_minutes.builder import GAME, state_of


def set_up(options: Options = (("sides", "seat0_us"),)) -> Match:
    """A match with hands dealt, before the bid."""
    match = begin(GAME, options, 2).after(Shuffled("cards-1"))
    match = match.after(Dealt("cards-1", (0, 1), 0))
    return match.after(Dealt("cards-1", (2, 3), 1))


def test_the_deck_has_the_public_counts() -> None:
    """Section 2: 5 US, 5 USSR, 3 UN; 5 military, 4 political, 4 opinion; values to 3."""
    cards = GAME.figures.cards
    assert Counter(card.side for card in cards) == {"US": 5, "USSR": 5, "UN": 3}
    assert Counter(card.type for card in cards) == {"military": 5, "political": 4, "opinion": 4}
    assert {card.value for card in cards} == {1, 2, 3}
    assert GAME.house_figures


def test_the_deck_is_shuffled_whole() -> None:
    """Section 3, step 2: all 13 cards are shuffled."""
    awaited = begin(GAME, (("sides", "seat0_us"),), 2).awaiting
    assert isinstance(awaited, Shuffle)
    assert sorted(awaited.cards) == sorted(card.id for card in GAME.figures.cards)


def test_two_cards_each_then_cuba_then_the_pile() -> None:
    """Sections 2 and 3: 2 + 2 dealt, Cuba face down in neutral, 8 in the pile."""
    state = state_of(set_up())
    assert state.hands == ((0, 1), (2, 3))
    assert state.pile == (5, 6, 7, 8, 9, 10, 11, 12)
    (cuba,) = state.zones
    assert (cuba.id, cuba.slot, cuba.card, cuba.area, cuba.cubes) == ("cuba", 4, "", 0, (0, 0))
    assert state.supplies == (13, 13)


def test_nobody_has_seen_cuba() -> None:
    """Section 3, step 3: Cuba is unseen by anyone, each hand by its owner alone."""
    assert state_of(set_up()).seen == ((0, 1), (2, 3))


def test_the_bid_comes_after_the_deal() -> None:
    """Section 3: deal first, bid with the hand known."""
    match = begin(GAME, (("sides", "seat0_us"),), 2).after(Shuffled("cards-1"))
    assert match.awaiting == Deal("cards-1", (0, 1), 0)
    match = match.after(Dealt("cards-1", (0, 1), 0))
    assert match.awaiting == Deal("cards-1", (2, 3), 1)
    assert match.after(Dealt("cards-1", (2, 3), 1)).awaiting == Sealed((0, 1))


@pytest.mark.parametrize("side", ["US", "USSR"])
def test_sides_are_drawn_by_default(side: str) -> None:
    """Section 14: who is which side is random by default, before anything else."""
    match = begin(GAME, (), 2)
    assert match.awaiting == Chance(("US", "USSR"))
    sides = state_of(match.after(Drawn((side,)))).sides
    assert sides[0] == side
    assert sorted(sides) == ["US", "USSR"]


@pytest.mark.parametrize(
    ("value", "sides"), [("seat0_us", ("US", "USSR")), ("seat0_ussr", ("USSR", "US"))]
)
def test_the_host_chooses_sides(value: str, sides: tuple[str, str]) -> None:
    """Section 14: the host may choose."""
    match = begin(GAME, (("sides", value),), 2)
    assert state_of(match).sides == sides
    assert isinstance(match.awaiting, Shuffle)


def test_a_swap_of_sides_is_for_campaigns() -> None:
    """Section 14: the swap is an option of campaigns, off by default."""
    assert "swap_sides" not in dict(GAME.settle((), 2))
    assert dict(GAME.settle((("mode", "campaign"),), 2))["swap_sides"] == "off"
