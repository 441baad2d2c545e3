# SPDX-License-Identifier: MIT
"""Games whose next step is data: the head of the agenda names the room of the rules that answers.

A room is a module of functions over (rules, state, ...). What waits for a seat is
in `decisions`, what waits for chance in `draws`; `automatic` steps are carried out
as soon as they come up.
"""

from __future__ import annotations

import abc
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from core.contract import Game, State
from core.terms import (
    Awaiting,
    Chance,
    Drawn,
    Event,
    IllegalMove,
    Move,
    Moved,
    Options,
    Over,
    Turn,
)

RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT", bound=State)

Choices: TypeAlias = Callable[[RulesT, StateT, int], Sequence[Move]]
"""What a seat may choose: not empty, sorted, unique."""
Entered: TypeAlias = Callable[[RulesT, StateT, int, Move], StateT]
"""What comes of a move of a seat; raises IllegalMove with the reason."""
ChanceOf: TypeAlias = Callable[[RulesT, StateT], Chance]
"""What chance decides."""
Outcome: TypeAlias = Callable[[RulesT, StateT, tuple[str, ...]], StateT]
"""What comes of a draw."""
Automatic: TypeAlias = Callable[[RulesT, StateT], StateT]
"""What a step comes to by itself; the very same state means that it waits for chance."""

Decisions: TypeAlias = Mapping[type, tuple[Choices[Any, Any], Entered[Any, Any]]]
Draws: TypeAlias = Mapping[type, tuple[ChanceOf[Any, Any], Outcome[Any, Any]]]
AutomaticSteps: TypeAlias = Mapping[type, Automatic[Any, Any]]

TURNS = tuple(Turn((seat,)) for seat in range(8))
"""Seat -> its turn, made once: games are asked whose turn it is more than anything else."""


class RoomGame(Game, Generic[RulesT, StateT]):
    """A game of rooms. `RulesT` is what its figures come to for a match."""

    decisions: ClassVar[Decisions]
    draws: ClassVar[Draws]
    automatic: ClassVar[AutomaticSteps]

    def __init__(self) -> None:
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
        if kind in self.decisions:
            return self.turn(head)
        return self.draws[kind][0](self.rules(state), state)

    def choices(self, state: StateT, seat: int) -> Sequence[Move]:
        """The moves at the head of the agenda."""
        return self.decisions[type(state.agenda[0])][0](self.rules(state), state, seat)

    def moved(self, state: StateT, event: Moved) -> StateT:
        """The state after a move that the room of the agenda's head does not refuse."""
        rules = self.rules(state)
        entered = self.decisions[type(state.agenda[0])][1]
        return self._settled(rules, entered(rules, state, event.seat, event.move))

    def enter(self, state: StateT, event: Event) -> StateT:
        """The state after a draw."""
        assert isinstance(event, Drawn)
        rules = self.rules(state)
        outcome = self.draws[type(state.agenda[0])][1]
        return self._settled(rules, outcome(rules, state, event.outcomes))

    def illegal(self, state: StateT, seat: int, move: Move) -> IllegalMove:
        """Why a move is refused, by the room that refuses it."""
        try:
            self.moved(state, Moved(seat, move))
        except IllegalMove as refused:
            return refused
        return super().illegal(state, seat, move)

    def _settled(self, rules: RulesT, state: StateT) -> StateT:
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
