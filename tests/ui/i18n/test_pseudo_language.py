# SPDX-License-Identifier: MIT
"""In a language of its own nothing on any screen stays English but names and what others said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QLocale,
    Qt,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QWidget

import core.games
from tests.ui.i18n.pseudo import Pseudo
from ui.gallery import plain
from ui.gallery.contents import CONTENTS
from ui.gallery.screens import FINDINGS, KEPT, SAVED, STANDINGS, TABLES
from ui.games.staging import NAMES
from ui.i18n import languages
from ui.ports.demo import LOG_FILE

SAMPLE = 15
WORD = re.compile(r"[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ'’]+")

GAMES = (*SAVED, *STANDINGS, *KEPT)
SAID = (
    *(part for table in TABLES for part in (table.name, table.host, table.obstacle)),
    *(part for game in GAMES for part in (game.table, *game.names, game.fault)),
    *(game.damage.reason for game in GAMES if game.damage),
    *(part for finding in FINDINGS for part in finding),
    *("Anna's table", "The kitchen table", "I hear kimo, loud and clear", "Reading mine now"),
    *("bado", "dera", "fupi", "kimo", "nola", "tesa", "SOB-20Q0Y-R0530-M2T7G-41XWZ-9KD8P-3"),
    *("7KD M4X", "9KX 4RB", "SOB-404A8-01M5T-17M00-G40R0-G4HM0-K8A00-TAX7M-D4"),
    *(*NAMES, LOG_FILE, "Sobremesa", *languages.LANGUAGES.values()),
)
"""Names of tables and persons, what they write and compare, what the network says of itself."""

SAID_BY_OTHERS = re.compile(
    rf"\b(?:{'|'.join(map(re.escape, sorted(filter(None, SAID), key=len, reverse=True)))})(?!\w)"
)
TAG = re.compile(r"<[^>]*>")

READ = (
    *("text", "toolTip", "accessibleName", "accessibleDescription", "toPlainText", "windowTitle"),
    *("placeholderText", "title"),
)


@pytest.fixture
def pseudo() -> Iterator[Pseudo]:
    """Spoken as long as the test lasts."""
    translator = Pseudo()
    QCoreApplication.installTranslator(translator)
    yield translator
    QCoreApplication.removeTranslator(translator)


@pytest.fixture(scope="session")
def names() -> frozenset[str]:
    """Every capitalised word of the figures (cities, ships), of days and of months."""
    (folder,) = core.games.__path__
    figures = "".join(
        path.read_text(encoding="utf-8") for path in sorted(Path(folder).rglob("data/**/*.json"))
    )
    numbers = QLocale()
    dates = [numbers.dayName(day) for day in range(1, 8)]
    dates += [numbers.monthName(month) for month in range(1, 13)]
    named = [word for word in WORD.findall(figures) if word[0].isupper()]
    return frozenset([*named, *dates, "de"])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every screen on demand, otherwise a sample drawn by the seed.

    The plain board calls things by their ids, as long as a game has no words for it.
    """
    shots = [name for name in CONTENTS if name not in plain.shots()]
    if not metafunc.config.getoption("--complete"):
        shots = Random(metafunc.config.getoption("--seed-sample")).sample(shots, SAMPLE)
    metafunc.parametrize("name", shots)


def test_everything_comes_through_the_catalogue(
    name: str, shown: Callable[[QWidget], QWidget], pseudo: Pseudo, names: frozenset[str]
) -> None:
    """Whether it is written, told by a tip, or read aloud."""
    window = shown(CONTENTS[name]())
    english = {word for text in texts(window) for word in WORD.findall(text)} - names
    assert english == set()


def texts(window: QWidget) -> Iterator[str]:
    """What the widgets of a window say, without what is said by others."""
    QApplication.processEvents()
    for widget in (window, *window.findChildren(QWidget)):
        for read in READ:
            value = getattr(widget, read, None)
            if callable(value):
                yield without_names(str(value()))
        if isinstance(widget, QComboBox):
            yield from (without_names(widget.itemText(row)) for row in range(widget.count()))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from map(without_names, cells(widget.model()))


def cells(model: QAbstractItemModel) -> Iterator[str]:
    """What a list or table says, its headings first."""
    listed = isinstance(model, QAbstractListModel)
    columns = range(1 if listed else model.columnCount())
    yield from (str(model.headerData(at, Qt.Orientation.Horizontal) or "") for at in columns)
    for row in range(model.rowCount()):
        yield from (str(model.index(row, at).data() or "") for at in columns)


def without_names(text: str) -> str:
    """A text without SAID and without its tags."""
    return TAG.sub("", SAID_BY_OTHERS.sub(" ", text)).replace("ø", " ")
