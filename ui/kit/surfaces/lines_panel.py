# SPDX-License-Identifier: MIT
"""A text of lines, newest at the bottom: the log, and the chat above its field."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTextEdit, QVBoxLayout, QWidget

from ui.kit.controls.button import Button
from ui.kit.labels.text import Text
from ui.kit.surfaces.place import Place
from ui.style import theme
from ui.style.theme import Role


class LinesPanel(Place):
    """Lines of plain text to read with the arrow keys and to copy."""

    def __init__(self, name: str, nothing: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._lines: list[str] = []
        self._gone = 0
        self.view = QTextEdit()
        self.view.setReadOnly(True)
        self.view.setTabChangesFocus(True)
        self.view.setUndoRedoEnabled(False)
        self.view.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setAccessibleName(name)
        self.view.document().setDocumentMargin(theme.current().space(2))
        self.empty = Text(nothing, Role.SMALL, "muted", wrap=True)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(theme.current().space(2))
        self.column.addWidget(self.empty)
        self.column.addWidget(self.view, 1)
        self.column.addStretch(0)
        self.beginning = self.view
        self._show_empty()

    def lines(self) -> list[str]:
        """What is shown."""
        return list(self._lines)

    def show_lines(self, lines: Sequence[str], gone: int = 0) -> None:
        """Show these lines and scroll to the newest, unless nothing changed.

        `gone` is how many lines there were before them. What is shown already stays as it is.
        """
        lines = list(lines)
        passed = gone - self._gone
        kept = self._lines[max(passed, 0) :]
        if passed < 0 or kept != lines[: len(kept)]:
            passed, kept = len(self._lines), []
        elif not passed and len(kept) == len(lines):
            return
        self._forget(passed)
        self._gone = gone
        cursor = QTextCursor(self.view.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        for line in lines[len(kept) :]:
            self._append(cursor, line)
        self._show_empty()
        self.view.verticalScrollBar().setValue(self.view.verticalScrollBar().maximum())

    def _forget(self, oldest: int) -> None:
        """Take lines away at the top."""
        if oldest >= len(self._lines):
            self.view.clear()
        elif oldest:
            cursor = QTextCursor(self.view.document())
            keep = QTextCursor.MoveMode.KeepAnchor
            cursor.movePosition(QTextCursor.MoveOperation.NextBlock, keep, oldest)
            cursor.removeSelectedText()
        del self._lines[:oldest]

    def _append(self, cursor: QTextCursor, line: str) -> None:
        form = QTextBlockFormat()
        form.setBottomMargin(theme.current().space(1.5))
        if self._lines:
            cursor.insertBlock(form)
        else:
            cursor.setBlockFormat(form)
        cursor.insertText(line)
        self._lines.append(line)

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
