# SPDX-License-Identifier: MIT
"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from core.chance import Stream
from core.contract import Game
from core.terms import Knowledge, Move


class Bot(Protocol):
    """Chooses for a seat. Pure: the same arguments give the same move.

    `rng` is the only source of chance; a budget is counted in playouts, never
    in seconds.
    """

    @property
    def name(self) -> str:
        """What the command line and the lobby call it."""

    def choose(self, game: Game, state: Any, seat: int, knowledge: Knowledge, rng: Stream) -> Move:
        """A legal move. `seat` must be one that the state waits for."""
