# SPDX-License-Identifier: MIT
"""Hundreds of games are shown a few at a time, and each card asks for its own game."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.gallery.screens import KEPT, SAVED
from ui.lobby.saved_card import SavedCard
from ui.lobby.saved_list import AT_A_TIME, SavedList
from ui.ports.backend import SavedGame


def laid_out(games: SavedList) -> list[QWidget | None]:
    """What stands in the list from above to below, down to the room that is left."""
    items = [games.column.itemAt(index) for index in range(games.column.count())]
    assert items[-1] is not None
    assert items[-1].spacerItem() is not None
    return [item.widget() for item in items[:-1] if item is not None]


def test_a_lobby_makes_a_few_cards_only(qtbot: QtBot) -> None:
    """F-3: of 400 games the window builds those that can be seen, and the others when asked."""
    games = SavedList()
    qtbot.addWidget(games)
    games.show_games([SAVED[1]._replace(path=str(number)) for number in range(400)])
    assert len(games.findChildren(SavedCard)) == AT_A_TIME
    while games.others is not None:
        games.others.click()
    assert [card.game.path for card in games.cards] == [str(number) for number in range(400)]


def test_the_same_few_are_shown_in_place_of_others(qtbot: QtBot) -> None:
    """A new list leaves nothing of the one before."""
    games = SavedList()
    qtbot.addWidget(games)
    games.show_games([SAVED[1]._replace(path=str(number)) for number in range(30)])
    games.show_games(SAVED)
    assert games.others is None
    assert [card.game for card in games.cards] == list(SAVED)
    assert laid_out(games) == games.cards
    games.show_games(SAVED[::-1])
    assert laid_out(games) == games.cards


def test_a_card_that_is_worked_on_stays(qtbot: QtBot) -> None:
    """A look at the disk takes nothing out of somebody's hand; a new name leaves the place."""
    games = SavedList()
    qtbot.addWidget(games)
    games.show()
    games.activateWindow()
    qtbot.waitUntil(games.isActiveWindow)
    games.show_games(SAVED)
    card = games.cards[1]
    card.more.click()
    assert card.file is not None
    name = card.file.name
    name.setText("Christ")
    games.show_games((SAVED[0]._replace(path="new"), *SAVED[1:]))
    assert games.cards[1] is card
    assert laid_out(games) == games.cards
    assert QApplication.focusWidget() is name
    assert name.text() == "Christ"
    games.show_games((SAVED[0], SAVED[1]._replace(table="Christmas"), SAVED[2]))
    assert games.cards[1] is not card
    assert QApplication.focusWidget() is games.cards[1].more
    games.show_games(())
    assert games.cards == []


def test_each_card_asks_for_its_game(qtbot: QtBot) -> None:
    """Its name, its folder, the bin, its sound beginning."""
    games = SavedList()
    qtbot.addWidget(games)
    games.show_games(KEPT)
    for card in games.cards:
        card.more.click()
        row = card.file
        assert row is not None
        with qtbot.waitSignal(games.wants_folder) as wanted:
            row.folder.click()
        assert wanted.args == [card.game.path]
        with qtbot.waitSignal(games.wants_away) as wanted:
            row.throw.click()
        assert wanted.args == [card.game]
        with qtbot.waitSignal(games.wants_name) as wanted:
            row.rename.click()
        assert wanted.args == [card.game.path, card.game.table]
    damaged = next(card for card in games.cards if card.begin_again is not None)
    with qtbot.waitSignal(games.wants_beginning) as wanted:
        assert damaged.begin_again is not None
        damaged.begin_again.click()
    assert wanted.args == [damaged.game]


def test_a_look_at_the_disk_makes_nothing_anew(qtbot: QtBot) -> None:
    """W-1: neither cards nor the button below, however many games there are."""
    games = SavedList()
    qtbot.addWidget(games)
    many = [SAVED[1]._replace(path=str(number)) for number in range(30)]
    games.show_games(many)
    parts = laid_out(games)
    games.show_games(list(map(SavedGame._make, many)))
    assert laid_out(games) == parts


def test_games_keep_their_order_under_the_mouse(qtbot: QtBot) -> None:
    """W-23: one of another name takes the place of the old one; the rest is made up for later."""
    games, other = SavedList(), QWidget(minimumWidth=200)
    both = QWidget()
    row = QHBoxLayout(both)
    row.addWidget(games)
    row.addWidget(other)
    qtbot.addWidget(both)
    both.resize(800, 600)
    both.show()
    games.show_games(SAVED)
    QApplication.processEvents()
    qtbot.mouseMove(games, QPoint(5, 5))
    qtbot.waitUntil(games.underMouse)
    first, second, third = SAVED
    renamed, new = second._replace(path="renamed"), first._replace(path="new")
    games.show_games((first, third, renamed))
    assert [card.game.path for card in games.cards] == [first.path, "renamed", third.path]
    games.show_games((new, first, third, renamed))
    shown = [card.game.path for card in games.cards]
    assert shown == [first.path, "renamed", third.path, "new"]
    qtbot.mouseMove(other)
    qtbot.waitUntil(lambda: not games.underMouse())
    assert [card.game.path for card in games.cards] == ["new", first.path, third.path, "renamed"]
    assert laid_out(games) == games.cards


def test_a_name_that_is_written_is_not_lost_as_the_game_goes_on(qtbot: QtBot) -> None:
    """The file has changed meanwhile: its card shows that once the name is written."""
    games = SavedList()
    qtbot.addWidget(games)
    games.show()
    games.activateWindow()
    qtbot.waitUntil(games.isActiveWindow)
    games.show_games(SAVED)
    card = games.cards[0]
    card.more.click()
    assert card.file is not None
    qtbot.keyClicks(card.file.name, "Easter")
    ended = (SAVED[0]._replace(state="finished"), *SAVED[1:])
    games.show_games(ended)
    assert games.cards[0] is card
    assert card.file.name.hasFocus()
    games.cards[1].focus()
    games.show_games(ended)
    assert games.cards[0].game == ended[0]
