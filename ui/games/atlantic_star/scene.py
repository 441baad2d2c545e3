# SPDX-License-Identifier: MIT
"""What a presenter works on: the view that came in, with this game's types and words. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import cast

from core.games.atlantic_star.agenda import ChooseClass, PutShips
from core.games.atlantic_star.figures import Ship
from core.games.atlantic_star.game import AtlanticStar
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import Player, State
from core.match import Match
from core.terms import IllegalMove, Move, Moved, Turn
from ui.games.atlantic_star.view import OPERATOR
from ui.games.atlantic_star.words import say
from ui.games.scene import GameScene
from ui.games.shown import View

NONE = -1
"""No sea, leg, seat or class."""


class Scene(GameScene[AtlanticStar, State]):
    """The questions everything shown is made of."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.rules: Rules = self.game.rules(self.state)

    @property
    def own(self) -> Player:
        """What lies before whoever looks. There must be somebody."""
        assert self.view.seat is not None
        return self.state.players[self.view.seat]

    @property
    def composing(self) -> bool:
        """Whether whoever looks composes a turn, complete or not."""
        return self.acting or (self.view.seat is not None and bool(self.view.staged))

    @property
    def loans(self) -> tuple[Move, ...]:
        """The loans of the turn that is being composed."""
        return tuple(move for move in self.view.staged if move.verb == "loan")

    @cached_property
    def opened(self) -> State:
        """The state after the staged loans: what the main action of the turn is chosen in."""
        return self.after(self.loans)

    def after(self, moves: Sequence[Move]) -> State:
        """The state after some moves of whoever looks, from what the table has."""
        match = self.base
        for move in moves:
            assert self.view.seat is not None
            match = match.after(Moved(self.view.seat, move))
        return cast(State, match.state)

    @property
    def base(self) -> Match:
        """The match as the table has it, without staged moves."""
        return self.view.base or self.view.match

    @property
    def begun(self) -> PutShips | ChooseClass | None:
        """A voyage of whoever looks that the table has in part: a bot had the seat meanwhile."""
        head = self.asked
        mine = isinstance(head, PutShips | ChooseClass) and head.seat == self.view.seat
        return head if mine else None

    @property
    def chartered(self) -> int | None:
        """The price of the ship that the staged turn takes."""
        found = [move.args[0] for move in self.view.staged if move.verb == "charter"]
        return int(found[0]) if found else None

    def fault(self, state: State, move: Move) -> IllegalMove | None:
        """Why whoever looks could not make a move in a state; None if he could."""
        seat = self.view.seat
        assert seat is not None
        if move in self.game.legal_moves(state, seat):
            return None
        if not isinstance(awaited := self.game.awaiting(state), Turn) or seat not in awaited.seats:
            return IllegalMove("move.not_your_turn")
        return self.game.illegal(state, seat, move)

    def sees_hand(self, seat: int) -> bool:
        """Whether these eyes may see what a seat holds and has in cash."""
        shown = self.state.option("hands_and_money") == "open"
        return shown or seat == self.view.seat or self.over or self.view.revealed

    @property
    def hands_open(self) -> bool:
        """Whether whoever looks may see the hands of others."""
        return all(self.sees_hand(seat) for seat in range(self.state.seats))

    @cached_property
    def ships(self) -> dict[str, Ship]:
        """Ship id -> what is printed on it."""
        return {ship.id: ship for ship in self.game.figures.ships}

    def ship(self, ship: str) -> str:
        """A ship by name; a letter that no card has stays as it is."""
        found = self.ships.get(ship)
        return found.name if found else ship

    def leg(self, sea: int, leg: int) -> str:
        """A leg by its ports."""
        return self.game.figures.seas[sea].legs[leg]

    def name(self, seat: int) -> str:
        """The name of whoever sits there, in words also for a package operator."""
        if seat == OPERATOR:
            return say("operator")
        return self.seated(seat)
