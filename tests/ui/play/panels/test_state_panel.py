# SPDX-License-Identifier: MIT
"""The board in words is read on while it changes."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView
from pytestqt.qtbot import QtBot

from ui.games.shown import StateRows
from ui.play.panels.state_panel import StatePanel

COLUMNS = ("What", "Now")
ROWS = (("Round", "1"), ("Anna", "50"), ("Bruno", "50"), ("Coal", "24"), ("Coal", "at 1"))


def table(*rows: tuple[str, ...]) -> StateRows:
    """A board in words."""
    return StateRows(COLUMNS, rows)


def read(panel: StatePanel) -> tuple[tuple[str, ...], ...]:
    """What stands in it."""
    model = panel.model()
    return tuple(
        tuple(str(model.index(row, column).data()) for column in range(model.columnCount()))
        for row in range(model.rowCount())
    )


def at_bruno(qtbot: QtBot) -> StatePanel:
    """A panel in which somebody reads the row of Bruno, a little further down."""
    panel = StatePanel()
    qtbot.addWidget(panel)
    panel.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    panel.resize(200, 60)
    panel.show()
    panel.show_table(table(*ROWS))
    panel.setCurrentIndex(panel.model().index(2, 1))
    panel.verticalScrollBar().setValue(7)
    return panel


def test_whoever_reads_a_row_stays_at_it(qtbot: QtBot) -> None:
    """W-1: the current cell, what is selected and how far it is scrolled outlive a change."""
    panel = at_bruno(qtbot)
    changed = table(("Round", "2"), ("Anna", "44"), ("Bruno", "61"), *ROWS[3:])
    panel.show_table(changed)
    assert read(panel) == changed.rows
    assert panel.currentIndex().data() == "61"
    assert [index.data() for index in panel.selectedIndexes()] == ["Bruno", "61"]
    assert panel.verticalScrollBar().value() == 7


def test_rows_come_and_go_around_it(qtbot: QtBot) -> None:
    """Above it, below it, and in another order; two rows of one title are told apart."""
    panel = at_bruno(qtbot)
    for rows in (
        (("News", "a plant"), *ROWS),
        (*ROWS[1:4], ("Oil", "18")),
        (ROWS[2], ROWS[1], *ROWS[:1]),
        ROWS[::-1][:4],
    ):
        panel.show_table(table(*rows))
        assert read(panel) == rows
    panel.show_table(StateRows(("Was", "Jetzt"), ROWS))
    assert read(panel) == ROWS
    assert panel.model().headerData(1, panel.horizontalHeader().orientation()) == "Jetzt"


def test_the_row_that_is_read_goes_along(qtbot: QtBot) -> None:
    """A row above it is new."""
    panel = at_bruno(qtbot)
    panel.show_table(table(("News", "a plant"), *ROWS))
    assert panel.currentIndex().row() == 3
    assert panel.currentIndex().data() == "50"
