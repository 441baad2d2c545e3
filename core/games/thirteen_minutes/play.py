# SPDX-License-Identifier: MIT
"""A turn: choose a card, place it, use it, draw (rules/thirteen-minutes.md, sections 5 and 7)."""

from __future__ import annotations

from core.games.thirteen_minutes import moves
from core.games.thirteen_minutes.agenda import (
    CarryOut,
    DrawCard,
    GiveOrder,
    OfferEvent,
    PlayCard,
    RevealLast,
    TurnCuba,
    TurnUp,
    UseCard,
)
from core.games.thirteen_minutes.cards import Figures
from core.games.thirteen_minutes.state import AREAS, State, Zone
from core.terms import IllegalMove, Move


def choices(state: State, seat: int) -> list[Move]:
    """Either hand card, in the own sphere or in neutral (section 5, step 2)."""
    enemy = -state.own_area(seat)
    return [
        moves.play(slot, name)
        for slot in state.hands[seat]
        for name, area in AREAS
        if area != enemy
    ]


def illegal(state: State, seat: int, move: Move) -> IllegalMove | None:
    """Why a card cannot be played like that."""
    match move:
        case Move("play", (int(slot), str(area))):
            if slot not in state.hands[seat]:
                return IllegalMove("play.not_in_hand", slot=slot)
            if area not in dict(AREAS):
                return IllegalMove("play.no_such_area", area=area)
            return IllegalMove("play.enemy_sphere", area=area)
    return None


def laid(state: State, seat: int, slot: int, area: str) -> State:
    """A card leaves the hand; what it is, and the rest of the turn, is still to happen."""
    hand = tuple(held for held in state.hands[seat] if held != slot)
    hands = (hand, state.hands[1]) if seat == 0 else (state.hands[0], hand)
    state = state.but(hands=hands, active=seat, plays=state.plays + 1).done()
    return state.first(TurnUp(seat, slot, dict(AREAS)[area]), *_rest(state, seat))


def turned_up(figures: Figures, state: State, head: TurnUp, card_id: str) -> State:
    """The card is a zone at once; its side says who may do what with it (section 5, step 3)."""
    zone = Zone(card_id, head.slot, card_id, head.area)
    state = state.but(zones=(*state.zones, zone), played=card_id).done()
    seat, card = head.seat, figures.card(card_id)
    if card.side == state.side(1 - seat):
        return state.first(OfferEvent(1 - seat, card_id), GiveOrder(seat, card.value))
    return state.first(UseCard(seat, card_id))


def answered(state: State, head: OfferEvent, move: Move) -> State:
    """The opponent carries out its event first, or lets it be."""
    state = state.done()
    return state.first(CarryOut(head.seat, head.card)) if move == moves.ACCEPT else state


def used(figures: Figures, state: State, head: UseCard, move: Move) -> State:
    """One of event and order, never both."""
    state = state.done()
    if move == moves.USE_EVENT:
        return state.first(CarryOut(head.seat, head.card))
    return state.first(GiveOrder(head.seat, figures.card(head.card).value))


def drawn(state: State, seat: int) -> State:
    """The next card of the pile in a seat's hand."""
    slot = state.pile[0]
    hands = (
        ((*state.hands[0], slot), state.hands[1])
        if seat == 0
        else (state.hands[0], (*state.hands[1], slot))
    )
    return state.but(hands=hands, pile=state.pile[1:])


def cuba_turned(state: State, card: str) -> State:
    """Cuba is face up, its cubes stay (section 8, step 2)."""
    cuba = state.zones[0]
    return state.with_zone(Zone(cuba.id, cuba.slot, card, cuba.area, cuba.cubes)).done()


def last_revealed(state: State, seat: int, card: str) -> State:
    """A last card is revealed (section 8, step 3)."""
    pair = (card, state.last_cards[1]) if seat == 0 else (state.last_cards[0], card)
    return state.but(last_cards=pair).done()


def _rest(state: State, seat: int) -> tuple[DrawCard | PlayCard | TurnCuba | RevealLast, ...]:
    """What follows the use of a card. The end is reached as section 7 says."""
    if state.pile:
        return (DrawCard(seat), PlayCard(1 - seat))
    if all(len(hand) == 1 for hand in state.hands):
        return (TurnCuba(), RevealLast(0), RevealLast(1))
    return (PlayCard(1 - seat),)
