# SPDX-License-Identifier: MIT
"""The board as a table of words: what a screen reader reads instead of the picture."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ui.games.shown import StateRows

Title: TypeAlias = tuple[str, int]


class StatePanel(QTableView):
    """Read with the arrow keys; never edited."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("The board in words"))
        self._rows = QStandardItemModel(self)
        self._shown = StateRows((), ())
        self._titles: list[Title] = []
        self.setModel(self._rows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setStretchLastSection(True)

    def show_table(self, table: StateRows) -> None:
        """Show the board as it is now.

        What is there already stays, so that whoever reads it keeps the cell that they are at.
        """
        if table == self._shown:
            return
        if table.columns != self._shown.columns:
            self._rows.clear()
            self._rows.setHorizontalHeaderLabels(list(table.columns))
            self._titles = []
        self._shown = table
        self._lay_out(_titles(table))
        for place, row in enumerate(table.rows):
            for column, cell in enumerate(row):
                item = self._rows.item(place, column)
                if item.text() != cell:
                    item.setText(cell)

    def _lay_out(self, titles: list[Title]) -> None:
        """Have a row for each title, in this order."""
        for place in reversed(range(len(self._titles))):
            if self._titles[place] not in titles:
                self._rows.removeRow(place)
                del self._titles[place]
        for place, title in enumerate(titles):
            if self._titles[place : place + 1] == [title]:
                continue
            if title in self._titles:
                before = self._titles.index(title)
                self._rows.insertRow(place, self._rows.takeRow(before))
                del self._titles[before]
            else:
                cells = [QStandardItem() for _ in self._shown.columns]
                self._rows.insertRow(place, cells)
            self._titles.insert(place, title)


def _titles(table: StateRows) -> list[Title]:
    """What each row is about: its first cell, and how many before it have the same."""
    seen: Counter[str] = Counter()
    found = []
    for title, *_ in table.rows:
        found.append((title, seen[title]))
        seen[title] += 1
    return found
