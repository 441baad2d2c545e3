# SPDX-License-Identifier: MIT
"""What every game of the family is as an object: whose turn it is, and who plays for the absent."""

from __future__ import annotations

from typing import Any

from core.agenda_game import TURNS, AgendaGame, RulesT, StateT
from core.games.grid import bidding, fleet, opening
from core.games.grid.tasks import RunPlants
from core.terms import Move, Turn

_PASSIVE = (opening.OPT_OUT, bidding.DROP, fleet.DONE)


class GridGame(AgendaGame[RulesT, StateT]):
    """A game of the family."""

    def turn(self, head: Any) -> Turn:
        """Whose turn a decision is; seats run their plants in any order."""
        return Turn(head.seats) if type(head) is RunPlants else TURNS[head.seat]

    def caretaker(self, state: StateT, seat: int) -> Move:
        """The move that changes least: buy nothing, build nothing, run nothing."""
        offered = self.choices(state, seat)
        return next((move for move in _PASSIVE if move in offered), offered[0])
