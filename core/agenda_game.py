# SPDX-License-Identifier: MIT
"""Games whose next step is data: the head of the agenda names the phase that answers.

A phase is a module of functions over (rules, state, ...) that answers for a kind of
step. What waits for a seat is in `decisions`, for a secret move of several seats in
`seals`, for chance in `draws`, for a private deck in `shuffles`, `deals` and
`openings`; `automatic` steps are carried out as soon as they come up. The frame
alone calls these functions: a phase goes on by what it leaves on the agenda.
"""

from __future__ import annotations

import abc
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from core.contract import Game, State
from core.terms import (
    Awaiting,
    Chance,
    Deal,
    Dealt,
    Drawn,
    Event,
    IllegalMove,
    Move,
    Moved,
    Opened,
    Opening,
    Options,
    Over,
    Sealed,
    Shuffle,
    Shuffled,
    Turn,
    Unsealed,
)

RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT", bound=State)

Choices: TypeAlias = Callable[[RulesT, StateT, int], Sequence[Move]]
"""What a seat may choose: not empty, sorted, unique."""
Entered: TypeAlias = Callable[[RulesT, StateT, int, Move], StateT]
"""What comes of a move of a seat; raises IllegalMove with the reason."""
Checked: TypeAlias = Callable[[RulesT, StateT, int, Move], None]
"""Raises IllegalMove with the reason if a seat may not seal this move."""
AllUnsealed: TypeAlias = Callable[[RulesT, StateT, tuple[tuple[int, Move], ...]], StateT]
"""What comes of the moves that were sealed, as (seat, move) in seat order, all of them legal."""
Automatic: TypeAlias = Callable[[RulesT, StateT], StateT]
"""What a step comes to by itself; the very same state means that it waits."""

AwaitedT = TypeVar("AwaitedT", Chance, Shuffle, Deal, Opening)
Asked: TypeAlias = Callable[[RulesT, StateT], AwaitedT | None]
"""What a step waits for; None if it waits for a seat this time (see `decisions`)."""
AllDrawn: TypeAlias = Callable[[RulesT, StateT, tuple[str, ...]], StateT]
"""What comes of a draw."""
AllDealt: TypeAlias = Callable[[RulesT, StateT, int, tuple[int, ...]], StateT]
"""What it changes that a seat has seen these slots."""
AllOpened: TypeAlias = Callable[[RulesT, StateT, tuple[tuple[int, str], ...]], StateT]
"""What comes of slots turned face up, as (slot, card)."""

Decisions: TypeAlias = Mapping[type, tuple[Choices[Any, Any], Entered[Any, Any]]]
Seals: TypeAlias = Mapping[type, tuple[Choices[Any, Any], Checked[Any, Any], AllUnsealed[Any, Any]]]
Draws: TypeAlias = Mapping[type, tuple[Asked[Any, Any, Chance], AllDrawn[Any, Any]]]
Shuffles: TypeAlias = Mapping[type, tuple[Asked[Any, Any, Shuffle], Automatic[Any, Any]]]
Deals: TypeAlias = Mapping[type, tuple[Asked[Any, Any, Deal], AllDealt[Any, Any]]]
Openings: TypeAlias = Mapping[type, tuple[Asked[Any, Any, Opening], AllOpened[Any, Any]]]
AutomaticSteps: TypeAlias = Mapping[type, Automatic[Any, Any]]

TURNS = tuple(Turn((seat,)) for seat in range(8))
"""Seat -> its turn, made once: games are asked whose turn it is more than anything else."""


