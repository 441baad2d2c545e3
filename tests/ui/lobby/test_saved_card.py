# SPDX-License-Identifier: MIT
"""The card of a game on this disk offers what can be done with it, and says what is wrong."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ui.gallery.screens import KEPT, SAVED, STANDINGS
from ui.lobby.saved_card import SavedCard
from ui.ports.backend import Damage, SavedGame
from ui.words.saved import outcome_words, standing_words


def card(qtbot: QtBot, game: SavedGame) -> SavedCard:
    """A card that is shown."""
    made = SavedCard(game)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def said(made: SavedCard) -> str:
    """All that it says."""
    return " ".join(label.text() for label in made.findChildren(QLabel))


def test_a_damaged_game_offers_its_sound_beginning_alone(qtbot: QtBot) -> None:
    """F-1: what is wrong and how much is sound; nothing that would fail."""
    made = card(qtbot, KEPT[1])
    assert made.resume is made.replay is None
    assert made.begin_again is not None
    assert "the signature of the host is false" in said(made)
    assert "84" in said(made)


def test_a_game_that_is_damaged_at_its_start_is_listed_too(qtbot: QtBot) -> None:
    """F-1: nothing can be gone on from, and no name can be given; but it can be thrown away."""
    made = card(qtbot, SavedGame("a", "a", "", (), "2026-01-01", "waiting", damage=Damage("torn")))
    assert made.begin_again is None
    made.more.click()
    assert made.file is not None
    assert not made.file.rename.isEnabled()
    assert made.file.throw.isEnabled()


@pytest.mark.parametrize("game", STANDINGS, ids=lambda game: game.table)
def test_a_card_says_what_became_of_a_game_and_offers_what_works(
    qtbot: QtBot, game: SavedGame
) -> None:
    """W-15: playing on where this laptop can, looking at it where it can be read."""
    made = card(qtbot, game)
    assert (made.resume is not None) == game.goes_on
    assert (made.replay is not None) == game.shows
    assert made.standing.isVisible() == bool(game.state)


def test_each_standing_is_told_in_words_of_its_own() -> None:
    """No two are said alike, and a score stands beside its name."""
    told = [(standing_words(game)[0], outcome_words(game)) for game in STANDINGS]
    assert len(set(told)) == len(told)
    by_name = {game.table: outcome_words(game) for game in STANDINGS}
    assert by_name["At the window"] == "Round 5"
    assert by_name["After dinner"] == "Won by Farah · Anna 4, Farah 7"
    assert by_name["Rainy day"] == "Given up by Emil. Nobody won."
    assert by_name["Tea"].startswith("A draw")


def test_a_card_tells_day_and_hour(qtbot: QtBot) -> None:
    """W-23: where they are known."""
    assert ":40" in said(card(qtbot, SAVED[0]))
    for game in SAVED[0], SAVED[2]:
        day = QDate.fromString(game.when[:10], Qt.DateFormat.ISODate)
        assert QLocale().toString(day, QLocale.FormatType.LongFormat) in said(card(qtbot, game))
    assert ":" not in said(card(qtbot, SAVED[2]))


@pytest.mark.parametrize("dated", [True, False])
def test_a_day_that_is_only_the_files_is_said_to_be(qtbot: QtBot, dated: bool) -> None:
    """F-11: a copy would tell the day of the copy."""
    assert ("File of" in said(card(qtbot, SAVED[0]._replace(dated=dated)))) is not dated


def test_a_game_is_renamed_by_the_keyboard(qtbot: QtBot) -> None:
    """F-11: the name is at hand and selected; Enter takes it, nothing changes nothing."""
    made = card(qtbot, SAVED[0])
    made.more.setFocus()
    qtbot.keyClick(made.more, Qt.Key.Key_Return)
    row = made.file
    assert row is not None
    assert QApplication.focusWidget() is row.name
    assert row.name.selectedText() == SAVED[0].table
    with qtbot.waitSignal(made.wants_name) as wanted:
        qtbot.keyClicks(row.name, "Christmas")
        qtbot.keyClick(row.name, Qt.Key.Key_Return)
    assert wanted.args == ["Christmas"]
    row.name.clear()
    with qtbot.assertNotEmitted(made.wants_name):
        row.rename.click()
    parts: list[QWidget] = [row.name, row.rename, row.folder, row.throw]
    for part, following in pairwise(parts):
        assert part.nextInFocusChain() is following
        assert following.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_more_is_folded_away_again(qtbot: QtBot) -> None:
    """By the same button."""
    made = card(qtbot, SAVED[0])
    made.more.click()
    assert made.file is not None
    made.more.click()
    assert made.file is None
