# SPDX-License-Identifier: MIT
"""The part of `--smoke` that needs no window: every data file, one bot turn per game."""

from __future__ import annotations

from core import catalogue
from core.bots import catalogue as bots
from core.match import Match, begin
from core.playout import steps
from core.terms import Moved, Unsealed


def one_turn_each() -> tuple[Match, ...]:
    """Every game of this build, read from its data files and played to its first decision."""
    return tuple(one_turn(name) for name in catalogue.names())


def one_turn(name: str) -> Match:
    """A match of the fewest seats after the first decision, made by the game's best bot."""
    game = catalogue.load(name)
    seats = game.seat_counts[0]
    bot = bots.load(name, bots.names(name)[-1])
    for event, match in steps(begin(game, (), seats), (bot,) * seats, b"smoke"):
        if isinstance(event, Moved | Unsealed):
            return match
    raise ValueError(f"{name}: a match ended before anybody decided anything")
