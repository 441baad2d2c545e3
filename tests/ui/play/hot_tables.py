# SPDX-License-Identifier: MIT
"""Tables of every game at which everybody sits at this laptop, so that one decision follows
another at once: where a press too many would answer for somebody else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtWidgets import QWidget

from core import catalogue
from core.terms import Move
from tests.ui.games.positions import NAMES
from tests.ui.hand import Hand
from ui.games import registry
from ui.play.desk import Standing
from ui.play.game_frame import GameFrame
from ui.ports.local_session import LocalSession

GAMES = pytest.mark.parametrize("game", catalogue.names())
SEATS = {"thirteen_minutes": 2}


class CountedSession(LocalSession):
    """Remembers what was sent."""

    def __init__(self, game: str, seed: bytes) -> None:
        seats = SEATS.get(game, 3)
        self.sent: list[tuple[int, tuple[Move, ...]]] = []
        mine = tuple(range(seats))
        super().__init__(game, NAMES[:seats], seed, mine=mine, bot="steady")

    def submit(self, seat: int, moves: Sequence[Move]) -> None:
        """Send a turn, and remember it."""
        self.sent.append((seat, tuple(moves)))
        super().submit(seat, moves)


class HotTable:
    """A table that is played on by bots wherever a test does not press itself."""

    def __init__(self, game: str, shown: Callable[[QWidget], QWidget], hand: Hand) -> None:
        self.session = CountedSession(game, b"hot seats")
        self.frame = GameFrame(self.session, registry.load(game))
        self.hand = hand
        shown(self.frame)

    def standing(self) -> Standing:
        """What is to be done at this table."""
        return self.frame.desk.standing()

    def done_so_far(self) -> tuple[object, ...]:
        """What was sent, what is staged, and whose hand is open."""
        desk = self.frame.desk
        return len(self.session.sent), desk.view().staged, desk.looking

    def ready(self) -> bool:
        """Come to a decision that is seen by whoever makes it; False at the end."""
        self.hand.wait()
        if self.standing() is Standing.COVERED:
            self.frame.cover.go.click()
            self.hand.wait()
        return self.standing() is not Standing.OVER

    def go_on(self) -> None:
        """Let a bot decide, with nothing staged."""
        self.frame.desk.reset()
        self.frame.refresh()
        self.session.play_bot(self.frame.desk.asked()[0])
        self.hand.wait()
