# SPDX-License-Identifier: MIT
"""The board as a table of words: what a screen reader reads instead of the picture."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ui.games.shown import StateRows


class StatePanel(QTableView):
    """Read with the arrow keys; never edited."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("The board in words"))
        self._rows = QStandardItemModel(self)
        self._shown = StateRows((), ())
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
        """Show the board as it is now."""
        if table == self._shown:
            return
        self._shown = table
        self._rows.clear()
        self._rows.setHorizontalHeaderLabels(list(table.columns))
        for row in table.rows:
            self._rows.appendRow([QStandardItem(cell) for cell in row])
