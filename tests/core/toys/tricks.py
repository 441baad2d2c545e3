# SPDX-License-Identifier: MIT
"""Tricks: sealed cards from a private deck, opened together; the loser may look at a card.

A game on the frame of `core.agenda_game`: exercises its sealed moves, shuffle, deals
and openings, and a step that is a seat's at first and a deal's afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from core.agenda_game import (
    AgendaGame,
    AutomaticSteps,
    Deals,
    Decisions,
    Openings,
    Seals,
    Shuffles,
)
from core.contract import State
from core.terms import (
    Deal,
    Event,
    IllegalMove,
    Move,
    Note,
    Opened,
    Opening,
    Options,
    Over,
    Shuffle,
    not_legal,
)
from tests.core.toys.toy import Toy, plus, ranked

DECK = "cards"
CARDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine")
HAND = 2
PASS = Move("pass")


class Lay(Struct, frozen=True, tag=True):
    """Shuffle the deck."""


class Give(Struct, frozen=True, tag=True):
    """Deal a seat its hand."""

    seat: int


class Choose(Struct, frozen=True, tag=True):
    """Everybody seals a card of its hand."""


class Reveal(Struct, frozen=True, tag=True):
    """The cards that were sealed are turned up, slot by slot in the order of the seats."""

    slots: tuple[int, ...]


class Look(Struct, frozen=True, tag=True):
    """A seat looks at a slot of the stock, which it names first (-1: not yet)."""

    seat: int
    slot: int = -1


Step: TypeAlias = Lay | Give | Choose | Reveal | Look


class TricksState(State, frozen=True):
    """Hands are slots; `up` are the cards turned up, as (seat, slot, card)."""

    agenda: tuple[Step, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()
    up: tuple[tuple[int, int, str], ...] = ()
    points: tuple[int, ...] = ()


def shuffle(rules: None, state: TricksState) -> Shuffle:
    """All cards."""
    return Shuffle(DECK, CARDS)


def laid(rules: None, state: TricksState) -> TricksState:
    """The deck lies face down."""
    return state.done()


def hand(rules: None, state: TricksState) -> Deal:
    """The slots of a seat."""
    head = state.agenda[0]
    assert isinstance(head, Give)
    return Deal(DECK, state.hands[head.seat], head.seat)


def seen(rules: None, state: TricksState, seat: int, slots: tuple[int, ...]) -> TricksState:
    """Looking changes nothing that everybody sees."""
    return state.done()


def cards(rules: None, state: TricksState, seat: int) -> Sequence[Move]:
    """Any card in hand, by its slot."""
    return [Move("seal", (slot,)) for slot in state.hands[seat]]


def check(rules: None, state: TricksState, seat: int, move: Move) -> None:
    """Only own cards."""
    match move:
        case Move("seal", (int(slot),)):
            if slot not in state.hands[seat]:
                raise IllegalMove("seal.not_in_hand", slot=slot)
            return
    raise not_legal(seat, move)


def sealed(rules: None, state: TricksState, moves: tuple[tuple[int, Move], ...]) -> TricksState:
    """The cards leave the hands and are turned up at once."""
    slots = tuple(int(move.args[0]) for _, move in moves)
    hands = tuple(
        tuple(held for held in own if held != slot)
        for own, slot in zip(state.hands, slots, strict=True)
    )
    return state.but(hands=hands).done().first(Reveal(slots))


def to_reveal(rules: None, state: TricksState) -> Opening:
    """The slots, and what they can still be."""
    head = state.agenda[0]
    assert isinstance(head, Reveal)
    shown = [card for _, _, card in state.up]
    return Opening(DECK, head.slots, tuple(card for card in CARDS if card not in shown))


def revealed(rules: None, state: TricksState, opened: tuple[tuple[int, str], ...]) -> TricksState:
    """The highest card takes the trick, and whoever has the lowest may look at the stock."""
    ranks = [CARDS.index(card) for _, card in opened]
    winner, loser = ranks.index(max(ranks)), ranks.index(min(ranks))
    up = tuple((seat, slot, card) for seat, (slot, card) in enumerate(opened))
    state = state.but(up=(*state.up, *up), points=plus(state.points, winner, 1))
    return state.done().first(Look(loser))


def stock(state: TricksState) -> range:
    """The slots that were dealt to nobody."""
    return range(HAND * state.seats, len(CARDS))


def looks(rules: None, state: TricksState, seat: int) -> Sequence[Move]:
    """A slot of the stock, or none."""
    return [*(Move("look", (slot,)) for slot in stock(state)), PASS]


def looked(rules: None, state: TricksState, seat: int, move: Move) -> TricksState:
    """The slot is named; the deal follows."""
    if move == PASS:
        return state.done()
    match move:
        case Move("look", (int(slot),)) if slot in stock(state):
            return state.done().first(Look(seat, slot))
    raise IllegalMove("look.not_in_stock", move=str(move))


def to_look(rules: None, state: TricksState) -> Deal | None:
    """The slot that was named; until then it is the seat's turn."""
    head = state.agenda[0]
    assert isinstance(head, Look)
    return None if head.slot < 0 else Deal(DECK, (head.slot,), head.seat)


def nothing_to_gain(rules: None, state: TricksState) -> TricksState:
    """With empty hands nobody looks any more; the same state while somebody may."""
    return state if any(state.hands) else state.done()


class Tricks(Toy, AgendaGame[None, TricksState]):
    """Two tricks of one sealed card each, two or three seats."""

    name = "toy_tricks"
    seat_counts = (2, 3)
    state_type = TricksState
    max_events = 1 + 3 + HAND * (2 + 2) + 3
    max_chance = 1

    decisions: ClassVar[Decisions] = {Look: (looks, looked)}
    seals: ClassVar[Seals] = {Choose: (cards, check, sealed)}
    shuffles: ClassVar[Shuffles] = {Lay: (shuffle, laid)}
    deals: ClassVar[Deals] = {Give: (hand, seen), Look: (to_look, seen)}
    openings: ClassVar[Openings] = {Reveal: (to_reveal, revealed)}
    automatic: ClassVar[AutomaticSteps] = {Look: nothing_to_gain}

    def setup(self, options: Options, seats: int) -> TricksState:
        """The deck, the hands, the tricks."""
        hands = tuple(tuple(range(HAND * seat, HAND * seat + HAND)) for seat in range(seats))
        agenda: tuple[Step, ...] = (Lay(), *map(Give, range(seats)), *(Choose(),) * HAND)
        return TricksState(
            seats=seats, options=options, agenda=agenda, hands=hands, points=(0,) * seats
        )

    def new_rules(self, options: Options, seats: int) -> None:
        """No figures and no options: nothing."""

    def over(self, state: TricksState) -> Over:
        """Who took most tricks."""
        return Over(ranked(state.points), state.points, "tricks")

    def scores(self, state: TricksState) -> tuple[int, ...]:
        """Tricks so far."""
        return state.points

    def notes(self, before: Any, event: Event, after: Any) -> tuple[Note, ...]:
        """Which cards were turned up."""
        if not isinstance(event, Opened):
            return ()
        return tuple(Note("tricks.card", (("card", card),)) for _, card in event.cards)
