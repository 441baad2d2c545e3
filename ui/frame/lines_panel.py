# SPDX-License-Identifier: MIT
"""A list of lines, newest at the bottom: the log, and the chat above its field."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QVBoxLayout,
    QWidget,
)

from ui import theme
from ui.kit.button import Button
from ui.kit.text import Text
from ui.theme import Role


class LinesPanel(QWidget):
    """Lines of plain text, which only ever grow."""

    def __init__(self, name: str, nothing: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._model = QStringListModel(self)
        self.view = QListView()
        self.view.setAccessibleName(name)
        self.view.setModel(self._model)
        self.view.setWordWrap(True)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.empty = Text(nothing, Role.SMALL, "muted", wrap=True)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(theme.current().space(2))
        self.column.addWidget(self.empty)
        self.column.addWidget(self.view, 1)
        self.column.addStretch(0)
        self.show_lines(())

    def lines(self) -> list[str]:
        """What is shown."""
        return self._model.stringList()

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show these lines and scroll to the newest, unless nothing changed."""
        if list(lines) != self.lines():
            self._model.setStringList(list(lines))
            self.view.scrollToBottom()
        self.empty.setVisible(not lines)
        self.view.setVisible(bool(lines))


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
        self.field.returnPressed.connect(self._send)
        self.send.clicked.connect(self._send)

    def _send(self) -> None:
        if text := self.field.text().strip():
            self.field.clear()
            self.said.emit(text)
