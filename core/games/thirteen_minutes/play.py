# SPDX-License-Identifier: MIT
"""A turn: choose a card, place it, use it, draw (rules/thirteen-minutes.md, sections 5 and 7)."""

from __future__ import annotations

from collections.abc import Sequence

from core.games.thirteen_minutes import moves
from core.games.thirteen_minutes.agenda import (
    CarryOut,
    DrawCard,
    GiveOrder,
    OfferEvent,
    TurnUp,
    UseCard,
)
from core.games.thirteen_minutes.deck import looked, opening
from core.games.thirteen_minutes.rules import Rules
from core.games.thirteen_minutes.state import AREAS, State, Zone
from core.terms import Deal, IllegalMove, Move, Opening, in_order, not_legal

_AREAS = dict(AREAS)


def choices(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """Either hand card, in the own sphere or in neutral (section 5, step 2)."""
    enemy = -state.own_area(seat)
    return in_order(
        [
            moves.play(slot, name)
            for slot in state.hands[seat]
            for name, area in AREAS
            if area != enemy
        ]
    )


def laid(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A card leaves the hand; what it is turns out next."""
    slot, area = _checked(state, seat, move)
    hand = tuple(held for held in state.hands[seat] if held != slot)
    hands = (hand, state.hands[1]) if seat == 0 else (state.hands[0], hand)
    state = state.but(hands=hands, active=seat, plays=state.plays + 1).done()
    return state.first(TurnUp(seat, slot, area))


def _checked(state: State, seat: int, move: Move) -> tuple[int, int]:
    """The slot and the area of a play, or IllegalMove."""
    match move:
        case Move("play", (int(slot), str(name))):
            if slot not in state.hands[seat]:
                raise IllegalMove("play.not_in_hand", slot=slot)
            if name not in _AREAS:
                raise IllegalMove("play.no_such_area", area=name)
            if _AREAS[name] == -state.own_area(seat):
                raise IllegalMove("play.enemy_sphere", area=name)
            return slot, _AREAS[name]
    raise not_legal(seat, move)


def card_to_turn(rules: Rules, state: State) -> Opening:
    """The card just laid."""
    return opening(rules, state, (_turning(state).slot,))


def turned_up(rules: Rules, state: State, cards: tuple[tuple[int, str], ...]) -> State:
    """The card is a zone at once; its side says who may do what with it (section 5, step 3)."""
    head = _turning(state)
    ((_, card_id),) = cards
    zone = Zone(card_id, head.slot, card_id, head.area)
    state = state.but(zones=(*state.zones, zone), played=card_id).done()
    seat, card = head.seat, rules.card(card_id)
    if card.side == state.side(1 - seat):
        return state.first(OfferEvent(1 - seat, card_id), GiveOrder(seat, card.value))
    return state.first(UseCard(seat, card_id))


def answers(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """The opponent carries out its event first, or lets it be."""
    return [moves.ACCEPT, moves.DECLINE]


def answered(rules: Rules, state: State, seat: int, move: Move) -> State:
    """An event that is accepted is carried out at once."""
    head = state.agenda[0]
    assert isinstance(head, OfferEvent)
    if move not in answers(rules, state, seat):
        raise not_legal(seat, move)
    state = state.done()
    return state.first(CarryOut(head.seat, head.card)) if move == moves.ACCEPT else state


def uses(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """One of event and order, never both."""
    return [moves.USE_EVENT, moves.USE_ORDER]


def used(rules: Rules, state: State, seat: int, move: Move) -> State:
    """The card is used for the one or the other."""
    head = state.agenda[0]
    assert isinstance(head, UseCard)
    if move not in uses(rules, state, seat):
        raise not_legal(seat, move)
    state = state.done()
    if move == moves.USE_EVENT:
        return state.first(CarryOut(head.seat, head.card))
    return state.first(GiveOrder(head.seat, rules.card(head.card).value))


def next_card(rules: Rules, state: State) -> Deal:
    """The next card of the pile, for the seat that draws."""
    head = state.agenda[0]
    assert isinstance(head, DrawCard)
    return Deal(state.deck, state.pile[:1], head.seat)


def card_drawn(rules: Rules, state: State, seat: int, slots: tuple[int, ...]) -> State:
    """The card is in the seat's hand, which it has seen."""
    first, second = (
        held + slots if owner == seat else held for owner, held in enumerate(state.hands)
    )
    state = state.but(hands=(first, second), pile=state.pile[1:])
    return looked(state, seat, slots).done()


def _turning(state: State) -> TurnUp:
    head = state.agenda[0]
    assert isinstance(head, TurnUp)
    return head
