# SPDX-License-Identifier: MIT
"""Everything the core says has words, and no two moves of a decision have the same."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import core.games.grid as shared
import core.games.power_grid_card_game as package
from core import catalogue
from core.bots import catalogue as bots
from core.games.grid.fuel import counted
from core.games.power_grid_card_game.agenda import OpenAuction
from core.games.power_grid_card_game.figures import FUELS
from core.match import begin
from core.playout import steps
from tests.ui.games.positions import asked
from tests.ui.games.power_grid_card_game.card_tables import GAME, course, found, shown
from ui.games.grid.words import say as say_shared
from ui.games.power_grid_card_game.move_words import NOTES
from ui.games.power_grid_card_game.offer import OFFER
from ui.games.power_grid_card_game.plants import fuel_words, plant_name
from ui.games.power_grid_card_game.prompt_words import ask
from ui.games.power_grid_card_game.reasons import REASONS, why_not
from ui.games.power_grid_card_game.rules_words import rules
from ui.games.power_grid_card_game.words import say

SOURCES = [
    path.read_text(encoding="utf-8")
    for module in (package, shared)
    for path in Path(str(module.__file__)).parent.glob("*.py")
]


def _keys(pattern: str) -> set[str]:
    return {key for text in SOURCES for key in re.findall(pattern, text)}


def test_every_refusal_of_the_core_has_words() -> None:
    """The interface holds the words for every key of `IllegalMove`."""
    keys = _keys(r'IllegalMove\(\s*"([a-z0-9_.]+)"')
    assert len(keys) > 11
    assert keys <= set(REASONS)


def test_every_log_line_of_the_core_has_words() -> None:
    """No raw key reaches the log."""
    keys = _keys(r'note\(\s*"([a-z0-9_.]+)"') - {"stack.back"}
    assert len(keys) > 20
    assert keys <= set(NOTES)
    assert {"round", "last_round", "game.last_round"} <= set(NOTES)
    assert {f"stack.back.{back}" for back in ("small", "large")} <= set(NOTES)


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


def test_house_figures_and_the_house_variant_are_labelled_where_one_chooses() -> None:
    """Sections 7 and 8: stand-ins are shown as ours."""
    assert "house figures" in OFFER.game().summary
    option = OFFER.option("demolition")
    assert "ours" in option.title
    assert "house variant" in option.sentence


@pytest.mark.parametrize(
    ("seats", "bot", "demolition"), [(2, "steady", "off"), (5, "random", "on"), (6, "steady", "on")]
)
def test_moves_of_a_decision_are_told_apart(seats: int, bot: str, demolition: str) -> None:
    """The moves list holds every legal move, in words of its own; cards alike by their place."""
    for match in course(5, seats, (("demolition", demolition),), bot):
        if not match.state.agenda:
            break
        presenter = shown(match, asked(match))
        legal = presenter.scene.legal
        words = {presenter.move_words(move) for move in legal}
        assert len(words) == len(legal)
        assert not [line for line in words if re.search(r"[{}_]", line)]


@pytest.mark.parametrize(("seats", "bot"), [(2, "steady"), (5, "random")])
def test_log_of_a_whole_game_is_in_words(seats: int, bot: str) -> None:
    """Lines name players, plants and cards, and leave no brace or raw key."""
    match = begin(catalogue.load(GAME), (("demolition", "on"),), seats)
    players = [bots.load(GAME, bot)] * seats
    path = [match, *(after for _, after in steps(match, players, b"log"))]
    lines = []
    for before, after in pairwise(path):
        presenter = shown(after, None)
        for note in after.game.notes(before.state, after.events[-1], after.state):
            lines.append(presenter.note_words(note))
    assert len(lines) > 100
    assert not [line for line in lines if re.search(r"[{}_]|^[a-z.0-9]+$", line)]
    assert not [line for line in lines if re.search(r"\b[slr]\d\d", line)]
    said = "\n".join(lines)
    assert "the last one" in said
    assert ("The Trust takes" in said) == (seats == 2)


@pytest.mark.parametrize(("seats", "demolition"), [(2, "off"), (5, "on")])
def test_the_state_table_tells_the_whole_board(seats: int, demolition: str) -> None:
    """Every plant, every card on sale and every player is in the twin of the picture."""
    for match in course(1, seats, (("demolition", demolition),))[10::25]:
        presenter = shown(match, None)
        text = "\n".join("\n".join(row) for row in presenter.state_rows().rows)
        board = presenter.board()
        for plant in (*board.market.current, *board.market.future):
            assert plant.label in text
        for column in board.columns.columns:
            for card in column.cards:
                assert card.label in text
        for seat in range(seats):
            assert presenter.scene.name(seat) in text
        assert ("The Trust" in text) == (seats == 2)
        assert ("house variant" in text) == (demolition == "on")
        assert "House figures" in text
        assert not re.search(r"[{}_]", text)


def test_units_in_words_name_what_there_is() -> None:
    """Nothing is said of resources that nobody has."""
    for fuel, name in enumerate(FUELS):
        units = [0] * len(FUELS)
        units[fuel] = 2
        assert fuel_words(counted(units)) == f"2 {say(f'fuel.{name}')}"
    assert fuel_words((0, 0, 0, 0)) == say("fuel.none")


def test_reasons_name_resources_and_numbers() -> None:
    """Ids stay in the core; an unknown rule gets the plain sentence."""
    assert "oil" in why_not("resources.no_room", {"fuel": "oil", "card": "r28"})
    assert "Plant 20 " in why_not("auction.not_your_plant", {"plant": "l20"})
    assert why_not("no.such.rule", {}) == why_not("move.not_legal", {})


def test_rules_are_told_and_unknown_keys_fail() -> None:
    """Help is there and labels what is ours; a misspelt key is an error, not an empty label."""
    text = "".join(rules().values())
    assert text.count("<h3>") > 7
    assert "house rule" in text
    assert "our own variant" in text
    for speak in (say, ask, say_shared):
        with pytest.raises(KeyError):
            speak("no.such.key")


def test_whoever_watches_is_told_who_decides() -> None:
    """A sentence for each kind of decision, with the name."""
    seen = set()
    for match in course(0, 5, (("demolition", "on"),)):
        if not match.state.agenda:
            break
        kind = type(match.state.agenda[0])
        if kind not in seen:
            seen.add(kind)
            text = shown(match, None).prompt().text
            assert shown(match, None).scene.name(asked(match)) in text
            assert text.endswith(".")
    assert len(seen) > 4


def test_a_plant_that_shares_its_number_is_named_with_its_fuel() -> None:
    """Section 2: numbers of small plants repeat."""
    rules = shown(found(OpenAuction), None).scene.rules
    names = [plant_name(rules, plant) for plant in rules.plants]
    assert len(set(names)) == len(names)
    assert plant_name(rules, "s04b") == "4 (gas)"
    assert plant_name(rules, "s06a") == "6 (gas or oil)"
    assert plant_name(rules, "s07b") == "7 (no fuel)"
    assert plant_name(rules, "l20") == "20"
