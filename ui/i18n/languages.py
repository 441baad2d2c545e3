# SPDX-License-Identifier: MIT
"""Which language the window speaks. The sources are English; every other has a catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ui import i18n
from ui.i18n import sentences
from ui.i18n.sentences import Voice

SYSTEM = "system"
SOURCE = "en"

LANGUAGES = {
    SOURCE: "English",
    "es": "Español",
    "pt-BR": "Português (Brasil)",
    "de": "Deutsch",
}
"""Every language by its name in itself, as whoever looks for it knows it."""

_installed: list[QTranslator] = []


class _Catalogue(QTranslator):
    """Keeps the bytes of a catalogue, because Qt does not copy them."""

    def __init__(self, content: bytes) -> None:
        super().__init__()
        self.content = content
        self.load(content)


def speak(chosen: str) -> None:
    """Speak a language from now on; `system` is the first of the system's that there is.

    What is shown already keeps its words. Numbers and dates follow the language; those of
    the system are left to the system.
    """
    language = nearest(QLocale.system().uiLanguages()) if chosen == SYSTEM else chosen
    QLocale.setDefault(QLocale.system() if chosen == SYSTEM else QLocale(language))
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop())
    if language != SOURCE:
        for translator in (_of_qt(language), _Catalogue(compiled(language))):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
    sentences.speak_with(Voice(QCoreApplication.translate, _number))


def nearest(wanted: Iterable[str]) -> str:
    """The first of the wanted languages that there is, wherever it is spoken; or English."""
    for name in wanted:
        for language in LANGUAGES:
            if _spoken(name) == _spoken(language):
                return language
    return SOURCE


def compiled(language: str) -> bytes:
    """The catalogue of a language as Qt reads it."""
    return files(i18n).joinpath(f"{language}.qm").read_bytes()


def _of_qt(language: str) -> QTranslator:
    """What Qt says itself, as in the menu of a text field; empty where it came without."""
    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translator.load(f"qtbase_{language.replace('-', '_')}", folder)
    return translator


def _number(number: int) -> str:
    return QLocale().toString(number)


def _spoken(name: str) -> str:
    return name.partition("-")[0]
