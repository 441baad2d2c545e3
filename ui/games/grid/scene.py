# SPDX-License-Identifier: MIT
"""What a presenter works on: the view that came in, and the questions both games ask. No Qt."""

from __future__ import annotations

import abc
from typing import Any, TypeVar, cast

from core.contract import Game, State
from core.games.grid.bidding import NOBODY
from core.terms import Move
from ui.games.grid.view import PlantView
from ui.games.grid.words import say
from ui.games.scene import GameScene

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=State)


class GridScene(GameScene[G, S], abc.ABC):
    """One view of one table of the Power Grid family."""

    rules: Any
    """The rules of the game at this table."""

    def money(self, seat: int) -> int:
        """What a seat has in cash, seen or not."""
        return _money(self.state, seat)

    @property
    def spent(self) -> int:
        """What the staged moves of whoever looks cost together."""
        assert self.seat is not None
        return _money(self.before, self.seat) - self.money(self.seat)

    @property
    def lot(self) -> int | str:
        """What is auctioned on the table: a plant, where a game has nothing else."""
        plant: int | str = self.head.plant
        return plant

    @property
    @abc.abstractmethod
    def lot_name(self) -> str:
        """What is auctioned, by its number or name."""

    @property
    @abc.abstractmethod
    def minimum(self) -> int:
        """The least bid that opens the auction on the table."""

    @property
    @abc.abstractmethod
    def lot_card(self) -> PlantView | None:
        """The plant that is auctioned, if it is one."""

    def name(self, seat: int) -> str:
        """The name of whoever sits there, in words also for nobody."""
        if seat == NOBODY:
            return say("nobody")
        return self.seated(seat)

    def sees_money(self, seat: int) -> bool:
        """Whether these eyes may see what a seat has in cash."""
        open_money = self.state.option("money") == "open"
        return open_money or seat == self.view.seat or self.over or self.view.revealed

    @property
    def before(self) -> S:
        """The state as the table has it, without the staged moves."""
        base = self.view.base
        return self.state if base is None else cast(S, base.state)

    @property
    def bought(self) -> tuple[Move, ...]:
        """The purchases of the turn that is being composed."""
        return tuple(move for move in self.view.staged if move.verb == "buy")


def _money(state: State, seat: int) -> int:
    money: int = cast(Any, state).players[seat].money
    return money
