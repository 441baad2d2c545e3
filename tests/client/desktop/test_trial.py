# SPDX-License-Identifier: MIT
"""The smoke test plays a turn of every game."""

from __future__ import annotations

from client.desktop import trial
from core import catalogue
from core.terms import Moved, Unsealed


def test_every_game_plays_one_turn() -> None:
    """Every match ends with its one and only decision."""
    matches = trial.one_turn_each()
    assert [match.game.name for match in matches] == list(catalogue.names())
    for match in matches:
        decisions = [event for event in match.events if isinstance(event, Moved | Unsealed)]
        assert decisions == [match.events[-1]]
