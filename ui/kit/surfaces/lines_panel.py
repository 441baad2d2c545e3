# SPDX-License-Identifier: MIT
"""A text of lines, newest at the bottom: the log, and the chat above its field."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ui.kit.controls.button import Button
from ui.kit.labels.marked_text import MarkedText
from ui.kit.labels.text import Text
from ui.kit.place import Place
from ui.style import theme
from ui.style.theme import Role


class LinesPanel(Place):
    """Lines of plain text to read with the arrow keys and to copy.

    It follows what is new while its end is in sight and nothing is selected. Whoever reads
    further up, or marks a line, is left alone and told that there is more.
    """

    def __init__(self, name: str, nothing: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._lines: list[str] = []
        self._gone = 0
        self._follows = True
        self.view = MarkedText()
        self.view.setAccessibleName(name)
        self.empty = Text(nothing, Role.SMALL, "muted", wrap=True)
        self.more = Button(self.tr("New lines below"), "primary", parent=self.view)
        self.more.hide()
        self.more.clicked.connect(self._to_end)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(theme.current().space(2))
        self.column.addWidget(self.empty)
        self.column.addWidget(self.view, 1)
        self.column.addStretch(0)
        self.beginning = self.view
        self._bar = self.view.verticalScrollBar()
        self._bar.valueChanged.connect(self._scrolled)
        self._bar.rangeChanged.connect(self._grown)
        self.view.resized.connect(self._lay_more)
        self._show_empty()

    def lines(self) -> list[str]:
        """What is shown."""
        return list(self._lines)

    def show_lines(
        self, lines: Sequence[str], gone: int = 0, marks: Sequence[int | None] = ()
    ) -> None:
        """Show these lines, unless nothing changed. What is shown already stays as it is.

        `gone` is how many lines there were before them. `marks` names the seat that each line
        is about, or is empty.
        """
        passed = gone - self._gone
        kept = self._lines[max(passed, 0) :]
        common = min(len(kept), len(lines))
        if passed < 0 or kept[:common] != list(lines[:common]):
            passed, common = len(self._lines), 0
        elif not passed and common == len(lines) == len(kept):
            return
        following = self._following()
        with self._left_alone(passed):
            self.view.drop_first(passed)
            self.view.keep_first(common)
            self.view.add_lines(lines[common:], marks[common:])
        self._lines = list(lines)
        self._gone = gone
        self._show_empty()
        if following:
            self._to_end()
        elif common < len(lines):
            self._follows = False
            self.more.show()
            self._lay_more()

    def _following(self) -> bool:
        return self._follows and not self.view.textCursor().hasSelection()

    @contextmanager
    def _left_alone(self, passed: int) -> Iterator[None]:
        """What is in sight and what is selected stay so, though lines above are taken away."""
        value, selected = self._bar.value(), self.view.textCursor()
        anchor, position = selected.anchor(), selected.position()
        height, letters = self.view.extent(passed)
        yield
        if selected.hasSelection():
            cursor = self.view.textCursor()
            cursor.setPosition(max(anchor - letters, 0))
            cursor.setPosition(max(position - letters, 0), QTextCursor.MoveMode.KeepAnchor)
            self.view.setTextCursor(cursor)
        self._bar.setValue(value - height)

    def _scrolled(self, value: int) -> None:
        """Somebody has come to the end, or gone away from it."""
        self._follows = value >= self._bar.maximum()
        if self._follows:
            self.more.hide()

    def _grown(self) -> None:
        if self._following():
            self._bar.setValue(self._bar.maximum())

    def _to_end(self) -> None:
        self._follows = True
        self.more.hide()
        self._bar.setValue(self._bar.maximum())

    def _lay_more(self) -> None:
        """In the middle of the lower edge, over the lines."""
        self.more.adjustSize()
        port = self.view.viewport().geometry()
        x = port.left() + (port.width() - self.more.width()) // 2
        self.more.move(max(x, 0), port.bottom() - self.more.height() - theme.current().space(1))

    def _show_empty(self) -> None:
        self.empty.setVisible(not self._lines)
        self.view.setVisible(bool(self._lines))


class ChatPanel(LinesPanel):
    """What people write to each other."""

    said = Signal(str)
    """A line that is to be sent."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", "", parent)
        self.setAccessibleName(self.tr("Chat"))
        self.view.setAccessibleName(self.tr("Chat"))
        self.empty.setText(self.tr("Nobody has written anything yet."))
        self.field = QLineEdit()
        self.field.setMaxLength(300)
        self.field.setPlaceholderText(self.tr("Write to the table"))
        self.field.setAccessibleName(self.tr("Write to the table"))
        self.send = Button(self.tr("Send"), icon="send", bare=True)
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(self.send)
        self.column.addLayout(row)
        self.beginning = self.field
        self.field.returnPressed.connect(self._send)
        self.send.clicked.connect(self._send)

    def _send(self) -> None:
        if text := self.field.text().strip():
            self.field.clear()
            self.said.emit(text)
