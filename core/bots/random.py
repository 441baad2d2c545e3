# SPDX-License-Identifier: MIT
"""The bot that takes any legal move."""

from __future__ import annotations

from typing import Any

from core.chance import Stream
from core.contract import Game
from core.terms import Knowledge, Move


class Random:
    """Every legal move is as likely as any other."""

    name = "random"

    def choose(self, game: Game, state: Any, seat: int, knowledge: Knowledge, rng: Stream) -> Move:
        """A uniformly random legal move."""
        return rng.choice(game.legal_moves(state, seat))
