# SPDX-License-Identifier: MIT
"""Log and chat show every line, and nothing twice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from ui.kit.surfaces.lines_panel import ChatPanel, LinesPanel


def test_lines_grow(qtbot: QtBot) -> None:
    """Only what is new is added; the text is what was given."""
    panel = LinesPanel("Log", "Nothing yet")
    qtbot.addWidget(panel)
    panel.show_lines(["one"])
    panel.show_lines(["one", "two <b>"])
    assert panel.view.toPlainText() == "one\ntwo <b>"
    panel.show_lines(["other"])
    assert panel.view.toPlainText() == "other"


def test_the_oldest_lines_go_and_the_others_stay(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T-6: a long chat that goes on costs its new line, and not all that are shown."""
    panel = LinesPanel("Chat", "Nothing yet")
    qtbot.addWidget(panel)
    panel.show_lines([str(n) for n in range(500)])
    added: list[str] = []
    append = LinesPanel._append

    def counted(shown: LinesPanel, cursor: QTextCursor, line: str) -> None:
        added.append(line)
        append(shown, cursor, line)

    monkeypatch.setattr(LinesPanel, "_append", counted)
    for gone in range(1, 20):
        lines = [str(n) for n in range(gone, gone + 500)]
        panel.show_lines(lines, gone)
        assert panel.lines() == lines
        assert panel.view.toPlainText() == "\n".join(lines)
    assert added == [str(n) for n in range(500, 519)]
    panel.show_lines(["1000", "1001"], 1000)
    assert panel.view.toPlainText() == "1000\n1001"
    panel.show_lines(["other"])
    assert panel.view.toPlainText() == "other"


def test_nothing_yet_is_said(qtbot: QtBot) -> None:
    """An empty list has a sentence instead of an empty box."""
    panel = LinesPanel("Log", "Nothing yet")
    qtbot.addWidget(panel)
    panel.show()
    assert panel.empty.isVisible()
    assert not panel.view.isVisible()


def test_enter_sends_a_line_once(qtbot: QtBot) -> None:
    """The field is empty afterwards; a second Enter sends nothing."""
    chat = ChatPanel()
    said: list[str] = []
    qtbot.addWidget(chat)
    chat.said.connect(said.append)
    qtbot.keyClicks(chat.field, "  hello ")
    qtbot.keyClick(chat.field, Qt.Key.Key_Return)
    qtbot.keyClick(chat.field, Qt.Key.Key_Return)
    assert said == ["hello"]
