# SPDX-License-Identifier: MIT
"""The lobby shows tables as they come and go, and why one cannot be joined."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.gallery.screens import SAVED, TABLES
from ui.lobby.cards import TableCard
from ui.lobby.lobby import Lobby


@pytest.fixture
def lobby(qtbot: QtBot) -> Lobby:
    """Tables of each kind, of which two can be joined."""
    lobby = Lobby("Anna")
    qtbot.addWidget(lobby)
    lobby.resize(1200, 700)
    lobby.show_tables(TABLES)
    lobby.show()
    return lobby


def test_tables_are_greyed_with_the_reason(lobby: Lobby) -> None:
    """One sentence each; the others can be joined (T55)."""
    for table in TABLES:
        card = lobby.cards[table.address]
        said = card.obstacle.text()
        assert card.join.isEnabled() == (not said)
        assert card.obstacle.isVisible() == bool(said)
        assert card.watch.isVisible() == table.watch
    sentences = [lobby.cards[table.address].obstacle.text() for table in TABLES]
    assert [bool(sentence) for sentence in sentences] == [False, True, True, False, True]
    assert sentences[2] == TABLES[2].obstacle


def test_joining_and_watching(lobby: Lobby, qtbot: QtBot) -> None:
    """A click asks for that very table."""
    with qtbot.waitSignal(lobby.wants_join) as wanted:
        lobby.cards[TABLES[0].address].join.click()
    assert wanted.args == [TABLES[0].address, False, ""]
    with qtbot.waitSignal(lobby.wants_join) as wanted:
        lobby.cards[TABLES[1].address].watch.click()
    assert wanted.args == [TABLES[1].address, True, ""]


CODED = TABLES[3]


def test_a_table_with_a_code_is_joined_with_it(lobby: Lobby, qtbot: QtBot) -> None:
    """The field stands beside the buttons: no dialog; Enter in it joins."""
    card = lobby.cards[CODED.address]
    assert [each.code.isVisible() for each in lobby.cards.values()] == [
        each.code_needed for each in TABLES
    ]
    qtbot.keyClicks(card.code, " 7kd m4x")
    with qtbot.waitSignal(lobby.wants_join) as wanted:
        qtbot.keyClick(card.code, Qt.Key.Key_Return)
    assert wanted.args == [CODED.address, False, "7kd m4x"]
    with qtbot.waitSignal(lobby.wants_join) as wanted:
        card.watch.click()
    assert wanted.args == [CODED.address, True, "7kd m4x"]


def test_without_the_code_the_field_is_where_to_go_on(lobby: Lobby, qtbot: QtBot) -> None:
    """Nothing is asked of the table that it would refuse."""
    card = lobby.cards[CODED.address]
    for button in (card.join, card.watch):
        lobby.new.setFocus()
        with qtbot.assertNotEmitted(lobby.wants_join):
            button.click()
        qtbot.waitUntil(card.code.hasFocus)


def test_a_seat_in_a_game_is_taken_back_without_a_code(lobby: Lobby, qtbot: QtBot) -> None:
    """The key is known there; whoever only watches needs the code."""
    lobby.show_tables((CODED._replace(state="playing", mine=True),))
    card = lobby.cards[CODED.address]
    with qtbot.waitSignal(lobby.wants_join) as wanted:
        card.join.click()
    assert wanted.args == [CODED.address, False, ""]
    with qtbot.assertNotEmitted(lobby.wants_join):
        card.watch.click()


def test_an_address_has_a_field_for_the_code_beside_it(lobby: Lobby, qtbot: QtBot) -> None:
    """Not every table is seen; what is typed beside its address goes with it."""
    lobby.address.setText("192.168.1.37")
    lobby.code.setText("7KD M4X")
    with qtbot.waitSignal(lobby.wants_join) as wanted:
        qtbot.keyClick(lobby.code, Qt.Key.Key_Return)
    assert wanted.args == ["192.168.1.37", False, "7KD M4X"]


def test_a_table_that_goes_is_gone_and_the_rest_stay(lobby: Lobby) -> None:
    """Cards are updated in place: nothing jumps under the pointer (T59)."""
    kept = lobby.cards[TABLES[0].address]
    lobby.show_tables((TABLES[0]._replace(name="Anna's other table"),))
    assert list(lobby.cards) == [TABLES[0].address]
    assert lobby.cards[TABLES[0].address] is kept
    assert kept.name.text() == "Anna's other table"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, ""),
        ({"taken": 2}, "All seats are taken."),
        ({"taken": 2, "mine": True}, ""),
        ({"taken": 2, "state": "playing"}, "The game there has begun."),
        ({"taken": 2, "state": "playing", "mine": True}, ""),
        ({"taken": 2, "state": "over", "mine": True}, "The game there is over."),
        ({"taken": 2, "state": "over"}, "The game there is over."),
        ({"taken": 2, "obstacle": "it speaks protocol 9"}, "it speaks protocol 9"),
    ],
)
def test_what_cannot_be_joined_says_why(lobby: Lobby, changes: dict[str, Any], said: str) -> None:
    """W-23, W-33: no stranger is offered a full table, and nobody loses the way back to a seat."""
    table = TABLES[0]._replace(**changes)
    lobby.show_tables((table,))
    card = lobby.cards[table.address]
    assert card.join.isEnabled() == (not said)
    assert card.obstacle.text() == said
    assert card.join.accessibleDescription() == said


def placed(lobby: Lobby) -> list[str]:
    """The names of the cards that can be seen, from above to below."""
    QApplication.processEvents()
    column = lobby.tables.column
    items = (column.itemAt(place) for place in range(column.count()))
    parts = (item.widget() for item in items if item is not None)
    return [part.name.text() for part in parts if isinstance(part, TableCard) and part.isVisible()]


def enter(lobby: Lobby, qtbot: QtBot) -> None:
    """The mouse comes to the tables."""
    QApplication.processEvents()
    qtbot.mouseMove(lobby.tables, QPoint(5, 5))
    qtbot.waitUntil(lobby.tables.underMouse)


NEW = TABLES[0]._replace(address="192.168.1.2:47620", name="Aardvark")


def test_tables_are_in_the_order_in_which_they_are_told(lobby: Lobby) -> None:
    """The one of the network: by name."""
    for tables in ((NEW, *TABLES), TABLES[::-1], TABLES[1:3], (), TABLES):
        lobby.show_tables(tables)
        assert placed(lobby) == [table.name for table in tables]


def test_nothing_moves_under_the_mouse(lobby: Lobby, qtbot: QtBot) -> None:
    """W-23: what comes is below, what goes keeps its place; all of it is made up for then."""
    enter(lobby, qtbot)
    cards, gone = dict(lobby.cards), TABLES[0]
    lobby.show_tables((NEW, *TABLES[:0:-1]))
    assert placed(lobby) == [*(table.name for table in TABLES), NEW.name]
    assert cards[gone.key].obstacle.text() == "The table is gone."
    assert not cards[gone.key].join.isEnabled()
    lobby.show_tables((NEW, *TABLES))
    assert cards[gone.key].join.isEnabled()
    lobby.show_tables((NEW, *TABLES[1:]))
    qtbot.mouseMove(lobby.new)
    qtbot.waitUntil(lambda: not lobby.tables.underMouse())
    assert placed(lobby) == [NEW.name, *(table.name for table in TABLES[1:])]
    assert all(lobby.cards[table.key] is cards[table.key] for table in TABLES[1:])


def test_a_table_that_is_found_elsewhere_stays_the_same(lobby: Lobby, qtbot: QtBot) -> None:
    """It is known by what it is, and joined where it was found last."""
    here, there = (
        NEW._replace(address=where, table="2e") for where in ("127.0.0.1:1", "10.0.0.1:1")
    )
    lobby.show_tables((here, *TABLES))
    card = lobby.cards["2e"]
    lobby.show_tables((there, *TABLES))
    assert lobby.cards["2e"] is card
    with qtbot.waitSignal(lobby.wants_join) as wanted:
        card.join.click()
    assert wanted.args == [there.address, False, ""]


def test_a_table_that_goes_hands_the_keyboard_to_no_other(lobby: Lobby, qtbot: QtBot) -> None:
    """Enter, meant for one table, joins none."""
    lobby.activateWindow()
    qtbot.waitUntil(lobby.isActiveWindow)
    lobby.cards[TABLES[0].key].join.setFocus()
    lobby.show_tables(TABLES[1:])
    assert lobby.focusWidget() is lobby.address
    with qtbot.assertNotEmitted(lobby.wants_join):
        qtbot.keyClick(lobby.address, Qt.Key.Key_Return)


def test_the_way_back_is_called_so(lobby: Lobby) -> None:
    """W-33: a seat that one stepped out of is not joined but taken again."""
    card = lobby.cards[TABLES[1].key]
    assert (card.join.text(), card.join.isEnabled()) == ("Join", False)
    lobby.show_tables((TABLES[1]._replace(mine=True),))
    assert (card.join.text(), card.join.isEnabled()) == ("Come back", True)
    assert card.join.accessibleName().startswith("Come back to ")


def test_an_empty_network_says_what_to_do(lobby: Lobby) -> None:
    """No blank space for a first start."""
    assert not lobby.nothing.isVisible()
    lobby.show_tables(())
    assert lobby.nothing.isVisible()


def test_joining_by_address(lobby: Lobby, qtbot: QtBot) -> None:
    """Enter is enough; an empty field asks for nothing."""
    with qtbot.assertNotEmitted(lobby.wants_join):
        qtbot.keyClick(lobby.address, Qt.Key.Key_Return)
    qtbot.keyClicks(lobby.address, " 192.168.1.9:47620 ")
    with qtbot.waitSignal(lobby.wants_join) as wanted:
        qtbot.keyClick(lobby.address, Qt.Key.Key_Return)
    assert wanted.args == ["192.168.1.9:47620", False, ""]


def test_unfinished_games_can_be_continued(lobby: Lobby, qtbot: QtBot) -> None:
    """They come first; finished ones can only be looked at."""
    lobby.show_saved(SAVED)
    assert lobby.games is not None
    cards = lobby.games.cards
    assert [card.resume is not None for card in cards] == [True, False, False]
    with qtbot.waitSignal(lobby.wants_resume) as wanted:
        assert cards[0].resume is not None
        cards[0].resume.click()
    assert wanted.args == [SAVED[0].path]
    with qtbot.waitSignal(lobby.wants_replay) as wanted:
        assert cards[2].replay is not None
        cards[2].replay.click()
    assert wanted.args == [SAVED[2].path]
