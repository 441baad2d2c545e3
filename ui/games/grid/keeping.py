# SPDX-License-Identifier: MIT
"""Moves to choose among at the desk: fuel to keep, and staged moves to take back. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from core.games.grid.fuel import FuelCounts
from core.terms import Move
from ui.games.grid.scene import GridScene
from ui.games.grid.view import PickRow, PickView


def keep_view(
    scene: GridScene[Any, Any],
    kept: Callable[[Move], FuelCounts],
    words: Callable[[Move], str],
    title: str,
    chosen: Move | None,
) -> PickView:
    """What may be kept after scrapping, most first."""
    offered = sorted(scene.legal, key=lambda move: (-sum(kept(move)), move.order))
    rows = tuple(PickRow(str(move), words(move), move == chosen) for move in offered)
    return PickView(title, "", rows)


def without_move(staged: Sequence[Move], taken: Move) -> tuple[Move, ...]:
    """The staged moves without one that is taken back."""
    return tuple(move for move in staged if move != taken)
