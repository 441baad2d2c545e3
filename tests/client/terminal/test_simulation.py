# SPDX-License-Identifier: MIT
"""Many games between bots: who plays which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from client.terminal.simulation import Batch, named, run
from core import catalogue
from core.bots.bot import Bot
from core.bots.random import Random
from core.chance import Stream
from core.contract import Game
from core.terms import Knowledge, Move

GAME = catalogue.load("thirteen_minutes")
PLAN = Batch(GAME.name, GAME.settle((), 2), 2, 3, 5, ("random", "random"))


def test_bots_are_those_of_the_plan() -> None:
    """Unless somebody else says who plays."""
    asked: list[int] = []

    def seated(plan: Batch, number: int) -> Sequence[Bot]:
        asked.append(number)
        return named(plan, number)

    heard: list[int] = []
    assert run(PLAN, 1, heard.append, seated) == run(PLAN, 1, heard.append)
    assert asked == [0, 1, 2]
    assert heard == [3, 3]


def test_bots_may_change_from_game_to_game() -> None:
    """A game keeps its seed, whoever plays it and whoever played the one before."""

    def seated(plan: Batch, number: int) -> Sequence[Bot]:
        return (Random(), _First()) if number == 1 else named(plan, number)

    usual, changed = run(PLAN, 1, lambda done: None), run(PLAN, 1, lambda done: None, seated)
    assert [one == other for one, other in zip(usual, changed, strict=True)] == [True, False, True]


class _First(Random):
    """Takes the first legal move."""

    def choose(self, game: Game, state: Any, seat: int, knowledge: Knowledge, rng: Stream) -> Move:
        """As it says."""
        return game.legal_moves(state, seat)[0]
