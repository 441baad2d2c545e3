# SPDX-License-Identifier: MIT
"""Log and chat show every line, and nothing twice."""

from __future__ import annotations

from PySide6.QtCore import Qt
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


def test_nothing_yet_is_said(qtbot: QtBot) -> None:
    """An empty list has a sentence instead of an empty box."""
    panel = LinesPanel("Log", "Nothing yet")
    qtbot.addWidget(panel)
    panel.show()
    assert panel.empty.isVisible()
    assert not panel.view.isVisible()


def test_enter_sends_a_line_once(qtbot: QtBot) -> None:
    """The field is empty afterwards; a second Enter sends nothing."""
    chat, said = ChatPanel(), []
    qtbot.addWidget(chat)
    chat.said.connect(said.append)
    qtbot.keyClicks(chat.field, "  hello ")
    qtbot.keyClick(chat.field, Qt.Key.Key_Return)
    qtbot.keyClick(chat.field, Qt.Key.Key_Return)
    assert said == ["hello"]
