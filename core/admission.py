# SPDX-License-Identifier: MIT
"""Whether an event answers what a state waits for: one check for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

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
    Move,
    Opened,
    Opening,
    Over,
    Sealed,
    Shuffle,
    Shuffled,
    Unsealed,
)

if TYPE_CHECKING:
    from core.contract import Game


def admit(game: Game, state: Any, event: Event) -> Event:
    """The event as it counts, or IllegalMove. A `Moved` in its turn is left to the game.

    It differs from what came in only for `Unsealed`: a move that is not legal
    counts as the first legal one, and a seat that left plays its caretaker's.
    """
    awaited = game.awaiting(state)
    match event, awaited:
        case Left(seat), _ if not isinstance(awaited, Over):
            if not 0 <= seat < state.seats or seat in state.left:
                raise IllegalMove("event.no_such_seat", seat=seat)
        case Unsealed(moves), Sealed(seats):
            return _unsealed(game, state, moves, seats)
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
    return event


def corrected(game: Game, state: Any, event: Unsealed) -> tuple[tuple[int, Move, Move], ...]:
    """The sealed moves that were not legal, as (seat, sealed, counted)."""
    counted = admit(game, state, event)
    assert isinstance(counted, Unsealed)
    given = dict(event.moves)
    return tuple((s, given[s], m) for s, m in counted.moves if s in given and given[s] != m)


def _unsealed(
    game: Game, state: Any, moves: tuple[tuple[int, Move], ...], seats: tuple[int, ...]
) -> Unsealed:
    given = dict(moves)
    present = tuple(seat for seat in seats if seat not in state.left)
    if tuple(seat for seat, _ in moves) != present:
        raise IllegalMove("event.wrong_seats")
    counted = []
    for seat in seats:
        if seat in state.left:
            counted.append((seat, game.caretaker(state, seat)))
            continue
        legal = game.choices(state, seat)
        counted.append((seat, given[seat] if given[seat] in legal else legal[0]))
    return Unsealed(tuple(counted))


def _unexpected(event: Event, awaited: Awaiting) -> NoReturn:
    raise IllegalMove(
        "event.unexpected", event=type(event).__name__, awaited=type(awaited).__name__
    )
