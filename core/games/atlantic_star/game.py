# SPDX-License-Identifier: MIT
"""The rules of Atlantic Star as one object: which room answers for the head of the agenda."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from core.contract import Game
from core.figures import fingerprint
from core.games.atlantic_star import (
    agency,
    caretaking,
    notes,
    reading,
    scoring,
    setup,
    tallies,
    turn,
    voyages,
)
from core.games.atlantic_star import agenda as tasks
from core.games.atlantic_star.figures import LETTERS, SEAS, SEAT_COUNTS
from core.games.atlantic_star.rules import Rules, offered
from core.games.atlantic_star.state import State
from core.terms import (
    Awaiting,
    Chance,
    Drawn,
    Event,
    IllegalMove,
    Move,
    Moved,
    Note,
    Option,
    Options,
    Turn,
)

_Choices: TypeAlias = Callable[[Rules, State, int], Sequence[Move]]
_Fault: TypeAlias = Callable[[Rules, State, int, Move], IllegalMove | None]
_Entered: TypeAlias = Callable[[Rules, State, int, Move], State]
_ChanceOf: TypeAlias = Callable[[Rules, State], Chance]
_Outcome: TypeAlias = Callable[[Rules, State, tuple[str, ...]], State]
_Automatic: TypeAlias = Callable[[Rules, State], State]

_DECISIONS: Mapping[type, tuple[_Choices, _Fault, _Entered]] = {
    tasks.Act: (turn.choices, turn.fault, turn.entered),
    tasks.PutShips: (voyages.placements, voyages.fault_of_placement, voyages.placed),
    tasks.ChooseClass: (voyages.classes, voyages.fault_of_class, voyages.class_chosen),
}
"""What a seat may choose, why it may not, and what comes of it."""

_DRAWS: Mapping[type, tuple[_ChanceOf, _Outcome]] = {
    tasks.DrawStarter: (setup.chance_of_starter, setup.starter_drawn),
    tasks.DrawShips: (agency.chance_of_ships, agency.ships_drawn),
}
"""What chance decides, and what comes of it."""

_AUTOMATIC: Mapping[type, _Automatic] = {
    tasks.DrawShips: agency.draw,
    tasks.EndTurn: turn.end,
}
"""What is carried out as soon as it comes up; the same state means that it waits for chance."""

_SEATS = max(SEAT_COUNTS)
_PLATES = _SEATS * len(SEAS)
"""Plates of all owners. Two sets for three come to as many as one for six."""
_HELD = 2 * _SEATS * reading.MAX_KEPT
_CHARTERS = _PLATES * len(LETTERS) + _HELD
"""Ships used in all voyages, and those left over: each was chartered once."""
_LOANS = _SEATS * len(SEAS)
_MONEY = _SEATS * (reading.MAX_MONEY + len(SEAS) * reading.MAX_LOAN)
_SWAPS = _MONEY // reading.MIN_SWAP_PRICE
_PER_VOYAGE = 1 + len(LETTERS) + 1
"""A voyage: the sea, a ship for each leg, the class."""


class AtlanticStar(Game):
    """Atlantic Star for two to six."""

    name = "atlantic_star"
    rules_version = 1
    seat_counts = SEAT_COUNTS
    state_type = State
    max_chance = 2 + _CHARTERS + 2 * _SWAPS
    """Who begins, the first ships, one a charter; a swap draws before and after a shuffle."""
    max_events = max_chance + _CHARTERS + _SWAPS + _LOANS + _PLATES * _PER_VOYAGE + _SEATS

    def __init__(self, figures: bytes | None = None) -> None:
        data = reading.builtin() if figures is None else figures
        self.figures = reading.read(data)
        self.figures_hash = fingerprint(data)
        self.house_figures = self.figures.house
        self._rules: dict[tuple[Options, int], Rules] = {}

    def rules(self, state: State) -> Rules:
        """The rules that a state is played by."""
        return self._rules_of(state.options, state.seats)

    def _rules_of(self, options: Options, seats: int) -> Rules:
        """Kept, because options and seats fix them."""
        key = (options, seats)
        if key not in self._rules:
            self._rules[key] = Rules(self.figures, *key)
        return self._rules[key]

    def options(self, seats: int, chosen: Options = ()) -> tuple[Option, ...]:
        """Who begins, what is shown, loans, and what may be kept (rules page, section 11)."""
        return offered(seats)

    def setup(self, options: Options, seats: int) -> State:
        """The state before the first event."""
        return setup.start(self._rules_of(options, seats), options)

    def expects(self, state: State) -> Awaiting:
        """What the head of the agenda waits for; nothing left to happen is the end."""
        if not state.agenda:
            return scoring.over(self.rules(state), state)
        head = state.agenda[0]
        if isinstance(head, tasks.Act | tasks.PutShips | tasks.ChooseClass):
            return Turn((head.seat,))
        return _DRAWS[type(head)][0](self.rules(state), state)

    def choices(self, state: State, seat: int) -> Sequence[Move]:
        """The moves at the head of the agenda."""
        return _DECISIONS[type(state.agenda[0])][0](self.rules(state), state, seat)

    def allows(self, state: State, seat: int, move: Move) -> bool:
        """Whether the room of the agenda's head finds no fault in a move."""
        fault = _DECISIONS[type(state.agenda[0])][1]
        return fault(self.rules(state), state, seat, move) is None

    def enter(self, state: State, event: Event) -> State:
        """The state after an event, and after all that then happens by itself."""
        rules = self.rules(state)
        kind = type(state.agenda[0])
        if isinstance(event, Moved):
            state = _DECISIONS[kind][2](rules, state, event.seat, event.move)
        else:
            assert isinstance(event, Drawn)
            state = _DRAWS[kind][1](rules, state, event.outcomes)
        return _settled(rules, state)

    def scores(self, state: State) -> tuple[int, ...]:
        """The victory points beside the plates as they lie now."""
        return scoring.scores(self.rules(state), state)

    def tallies(self, state: State) -> tuple[tuple[str, str], ...]:
        """Classes, values, bonuses, places of the operators, loans."""
        return tuple(tallies.of(state))

    def caretaker(self, state: State, seat: int) -> Move:
        """The move that changes least: the free ship, the shortest voyage, the lowest class."""
        return caretaking.move(self.rules(state), self.choices(state, seat))

    def illegal(self, state: State, seat: int, move: Move) -> IllegalMove:
        """Why a move is refused, by the room that refuses it."""
        fault = _DECISIONS[type(state.agenda[0])][1](self.rules(state), state, seat, move)
        return fault or super().illegal(state, seat, move)

    def notes(self, before: State, event: Event, after: State) -> tuple[Note, ...]:
        """The public log lines of an event."""
        return notes.of(self.rules(before), before, event, after)


def _settled(rules: Rules, state: State) -> State:
    """The state once everything that needs no answer has happened."""
    while state.agenda:
        automatic = _AUTOMATIC.get(type(state.agenda[0]))
        if automatic is None:
            return state
        following = automatic(rules, state)
        if following is state:
            return state
        state = following
    return state
