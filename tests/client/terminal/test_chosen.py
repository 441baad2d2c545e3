# SPDX-License-Identifier: MIT
"""What a command line says about a game, and how it is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.failure import Failure, WrongUsage
from client.terminal import chosen
from core.contract import Game
from core.figures import MAX_BYTES


@pytest.fixture
def game() -> Game:
    """A game of the catalogue with its own figures."""
    return chosen.game("thirteen_minutes", b"")


def test_unknown_game_lists_the_known() -> None:
    """A misspelt game is refused with those that there are."""
    with pytest.raises(WrongUsage, match=r"no game 'chess'; there are: .*thirteen_minutes"):
        chosen.game("chess", b"")


def test_options_are_sorted_pairs() -> None:
    """The order on the command line means nothing; a value may hold an equals sign."""
    assert chosen.options(["b=2", "a=1=1"]) == (("a", "1=1"), ("b", "2"))


@pytest.mark.parametrize("pairs", [["mode"], ["mode=single", "mode=campaign"]])
def test_unclear_options_are_refused(pairs: list[str]) -> None:
    """No value, or two values, for one option."""
    with pytest.raises(WrongUsage):
        chosen.options(pairs)


def test_unknown_option_is_named(game: Game) -> None:
    """An option that the game does not have is refused by name."""
    with pytest.raises(WrongUsage, match="no option 'speed'"):
        chosen.settled(game, (("speed", "fast"),), 2)


def test_options_are_completed(game: Game) -> None:
    """What is not chosen is the default, among the options that what is chosen opens."""
    chosen_options = (("mode", "campaign"),)
    settled = dict(chosen.settled(game, chosen_options, 2))
    offered = {option.name: option.default for option in game.options(2, chosen_options)}
    assert settled == {**offered, "mode": "campaign"}


def test_seats_have_a_default_and_a_limit(game: Game) -> None:
    """The fewest seats unless said, and only what the game is for."""
    assert chosen.seats(game, None) == 2
    with pytest.raises(WrongUsage, match="is for 2 seats, not 3"):
        chosen.seats(game, 3)


def test_one_bot_is_for_all_seats(game: Game) -> None:
    """One name fills the table; otherwise one name per seat."""
    assert chosen.bots(game, "random", 2) == ("random", "random")
    with pytest.raises(WrongUsage, match="2 seats need 2 bots"):
        chosen.bots(game, "random,random,random", 2)
    with pytest.raises(WrongUsage, match="no bot 'clever'"):
        chosen.bots(game, "clever", 2)


def test_figures_that_are_not_there(tmp_path: Path) -> None:
    """A missing, an empty and a file that no ledger holds are refused with the path."""
    empty, huge = tmp_path / "empty", tmp_path / "huge"
    empty.write_bytes(b"")
    huge.write_bytes(b" " * (MAX_BYTES + 1))
    for path in (tmp_path / "none", empty, huge):
        with pytest.raises(Failure, match=str(path)):
            chosen.figures(path)
    assert chosen.figures(None) == b""
    largest = tmp_path / "largest"
    largest.write_bytes(b" " * MAX_BYTES)
    assert len(chosen.figures(largest)) == MAX_BYTES


def test_faulty_figures_are_one_failure() -> None:
    """Figures that the game refuses end the command with every fault."""
    with pytest.raises(Failure, match="the figures cannot be used: not a JSON file"):
        chosen.game("thirteen_minutes", b"{")
