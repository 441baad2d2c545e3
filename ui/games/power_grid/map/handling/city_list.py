# SPDX-License-Identifier: MIT
"""The map as a list: every city or region in play, one by one, with its words."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from ui.games.power_grid.map.handling.telling import Told, said
from ui.games.power_grid.map.model import Light


class CityList(QListWidget):
    """The twin of the map for who cannot see it: arrows and letters walk, Enter chooses.

    The map points at what is current here, and the other way round.
    """

    chosen = Signal(str)
    """The id of a target that Enter or a double click chose."""
    pointed = Signal(str)
    """The id of what a person walked to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._told: dict[str, Told] = {}
        self.currentItemChanged.connect(self._point)
        self.itemDoubleClicked.connect(self._choose)

    def show_told(self, name: str, told: dict[str, Told]) -> None:
        """List what is told, by its names; what is current stays so while it is told."""
        self.setAccessibleName(name)
        if told == self._told:
            return
        ids = sorted(told, key=lambda id_: told[id_].name.casefold())
        if ids != self.ids():
            self._list(ids)
        self._told = told
        for row, id_ in enumerate(ids):
            item = self.item(row)
            words = said(told[id_])
            if told[id_].light is Light.LEGAL:
                words = self.tr("{}. Can be chosen.").format(words)
            item.setText(words)
            font = item.font()
            font.setBold(told[id_].light is Light.LEGAL)
            item.setFont(font)

    def ids(self) -> list[str]:
        """What is listed, from the top."""
        return [str(self.item(row).data(_ID)) for row in range(self.count())]

    def follow(self, id_: str) -> None:
        """Make current what is pointed at on the map; nothing changes for nothing."""
        if id_ in self._told and id_ != self._current():
            with QSignalBlocker(self):
                self.setCurrentRow(self.ids().index(id_))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses, once for each time that it is pressed."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._choose()
            event.accept()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at what is current, or at the first."""
        super().focusInEvent(event)
        if self.currentRow() < 0 and self.count():
            self.setCurrentRow(0)
        self._point()

    def _list(self, ids: list[str]) -> None:
        current = self._current()
        with QSignalBlocker(self):
            self.clear()
            for id_ in ids:
                item = QListWidgetItem(self)
                item.setData(_ID, id_)
            if current in ids:
                self.setCurrentRow(ids.index(current))

    def _current(self) -> str:
        item = self.currentItem()
        return "" if item is None else str(item.data(_ID))

    def _point(self) -> None:
        if self.hasFocus() and (current := self._current()):
            self.pointed.emit(current)

    def _choose(self) -> None:
        current = self._current()
        if current and self._told[current].light is Light.LEGAL:
            self.chosen.emit(current)


_ID = Qt.ItemDataRole.UserRole
