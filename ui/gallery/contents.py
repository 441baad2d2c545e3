# SPDX-License-Identifier: MIT
"""Everything that the gallery shows: each a window that is ready to be drawn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from core import catalogue
from ui.gallery import frames, leaving, plain, screens
from ui.gallery.windows import taken
from ui.games import registry

Contents = dict[str, Callable[[], QWidget]]


def of_game(game: str) -> Contents:
    """The shots of a game. Raises KeyError for an unknown game."""
    return {name: taken(shot) for name, shot in registry.shots(game).items()}


CONTENTS: Contents = {**screens.shots(), **frames.shots(), **plain.shots(), **leaving.shots()}
for _game in catalogue.names():
    CONTENTS |= of_game(_game)
