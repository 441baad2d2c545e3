# SPDX-License-Identifier: MIT
"""What turns a view into what is shown, so that it can be tested without a window. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from core.terms import Move, Note
from ui.games.scene import GameScene
from ui.games.shown import Prompt, SeatFacts, StateRows, View

Scene = TypeVar("Scene", bound=GameScene[Any, Any])


class Presenter(Protocol):
    """Turns a view into what is shown. Keeps only what is picked and not yet a move."""

    def show(self, view: View) -> None:
        """Take the newest view. What was picked stays only if it still makes sense."""

    def prompt(self) -> Prompt:
        """What the game waits for, and the answers."""

    def section(self) -> str:
        """The section of the rules about what is decided on the table, staged moves or not.

        A key of `GameKit.rules`; empty while nobody decides.
        """

    def seat_facts(self, seat: int) -> SeatFacts:
        """What is shown beside a seat's name."""

    def state_rows(self) -> StateRows:
        """The board in words."""

    def move_words(self, move: Move) -> str:
        """A legal move in words, different for each legal move."""

    def note_words(self, note: Note) -> str:
        """A line of the public log in words."""

    def immediate(self, move: Move) -> bool:
        """Whether a move that ends a turn is sent as it is made, without `Done`.

        Only what is made so often that looking it over would be in the way, and what turns
        something up. Passing something up waits for `Done` like everything else.
        """

    def final(self, move: Move) -> bool:
        """Whether a move ends the turn even where the same seat decides next."""

    def act(self, action: str) -> None:
        """Do what an answer without a move stands for."""


@dataclass(frozen=True, kw_only=True)
class Telling(Generic[Scene]):
    """How a game tells its table in words."""

    section: Callable[[Any], str]
    """The section of the rules about the head of an agenda; empty for None."""
    seat_facts: Callable[[Scene, int], SeatFacts]
    move: Callable[[Scene, Move], str]
    note: Callable[[Scene, Note], str]


class ScenePresenter(Generic[Scene]):
    """The part of a presenter that is the same for every game: it holds a scene and tells it."""

    def __init__(self, telling: Telling[Scene]) -> None:
        self._telling = telling
        self._scene: Scene | None = None

    @property
    def scene(self) -> Scene:
        """What is shown. There is none before the first `show`."""
        assert self._scene is not None
        return self._scene

    def section(self) -> str:
        """The section of the rules about what is decided on the table."""
        return self._telling.section(self.scene.asked)

    def seat_facts(self, seat: int) -> SeatFacts:
        """The figures of a seat in words."""
        return self._telling.seat_facts(self.scene, seat)

    def move_words(self, move: Move) -> str:
        """A legal move in words."""
        return self._telling.move(self.scene, move)

    def note_words(self, note: Note) -> str:
        """A line of the public log in words."""
        return self._telling.note(self.scene, note)
