# SPDX-License-Identifier: MIT
"""Everything that the gallery shows: each a window that is ready to be drawn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from core import catalogue
from ui.gallery import frames, plain, screens
from ui.gallery.windows import taken
from ui.tables import registry

Scenes = dict[str, Callable[[], QWidget]]


def of_game(game: str) -> Scenes:
    """The scenes of the table of a game. Raises KeyError for an unknown game."""
    return {name: taken(shot) for name, shot in registry.scenes(game).items()}


SCENES: Scenes = {**screens.scenes(), **frames.scenes(), **plain.scenes()}
for _game in catalogue.names():
    SCENES |= of_game(_game)
