# SPDX-License-Identifier: MIT
"""What statistics count of a finished match."""

from __future__ import annotations

from core.games.power_grid.state import State


def of(state: State) -> tuple[tuple[str, str], ...]:
    """Why it ended, after how many rounds, in which Step."""
    return (("end", state.ended), ("rounds", str(state.round)), ("step", str(state.step)))
