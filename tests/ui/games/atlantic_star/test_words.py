# SPDX-License-Identifier: MIT
"""Everything the core says has words, and no two moves of a decision have the same."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import core.games.atlantic_star as package
from core import catalogue
from core.bots import catalogue as bots
from core.games.atlantic_star.state import State
from core.match import begin
from core.playout import steps
from tests.ui.games.atlantic_star.star_tables import GAME, course, shown
from tests.ui.games.positions import asked
from ui.games.atlantic_star.move_words import NOTES
from ui.games.atlantic_star.offer import OFFER
from ui.games.atlantic_star.prompt_words import ask
from ui.games.atlantic_star.reasons import REASONS, why_not
from ui.games.atlantic_star.rules_words import rules
from ui.games.atlantic_star.words import place_words, say

SOURCES = [
    path.read_text(encoding="utf-8") for path in Path(str(package.__file__)).parent.glob("*.py")
]


def _keys(pattern: str) -> set[str]:
    return {key for text in SOURCES for key in re.findall(pattern, text)}


def test_every_refusal_of_the_core_has_words() -> None:
    """The interface holds the words for every key of `IllegalMove`."""
    keys = _keys(r'IllegalMove\(\s*"([a-z0-9_.]+)"')
    assert len(keys) > 15
    assert keys <= set(REASONS)


def test_every_log_line_of_the_core_has_words() -> None:
    """No raw key reaches the log."""
    keys = _keys(r'note\(\s*"([a-z0-9_.]+)"')
    assert len(keys) > 12
    assert keys <= set(NOTES)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_option_value_and_bot_has_words(seats: int) -> None:
    """A title, one sentence, and a word per value."""
    for option in catalogue.load(GAME).options(seats):
        words = OFFER.option(option.name)
        assert words.title
        assert words.sentence.endswith(".")
        assert all(words.values[value] for value in option.values)
    for bot in bots.names(GAME):
        assert OFFER.bot(bot) != bot
    assert OFFER.game().summary.endswith(".")


@pytest.mark.parametrize(("seats", "bot"), [(2, "random"), (5, "steady")])
def test_moves_of_a_decision_are_told_apart(seats: int, bot: str) -> None:
    """The moves list holds every legal move, in words of its own."""
    for match in course(3, seats, (("loans_per_turn", "4"),), bot):
        if not match.state.agenda:
            break
        presenter = shown(match, asked(match))
        legal = presenter.scene.legal
        words = {presenter.move_words(move) for move in legal}
        assert len(words) == len(legal)
        assert not [line for line in words if re.search(r"[{}_]", line)]


@pytest.mark.parametrize("bot", ["random", "steady"])
def test_log_of_a_whole_game_is_in_words(bot: str) -> None:
    """Lines name players, ships and seas, and leave no brace or raw key."""
    match = begin(catalogue.load(GAME), (), 4)
    players = [bots.load(GAME, bot)] * 4
    path = [match, *(after for _, after in steps(match, players, b"log"))]
    lines = []
    for before, after in pairwise(path):
        presenter = shown(after, None)
        for note in after.game.notes(before.state, after.events[-1], after.state):
            lines.append(presenter.note_words(note))
    assert len(lines) > 100
    assert not [line for line in lines if re.search(r"[{}_]|^[a-z.0-9]+$", line)]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_state_table_tells_the_whole_board(seats: int) -> None:
    """Every plate, every ship on offer and every player is in the twin of the picture."""
    match = course(1, seats)[-8]
    presenter = shown(match, asked(match))
    table = presenter.state_rows()
    text = "\n".join("\n".join(row) for row in table.rows)
    assert all(len(row) == len(table.columns) for row in table.rows)
    state = match.state
    assert isinstance(state, State)
    for sea in state.seas:
        for plate in sea.plates:
            assert f"value {plate.value}" in text
    for ship in state.agency:
        assert presenter.scene.ship(ship) in text
    for seat in range(seats):
        assert presenter.scene.name(seat) in text
    assert not re.search(r"[{}_]", text)


def test_reasons_name_seas_and_stars() -> None:
    """Ids stay in the core."""
    words = why_not("class.occupied", {"stars": 5, "sea": "pacific"})
    assert "5 stars" in words
    assert "Pacific" in words
    assert "no points" in why_not("loan.beyond_value", {"points": 1, "most": 0})
    assert "1 to 3" in why_not("loan.beyond_value", {"points": 4, "most": 3})
    assert why_not("no.such.rule", {}) == why_not("move.not_legal", {})


def test_rules_are_told_and_unknown_keys_fail() -> None:
    """Help is there and says that hands are open in principle; a misspelt key is an error."""
    text = "".join(rules().values())
    assert text.count("<h3>") > 8
    assert "open in principle" in text
    assert [place_words(n) for n in range(1, 7)] == ["1st", "2nd", "3rd", "4th", "5th", "6th"]
    for speak in (say, ask):
        with pytest.raises(KeyError):
            speak("no.such.key")
