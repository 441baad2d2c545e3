# SPDX-License-Identifier: MIT
"""The board of the plain board: the keyboard, names for a screen reader, what stays as it is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.plain_kit import plain_kit
from ui.games.plain.board import PlainBoard
from ui.games.staging import NAMES
from ui.i18n import languages
from ui.play.game_frame import GameFrame
from ui.ports.local_session import LocalSession

Shown = Callable[[QWidget], QWidget]


def frame_of(shown: Shown, game: str, seats: int, decisions: int = 0) -> GameFrame:
    """A table of that game, shown."""
    session = LocalSession(game, NAMES[:seats], b"board")
    for _ in range(decisions):
        session.play_bot(0)
    frame = GameFrame(session, plain_kit(game))
    shown(frame)
    return frame


def board_of(frame: GameFrame) -> PlainBoard:
    """Its board."""
    assert isinstance(frame.board, PlainBoard)
    return frame.board


def test_a_number_is_typed_and_sent_with_enter(shown: Shown, qtbot: QtBot) -> None:
    """The button says what Enter does."""
    frame = frame_of(shown, "thirteen_minutes", 2)
    (row,) = board_of(frame).rows
    row.number.selectAll()
    qtbot.keyClicks(row.number, "3")
    assert row.button.accessibleName() == "Bid 3"
    qtbot.keyClick(row.number, Qt.Key.Key_Return)
    assert any("cubes 3" in line for line in frame.log.lines())


def test_the_keyboard_is_at_the_choice_when_the_board_has_it(shown: Shown, qtbot: QtBot) -> None:
    """Escape leads there from anywhere."""
    frame = frame_of(shown, "thirteen_minutes", 2)
    frame.activateWindow()
    frame.leave_button.setFocus()
    frame._to_board()
    number = board_of(frame).rows[0].number
    qtbot.waitUntil(number.hasFocus)
    assert number.accessibleName() == "Bid"


def test_the_list_narrows_and_plays(shown: Shown, qtbot: QtBot) -> None:
    """The list of the board is the one of the frame, for what is too much for buttons."""
    frame = frame_of(shown, "power_grid", 6)
    board = board_of(frame)
    session = frame.session
    assert isinstance(session, LocalSession)
    while not board.list.isVisible():
        session.play_bot(0)
    words = board.list.shown()[-1]
    qtbot.keyClicks(board.list.filter, words)
    assert board.list.shown()[0] == words
    assert "are in the list" in frame.prompt.detail.text()


def test_every_card_has_its_title_as_its_name(shown: Shown) -> None:
    """A screen reader says which table it is in; the twin in words has every row."""
    frame = frame_of(shown, "atlantic_star", 3, 4)
    board = board_of(frame)
    assert [card.accessibleName() for card in board.cards] == ["Players", "The table", "Seas"]
    rows = sum(len(card.section.rows) for card in board.cards)
    assert len(frame.presenter.state_rows().rows) == rows


def test_what_has_not_changed_is_not_made_anew(shown: Shown) -> None:
    """A line of chat takes neither a typed number nor the place on the page away."""
    frame = frame_of(shown, "thirteen_minutes", 2)
    board = board_of(frame)
    (row,), cards = board.rows, board.cards
    row.number.setValue(5)
    frame.session.say("hello")
    assert board.rows == [row]
    assert board.cards == cards
    assert row.number.value() == 5


def test_its_own_sentences_are_in_the_language_in_force(shown: Shown) -> None:
    """What is left is what the rules call things."""
    languages.speak("de")
    board = board_of(frame_of(shown, "thirteen_minutes", 2))
    frame = board.window()
    assert isinstance(frame, GameFrame)
    assert board.title.text() == "Deine Wahl"
    assert [card.section.title for card in board.cards][:2] == ["Spieler", "Der Tisch"]
    assert frame.prompt.text.text() == "Deine Entscheidung: Seal bids"
