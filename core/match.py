# SPDX-License-Identifier: MIT
"""One game being played: a header, a state and the events that led to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from core import catalogue
from core.contract import Game, State
from core.terms import (
    Awaiting,
    Event,
    IllegalMove,
    Move,
    Moved,
    Options,
    Sealed,
    Turn,
    Unsealed,
)
from core.value import Value


class UnknownRules(Exception):
    """This build cannot play a match: unknown game, other rules version, other figures."""


class Header(Value, frozen=True):
    """What a match is played by. `figures` holds an owner's file; empty means the built-in one."""

    game: str
    rules_version: int
    options: Options
    seats: int
    figures_hash: bytes
    figures: bytes = b""


class Match:
    """An immutable match. `after` gives the next one; old matches stay valid."""

    __slots__ = ("events", "game", "header", "state")

    def __init__(self, game: Game, header: Header, state: Any, events: tuple[Event, ...]) -> None:
        self.game = game
        self.header = header
        self.state: State = state
        self.events = events

    @property
    def awaiting(self) -> Awaiting:
        """What the match waits for."""
        return self.game.awaiting(self.state)

    def follows(self, position: Match) -> bool:
        """Whether this match has a position behind it, or is at it."""
        count = len(position.events)
        return self.header == position.header and self.events[:count] == position.events

    def after(self, event: Event) -> Match:
        """The match after an event and after what the caretaker plays for seats that left.

        Raises IllegalMove. `events` holds only what came in; the caretaker's
        moves follow from it on every peer.
        """
        state = _cared_for(self.game, self.game.apply(self.state, event))
        return Match(self.game, self.header, state, (*self.events, event))

    def after_moves(self, seat: int, moves: Iterable[Move]) -> Match:
        """The match after a composed turn, refused as a whole.

        Only the last move may hand over to anything but that seat's turn.
        """
        match = self
        for index, move in enumerate(moves):
            if index and not (isinstance(a := match.awaiting, Turn) and seat in a.seats):
                raise IllegalMove("move.turn_was_over", seat=seat, index=index)
            match = match.after(Moved(seat, move))
        if match is self:
            raise IllegalMove("move.none_given", seat=seat)
        return match


def begin(game: Game, chosen: Options, seats: int, figures: bytes = b"") -> Match:
    """A match before its first event. Raises ValueError on a fault in the options."""
    options = game.settle(chosen, seats)
    header = Header(game.name, game.rules_version, options, seats, game.figures_hash, figures)
    return Match(game, header, game.setup(options, seats), ())


def load(header: Header) -> Match:
    """A match from its header, with the game of the catalogue. Raises UnknownRules."""
    if header.game not in catalogue.names():
        raise UnknownRules(f"this build has no game '{header.game}'")
    game = catalogue.load(header.game, header.figures or None)
    if game.rules_version != header.rules_version:
        raise UnknownRules(
            f"{header.game}: the match has rules version {header.rules_version}, "
            f"this build has {game.rules_version}"
        )
    if game.figures_hash != header.figures_hash:
        raise UnknownRules(
            f"{header.game}: the match has figures {header.figures_hash.hex()[:12]}, "
            f"this build has {game.figures_hash.hex()[:12]}"
        )
    if faults := game.faults(header.options, header.seats):
        raise UnknownRules("; ".join(faults))
    if game.settle(header.options, header.seats) != header.options:
        raise UnknownRules(f"{header.game}: the options of the match are not complete and sorted")
    return fresh(game, header)


def fresh(game: Game, header: Header) -> Match:
    """A match of a game at hand, from a header."""
    return Match(game, header, game.setup(header.options, header.seats), ())


def replay(match: Match, events: Iterable[Event]) -> Match:
    """The match after these events."""
    for event in events:
        match = match.after(event)
    return match


def _cared_for(game: Game, state: State) -> State:
    while state.left:
        match game.awaiting(state):
            case Turn(seats) if gone := [seat for seat in seats if seat in state.left]:
                move = game.caretaker(state, gone[0])
                state = game.apply(state, Moved(gone[0], move))
            case Sealed(seats) if all(seat in state.left for seat in seats):
                state = game.apply(state, Unsealed(()))
            case _:
                break
    return state
