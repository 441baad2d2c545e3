# SPDX-License-Identifier: MIT
"""What presenters say comes through a voice, and needs no Qt."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QLocale

from ui.i18n import languages, sentences
from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences

ALONE = """
import sys

sys.modules["PySide6"] = None
from ui.i18n import sentences
from ui.games.atlantic_star.words import figure, say

assert figure(12000) == "12,000"
assert say("stars.1") == "1 star"
"""


def test_a_mark_changes_nothing() -> None:
    """It is there for Qt's tool."""
    assert QT_TRANSLATE_NOOP("Lobby", "Settings") == "Settings"


def test_a_language_is_a_voice() -> None:
    """Once it is spoken, sentences and numbers are said in it; what it lacks stays as it is."""
    languages.speak("de")
    assert sentences.translated("Lobby", "Settings") == "Einstellungen"
    assert sentences.translated("Lobby", "no such sentence") == "no such sentence"
    assert sentences.figure(12000) == QLocale("de").toString(12000) == "12.000"


def test_sentences_go_by_keys() -> None:
    """Each with its figures, in the language that is spoken; an unknown key is a mistake."""
    found = Sentences("AtlanticStar", {"stars": "{stars} stars"})
    assert found.say("stars", stars=3) == "3 stars"
    languages.speak("de")
    assert found.say("stars", stars=3) == "3-Sterne"
    with pytest.raises(KeyError):
        found.say("star")


def test_words_are_said_where_there_is_no_qt() -> None:
    """A table can be told without a window, in the language of the sources."""
    subprocess.run([sys.executable, "-c", ALONE], check=True)
