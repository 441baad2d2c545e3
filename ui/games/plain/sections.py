# SPDX-License-Identifier: MIT
"""The state of any game as tables: what lies before each seat, the lists, and the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct, structs

from core.contract import Game, State
from core.terms import Knowledge, Known, Opened, Shuffled
from ui.games.plain.sentences import say
from ui.games.plain.words import Words
from ui.games.shown import View

NOTHING = "–"
LONG = 10
"""A list of more things is told by its number and its first ones."""

_PLUMBING = frozenset(field.name for field in structs.fields(State))
_HANDS = ("hand", "hands")


class Section(Struct, frozen=True):
    """A table with a title. A table of two columns has no heads."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def seat_fields(game: Game) -> frozenset[str]:
    """The fields of the state that have an entry per seat, found by comparing the setups.

    Whatever is as long as the table has seats, however many it has.
    """
    found: set[str] | None = None
    for seats in game.seat_counts:
        state = game.setup(game.settle((), seats), seats)
        fits = {
            field.name
            for field in structs.fields(type(state))
            if field.name not in _PLUMBING and _is_list(getattr(state, field.name), seats)
        }
        found = fits if found is None else found & fits
    return frozenset(found or ())


class Reading:
    """One view of a table, read as sections."""

    def __init__(self, view: View, words: Words, per_seat: frozenset[str]) -> None:
        self.view = view
        self.words = words
        self.state = view.match.state
        self._per_seat = per_seat
        self._deck = next(
            (e.deck for e in reversed(view.match.events) if isinstance(e, Shuffled)), ""
        )

    def sections(self) -> tuple[Section, ...]:
        """What is seen now, in the order in which it is wanted."""
        parts = (self._seats(), self._rest(), *self._lists(), self._secrets())
        return tuple(part for part in parts if part.rows)

    def seated(self, seat: int) -> str:
        """The name of whoever sits there."""
        if not 0 <= seat < self.state.seats:
            return NOTHING
        names = self.view.names
        return names[seat] if seat < len(names) else str(seat + 1)

    def facts(self, seat: int) -> Iterator[tuple[str, str]]:
        """The figures of one seat."""
        for name, values in self._by_seat():
            if not isinstance(values[seat], tuple):
                yield self.words.field(name), self.cell(name, values[seat])

    def cell(self, name: str, value: Any) -> str:
        """The value of a field in words."""
        if name in _HANDS and isinstance(value, tuple):
            return self._hand(value)
        if isinstance(value, bool):
            return say("yes") if value else say("no")
        if isinstance(value, int) and name in self.words.seats:
            return self.seated(value)
        if isinstance(value, Struct):
            told = (f"{label.lower()} {cell}" for label, cell in self._fields(value))
            return ", ".join(told) or NOTHING
        if isinstance(value, tuple):
            return self._listed(name, value)
        return NOTHING if value is None or value == "" else self.words.value(value)

    def _fields(self, value: Struct) -> Iterator[tuple[str, str]]:
        for field in structs.fields(type(value)):
            if label := self.words.field(field.name):
                yield label, self.cell(field.name, getattr(value, field.name))

    def _listed(self, name: str, values: tuple[Any, ...]) -> str:
        cells = [self.cell(name, value) for value in values]
        if _of_structs(values):
            return "; ".join(cells)
        if len(cells) <= LONG:
            return ", ".join(cells) or NOTHING
        counted = Counter(cells)
        cells = [f"{n} × {cell}" if n > 1 else cell for cell, n in counted.items()]
        shown = ", ".join(cells[:LONG])
        return f"{len(values)}: {shown}" + (", …" if len(cells) > LONG else "")

    def _hand(self, slots: tuple[Any, ...]) -> str:
        """Cards by their slots: with their faces as far as whoever looks has seen them."""
        if not all(type(slot) is int for slot in slots):
            return self._listed("", slots)
        known = self.view.knowledge
        seen = [(slot, known.card(self._deck, slot)) for slot in slots]
        told = [f"{slot}: {self.words.value(card)}" for slot, card in seen if card is not None]
        hidden = len(slots) - len(told)
        if hidden:
            told.append(say("hidden.one") if hidden == 1 else say("hidden.many", cards=hidden))
        return ", ".join(told) or NOTHING

    # The sections

    def _by_seat(self) -> Iterator[tuple[str, Sequence[Any]]]:
        """What each seat has, as a name and the values in seat order."""
        for name, value in self._shown(lambda name: name in self._per_seat):
            if not _is_list(value, self.state.seats):
                continue
            if all(isinstance(one, Struct) for one in value):
                for field in structs.fields(type(value[0])):
                    if self.words.field(field.name):
                        yield field.name, [getattr(one, field.name) for one in value]
            else:
                yield name, value

    def _seats(self) -> Section:
        rows = [
            (self.words.field(name), *(self.cell(name, value) for value in values))
            for name, values in self._by_seat()
        ]
        names = [self.seated(seat) for seat in range(self.state.seats)]
        return Section(say("players"), ("", *names), tuple(rows))

    def _rest(self) -> Section:
        rows = []
        for name, value in self._shown(lambda name: name not in self._per_seat):
            if isinstance(value, Struct) and (inner := tuple(self._fields(value))):
                rows += [(f"{self.words.field(name)}: {label}", cell) for label, cell in inner]
            elif not _of_structs(value):
                rows.append((self.words.field(name), self.cell(name, value)))
        return Section(say("table"), ("", ""), tuple(rows))

    def _lists(self) -> Iterator[Section]:
        for name, value in self._shown(lambda name: name not in self._per_seat):
            if _of_structs(value):
                fields = [f.name for f in structs.fields(type(value[0]))]
                fields = [field for field in fields if self.words.field(field)]
                rows = tuple(
                    tuple(self.cell(field, getattr(one, field)) for field in fields)
                    for one in value
                )
                columns = tuple(self.words.field(field) for field in fields)
                yield Section(self.words.field(name), columns, rows)

    def _secrets(self) -> Section:
        """What whoever looks has seen, and not everybody."""
        still = _unopened(self.view)
        rows = [
            (f"{self.words.value(known.deck)} {known.slot}", self.words.value(known.card))
            for known in still.cards
        ]
        return Section(say("secrets"), ("", ""), tuple(rows))

    def _shown(self, wanted: Callable[[str], bool]) -> Iterator[tuple[str, Any]]:
        for field in structs.fields(type(self.state)):
            name = field.name
            if name not in _PLUMBING and wanted(name) and self.words.field(name):
                yield name, getattr(self.state, name)


def _unopened(view: View) -> Knowledge:
    """The cards that a seat knows of the deck shuffled last and that nobody turned up."""
    events = view.match.events
    last = max((at for at, event in enumerate(events) if isinstance(event, Shuffled)), default=0)
    decks = {event.deck for event in events[last:] if isinstance(event, Shuffled)}
    opened = {
        (event.deck, slot)
        for event in events
        if isinstance(event, Opened)
        for slot, _ in event.cards
    }

    def hidden(known: Known) -> bool:
        return known.deck in decks and (known.deck, known.slot) not in opened

    return Knowledge(tuple(filter(hidden, view.knowledge.cards)))


def _is_list(value: Any, length: int) -> bool:
    return isinstance(value, tuple) and len(value) == length


def _of_structs(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and all(isinstance(v, Struct) for v in value)
