# SPDX-License-Identifier: MIT
"""Every legal move in words: type to filter, arrows to choose, Enter to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListView, QVBoxLayout, QWidget

from core.terms import Move
from ui.kit.controls.press import is_enter
from ui.kit.labels.text import Text
from ui.style import theme
from ui.style.theme import Role

_MOVE = Qt.ItemDataRole.UserRole
_ROOT = QModelIndex()
_WALK = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class MovesModel(QAbstractListModel):
    """Moves as they come from the rules, put into words only when a row is looked at.

    An auction can offer hundreds of bids, of which a person reads a few.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.moves: Sequence[Move] = ()
        self._words: Callable[[Move], str] = str

    def offer(self, moves: Sequence[Move], words: Callable[[Move], str]) -> None:
        """Offer other moves."""
        self.beginResetModel()
        self.moves, self._words = moves, words
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """One row per move."""
        return 0 if parent.isValid() else len(self.moves)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The words of a move, or the move itself."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(self.moves[index.row()])
        return self.moves[index.row()] if role == _MOVE else None


class MovesPanel(QWidget):
    """The accessible twin of clicking on the board. Plays everything."""

    chosen = Signal(object)
    """The `Move` that Enter or a double click played."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(self.tr("Type to filter, Enter plays"))
        self.filter.setAccessibleName(self.tr("Filter the legal moves"))
        self.filter.setClearButtonEnabled(True)
        self.empty = Text(self.tr("No move to make now."), Role.SMALL, "muted", wrap=True)
        self.view = QListView()
        self.view.setAccessibleName(self.tr("Legal moves"))
        self.view.setWordWrap(True)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._rows = MovesModel(self)
        self._proxy = QSortFilterProxyModel(self)
        self._proxy.setSourceModel(self._rows)
        self._proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.view.setModel(self._proxy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.current().space(2))
        for part in (self.filter, self.empty, self.view):
            column.addWidget(part)
        column.setStretch(2, 1)
        column.addStretch(0)
        self._show_empty(True)
        self.filter.textChanged.connect(self._narrow)
        self.filter.installEventFilter(self)
        self.view.installEventFilter(self)
        self.view.doubleClicked.connect(self._play)

    def show_moves(self, moves: Sequence[Move], words: Callable[[Move], str]) -> None:
        """List these moves. What was typed is kept only while the moves stay the same."""
        if tuple(moves) == tuple(self._rows.moves):
            return
        self._rows.offer(moves, words)
        self.filter.clear()
        self._select_first()
        self._show_empty(not moves)

    def _show_empty(self, empty: bool) -> None:
        self.empty.setVisible(empty)
        self.view.setVisible(not empty)

    def moves(self) -> tuple[Move, ...]:
        """All moves that are listed, filtered or not."""
        return tuple(self._rows.moves)

    def shown(self) -> tuple[str, ...]:
        """The words of the moves that the filter leaves."""
        rows = range(self._proxy.rowCount())
        return tuple(str(self._proxy.index(row, 0).data()) for row in rows)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows walk and Enter plays from either part; letters in the list go to the filter."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if is_enter(event):
                if not event.isAutoRepeat():
                    self._play(self.view.currentIndex())
                return True
            if watched is self.filter and event.key() in _WALK:
                self.view.keyPressEvent(event)
                return True
            if watched is self.view and event.text().strip():
                self.filter.setFocus(Qt.FocusReason.OtherFocusReason)
                self.filter.insert(event.text())
                return True
        return super().eventFilter(watched, event)

    def _narrow(self, text: str) -> None:
        self._proxy.setFilterFixedString(text)
        self._select_first()

    def _select_first(self) -> None:
        if self._proxy.rowCount():
            self.view.setCurrentIndex(self._proxy.index(0, 0))

    def _play(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(index.data(_MOVE))
