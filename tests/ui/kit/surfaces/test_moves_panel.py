# SPDX-License-Identifier: MIT
"""The moves list plays everything from the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.terms import Move
from ui.kit.surfaces.moves_panel import MovesPanel

MOVES = tuple(Move("bid", (number,)) for number in range(14))


@pytest.fixture
def panel(qtbot: QtBot) -> MovesPanel:
    """Fourteen bids."""
    panel = MovesPanel()
    qtbot.addWidget(panel)
    panel.show_moves(MOVES, lambda move: f"Bid {move.args[0]} cubes")
    panel.show()
    return panel


def test_it_lists_every_legal_move(panel: MovesPanel) -> None:
    """In words, in the order of the rules."""
    assert panel.moves() == MOVES
    assert panel.shown() == tuple(f"Bid {number} cubes" for number in range(14))


def test_enter_plays_the_first(panel: MovesPanel, qtbot: QtBot) -> None:
    """Nothing has to be selected first."""
    with qtbot.waitSignal(panel.chosen) as chosen:
        qtbot.keyClick(panel.filter, Qt.Key.Key_Return)
    assert chosen.args == [MOVES[0]]


def test_arrows_walk_from_the_filter(panel: MovesPanel, qtbot: QtBot) -> None:
    """Down twice and Enter plays the third."""
    qtbot.keyClick(panel.filter, Qt.Key.Key_Down)
    qtbot.keyClick(panel.filter, Qt.Key.Key_Down)
    with qtbot.waitSignal(panel.chosen) as chosen:
        qtbot.keyClick(panel.filter, Qt.Key.Key_Return)
    assert chosen.args == [MOVES[2]]


def test_typing_filters_and_enter_plays_what_is_left(panel: MovesPanel, qtbot: QtBot) -> None:
    """Letters typed in the list go to the filter."""
    panel.view.setFocus()
    qtbot.keyClicks(panel.view, "1")
    qtbot.keyClicks(panel.filter, "2")
    assert panel.shown() == ("Bid 12 cubes",)
    with qtbot.waitSignal(panel.chosen) as chosen:
        qtbot.keyClick(panel.filter, Qt.Key.Key_Return)
    assert chosen.args == [MOVES[12]]


def test_a_filter_that_leaves_nothing_plays_nothing(panel: MovesPanel, qtbot: QtBot) -> None:
    """Enter on an empty list is silent."""
    panel.filter.setText("no such move")
    with qtbot.assertNotEmitted(panel.chosen):
        qtbot.keyClick(panel.filter, Qt.Key.Key_Return)


def test_new_moves_forget_what_was_typed(panel: MovesPanel) -> None:
    """The next decision starts with all its moves."""
    panel.filter.setText("12")
    panel.show_moves(MOVES[:3], str)
    assert panel.shown() == ("bid 0", "bid 1", "bid 2")


def test_the_same_moves_keep_what_was_typed(panel: MovesPanel) -> None:
    """A line of chat that arrives does not disturb somebody who is choosing."""
    panel.filter.setText("12")
    panel.show_moves(MOVES, str)
    assert panel.shown() == ("Bid 12 cubes",)


def test_long_lists_are_put_into_words_only_where_they_are_looked_at(qtbot: QtBot) -> None:
    """An auction offers hundreds of bids: showing them costs as much as reading a screenful."""
    asked: list[Move] = []

    def words(move: Move) -> str:
        asked.append(move)
        return f"Bid {move.args[0]}"

    panel = MovesPanel()
    qtbot.addWidget(panel)
    panel.show_moves(tuple(Move("bid", (number,)) for number in range(5000)), words)
    assert len(set(asked)) < 500
    assert len(panel.moves()) == 5000
    panel.filter.setText("4999")
    assert panel.shown() == ("Bid 4999",)
