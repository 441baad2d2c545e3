# SPDX-License-Identifier: MIT
"""Log and chat show every line, and nothing twice."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QTextCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.kit.labels.marked_text import MarkedText
from ui.kit.surfaces.lines_panel import ChatPanel, LinesPanel
from ui.style.tones import SEATS


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
    add = MarkedText.add_lines

    def counted(view: MarkedText, lines: Sequence[str], marks: Sequence[int | None]) -> None:
        added.extend(lines)
        add(view, lines, marks)

    monkeypatch.setattr(MarkedText, "add_lines", counted)
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


def _log(qtbot: QtBot, count: int = 200) -> LinesPanel:
    panel = LinesPanel("Log", "Nothing yet")
    qtbot.addWidget(panel)
    panel.resize(300, 200)
    panel.show_lines([str(n) for n in range(count)])
    panel.show()
    qtbot.waitExposed(panel)
    QApplication.processEvents()
    return panel


def _first_in_sight(panel: LinesPanel) -> str:
    return panel.view.cursorForPosition(QPoint(5, 5)).block().text()


def test_it_follows_while_its_end_is_in_sight(qtbot: QtBot) -> None:
    """Also where it was opened, made smaller or filled anew in between."""
    panel = _log(qtbot)
    bar = panel.view.verticalScrollBar()
    for count in range(200, 230):
        panel.show_lines([str(n) for n in range(count)])
        panel.resize(300 - count // 10, 200)
        QApplication.processEvents()
        assert bar.value() == bar.maximum() > 0
        assert not panel.more.isVisible()
    panel.show_lines([str(n) for n in range(1000, 1300)])
    assert bar.value() == bar.maximum()


@pytest.mark.parametrize("scrolled", [0, 40, 400])
def test_who_reads_further_up_is_left_alone_and_told_that_there_is_more(
    qtbot: QtBot, scrolled: int
) -> None:
    """W-6: nothing moves before the eye, neither for new lines nor for old ones that go."""
    panel = _log(qtbot)
    bar = panel.view.verticalScrollBar()
    bar.setValue(scrolled)
    panel.show_lines([str(n) for n in range(220)])
    QApplication.processEvents()
    assert bar.value() == scrolled
    assert panel.more.isVisible()
    assert panel.view.rect().contains(panel.more.geometry())
    bar.setValue(1000)
    before = _first_in_sight(panel)
    for gone in range(1, 30):
        panel.show_lines([str(n) for n in range(gone, 220 + gone)], gone)
        QApplication.processEvents()
        assert _first_in_sight(panel) == before
    qtbot.mouseClick(panel.more, Qt.MouseButton.LeftButton)
    assert bar.value() == bar.maximum()
    assert not panel.more.isVisible()
    panel.show_lines([str(n) for n in range(29, 300)], 29)
    assert bar.value() == bar.maximum()


def test_scrolling_to_the_end_answers_the_offer_too(qtbot: QtBot) -> None:
    """What was said to be below has been read then."""
    panel = _log(qtbot)
    bar = panel.view.verticalScrollBar()
    bar.setValue(0)
    panel.show_lines([str(n) for n in range(201)])
    bar.setValue(bar.maximum())
    assert not panel.more.isVisible()


@pytest.mark.parametrize("line", [150, 199])
def test_selected_text_stays_selected_and_in_sight(qtbot: QtBot, line: int) -> None:
    """W-6: also at the very end, where new lines come, and where old ones go at the top."""
    panel = _log(qtbot)
    cursor = QTextCursor(panel.view.document().findBlockByNumber(line))
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    panel.view.setTextCursor(cursor)
    QApplication.processEvents()
    before = _first_in_sight(panel)
    for gone in range(30):
        panel.show_lines([str(n) for n in range(gone, 201 + gone)], gone)
        QApplication.processEvents()
        assert panel.view.textCursor().selectedText() == str(line)
        assert _first_in_sight(panel) == before
    assert panel.more.isVisible()


def test_lines_are_taken_away_at_the_end(qtbot: QtBot) -> None:
    """A replay goes back; with their marks, and nothing else is made anew."""
    panel = _log(qtbot, 0)
    lines = [str(n) for n in range(40)]
    marks = [n % 3 or None for n in range(40)]
    for count in (40, 12, 13, 1, 0, 5):
        panel.show_lines(lines[:count], marks=marks[:count])
        assert panel.view.toPlainText() == "\n".join(lines[:count])
        assert panel.view.marks() == marks[:count]


def test_a_line_carries_the_mark_of_its_seat(qtbot: QtBot) -> None:
    """W-19: in colour and shape, and nothing of it is copied."""
    panel = _log(qtbot, 0)
    panel.show_lines(["Anna bids.", "A round begins."], marks=[0, None])
    QApplication.processEvents()
    picture = panel.view.viewport().grab().toImage()
    wanted = QColor(SEATS[0].colour)
    column = [
        y
        for y in range(picture.height())
        for x in range(panel.view.fontMetrics().lineSpacing())
        if picture.pixelColor(x, y) == wanted
    ]
    assert column
    assert max(column) < picture.height() // 4
    panel.view.selectAll()
    assert panel.view.textCursor().selectedText() == "Anna bids.\u2029A round begins."


def test_a_click_on_the_chat_leads_to_its_field(qtbot: QtBot) -> None:
    """W-35: opened by whatever, one can write at once."""
    chat = ChatPanel()
    qtbot.addWidget(chat)
    chat.show()
    qtbot.waitExposed(chat)
    chat.setFocus(Qt.FocusReason.OtherFocusReason)
    assert chat.focusWidget() is chat.field
