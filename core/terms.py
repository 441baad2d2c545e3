# SPDX-License-Identifier: MIT
"""The words that games and peers share: moves, events, and what a state waits for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeAlias

from core.value import Value

Options: TypeAlias = tuple[tuple[str, str], ...]
"""Chosen options as (name, value), sorted by name."""

_INTEGER = re.compile(r"0|-?[1-9][0-9]{0,14}")
_REFUSAL = re.compile(
    r"(?P<rule>[a-z_]+(?:\.[a-z_]+)+)(?: \((?P<figures>\w+=[^,]*(?:, \w+=[^,]*)*)\))?"
)


class IllegalMove(Exception):
    """An event that the rules refuse; nothing has changed.

    `rule` is the key of the rule it breaks (`bid.above_supply`), `params` the
    figures of that case. The interface holds the words.
    """

    def __init__(self, rule: str, **params: int | str) -> None:
        super().__init__(rule, params)
        self.rule = rule
        self.params = params

    def __str__(self) -> str:
        figures = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.rule} ({figures})" if figures else self.rule

    @classmethod
    def parse(cls, text: str) -> IllegalMove | None:
        """Read a refusal back that came as text; None for any other sentence."""
        if (found := _REFUSAL.fullmatch(text)) is None:
            return None
        pairs = (pair.split("=", 1) for pair in found["figures"].split(", ")) if found[2] else ()
        params = {k: int(v) if _INTEGER.fullmatch(v) else v for k, v in pairs}
        return cls(found["rule"], **params)


def not_legal(seat: int, move: Move) -> IllegalMove:
    """The refusal of a move that no rule speaks of here."""
    return IllegalMove("move.not_legal", seat=seat, move=str(move))


class Option(Value, frozen=True):
    """Something to choose before the start: one of `values`, by default `default`."""

    name: str
    values: tuple[str, ...]
    default: str


class Move(Value, frozen=True, array_like=True):
    """A decision of one seat. Its text (`bid 12`, `put cuba 3`) is its only other form."""

    verb: str
    args: tuple[int | str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *map(str, self.args)))

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read the text of a move back. Never fails: nonsense is merely never legal."""
        verb, *rest = text.split(" ")
        return cls(verb, tuple(int(a) if _INTEGER.fullmatch(a) else a for a in rest))

    @property
    def order(self) -> tuple[object, ...]:
        """Sort key: by verb, then argument by argument, numbers before ids."""
        return (self.verb, tuple([(isinstance(a, str), a) for a in self.args]))


def in_order(moves: Sequence[Move]) -> tuple[Move, ...]:
    """Moves as `legal_moves` lists them."""
    return tuple(sorted(moves, key=lambda move: move.order))


# Events: the only input of a game.


class Moved(Value, frozen=True, tag=True):
    """A seat made a move."""

    seat: int
    move: Move


class Unsealed(Value, frozen=True, tag=True):
    """The secret moves of a `Sealed` decision, as (seat, move) in seat order."""

    moves: tuple[tuple[int, Move], ...]


class Drawn(Value, frozen=True, tag=True):
    """What chance gave, in the order it was drawn."""

    outcomes: tuple[str, ...]


class Shuffled(Value, frozen=True, tag=True):
    """A private deck lies face down as slots 0..n-1, in an order nobody knows."""

    deck: str


class Dealt(Value, frozen=True, tag=True):
    """A seat has seen the cards in these slots; their faces are not in the event."""

    deck: str
    slots: tuple[int, ...]
    to: int


class Opened(Value, frozen=True, tag=True):
    """Slots turned face up for everybody, as (slot, card)."""

    deck: str
    cards: tuple[tuple[int, str], ...]


class Left(Value, frozen=True, tag=True):
    """A seat left for good."""

    seat: int


Event: TypeAlias = Moved | Unsealed | Drawn | Shuffled | Dealt | Opened | Left


# Awaiting: what a state waits for.


class Turn(Value, frozen=True, tag=True):
    """A `Moved` by any one of these seats."""

    seats: tuple[int, ...]


class Sealed(Value, frozen=True, tag=True):
    """A secret, simultaneous move by each of these seats: `Unsealed`."""

    seats: tuple[int, ...]


class Chance(Value, frozen=True, tag=True):
    """`count` draws from `pool` in order, each removing the entry drawn: `Drawn`.

    `weights` has one positive weight per entry; empty means all alike.
    """

    pool: tuple[str, ...]
    weights: tuple[int, ...] = ()
    count: int = 1


class Shuffle(Value, frozen=True, tag=True):
    """Lay `cards` face down as the slots of `deck`, shuffled by nobody alone: `Shuffled`.

    The name of a deck is new in its match: a second game shuffles another deck.
    """

    deck: str
    cards: tuple[str, ...]


class Deal(Value, frozen=True, tag=True):
    """Let one seat see these slots: `Dealt`. A peek is a deal of slots dealt before."""

    deck: str
    slots: tuple[int, ...]
    to: int


class Opening(Value, frozen=True, tag=True):
    """Turn these slots face up for everybody: `Opened`.

    `cards` are those of the deck that lie face down still: one of them for each slot.
    """

    deck: str
    slots: tuple[int, ...]
    cards: tuple[str, ...]


class Over(Value, frozen=True, tag=True):
    """The end. `places` groups seats by rank, best first; `reason` is a key.

    There are no places where nobody stayed to the end: then nobody has won.
    """

    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str


def places(ranks: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Seats grouped by place: the highest rank first, equal ranks share one."""
    return tuple(
        tuple(seat for seat, other in enumerate(ranks) if other == rank)
        for rank in sorted(set(ranks), reverse=True)
    )


Awaiting: TypeAlias = Turn | Sealed | Chance | Shuffle | Deal | Opening | Over


class Known(Value, frozen=True, order=True):
    """One card that a seat has seen and the table has not."""

    deck: str
    slot: int
    card: str


class Knowledge(Value, frozen=True):
    """What one seat knows beside the shared state. It labels the state, never steers it."""

    cards: tuple[Known, ...] = ()

    def card(self, deck: str, slot: int) -> str | None:
        """The face of a slot, if this seat has seen it."""
        return next((k.card for k in self.cards if (k.deck, k.slot) == (deck, slot)), None)

    def seen(self, deck: str, slot: int, card: str) -> Knowledge:
        """This knowledge and one card more."""
        if self.card(deck, slot) is not None:
            return self
        return Knowledge(tuple(sorted((*self.cards, Known(deck, slot, card)))))


class Note(Value, frozen=True):
    """One line of the public log, as a key and its parameters; the interface holds the words."""

    key: str
    params: tuple[tuple[str, int | str], ...] = ()


def told(event: Event) -> tuple[Note, ...]:
    """What the log of a game without notes of its own says of an event: what it is."""
    match event:
        case Moved(seat, move):
            return (_made(seat, move),)
        case Unsealed(moves):
            return tuple(_made(seat, move) for seat, move in moves)
        case Drawn(outcomes):
            return (Note("chance.drew", (("outcomes", " ".join(outcomes)),)),)
        case Shuffled(deck):
            return (Note("deck.shuffled", (("deck", deck),)),)
        case Dealt(deck, slots, to):
            return (Note("deck.dealt", (("seat", to), ("cards", len(slots)), ("deck", deck))),)
        case Opened(deck, cards):
            faces = " ".join(card for _, card in cards)
            return (Note("deck.opened", (("cards", faces), ("deck", deck))),)
        case Left(seat):
            return (Note("seat.left", (("seat", seat),)),)


def _made(seat: int, move: Move) -> Note:
    return Note("move.made", (("seat", seat), ("move", str(move))))
