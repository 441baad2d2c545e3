# SPDX-License-Identifier: MIT
"""Sentences of what is shown without Qt: marked where they stand, said by a voice.

Presenters and words import this and no Qt. `ui.i18n.languages` gives them Qt's voice; until
then they speak the language of the sources.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple


class Voice(NamedTuple):
    """How a language says a sentence of a context of the catalogue, and a whole number."""

    sentence: Callable[[str, str], str]
    number: Callable[[int], str]


_voice = [Voice(lambda context, sentence: sentence, "{:,}".format)]


def QT_TRANSLATE_NOOP(context: str, sentence: str) -> str:
    """The sentence, marked for translation: Qt's `lupdate` finds it by this very name."""
    return sentence


def speak_with(voice: Voice) -> None:
    """Say everything with this voice from now on."""
    _voice[0] = voice


def translated(context: str, sentence: str) -> str:
    """A sentence that is marked where it stands, in the language of whoever looks."""
    return _voice[0].sentence(context, sentence)


def figure(number: int) -> str:
    """A whole number as that language writes it."""
    return _voice[0].number(number)


class Sentences:
    """Literals of one context of the catalogue by their keys, each marked where it stands."""

    def __init__(self, context: str, literals: Mapping[str, str]) -> None:
        self._context = context
        self._literals = literals

    def say(self, key: str, **params: int | str) -> str:
        """A sentence with its figures. Raises KeyError for an unknown key."""
        return self.translated(self._literals[key]).format(**params)

    def translated(self, literal: str) -> str:
        """Any literal of this context in the language of whoever looks."""
        return translated(self._context, literal)
