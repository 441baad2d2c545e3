# SPDX-License-Identifier: MIT
"""Sides, shuffle, hands, Cuba and the pile (rules/thirteen-minutes.md, section 3).

The slots of a deck: 0 and 1 for seat 0, 2 and 3 for seat 1, 4 is Cuba, 5 to 12
the pile.
"""

from __future__ import annotations

from core.games.thirteen_minutes.agenda import DealHand, DrawSides, LayDeck, SealBids
from core.games.thirteen_minutes.cards import Figures
from core.games.thirteen_minutes.state import CUBA, CUBA_SLOT, NEUTRAL, NOBODY, State, Zone
from core.terms import Awaiting, Chance, Deal, Options, Shuffle

SIDES = ("US", "USSR")
_HANDS = ((0, 1), (2, 3))


def start(figures: Figures, options: Options) -> State:
    """The state before the first event. By default chance gives the sides (section 14)."""
    state = new_game(figures, State(seats=2, options=options), 1)
    match state.option("sides"):
        case "seat0_us":
            return state.but(sides=SIDES)
        case "seat0_ussr":
            return state.but(sides=SIDES[::-1])
    return state.first(DrawSides())


def new_game(figures: Figures, state: State, number: int) -> State:
    """The match with an empty table for its next game: new deck, all cubes, new bid."""
    cubes = figures.settings.cubes
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
        agenda=(LayDeck(), DealHand(0), DealHand(1), SealBids()),
    )


def expects(figures: Figures, state: State, head: DrawSides | LayDeck | DealHand) -> Awaiting:
    """What set-up waits for."""
    match head:
        case DrawSides():
            return Chance(SIDES)
        case LayDeck():
            return Shuffle(state.deck, tuple(card.id for card in figures.cards))
        case DealHand(seat):
            return Deal(state.deck, _HANDS[seat], seat)


def sides_drawn(state: State, side_of_seat_0: str) -> State:
    """The sides as chance gave them."""
    return state.but(sides=SIDES if side_of_seat_0 == SIDES[0] else SIDES[::-1]).done()


def deck_laid(figures: Figures, state: State) -> State:
    """Cuba lies face down in the neutral area, unseen by anyone, beside the pile."""
    pile = tuple(range(CUBA_SLOT + 1, len(figures.cards)))
    return state.but(pile=pile, zones=(Zone(CUBA, CUBA_SLOT, "", NEUTRAL),)).done()


def dealt(state: State, seat: int, slots: tuple[int, ...]) -> State:
    """Cards in a seat's hand, which it has seen."""
    hands = tuple(hand + slots if s == seat else hand for s, hand in enumerate(state.hands))
    return looked(state.but(hands=hands), seat, slots).done()


def looked(state: State, seat: int, slots: tuple[int, ...]) -> State:
    """A seat has seen these slots."""
    seen = tuple(
        tuple(sorted({*before, *slots})) if s == seat else before
        for s, before in enumerate(state.seen)
    )
    return state.but(seen=seen)