class AgendaGame(Game, Generic[RulesT, StateT]):
    """A game with an agenda. `RulesT` is what its figures come to for a match.

    A kind of step stands in one of these tables, and in `automatic` besides if it may
    happen by itself. One that stands in `decisions` too is a seat's whenever what it
    asks of chance or a deck is None.
    """

    decisions: ClassVar[Decisions] = {}
    seals: ClassVar[Seals] = {}
    draws: ClassVar[Draws] = {}
    shuffles: ClassVar[Shuffles] = {}
    deals: ClassVar[Deals] = {}
    openings: ClassVar[Openings] = {}
    automatic: ClassVar[AutomaticSteps] = {}

    _asked_of: ClassVar[Mapping[type, Asked[Any, Any, Any]]] = {}
    """Step -> what it asks of chance or a deck."""
    _choices_of: ClassVar[Mapping[type, Choices[Any, Any]]] = {}
    """Step -> what a seat may choose or seal."""
    _decided: ClassVar[Decisions] = {}
    """Those of the decisions that are always a seat's: by far the most that are asked about."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        tables = (cls.draws, cls.shuffles, cls.deals, cls.openings)
        cls._asked_of = {kind: asked for table in tables for kind, (asked, _) in table.items()}
        cls._choices_of = {
            **{kind: choices for kind, (choices, _) in cls.decisions.items()},
            **{kind: choices for kind, (choices, _, _) in cls.seals.items()},
        }
        cls._decided = {
            kind: answers for kind, answers in cls.decisions.items() if kind not in cls._asked_of
        }

    def __init__(self, figures: bytes | None = None) -> None:
        super().__init__(figures)
        self._rules: dict[tuple[Options, int], RulesT] = {}
        self._last: tuple[Options, int, RulesT | None] = ((), 0, None)

    @abc.abstractmethod
    def new_rules(self, options: Options, seats: int) -> RulesT:
        """What the figures come to for complete options and so many seats."""

    @abc.abstractmethod
    def over(self, state: StateT) -> Over:
        """The result once nothing is left to happen."""

    def turn(self, head: Any) -> Turn:
        """Whose turn a decision is: that of its `seat`, unless a game says otherwise."""
        seat: int = head.seat
        return TURNS[seat]

    def sealing(self, state: StateT) -> Sealed:
        """Who seals a move at the head of the agenda: every seat, unless a game says otherwise."""
        return Sealed(tuple(range(state.seats)))

    def rules(self, state: StateT) -> RulesT:
        """The rules that a state is played by: nearly always those asked for last."""
        options, seats, found = self._last
        if found is None or state.options is not options or state.seats != seats:
            found = self.rules_of(state.options, state.seats)
            self._last = (state.options, state.seats, found)
        return found

    def rules_of(self, options: Options, seats: int) -> RulesT:
        """The rules for complete options and so many seats; kept, because nothing else matters."""
        found = self._rules.get((options, seats))
        if found is None:
            found = self._rules[options, seats] = self.new_rules(options, seats)
        return found

    def expects(self, state: StateT) -> Awaiting:
        """What the head of the agenda waits for; nothing left to happen is the end."""
        if not state.agenda:
            return self.over(state)
        head = state.agenda[0]
        kind = type(head)
        if kind in self._decided:
            return self.turn(head)
        if kind in self.seals:
            return self.sealing(state)
        awaited: Awaiting | None = self._asked_of[kind](self.rules(state), state)
        return self.turn(head) if awaited is None else awaited

    def choices(self, state: StateT, seat: int) -> Sequence[Move]:
        """The moves at the head of the agenda."""
        kind = type(state.agenda[0])
        return self._choices_of[kind](self.rules(state), state, seat)

    def moved(self, state: StateT, event: Moved) -> StateT:
        """The state after a move that the phase of the agenda's head does not refuse."""
        rules = self.rules(state)
        entered = self.decisions[type(state.agenda[0])][1]
        return self.settled(rules, entered(rules, state, event.seat, event.move))

    def enter(self, state: StateT, event: Event) -> StateT:
        """The state after the answer to what the head of the agenda waits for, but for a move."""
        rules = self.rules(state)
        kind = type(state.agenda[0])
        after: StateT
        match event:
            case Drawn(outcomes):
                after = self.draws[kind][1](rules, state, outcomes)
            case Unsealed(moves):
                after = self.seals[kind][2](rules, state, moves)
            case Dealt(_, slots, to):
                after = self.deals[kind][1](rules, state, to, slots)
            case Opened(_, cards):
                after = self.openings[kind][1](rules, state, cards)
            case Shuffled():
                after = self.shuffles[kind][1](rules, state)
            case _:
                raise AssertionError(f"{event} is not entered here")
        return self.settled(rules, after)

    def illegal(self, state: StateT, seat: int, move: Move) -> IllegalMove:
        """Why a move is refused, by the phase that refuses it."""
        kind = type(state.agenda[0])
        try:
            if kind in self.seals:
                self.seals[kind][1](self.rules(state), state, seat, move)
            else:
                self.moved(state, Moved(seat, move))
        except IllegalMove as refused:
            return refused
        return super().illegal(state, seat, move)

    def settled(self, rules: RulesT, state: StateT) -> StateT:
        """The state once everything that needs no answer has happened."""
        automatic = self.automatic
        while state.agenda:
            carried_out = automatic.get(type(state.agenda[0]))
            if carried_out is None:
                return state
            following: StateT = carried_out(rules, state)
            if following is state:
                return state
            state = following
        return state
