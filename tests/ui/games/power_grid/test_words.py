# SPDX-License-Identifier: MIT
"""Everything the core says has words, and no two moves of a decision have the same."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import core.games.grid as shared
import core.games.power_grid as package
from core import catalogue
from core.bots import catalogue as bots
from core.games.power_grid.state import PROMOS
from core.match import begin
from core.playout import steps
from tests.ui.games.positions import asked
from tests.ui.games.power_grid.grid_tables import course, shown
from ui.games.power_grid.move_words import NOTES
from ui.games.power_grid.offer import OFFER
from ui.games.power_grid.promo_words import card_name, card_rule
from ui.games.power_grid.prompt_words import PROMPTS
from ui.games.power_grid.reasons import REASONS, why_not
from ui.games.power_grid.rules_words import rules
from ui.games.power_grid.words import SENTENCES, say

SOURCES = [
    path.read_text(encoding="utf-8")
    for each in (package, shared)
    for path in Path(str(each.__file__)).parent.glob("*.py")
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
    keys = _keys(r'note\(\s*"([a-z0-9_.]+)"') - {"stack.back"}
    assert len(keys) > 20
    assert keys <= set(NOTES)
    assert {"game.cities", "game.round_limit"} <= set(NOTES)
    assert {f"stack.back.{back}" for back in ("plug", "socket", "card")} <= set(NOTES)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_option_value_and_bot_has_words(seats: int) -> None:
    """A title, one sentence, and a word per value."""
    game = catalogue.load("power_grid")
    for option in game.options(seats, (("promos", "chosen"),)):
        words = OFFER.option(option.name)
        assert words.title
        assert words.sentence.endswith(".")
        assert all(words.values[value] for value in option.values)
    for bot in bots.names("power_grid"):
        assert OFFER.bot(bot) != bot


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"edition": "original", "map": "usa", "regions": "draft"}),
        (2, {"regions": "host"}),
        (5, {"map": "usa", "money": "hidden"}),
        (3, {"promos": "all", "demolition": "on"}),
    ],
)
def test_moves_of_a_decision_are_told_apart(seats: int, options: dict[str, str]) -> None:
    """The moves list holds every legal move, in words of its own."""
    for match in course(5, seats, "random", **options):
        if not match.state.agenda:
            break
        presenter = shown(match, asked(match))
        legal = presenter.scene.legal
        words = {presenter.move_words(move) for move in legal}
        assert len(words) == len(legal)


@pytest.mark.parametrize(
    "options",
    [
        (),
        (("edition", "original"), ("map", "usa")),
        (("demolition", "on"), ("promos", "all")),
    ],
)
def test_log_of_a_whole_game_is_in_words(options: tuple[tuple[str, str], ...]) -> None:
    """Lines name players, cities and plants, and leave no brace or underscore."""
    match = begin(catalogue.load("power_grid"), options, 2)
    players = [bots.load("power_grid", "random")] * 2
    path = [match, *(after for _, after in steps(match, players, b"log"))]
    lines = []
    for before, after in pairwise(path):
        presenter = shown(after, None)
        for note in after.game.notes(before.state, after.events[-1], after.state):
            lines.append(presenter.note_words(note))
    assert len(lines) > 50
    assert not [line for line in lines if re.search(r"[{}_]|^[a-z.0-9]+$|333", line)]
    for card in PROMOS if ("promos", "all") in options else ():
        assert any(card_name(card) in line for line in lines)


def test_reason_names_the_city_and_the_plant() -> None:
    """Ids stay in the core; so does the number that stands for 33 1/3."""
    words = why_not("building.no_open_space", {"city": "new_york", "step": 1})
    assert "New York" in words
    assert "33 1/3" in why_not("auction.not_your_plant", {"plant": 333})


@pytest.mark.parametrize("card", PROMOS)
def test_every_promo_card_has_a_name_a_rule_and_a_place_in_the_help(card: str) -> None:
    """Tooltips and rules help leave no card out, and no figure open."""
    match = begin(catalogue.load("power_grid"), (("promos", "all"),), 3)
    rule = card_rule(shown(match, None).scene.rules, card)
    assert rule.endswith(".")
    assert not re.search(r"[{}]", rule)
    assert card_name(card) == OFFER.option(card).title
    assert card_name(card) in "".join(rules().values())


def test_the_demolition_contractor_is_called_ours_everywhere() -> None:
    """rules/power-grid-card-game.md, rulings: a stand-in of ours, shown as a house variant."""
    option = OFFER.option("demolition")
    assert "house rule" in option.title
    assert "not the printed" in option.sentence
    assert "Not the printed variant" in "".join(rules().values())
    for text in (*NOTES.values(), *SENTENCES.values(), *PROMPTS.values()):
        if re.search("[Dd]emolition", str(text)):
            assert "house rule" in str(text)


def test_rules_are_told_and_unknown_keys_fail() -> None:
    """Help is there, and a misspelt key is an error instead of an empty label."""
    assert "".join(rules().values()).count("<h3>") > 6
    with pytest.raises(KeyError):
        say("no.such.key")
