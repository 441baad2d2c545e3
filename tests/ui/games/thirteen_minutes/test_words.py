# SPDX-License-Identifier: MIT
"""Everything the core says of this game has words, and different moves have different ones."""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import structs

import core.games.thirteen_minutes
from core.bots import catalogue as bots
from core.games.thirteen_minutes.state import NOBODY
from core.terms import Note
from tests.ui.games.thirteen_minutes.tables import GAME, NAMES, Moment, moments
from ui.games.thirteen_minutes import card_words
from ui.games.thirteen_minutes.house_words import EVENTS
from ui.games.thirteen_minutes.house_words import NAMES as NAMES_OF_CARDS
from ui.games.thirteen_minutes.move_words import NOTES, of_note
from ui.games.thirteen_minutes.offer import OFFER
from ui.games.thirteen_minutes.reasons import REASONS, why_not
from ui.games.thirteen_minutes.rules_words import rules
from ui.games.thirteen_minutes.words import SENTENCES
from ui.i18n import languages

CAMPAIGN = (("mode", "campaign"),)
PACKAGE = Path(core.games.thirteen_minutes.__path__[0])


@pytest.mark.parametrize("seed", range(3))
def test_legal_moves_have_different_words(seed: int) -> None:
    """The moves list can hold every legal move and no two look alike."""
    for moment in moments(seed):
        for seat in moment.asked():
            presenter = moment.shown(seat)
            words = [presenter.move_words(move) for move in presenter.selection.legal]
            assert len(set(words)) == len(words)
            assert all(words)


@pytest.mark.parametrize(("seed", "options"), [(0, ()), (1, ()), (2, CAMPAIGN), (3, CAMPAIGN)])
def test_every_line_of_the_log_has_words(seed: int, options: tuple[tuple[str, str], ...]) -> None:
    """No note of a random match lacks a sentence, and no placeholder is left in one."""
    for before, after in pairwise(moments(seed, options)):
        for note in GAME.notes(before.state, after.match.events[-1], after.state):
            said = after.shown(None).note_words(note)
            assert said
            assert "{" not in said


def _keys(function: str, folder: Path) -> set[str]:
    """The first literal of every call of a function in a folder's modules."""
    found = set()
    for module in folder.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            first = node.args[0]
            if name == function and isinstance(first, ast.Constant):
                found.add(str(first.value))
    return found


def test_every_refusal_of_the_core_has_a_reason() -> None:
    """Every rule key that a move can break is in the words; dealers' faults are not for people."""
    keys = {key for key in _keys("IllegalMove", PACKAGE) if key != "event.not_in_the_deck"}
    assert keys
    assert keys <= set(REASONS)


def test_every_plain_note_of_the_core_has_words() -> None:
    """The notes with a literal key are all known."""
    keys = _keys("note", PACKAGE)
    assert keys
    assert keys <= set(NOTES)


def test_a_reason_carries_its_figures() -> None:
    """The figures of the refusal are in the sentence."""
    assert "7" in why_not("bid.above_supply", {"cubes": 9, "supply": 7})
    assert why_not("some.other_rule", {}) == why_not("move.not_legal", {})


def test_figures_of_the_scoring_stand_beside_names() -> None:
    """`seat0` of a scoring note is a figure of the first seat, not its number."""
    note = next(
        note
        for before, after in _pairs(0)
        for note in GAME.notes(before.state, after.match.events[-1], after.state)
        if note.key == "score.points"
    )
    given = dict(note.params)
    said = of_note(GAME.figures, note, lambda seat: NAMES[seat])
    assert f"Anna {given['seat0']}" in said
    assert f"Bertrand {given['seat1']}" in said


def test_a_tie_in_the_scoring_is_for_nobody() -> None:
    """Seat -1 is nobody, not the last name at the table."""
    params = (("seat", NOBODY), ("seat0", 2), ("seat1", 2))
    said = next(moments(0)).shown(None).note_words(Note("score.dominance", params))
    assert said == "Military zones Anna 2 to Bertrand 2: dominance for nobody."


def _pairs(seed: int) -> list[tuple[Moment, Moment]]:
    return list(pairwise(moments(seed)))


def test_every_option_and_bot_is_offered_in_words() -> None:
    """Each option of both modes has a sentence and a word per value; so has each bot."""
    for chosen in ((), CAMPAIGN):
        for option in GAME.options(2, chosen):
            words = OFFER.option(option.name)
            assert words.sentence
            assert set(words.values) == set(option.values)
    for bot in bots.names(GAME.name):
        assert OFFER.bot(bot) != bot
    assert OFFER.game().title == "13 Minutes"


def test_the_rules_have_a_heading_per_part() -> None:
    """The rules are rich text with the parts of a game."""
    told = "".join(rules().values())
    assert told.count("<h3>") == told.count("<p>") >= 6


def test_the_house_cards_can_be_translated() -> None:
    """Every name and event of the built-in cards is marked, and nothing else."""
    assert {card.name_en for card in GAME.figures.cards} == set(NAMES_OF_CARDS)
    assert {card.event_en for card in GAME.figures.cards} == set(EVENTS)


def test_cards_follow_the_language_of_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spanish words come from the figures, English ones stay as they are."""
    card = GAME.figures.card("us-1")
    assert card_words.name(card) == card.name_en
    monkeypatch.setitem(SENTENCES, "language", "es")
    assert (card_words.name(card), card_words.event(card)) == (card.name_es, card.event_es)


def test_house_cards_are_told_in_spanish_as_the_catalogue_has_them() -> None:
    """Its words can be mended; those of the figures are signed by everybody who has played."""
    launchers = next(c for c in GAME.figures.cards if c.name_en == "Launchers operational")
    stranger = structs.replace(launchers, name_en="Of an owner", name_es="De un dueño")
    languages.speak("es")
    assert card_words.name(launchers) == "Lanzadores operativos"
    assert card_words.name(stranger) == "De un dueño"
