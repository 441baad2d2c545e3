# SPDX-License-Identifier: MIT
"""A layout that goes from left to right and starts a new line when the line is full."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QVBoxLayout, QWidget


def wrapped(gap: int, *parts: QWidget) -> QVBoxLayout:
    """Buttons beside a text, in its middle: in one line, or below each other in a narrow card."""
    flow = Flow(gap)
    for part in parts:
        flow.addWidget(part)
    column = QVBoxLayout()
    column.addStretch(1)
    column.addLayout(flow)
    column.addStretch(1)
    return column


class Flow(QLayout):
    """Buttons and pills in as many lines as the width needs."""

    def __init__(self, gap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(gap)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Part of QLayout."""
        self._items.append(item)

    def count(self) -> int:
        """Part of QLayout."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Part of QLayout."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Part of QLayout."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It takes no more than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Lines depend on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines."""
        return self._place(QRect(0, 0, width, 0), False)

    def setGeometry(self, rect: QRect) -> None:
        """Place the items."""
        super().setGeometry(rect)
        self._place(rect, True)

    def sizeHint(self) -> QSize:
        """One line, if there is room."""
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(hint.width() for hint in shown) + self.spacing() * max(0, len(shown) - 1)
        return QSize(width, max((hint.height() for hint in shown), default=0))

    def minimumSize(self) -> QSize:
        """The widest item."""
        size = QSize(0, 0)
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.sizeHint())
        return size

    def _place(self, rect: QRect, move: bool) -> int:
        x, y, line = rect.x(), rect.y(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            hint = item.sizeHint()
            if x > rect.x() and x + hint.width() > rect.x() + rect.width():
                x, y, line = rect.x(), y + line + self.spacing(), 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), hint))
            x += hint.width() + self.spacing()
            line = max(line, hint.height())
        return y + line - rect.y()
