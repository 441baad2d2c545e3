# SPDX-License-Identifier: MIT
"""What statistics count of a finished match."""

from __future__ import annotations

from core.games.power_grid_card_game.state import State


def of(state: State) -> tuple[tuple[str, str], ...]:
    """After how many rounds it ended, and how often the discards became the deck."""
    return (("rounds", str(state.round)), ("shuffles", str(state.shuffles)))
