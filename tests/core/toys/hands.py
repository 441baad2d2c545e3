# SPDX-License-Identifier: MIT
"""Hands: two cards each from a face-down deck, one look at another's card, two or three seats.

Exercises `Shuffle`, `Deal`, a peek, `Opening`, and a card that nobody sees before the end.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from core.contract import State
from core.match import Match
from core.terms import (
    Awaiting,
    Deal,
    Dealt,
    Event,
    Move,
    Moved,
    Note,
    Opened,
    Opening,
    Options,
    Over,
    Shuffle,
    Turn,
)
from tests.core.toys.toy import Toy, ranked

DECK = "cards"
CARDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine")
HAND = 2


class Lay(Struct, frozen=True, tag=True):
    """Shuffle the deck."""


class Give(Struct, frozen=True, tag=True):
    """Let a seat see slots."""

    seat: int
    slots: tuple[int, ...]


class Play(Struct, frozen=True, tag=True):
    """A seat plays a card or, once, looks at one."""

    seat: int


class TurnUp(Struct, frozen=True, tag=True):
    """Turn a slot face up; `seat` played it, or it is the last card of the deck (-1)."""

    seat: int
    slot: int


Step: TypeAlias = Lay | Give | Play | TurnUp


class HandsState(State, frozen=True):
    """Slots in hand, cards face up, who looked where."""

    agenda: tuple[Step, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()
    up: tuple[tuple[int, int, str], ...] = ()
    """As (seat, slot, card)."""
    peeks: tuple[tuple[int, int], ...] = ()
    """As (seat, slot)."""


class Hands(Toy):
    """Play both cards; the last card of the deck decides whether high or low wins."""

    name = "toy_hands"
    seat_counts = (2, 3)
    state_type = HandsState
    max_events = 1 + 3 + 3 * (HAND * 2 + 2) + 1 + 3
    max_chance = 1

    def setup(self, options: Options, seats: int) -> HandsState:
        """Shuffle, deal, play in turn, turn up the last card."""
        hands = tuple(tuple(range(HAND * seat, HAND * seat + HAND)) for seat in range(seats))
        deals = tuple(Give(seat, hand) for seat, hand in enumerate(hands))
        plays = tuple(Play(seat) for seat in range(seats)) * HAND
        agenda: tuple[Step, ...] = (Lay(), *deals, *plays, TurnUp(-1, len(CARDS) - 1))
        return HandsState(seats=seats, options=options, agenda=agenda, hands=hands)

    def expects(self, state: HandsState) -> Awaiting:
        """The head of the agenda."""
        match state.agenda:
            case (Lay(), *_):
                return Shuffle(DECK, CARDS)
            case (Give(seat, slots), *_):
                return Deal(DECK, slots, seat)
            case (Play(seat), *_):
                return Turn((seat,))
            case (TurnUp(_, slot), *_):
                return Opening(DECK, (slot,), hidden(state))
        return Over(ranked(self.scores(state)), self.scores(state), "cards")

    def choices(self, state: HandsState, seat: int) -> tuple[Move, ...]:
        """A card of the own hand; or a look at a card nobody has played."""
        plays = tuple(Move("play", (slot,)) for slot in state.hands[seat])
        if seat in (who for who, _ in state.peeks):
            return plays
        turned = tuple(slot for _, slot, _ in state.up)
        slots = (s for s in range(len(CARDS)) if s not in state.hands[seat] and s not in turned)
        return (*(Move("peek", (slot,)) for slot in slots), *plays)

    def enter(self, state: HandsState, event: Event) -> HandsState:
        """Deal, look, play, turn up."""
        match event:
            case Moved(seat, Move("peek", (slot,))):
                look = Give(seat, (int(slot),))
                return state.but(peeks=(*state.peeks, (seat, int(slot)))).first(look)
            case Moved(seat, Move("play", (slot,))):
                hand = tuple(s for s in state.hands[seat] if s != slot)
                hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
                return state.done().first(TurnUp(seat, int(slot))).but(hands=hands)
            case Opened(_, ((slot, card),)):
                turn_up = state.agenda[0]
                assert isinstance(turn_up, TurnUp)
                return state.done().but(up=(*state.up, (turn_up.seat, slot, card)))
        return state.done()

    def scores(self, state: HandsState) -> tuple[int, ...]:
        """Cards played by their rank; negative if the last card is below six."""
        sums = [0] * state.seats
        sign = 1
        for seat, _, card in state.up:
            rank = CARDS.index(card) + 2
            if seat >= 0:
                sums[seat] += rank
            elif rank < 6:
                sign = -1
        return tuple(sign * points for points in sums)

    def notes(self, before: Any, event: Event, after: Any) -> tuple[Note, ...]:
        """Which card was turned up, and that somebody looked."""
        match event:
            case Opened(_, ((_, card),)):
                return (Note("hands.turned_up", (("card", card),)),)
            case Dealt(_, slots, to) if before.peeks:
                return (Note("hands.looked", (("seat", to), ("slot", slots[0]))),)
        return ()

    @staticmethod
    def dealt(match: Match) -> Dealt:
        """The deal that a match waits for, for tests that do without a dealer."""
        awaited = match.awaiting
        assert isinstance(awaited, Deal)
        return Dealt(awaited.deck, awaited.slots, awaited.to)


def hidden(state: HandsState) -> tuple[str, ...]:
    """The cards that lie face down still, in the order of the deck."""
    turned = tuple(card for _, _, card in state.up)
    return tuple(card for card in CARDS if card not in turned)
