# SPDX-License-Identifier: MIT
"""The gallery gathers what each game has beside its table."""

from __future__ import annotations

from importlib import import_module

import pytest

from ui.gallery.scenes import SCENES
from ui.tables import registry


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_scenes_of_its_table(game: str) -> None:
    """None is left out by the list of the gallery."""
    scenes = import_module(f"ui.tables.{game}.gallery").scenes()
    assert scenes
    assert set(scenes) <= set(SCENES)
