# SPDX-License-Identifier: MIT
"""The gallery gathers what each game has beside its table."""

from __future__ import annotations

import pytest

from core import catalogue
from ui.gallery.scenes import SCENES
from ui.tables import registry


@pytest.mark.parametrize("game", catalogue.names())
def test_every_game_has_scenes_of_its_table(game: str) -> None:
    """Of its own or of the plain table; no name is taken twice."""
    scenes = registry.scenes(game)
    others = [registry.scenes(other) for other in catalogue.names() if other != game]
    assert scenes
    assert set(scenes) <= set(SCENES)
    assert not any(set(scenes) & set(other) for other in others)
