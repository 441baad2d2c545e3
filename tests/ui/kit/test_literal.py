# SPDX-License-Identifier: MIT
"""Intent: whatever people are called, every screen shows it letter by letter."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtGui import Qt as Gui
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ui.gallery.contents import CONTENTS
from ui.games.staging import NAMES
from ui.kit import literal
from ui.ports.demo import StillBackend, StillSession
from ui.ports.local_session import LocalSession

END = "\u2021"
"""A sign that nothing else has: wherever it is seen, the rest of the name stands before it."""
EVIL = f"<b>&amp;{END}"
PEOPLE = re.compile(
    rf"\b({'|'.join(NAMES)}|Old laptop|Attic|Before dinner|Sunday afternoon|After dinner"
    "|Rainy day|New Year's Eve|At the window|The kitchen table)\\b"
)


def evil(value: Any) -> Any:
    """The same value with every person and table called by markup, a mnemonic and an entity."""
    if isinstance(value, str):
        return PEOPLE.sub(EVIL, value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*map(evil, value))
    if isinstance(value, tuple | list):
        return type(value)(map(evil, value))
    return value


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a screen is told of people and tables tells of evil ones."""
    local, still, backend = LocalSession.__init__, StillSession.__init__, StillBackend.__init__
    show = StillSession.show

    def local_init(self: LocalSession, game: str, names: Any, *args: Any, **more: Any) -> None:
        local(self, game, [f"{EVIL}{name[0]}" for name in names], *args, **more)

    def still_init(self: StillSession, snapshot: Any) -> None:
        still(self, evil(snapshot))

    def still_show(self: StillSession, snapshot: Any) -> None:
        show(self, evil(snapshot))

    def backend_init(self: StillBackend, *args: Any, **more: Any) -> None:
        backend(self, *map(evil, args), **{key: evil(value) for key, value in more.items()})

    monkeypatch.setattr(LocalSession, "__init__", local_init)
    monkeypatch.setattr(StillSession, "__init__", still_init)
    monkeypatch.setattr(StillSession, "show", still_show)
    monkeypatch.setattr(StillBackend, "__init__", backend_init)


def read(markup: str) -> str:
    """What is seen of a text that Qt takes for markup where it looks like it."""
    if not Gui.mightBeRichText(markup):
        return markup
    document = QTextDocument()
    document.setHtml(markup)
    return document.toPlainText()


def pressed(caption: str) -> str:
    """What is seen on a button: a doubled ampersand is one, a single one underlines."""
    return re.sub("&(.)", r"\1", caption)


def seen(widget: QWidget) -> Iterator[tuple[str, str]]:
    """Each text of a widget as a person comes to know it, with where that is."""
    yield "tooltip", read(widget.toolTip())
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    yield "title", widget.windowTitle()
    match widget:
        case QLabel():
            plain = widget.textFormat() is Qt.TextFormat.PlainText
            yield "text", widget.text() if plain else read(widget.text())
        case QAbstractButton():
            yield "text", pressed(widget.text())
        case QGroupBox():
            yield "text", pressed(widget.title())
        case QComboBox():
            for index in range(widget.count()):
                yield "item", widget.itemText(index)
        case QTextEdit() | QPlainTextEdit():
            yield "text", widget.toPlainText()
        case QGraphicsView() if widget.scene() is not None:
            for item in widget.scene().items():
                yield "item tooltip", read(item.toolTip())
        case QAbstractItemView() if widget.model() is not None:
            yield from _cells(widget)


def _cells(view: QAbstractItemView) -> Iterator[tuple[str, str]]:
    model = view.model()
    for row in range(model.rowCount()):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount()):
            index = model.index(row, column)
            yield "cell", str(index.data(Qt.ItemDataRole.DisplayRole) or "")
            yield "cell tooltip", read(str(index.data(Qt.ItemDataRole.ToolTipRole) or ""))


@pytest.mark.parametrize("screen", CONTENTS)
@pytest.mark.usefixtures("called")
def test_every_screen_shows_a_name_as_it_is(screen: str, qtbot: QtBot) -> None:
    """W-4: in labels, tooltips, buttons, lists, and what is read aloud."""
    window = CONTENTS[screen]()
    qtbot.addWidget(window)
    window.show()
    window.grab()
    wrong = [
        (type(widget).__name__, where, text)
        for widget in (window, *window.findChildren(QWidget))
        for where, text in seen(widget)
        if END in text.replace(EVIL, "")
    ]
    assert wrong == []


def test_no_tooltip_goes_round_it() -> None:
    """Where no screen of the test above shows one: it is a literal of ours, or goes through."""
    bare = []
    for path in Path(literal.__file__).parents[1].rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            match node:
                case ast.Call(ast.Attribute(attr="setToolTip"), [text]):
                    pass
                case ast.Call(ast.Attribute(ast.Name("QToolTip"), "showText"), [_, text, *_]):
                    pass
                case _:
                    continue
            if not re.match(r"literal\.tooltip\(|self\.tr\('[^']*'\)$", ast.unparse(text)):
                bare.append(f"{path.name}: {ast.unparse(text)}")
    assert bare == []


def test_names_are_met_on_most_screens(called: None, qtbot: QtBot) -> None:
    """The test above would see nothing where nobody is called anything."""
    for screen in ("lobby", "room", "room-words", "lobby-standings"):
        window = CONTENTS[screen]()
        qtbot.addWidget(window)
        window.show()
        window.grab()
        texts = [text for each in window.findChildren(QWidget) for _, text in seen(each)]
        assert sum(EVIL in text for text in texts) > 2


@pytest.mark.parametrize(
    "text", ["", "Ada", "Ada & Bob", EVIL, "<img src=file>", "a < b", "<b>\n<i>", "&lt;b&gt;", "&&"]
)
def test_a_text_is_seen_as_it_is(text: str) -> None:
    """In a tooltip and on a button."""
    assert read(literal.tooltip(text)) == text
    assert pressed(literal.caption(text)) == text
