# SPDX-License-Identifier: MIT
"""Whether an event answers what a state waits for: one check for every game."""

from __future__ import annotations

from typing import NoReturn, Protocol

from core.chance import possible
from core.terms import (
    Awaiting,
    Chance,
    Deal,
    Dealt,
    Drawn,
    Event,
    IllegalMove,
    Left,
    Opened,
    Opening,
    Over,
    Sealed,
    Shuffle,
    Shuffled,
    Unsealed,
)


class Seated(Protocol):
    """Who plays."""

    @property
    def seats(self) -> int:
        """How many there were at the start."""

    @property
    def left(self) -> tuple[int, ...]:
        """Those that left for good."""


def admit(awaited: Awaiting, table: Seated, event: Event) -> None:
    """Raises IllegalMove unless the event answers what is awaited.

    What a seat may do is not asked here: a `Moved` in its turn is the game's to
    refuse, and a sealed move that is not legal counts as another (`Game.counted`).
    """
    match event, awaited:
        case Left(seat), _ if not isinstance(awaited, Over):
            if not 0 <= seat < table.seats or seat in table.left:
                raise IllegalMove("event.no_such_seat", seat=seat)
        case Unsealed(moves), Sealed(seats):
            present = tuple(seat for seat in seats if seat not in table.left)
            if tuple(seat for seat, _ in moves) != present:
                raise IllegalMove("event.wrong_seats")
        case Drawn(outcomes), Chance():
            if not possible(awaited, outcomes):
                raise IllegalMove("event.not_in_the_pool")
        case Shuffled(deck), Shuffle(awaited_deck, _):
            if deck != awaited_deck:
                _unexpected(event, awaited)
        case Dealt(deck, slots, to), Deal(awaited_deck, awaited_slots, awaited_to):
            if (deck, slots, to) != (awaited_deck, awaited_slots, awaited_to):
                _unexpected(event, awaited)
        case Opened(deck, cards), Opening(awaited_deck, awaited_slots, hidden):
            if deck != awaited_deck or tuple(slot for slot, _ in cards) != awaited_slots:
                _unexpected(event, awaited)
            faces = tuple(card for _, card in cards)
            if not possible(Chance(hidden, count=len(awaited_slots)), faces):
                raise IllegalMove("event.not_in_the_deck", deck=deck)
        case _:
            _unexpected(event, awaited)


def _unexpected(event: Event, awaited: Awaiting) -> NoReturn:
    raise IllegalMove(
        "event.unexpected", event=type(event).__name__, awaited=type(awaited).__name__
    )
