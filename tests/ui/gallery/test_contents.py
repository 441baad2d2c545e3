# SPDX-License-Identifier: MIT
"""The gallery gathers what each game has beside its table."""

from __future__ import annotations

import pytest

from core import catalogue
from ui.gallery.contents import CONTENTS
from ui.games import registry


@pytest.mark.parametrize("game", catalogue.names())
def test_every_game_has_shots_of_its_table(game: str) -> None:
    """Of its own or of the plain board; no name is taken twice."""
    shots = registry.shots(game)
    others = [registry.shots(other) for other in catalogue.names() if other != game]
    assert shots
    assert set(shots) <= set(CONTENTS)
    assert not any(set(shots) & set(other) for other in others)
