# SPDX-License-Identifier: MIT
"""What a game is: its state, and its rules as one object.

A state is an immutable value that holds only what everybody may know. Events
are its only input. After every event the state itself says what it waits for.
"""

from __future__ import annotations

import abc
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self, final

from msgspec import structs

from core.admission import admit
from core.figures import FiguresError, Source, fingerprint
from core.terms import (
    Awaiting,
    Event,
    IllegalMove,
    Left,
    Move,
    Moved,
    Note,
    Option,
    Options,
    Over,
    Sealed,
    Turn,
    Unsealed,
    not_legal,
    told,
)
from core.value import Value

_DECIDED_BY_SEATS = (Turn, Sealed)

UNFINISHED = "unfinished"
"""The reason of an end to which nobody stayed."""


class State(Value, frozen=True, kw_only=True):
    """What everybody may know of a game in progress. Games add their own fields.

    `agenda` is what is still to happen, first thing first: small tagged structs.
    Each game declares the field again with the union of its own, so that a stored
    state can be read back. `left` are the seats that left for good.
    """

    seats: int
    options: Options
    left: tuple[int, ...] = ()
    agenda: tuple[Any, ...] = ()

    def but(self, **changes: Any) -> Self:
        """This state with some fields replaced."""
        return structs.replace(self, **changes)

    def option(self, name: str) -> str:
        """The value chosen for an option."""
        return dict(self.options)[name]

    def first(self, *steps: Any) -> Self:
        """This state with steps to happen before all the rest."""
        return structs.replace(self, agenda=(*steps, *self.agenda))

    def done(self) -> Self:
        """This state with the head of the agenda carried out."""
        return structs.replace(self, agenda=self.agenda[1:])


