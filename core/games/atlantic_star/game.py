# SPDX-License-Identifier: MIT
"""The rules of Atlantic Star as one object: which phase answers for the head of the agenda."""

from __future__ import annotations

from typing import ClassVar

from core.agenda_game import AgendaGame, AutomaticSteps, Decisions, Draws
from core.figures import Source
from core.games.atlantic_star import (
    agency,
    caretaking,
    course,
    notes,
    reading,
    scoring,
    setup,
    tallies,
    turn,
    voyages,
)
from core.games.atlantic_star import agenda as tasks
from core.games.atlantic_star.figures import LETTERS, SEAS, SEAT_COUNTS, Figures
from core.games.atlantic_star.rules import Rules, offered
from core.games.atlantic_star.state import State
from core.terms import Event, Move, Note, Option, Options, Over

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


class AtlanticStar(AgendaGame[Rules, State]):
    """Atlantic Star for two to six."""

    name = "atlantic_star"
    rules_version = 1
    seat_counts = SEAT_COUNTS
    state_type = State
    source: ClassVar[Source | None] = reading
    max_chance = 2 + _CHARTERS + 2 * _SWAPS
    """Who begins, the first ships, one a charter; a swap draws before and after a shuffle."""
    max_events = max_chance + _CHARTERS + _SWAPS + _LOANS + _PLATES * _PER_VOYAGE + _SEATS

    figures: Figures

    decisions: ClassVar[Decisions] = {
        tasks.Act: (turn.choices, turn.entered),
        tasks.PutShips: (voyages.placements, voyages.placed),
        tasks.ChooseClass: (voyages.classes, voyages.class_chosen),
    }
    draws: ClassVar[Draws] = {
        tasks.DrawStarter: (setup.chance_of_starter, setup.starter_drawn),
        tasks.DrawShips: (agency.chance_of_ships, agency.ships_drawn),
    }
    automatic: ClassVar[AutomaticSteps] = {
        tasks.DrawShips: agency.draw,
        tasks.EndTurn: course.end_turn,
    }

    def options(self, seats: int, chosen: Options = ()) -> tuple[Option, ...]:
        """Who begins, what is shown, loans, and what may be kept (rules page, section 11)."""
        return offered(seats)

    def setup(self, options: Options, seats: int) -> State:
        """The state before the first event."""
        return setup.start(self.rules_of(options, seats), options)

    def new_rules(self, options: Options, seats: int) -> Rules:
        """What the figures come to for a match."""
        return Rules(self.figures, options, seats)

    def over(self, state: State) -> Over:
        """Who has most points (section 8)."""
        return course.over(self.rules(state), state)

    def scores(self, state: State) -> tuple[int, ...]:
        """The victory points beside the plates as they lie now."""
        return scoring.scores(self.rules(state), state)

    def tallies(self, state: State) -> tuple[tuple[str, str], ...]:
        """Classes, values, bonuses, places of the operators, loans."""
        return tuple(tallies.of(state))

    def caretaker(self, state: State, seat: int) -> Move:
        """The move that changes least: the free ship, the shortest voyage, the lowest class."""
        return caretaking.move(self.rules(state), self.choices(state, seat))

    def notes(self, before: State, event: Event, after: State) -> tuple[Note, ...]:
        """The public log lines of an event."""
        return notes.of(self.rules(before), before, event, after)
