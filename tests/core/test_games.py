# SPDX-License-Identifier: MIT
"""Knowing one game is knowing all: the same modules under the same names."""

from __future__ import annotations

from pathlib import Path

import pytest

import core.games
from core import catalogue

FOLDER = Path(str(core.games.__file__)).parent
FAMILY = "grid"
IN_EVERY_GAME = (
    "__init__",
    "agenda",
    "course",
    "game",
    "manifest",
    "moves",
    "notes",
    "rules",
    "scoring",
    "setup",
    "state",
    "tallies",
)
OF_FIGURES = ("figures", "reading")


def modules(package: str) -> set[str]:
    """The modules of a package below `core/games`."""
    return {path.stem for path in (FOLDER / package).glob("*.py")}


@pytest.mark.parametrize("game", catalogue.names())
def test_every_game_has_the_same_modules(game: str) -> None:
    """Each has more of its own, one per phase or concept."""
    wanted = {*IN_EVERY_GAME, *(OF_FIGURES if catalogue.load(game).source else ())}
    assert wanted < modules(game)


@pytest.mark.parametrize("game", ["power_grid", "power_grid_card_game"])
def test_what_a_family_shares_goes_by_other_names(game: str) -> None:
    """Nobody has to ask of which two modules of one name somebody speaks."""
    assert modules(FAMILY) & modules(game) == {"__init__"}
    assert {"auction", "replacement", "restocking", "scrapping", "plant_market"} < modules(game)
