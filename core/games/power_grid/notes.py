# SPDX-License-Identifier: MIT
"""The public log."""

from __future__ import annotations

from core.games.power_grid.state import State
from core.terms import Event, Note


def of(before: State, event: Event, after: State) -> tuple[Note, ...]:
    return ()
