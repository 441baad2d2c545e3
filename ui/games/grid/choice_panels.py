# SPDX-License-Identifier: MIT
"""Choices as rows: ways to run plants with what they pay, and fuel to keep."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from ui.games.grid.view import PickView, RunRow, RunView
from ui.kit import literal
from ui.kit.controls.press import Press
from ui.style import icons, theme
from ui.style.theme import ELIDE, Role, Theme

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ChoiceRow(QAbstractButton):
    """One choice: what it is, what it means, and a figure at the right."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._head = self._middle = self._tail = ""
        self._best = False
        Press(self)

    def show_choice(
        self, head: str, middle: str, tail: str, chosen: bool, best: bool, label: str
    ) -> None:
        """Show a choice as it is now."""
        self._head, self._middle, self._tail, self._best = head, middle, tail, best
        self.setChecked(chosen)
        self.setAccessibleName(label)
        self.setToolTip(literal.tooltip(label))
        self.update()

    def sizeHint(self) -> QSize:
        """A line of text."""
        look = theme.current()
        return QSize(look.size(240), look.metrics().height() + look.size(6))

    def minimumSizeHint(self) -> QSize:
        """The same height."""
        return QSize(look_width(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, look)
        box = QRectF(self.rect()).adjusted(look.space(2), 0, -look.space(2), 0)
        side = look.metrics(Role.SMALL).height()
        if self.isChecked():
            mark = QRectF(box.left(), box.center().y() - side / 2, side, side)
            icons.paint(painter, "check", mark, look.colour("accent"))
        box.setLeft(box.left() + side + look.space(1))
        strong, body = look.metrics(Role.STRONG), look.metrics()
        painter.setFont(look.font(Role.STRONG))
        painter.setPen(look.colour("good" if self._best else "ink"))
        painter.drawText(box, _RIGHT, self._tail)
        painter.setPen(look.colour("ink"))
        room = int(box.width() - strong.horizontalAdvance(self._tail) - look.space(2))
        head = strong.elidedText(self._head, ELIDE, room)
        painter.drawText(box, _LEFT, head)
        used = strong.horizontalAdvance(head) + look.space(2)
        painter.setFont(look.font())
        painter.setPen(look.colour("muted"))
        words = body.elidedText(self._middle, ELIDE, room - used)
        painter.drawText(box.adjusted(used, 0, 0, 0), _LEFT, words)

    def _paint_ground(self, painter: QPainter, look: Theme) -> None:
        chosen = self.isChecked()
        edge = "ink" if self.hasFocus() else "accent" if chosen else "line"
        painter.setPen(QPen(look.colour(edge), 2 if chosen or self.hasFocus() else 1))
        strength = 12 if chosen else 6 if self.underMouse() else 0
        painter.setBrush(look.tint("accent", strength, "raised"))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, look.size(5), look.size(5))


class ChoiceList(QWidget):
    """Rows of which one is chosen. Rows are updated in place."""

    picked = Signal(str)
    """The key of a row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[ChoiceRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.current().size(2))
        self._column.addStretch(1)

    def show_runs(self, view: RunView) -> None:
        """Show ways to run plants."""
        self._offer([row.key for row in view.rows])
        for row, shown in zip(view.rows, self.rows, strict=True):
            shown.show_choice(row.plants, _meaning(row), row.pays, row.chosen, row.best, row.label)

    def show_picks(self, view: PickView) -> None:
        """Show a plain choice."""
        self._offer([row.key for row in view.rows])
        for row, shown in zip(view.rows, self.rows, strict=True):
            shown.show_choice(row.text, "", "", row.chosen, False, row.text)

    def _offer(self, keys: Sequence[str]) -> None:
        if [row.key for row in self.rows] == list(keys):
            return
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for key in keys:
            row = ChoiceRow(key)
            row.clicked.connect(lambda checked, key=key: self.picked.emit(key))
            self._column.insertWidget(len(self.rows), row)
            self.rows.append(row)


def look_width() -> int:
    """The least width in which a row can be read."""
    return theme.current().size(180)


def _meaning(row: RunRow) -> str:
    return " · ".join(part for part in (row.supplies, row.burns) if part)
