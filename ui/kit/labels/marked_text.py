# SPDX-License-Identifier: MIT
"""Lines to read and to copy, each with the mark of a seat before it, or with none."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit, QWidget

from ui.kit.drawing.player_mark import paint_mark
from ui.style import theme


class MarkedText(QTextEdit):
    """Plain text. The marks stand in the margin: they are no part of what is read and copied."""

    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(theme.current().space(2))
        self._marks: list[int | None] = []

    def marks(self) -> list[int | None]:
        """The seat that each line is about."""
        return list(self._marks)

    def add_lines(self, lines: Sequence[str], marks: Sequence[int | None]) -> None:
        """Add lines at the end; with marks each has one or None, without any there is no margin."""
        if not lines:
            return
        dress = theme.current()
        form = QTextBlockFormat()
        form.setBottomMargin(dress.space(1.5))
        form.setLeftMargin(dress.space(5) if marks else 0)
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if self._marks:
            cursor.insertBlock(form)
        else:
            cursor.setBlockFormat(form)
        cursor.insertText("\n".join(lines))
        self._marks += marks or [None] * len(lines)

    def drop_first(self, count: int) -> None:
        """Take lines away at the top."""
        self._drop(0, min(count, len(self._marks)))

    def keep_first(self, count: int) -> None:
        """Take lines away at the end."""
        self._drop(count, len(self._marks))

    def _drop(self, first: int, end: int) -> None:
        """Take away lines with the break that parts them from those that stay."""
        if first >= end:
            return
        if end - first == len(self._marks):
            self.clear()
        else:
            document = self.document()
            last = document.findBlockByNumber(end - 1)
            cursor = QTextCursor(document.findBlockByNumber(first))
            if first:
                cursor.movePosition(QTextCursor.MoveOperation.Left)
            stop = last.position() + last.length() - 1 + (not first)
            cursor.setPosition(stop, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
        del self._marks[first:end]

    def extent(self, count: int) -> tuple[int, int]:
        """How high the first lines are, and how many letters long."""
        document = self.document()
        block = document.findBlockByNumber(count)
        if not count or not block.isValid():
            return 0, 0
        layout = document.documentLayout()
        first = layout.blockBoundingRect(document.begin())
        return round(layout.blockBoundingRect(block).top() - first.top()), block.position()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell whoever laid something over it."""
        super().resizeEvent(event)
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text, and the marks of the lines in sight."""
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        layout = self.document().documentLayout()
        scrolled = self.verticalScrollBar().value()
        side = theme.current().size(12)
        left = self.document().documentMargin()
        block = self.cursorForPosition(event.rect().topLeft()).block()
        while block.isValid():
            box = layout.blockBoundingRect(block).translated(0, -scrolled)
            if box.top() > event.rect().bottom():
                break
            mark = self._marks[block.blockNumber()] if self._marks else None
            if mark is not None:
                line = self.fontMetrics().lineSpacing()
                top = box.top() + (line - side) / 2
                paint_mark(painter, QRectF(left, top, side, side), mark)
            block = block.next()
