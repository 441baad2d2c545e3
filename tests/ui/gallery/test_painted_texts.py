# SPDX-License-Identifier: MIT
"""What is written on painted faces is whole and legible, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from tests.ui.i18n.pseudo import Pseudo
from tests.ui.painted_texts import Recorder
from ui.gallery.contents import CONTENTS
from ui.i18n import languages

SAMPLE = 8
PSEUDO = "pseudo"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every screen in every language on demand, otherwise a sample drawn by the seed."""
    if "language" not in metafunc.fixturenames:
        return
    chosen = Random(metafunc.config.getoption("--seed-sample"))
    complete = metafunc.config.getoption("--complete")
    drawn = [
        (language, name)
        for language in (*languages.LANGUAGES, PSEUDO)
        for name in (CONTENTS if complete else chosen.sample(sorted(CONTENTS), SAMPLE))
    ]
    metafunc.parametrize(("language", "name"), drawn)


@pytest.fixture
def spoken(language: str) -> Iterator[None]:
    """The language of a test."""
    pseudo = Pseudo()
    if language == PSEUDO:
        QCoreApplication.installTranslator(pseudo)
    else:
        languages.speak(language)
    yield
    QCoreApplication.removeTranslator(pseudo)


@pytest.mark.usefixtures("spoken")
def test_texts_are_whole_and_lie_on_no_other(
    language: str, name: str, shown: Callable[[QWidget], QWidget]
) -> None:
    """On every face of a screen, at the size of a small laptop.

    Letters that nobody speaks are wider than any language, and may be shortened.
    """
    recorder = Recorder()
    with recorder.listening():
        window = shown(CONTENTS[name]())
        recorder.forget()
        window.grab()
    assert sorted(set(recorder.faults(whole=language != PSEUDO))) == []


def test_a_text_that_is_cut_is_seen() -> None:
    """So is one that stands out of its face, and one that lies on another."""
    recorder = Recorder()
    with recorder.listening():
        face = QPixmap(100, 40)
        painter = QPainter(face)
        painter.drawText(QRectF(0, 0, 12, 20), Qt.AlignmentFlag.AlignLeft, "Wilhelmshaven")
        painter.drawText(QPointF(90, 38), "Frankfurt")
        painter.drawText(QPointF(2, 14), "Kiel")
        painter.end()
    assert sorted(recorder.faults()) == [
        "QPixmap: 'Frankfurt' stands out of it",
        "QPixmap: 'Wilhelmshaven' is cut",
        "QPixmap: 'Wilhelmshaven' lies on 'Kiel'",
    ]
