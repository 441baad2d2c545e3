# SPDX-License-Identifier: MIT
"""What statistics count of a finished match: balance is counted per game, not per match."""

from __future__ import annotations

from core.games.thirteen_minutes.state import NOBODY, State


def of(state: State) -> tuple[tuple[str, str], ...]:
    """Which side won each game and why, and how many caused a war in it."""
    found: list[tuple[str, str]] = []
    for result in state.results:
        winner = "nobody" if result.winner == NOBODY else result.sides[result.winner].lower()
        found += [("winner", winner), ("reason", result.reason)]
        found.append(("war", ("none", "one", "both")[len(result.war)]))
    return tuple(found)