class Game(abc.ABC):
    """The rules of one game with its figures.

    Subclasses implement `setup`, `expects`, `choices` and `enter`, `options` where
    something can be chosen, and name the `source` of their figures if they have any;
    peers call `awaiting`, `legal_moves` and `apply`, which check every event
    against what the state waits for, the same way for every game.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    seat_counts: ClassVar[tuple[int, ...]]
    state_type: ClassVar[type[State]]
    max_events: ClassVar[int]
    """No match of this game has more events than this, whatever is played."""
    max_chance: ClassVar[int]
    """No match of this game has more `Drawn` and `Shuffled` events than this."""

    source: ClassVar[Source | None] = None
    """Where the figures come from; None for a game that has none."""

    figures: Any
    """The figures as they were read; None for a game that has none."""
    figures_hash: bytes
    """BLAKE2b-256 of the figures' file, or of nothing."""
    house_figures: bool
    """Whether some figures are ours because the printed ones are not public: `figures.house`."""
    _asked: tuple[State | None, Awaiting] = (None, Over((), (), ""))
    """The state that `awaiting` was asked of last, and its answer."""

    def __init__(self, figures: bytes | None = None) -> None:
        """The game with the built-in figures, or an owner's file. Raises FiguresError."""
        data = b""
        self.figures = None
        if self.source is not None:
            data = self.source.builtin() if figures is None else figures
            self.figures = self.source.read(data)
        elif figures is not None:
            raise FiguresError((f"{self.name} has no figures",))
        self.figures_hash = fingerprint(data)
        self.house_figures = getattr(self.figures, "house", False)

    def options(self, seats: int, chosen: Options = ()) -> tuple[Option, ...]:
        """What can be chosen for that many seats, given what is chosen already."""
        return ()

    @abc.abstractmethod
    def setup(self, options: Options, seats: int) -> Any:
        """The state before the first event. `options` is complete (see `settle`)."""

    @abc.abstractmethod
    def expects(self, state: Any) -> Awaiting:
        """What the state waits for, as long as nobody left a game of two."""

    @abc.abstractmethod
    def choices(self, state: Any, seat: int) -> Sequence[Move]:
        """The moves of a seat that may move now: not empty, sorted, unique."""

    @abc.abstractmethod
    def enter(self, state: Any, event: Event) -> Any:
        """The state after an event that `apply` has checked. Never sees `Left`."""

    def moved(self, state: Any, event: Moved) -> Any:
        """The state after a move of a seat that may move now, or IllegalMove with the reason.

        A game that finds out by playing whether a move is legal need not list its choices.
        """
        if event.move not in self.choices(state, event.seat):
            raise self.illegal(state, event.seat, event.move)
        return self.enter(state, event)

    def scores(self, state: Any) -> tuple[int, ...]:
        """Points per seat so far, for a game that ends because somebody left."""
        return (0,) * int(state.seats)

    def tallies(self, state: Any) -> tuple[tuple[str, str], ...]:
        """What statistics count of a finished match besides places and scores.

        As (what, which), such as `("winner", "ussr")`: `simulate` shows how often each occurs.
        """
        return ()

    def spent_decks(self, state: Any) -> tuple[str, ...]:
        """Private decks that no rule looks at again: whoever shuffled them discloses how."""
        return ()

    def caretaker(self, state: Any, seat: int) -> Move:
        """The move of a seat that left, from public knowledge alone."""
        return self.choices(state, seat)[0]

    def illegal(self, state: Any, seat: int, move: Move) -> IllegalMove:
        """Why this move is refused, as precisely as the game can say it."""
        return not_legal(seat, move)

    def notes(self, before: Any, event: Event, after: Any) -> tuple[Note, ...]:
        """What the public log says of an event: what it is, unless a game says more."""
        return told(event)

    @final
    def faults(self, options: Options, seats: int) -> tuple[str, ...]:
        """One message per fault in chosen options; empty if the game can start."""
        if seats not in self.seat_counts:
            counts = ", ".join(map(str, self.seat_counts))
            return (f"{self.name} is for {counts} seats, not {seats}",)
        offered = {option.name: option for option in self.options(seats, options)}
        found = []
        for name, value in options:
            if name not in offered:
                found.append(f"no option '{name}'; there are: {', '.join(sorted(offered))}")
            elif value not in offered[name].values:
                allowed = ", ".join(offered[name].values)
                found.append(f"option '{name}' is one of {allowed}, not '{value}'")
        return tuple(found)

    @final
    def settle(self, chosen: Options, seats: int) -> Options:
        """Chosen options completed with the defaults. Raises ValueError on a fault."""
        if found := self.faults(chosen, seats):
            raise ValueError("; ".join(found))
        values = {option.name: option.default for option in self.options(seats, chosen)}
        return tuple(sorted({**values, **dict(chosen)}.items()))

    @final
    def awaiting(self, state: State) -> Awaiting:
        """What the state waits for. Whoever left never wins; of two the other one has won.

        Asked of each state by the caller, by `legal_moves` and by `apply`: the last
        answer serves again.
        """
        asked, awaited = self._asked
        if asked is state:
            return awaited
        if not state.left:
            awaited = self.expects(state)
        elif state.seats == 2:
            awaited = self._walkover(state)
        else:
            awaited = _without_those_who_left(self.expects(state), state)
        self._asked = (state, awaited)
        return awaited

    @final
    def legal_moves(self, state: State, seat: int) -> Sequence[Move]:
        """The moves of a seat: the same on every peer, empty when it may not move."""
        awaited = self.awaiting(state)
        if isinstance(awaited, _DECIDED_BY_SEATS) and seat in awaited.seats:
            return self.choices(state, seat)
        return ()

    @final
    def apply(self, state: Any, event: Event) -> Any:
        """The state after an event, or IllegalMove with nothing changed."""
        awaited = self.awaiting(state)
        if isinstance(event, Moved) and isinstance(awaited, Turn):
            if event.seat not in awaited.seats:
                raise IllegalMove("move.not_your_turn", seat=event.seat)
            return self.moved(state, event)
        admit(awaited, state, event)
        if isinstance(event, Left):
            return state.but(left=(*state.left, event.seat))
        if isinstance(event, Unsealed):
            event = self.counted(state, event)
        return self.enter(state, event)

    @final
    def counted(self, state: State, event: Unsealed) -> Unsealed:
        """Sealed moves as they count, those of seats that left among them.

        One that is not legal counts as the first legal one, because the others could
        not see it in time; for a seat that left counts its caretaker's.
        """
        awaited = self.awaiting(state)
        assert isinstance(awaited, Sealed)
        given = dict(event.moves)
        return Unsealed(tuple((seat, self._counted(state, seat, given)) for seat in awaited.seats))

    def _counted(self, state: State, seat: int, given: Mapping[int, Move]) -> Move:
        if seat in state.left:
            return self.caretaker(state, seat)
        legal = self.choices(state, seat)
        return given[seat] if given[seat] in legal else legal[0]

    @final
    def corrected(self, state: State, event: Unsealed) -> tuple[tuple[int, Move, Move], ...]:
        """The sealed moves that were not legal, as (seat, sealed, counted)."""
        given = dict(event.moves)
        counted = self.counted(state, event).moves
        return tuple((s, given[s], move) for s, move in counted if s in given and given[s] != move)

    def _walkover(self, state: State) -> Over:
        stayed = tuple(seat for seat in range(2) if seat not in state.left)
        return Over((stayed, state.left), self.scores(state), "left")


def _without_those_who_left(awaited: Awaiting, state: State) -> Awaiting:
    """An end in which those who left come after all who stayed; without these nobody has won.

    The rules rank them by what their caretaker played, and that can be the most.
    """
    if not isinstance(awaited, Over):
        return awaited
    stayed = tuple(tuple(s for s in place if s not in state.left) for place in awaited.places)
    if not any(stayed):
        return Over((), awaited.scores, UNFINISHED)
    left = tuple(tuple(s for s in place if s in state.left) for place in awaited.places)
    places = tuple(place for place in (*stayed, *left) if place)
    return Over(places, awaited.scores, awaited.reason)
