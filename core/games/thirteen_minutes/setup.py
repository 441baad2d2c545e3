# SPDX-License-Identifier: MIT
"""Sides, shuffle, hands, Cuba and the pile (rules/thirteen-minutes.md, section 3).

The slots of a deck: 0 and 1 for seat 0, 2 and 3 for seat 1, 4 is Cuba, 5 to 12
the pile.
"""

from __future__ import annotations

from core.games.thirteen_minutes.agenda import DealHand
from core.games.thirteen_minutes.deck import looked
from core.games.thirteen_minutes.rules import Rules
from core.games.thirteen_minutes.state import CUBA, CUBA_SLOT, NEUTRAL, NOBODY, State, Zone
from core.terms import Chance, Deal, Shuffle

SIDES = ("US", "USSR")
_HANDS = ((0, 1), (2, 3))


def cleared(rules: Rules, state: State, number: int) -> State:
    """The match with an empty table for a game of it: new deck, all cubes, new bid."""
    cubes = rules.settings.cubes
    return state.but(
        game=number,
        hands=((), ()),
        pile=(),
        seen=((), ()),
        supplies=(cubes, cubes),
        bids=(0, 0),
        zones=(),
        decider=NOBODY,
        starter=NOBODY,
        active=NOBODY,
        plays=0,
        played="",
        last_cards=("", ""),
    )


def chance_of_sides(rules: Rules, state: State) -> Chance:
    """The side of seat 0 (section 14)."""
    return Chance(SIDES)


def sides_drawn(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """The sides as chance gave them."""
    return state.but(sides=SIDES if outcomes[0] == SIDES[0] else SIDES[::-1]).done()


def shuffle(rules: Rules, state: State) -> Shuffle:
    """All cards, as the deck of this game."""
    return Shuffle(state.deck, tuple(card.id for card in rules.cards))


def deck_laid(rules: Rules, state: State) -> State:
    """Cuba lies face down in the neutral area, unseen by anyone, beside the pile."""
    pile = tuple(range(CUBA_SLOT + 1, len(rules.cards)))
    return state.but(pile=pile, zones=(Zone(CUBA, CUBA_SLOT, "", NEUTRAL),)).done()


def hand(rules: Rules, state: State) -> Deal:
    """The first cards of a seat."""
    head = state.agenda[0]
    assert isinstance(head, DealHand)
    return Deal(state.deck, _HANDS[head.seat], head.seat)


def hand_dealt(rules: Rules, state: State, seat: int, slots: tuple[int, ...]) -> State:
    """Cards in a seat's hand, which it has seen."""
    hands = tuple(held + slots if s == seat else held for s, held in enumerate(state.hands))
    return looked(state.but(hands=hands), seat, slots).done()
