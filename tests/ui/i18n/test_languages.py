# SPDX-License-Identifier: MIT
"""Every language says everything that English does, and a person's choice holds at once."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from pytestqt.qtbot import QtBot

from tests.ui.i18n.catalogue import sentences
from ui.i18n import languages
from ui.ports.backend import Settings
from ui.ports.demo import StillBackend
from ui.window import MainWindow

TRANSLATED = [language for language in languages.LANGUAGES if language != languages.SOURCE]
MARKS = re.compile(r"\{[^}]*\}|<[^>]*>|%n|&\w+;")
"""What the program puts in, and how Qt lays out: all of it stays in a translation."""


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_left_out(language: str) -> None:
    """Every sentence has a translation, and what is put into it is still there."""
    found = sentences(language)
    assert len(found) > 1000
    for context, source, translation in found:
        assert translation.strip(), (context, source)
        assert sorted(MARKS.findall(translation)) == sorted(MARKS.findall(source)), source
        assert (translation[-1] in ".?!:") == (source[-1] in ".?!:"), source


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_is_compiled_is_what_is_written(language: str) -> None:
    """Qt reads the `.qm`, people the `.ts`."""
    compiled = languages.compiled(language)
    translator = QTranslator()
    assert translator.load(compiled)
    for context, source, translation in sentences(language):
        assert translator.translate(context, source) == translation


def test_all_languages_have_the_same_sentences() -> None:
    """A sentence that only one of them lacks is seen here too, without Qt's tools."""
    one, *others = ([row[:2] for row in sentences(language)] for language in TRANSLATED)
    assert all(other == one for other in others)


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        ([], "en"),
        (["C"], "en"),
        (["en-Latn-GB", "en-GB", "en", "de"], "en"),
        (["de-Latn-AT", "de-AT", "de"], "de"),
        (["es-419", "es"], "es"),
        (["pt-Latn-PT", "pt-PT", "pt"], "pt-BR"),
        (["ca-ES", "ca", "es-ES"], "es"),
        (["tr-TR", "ja"], "en"),
        (["eng"], "en"),
    ],
)
def test_the_nearest_language(wanted: list[str], spoken: str) -> None:
    """The first that there is, wherever it is spoken."""
    assert languages.nearest(wanted) == spoken


def test_one_can_go_from_language_to_language_and_back() -> None:
    """Each is spoken as if no other had been before."""
    heard = []
    for language in (*languages.LANGUAGES, *languages.LANGUAGES):
        languages.speak(language)
        assert QLocale().name().replace("_", "-").startswith(language)
        heard.append(QCoreApplication.translate("Lobby", "Settings"))
    assert heard[:4] == heard[4:]
    assert len(set(heard[:4])) == 4
    assert heard[0] == "Settings"


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_choice_holds_at_once(language: str, qtbot: QtBot) -> None:
    """The settings are said anew, and so is the lobby behind them; English comes back."""
    window = MainWindow(StillBackend(Settings("Anna")))
    qtbot.addWidget(window)
    window.show_settings()
    english = window.page.confirm.text(), window.banner.close_button.toolTip()
    for chosen in (language, "en"):
        window.page.language.pick(chosen)
        assert window.backend.settings().language == chosen
        with qtbot.waitSignal(window.pages.currentChanged):
            pass
        said = window.page.confirm.text(), window.banner.close_button.toolTip()
        assert (said == english) == (chosen == "en")


def test_a_language_is_chosen_by_typing_its_name(qtbot: QtBot) -> None:
    """The page waits until the hand rests, and the focus stays where it was."""
    window = MainWindow(StillBackend(Settings("Anna")))
    qtbot.addWidget(window)
    window.show()
    window.show_settings("language")
    first = window.page
    with qtbot.waitSignal(window.pages.currentChanged):
        qtbot.keyClicks(first.language, "Deutsch")
        assert window.page is first
    assert window.backend.settings() == Settings("Anna", language="de")
    assert window.page is not first
    qtbot.waitUntil(lambda: window.page.focused() == "language")
