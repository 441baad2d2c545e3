# SPDX-License-Identifier: MIT
"""What the window has for each game is gathered, and what it lacks is lacking on purpose."""

from __future__ import annotations

from pathlib import Path

import pytest

import ui.games
from core import catalogue
from core.bots import catalogue as bots
from ui.games import registry
from ui.games.manifests import GAMES
from ui.games.plain.presenter import PlainPresenter

FOLDER = Path(ui.games.__path__[0])


def test_every_manifest_on_the_disk_is_gathered() -> None:
    """A folder with a manifest that no line names would be a table that nobody sees."""
    assert {path.parent.name for path in FOLDER.glob("*/manifest.py")} == set(GAMES)


def test_every_manifest_is_of_a_game() -> None:
    """By the name of the catalogue, in the folder of that name."""
    assert set(GAMES) <= set(catalogue.names())


@pytest.mark.parametrize("game", catalogue.names())
def test_a_game_lacks_only_what_the_plain_table_gives(game: str) -> None:
    """The folder of a table and its manifest come together; without them the table is plain."""
    assert (FOLDER / game).is_dir() == (game in GAMES)
    has_kit = game in GAMES and GAMES[game].kit is not None
    assert has_kit != isinstance(registry.load(game).presenter(), PlainPresenter)
    assert registry.shots(game)


@pytest.mark.parametrize("game", catalogue.names())
def test_every_option_value_and_bot_is_offered_in_words(game: str) -> None:
    """For every number of seats, whoever has written them."""
    offer, rules = registry.offer(game), catalogue.load(game)
    assert offer.game().title
    for seats in rules.seat_counts:
        for option in rules.options(seats):
            assert set(option.values) <= set(offer.option(option.name).values)
    assert all(offer.bot(bot) for bot in bots.names(game))


def test_a_game_of_another_build_has_no_table() -> None:
    """Its tables are shown in the lobby, and cannot be joined."""
    for asked in (registry.load, registry.shots):
        with pytest.raises(KeyError):
            asked("chess")
