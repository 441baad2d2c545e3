# SPDX-License-Identifier: MIT
"""The games of this build."""

from __future__ import annotations

from pathlib import Path

import pytest

import core.games
from core import catalogue
from core.bots import catalogue as bots
from core.contract import Game
from core.figures import FiguresError


def test_there_are_games_and_their_names_are_sorted() -> None:
    """What the lobby lists."""
    assert catalogue.names()
    assert list(catalogue.names()) == sorted(catalogue.names())


def test_every_manifest_on_the_disk_is_gathered() -> None:
    """Each package with a game has one, by the name of its folder, and a line in the catalogue."""
    packages = {path.parent.name for path in Path(core.games.__path__[0]).glob("*/game.py")}
    assert packages == set(catalogue.names())


@pytest.mark.parametrize("name", catalogue.names())
def test_a_game_is_called_what_the_catalogue_calls_it(name: str) -> None:
    """Headers and options are found again by this name."""
    game = catalogue.load(name)
    assert isinstance(game, Game)
    assert game.name == name
    assert game.rules_version >= 1
    assert len(game.figures_hash) == 32
    assert list(game.seat_counts) == sorted(set(game.seat_counts))
    assert min(game.seat_counts) >= 2


@pytest.mark.parametrize("name", catalogue.names())
def test_options_are_ids_with_a_default_among_their_values(name: str) -> None:
    """snake_case, no word twice, at least two values."""
    game = catalogue.load(name)
    for seats in game.seat_counts:
        options = game.options(seats)
        assert len({option.name for option in options}) == len(options)
        for option in options:
            assert option.name.replace("_", "").isalnum()
            assert option.name == option.name.lower()
            assert option.default in option.values
            assert len(set(option.values)) == len(option.values) >= 2


@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"null", b"\xff", b'{"cards": 3}'])
def test_an_owners_broken_file_is_a_figures_error(name: str, data: bytes) -> None:
    """One message per fault, no other exception."""
    with pytest.raises(FiguresError) as caught:
        catalogue.load(name, data)
    assert all(caught.value.faults)


def test_an_unknown_game_is_a_key_error() -> None:
    """Callers ask `names` first."""
    with pytest.raises(KeyError):
        catalogue.load("chess")


@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_has_bots_that_go_by_their_names(name: str) -> None:
    """At least the one that plays at random."""
    assert "random" in bots.names(name)
    assert [bots.load(name, bot).name for bot in bots.names(name)] == list(bots.names(name))
    with pytest.raises(KeyError):
        bots.load(name, "clairvoyant")


def test_bots_of_one_game_do_not_play_another() -> None:
    """A game without a heuristic has the random bot alone."""
    assert bots.names("chess") == ("random",)
    with pytest.raises(KeyError):
        bots.load("chess", "steady")
