# SPDX-License-Identifier: MIT
"""What a presenter works on: the view that came in, with a game's own types. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Generic, Self, TypeVar, cast

from core.contract import Game, State
from core.terms import Move, Over, Sealed, Turn
from ui.games.shown import View
from ui.kit.light import Light

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=State)


def head_of(state: State) -> Any:
    """The head of a state's agenda, None for an empty one."""
    return state.agenda[0] if state.agenda else None


class GameScene(Generic[G, S]):
    """One view of one table, and the questions that are the same for every game."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.game: G = cast(Any, view.match.game)
        self.state: S = cast(Any, view.match.state)

    @property
    def head(self) -> Any:
        """What happens next; None at the end, and in a game that keeps no agenda."""
        return head_of(self.state)

    @property
    def asked(self) -> Any:
        """What somebody decides on the table, whatever is staged.

        None while nobody does, and in a game that keeps no agenda.
        """
        match = self.view.base or self.view.match
        return head_of(match.state) if isinstance(match.awaiting, Turn | Sealed) else None

    @property
    def seat(self) -> int | None:
        """Whose eyes look."""
        return self.view.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.view.match.awaiting, Over)

    @property
    def acting(self) -> bool:
        """Whether whoever looks is asked for a move."""
        return self.view.acting and self.view.seat is not None

    @cached_property
    def legal(self) -> Sequence[Move]:
        """The moves whoever looks can make now."""
        if not self.view.acting or self.view.seat is None:
            return ()
        return self.game.legal_moves(self.state, self.view.seat)

    def light(self, move: Move, refusal: Callable[[Self, Move], str]) -> tuple[Light, str]:
        """How a target of a move answers: legal, or dim with the reason why it is not."""
        if move in self.legal:
            return Light.LEGAL, ""
        return Light.DIM, refusal(self, move)

    @property
    def waited_for(self) -> tuple[int, ...]:
        """The seats that the table waits for."""
        return tuple(getattr(self.view.match.awaiting, "seats", ()))

    def seated(self, seat: int) -> str:
        """The name of whoever sits there, or the number of a seat that has none."""
        return self.view.names[seat] if seat < len(self.view.names) else str(seat + 1)
