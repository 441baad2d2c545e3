# SPDX-License-Identifier: MIT
"""How a game came to its end where that is more than its rules: somebody gave up, or everybody."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from ui.games.game_kit import GameKit
from ui.games.shown import Result
from ui.play.telling.absence import played_words
from ui.ports.snapshot import Snapshot


def result(kit: GameKit[Any], snapshot: Snapshot) -> Result:
    """What the rules say of the end; where nobody stayed to it, only that nobody has won."""
    assert snapshot.match is not None
    if snapshot.unfinished:
        return Result(
            QCoreApplication.translate(
                "Ending", "The game ended unfinished: nobody is left in it, and nobody wins."
            )
        )
    return kit.result(snapshot.match, tuple(view.name for view in snapshot.seats))


def remarks(snapshot: Snapshot) -> tuple[str, ...]:
    """Who left for good while others stayed, and who played for whom."""
    assert snapshot.match is not None
    if snapshot.unfinished:
        return played_words(snapshot)
    words = QCoreApplication.translate("Ending", "{name} is out of the game, and cannot win.")
    left = snapshot.match.state.left
    gone = tuple(words.format(name=snapshot.seats[seat].name) for seat in left)
    return (*gone, *played_words(snapshot))
