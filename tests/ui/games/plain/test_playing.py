# SPDX-License-Identifier: MIT
"""Every game of the catalogue is played on the plain board: nothing is out of reach there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from core import catalogue
from core.terms import Move
from tests.ui.plain_kit import plain_kit
from ui.games.plain.board import PlainBoard
from ui.games.plain.presenter import PlainPresenter
from ui.games.staging import NAMES
from ui.play.desk import Desk, Standing
from ui.play.game_frame import GameFrame
from ui.ports.local_session import LocalSession

MOVES = 300
CLICKS = 40


def session(game: str, seats: int, seed: str) -> LocalSession:
    """A table of one person and bots."""
    return LocalSession(game, NAMES[:seats], seed.encode())


def counts() -> list[tuple[str, int]]:
    """Every game with the fewest and with the most seats."""
    loaded = [catalogue.load(name) for name in catalogue.names()]
    return sorted({(g.name, n) for g in loaded for n in (g.seat_counts[0], g.seat_counts[-1])})


@pytest.mark.parametrize(("game", "seats"), counts())
def test_whatever_is_legal_is_offered_once_and_in_words(
    game: str, seats: int, pytestconfig: pytest.Config
) -> None:
    """Buttons, numbers and list are the legal moves, each with other words; all can be made."""
    rng = Random(f"{game} {seats} {pytestconfig.getoption('--seed-sample')}")
    kit = plain_kit(game)
    made, number = 0, 0
    while made < MOVES:
        table = session(game, seats, f"{rng.random()}")
        presenter = kit.presenter()
        desk = Desk(presenter, table.snapshot())
        while desk.standing() is not Standing.OVER and made < MOVES:
            made += _decided(rng, table, desk, presenter)
            desk.take(table.snapshot())
            _told(presenter, seats)
        number += 1
        assert number < 60
        if desk.standing() is Standing.OVER:
            result = kit.result(desk.match, NAMES[:seats])
            assert result.headline
            assert result.steps


def _decided(rng: Random, table: LocalSession, desk: Desk, presenter: PlainPresenter) -> int:
    """Make a move that is offered, and send what that completes; the moves made."""
    ready = desk.complete()
    if not ready:
        ready = desk.make(rng.choice(_offered(desk, presenter)))
    if ready:
        assert desk.looking is not None
        desk.sent(desk.looking)
        table.submit(0, ready)
        return len(ready)
    return 0


def _offered(desk: Desk, presenter: PlainPresenter) -> list[Move]:
    choices = presenter.choices()
    answers = [answer.move for answer in presenter.prompt().answers]
    assert answers == list(choices.buttons)
    ranged = [move for one in choices.ranges for move in one.moves]
    offered = [*choices.buttons, *ranged, *choices.listed]
    assert sorted(map(str, offered)) == sorted(map(str, desk.legal()))
    words = {presenter.move_words(move) for move in offered}
    assert len(words) == len(offered)
    assert all(words)
    return offered


def _told(presenter: PlainPresenter, seats: int) -> None:
    assert presenter.prompt().text
    for section in presenter.sections():
        assert all(len(row) == len(section.columns) for row in section.rows)
    assert all(len(row) == 2 for row in presenter.state_rows().rows)
    for seat in range(seats):
        assert presenter.seat_facts(seat).mark == seat


@pytest.mark.parametrize("game", catalogue.names())
def test_a_game_is_played_with_what_is_on_the_screen(
    game: str, qtbot: QtBot, shown: Callable[[QWidget], QWidget]
) -> None:
    """By clicks, figures and the keys of the list, in the real frame."""
    rng = Random(game)
    seats = catalogue.load(game).seat_counts[0]
    table = session(game, seats, "screen")
    frame = GameFrame(table, plain_kit(game))
    shown(frame)
    for _ in range(CLICKS):
        if frame.desk.standing() is Standing.OVER:
            break
        before = (frame.desk.match.events, frame.desk.composer)
        _clicked(rng, frame, qtbot)
        assert (frame.desk.match.events, frame.desk.composer) != before
        assert frame.banner.isHidden()
    assert len(table.snapshot().log) > 4


def _clicked(rng: Random, frame: GameFrame, qtbot: QtBot) -> None:
    board = frame.board
    assert isinstance(board, PlainBoard)
    if frame.prompt.done.isVisible():
        frame.prompt.done.click()
        return
    ways = [*frame.prompt.buttons, *board.rows, *([board.list] if board.list.isVisible() else [])]
    way = rng.choice(ways)
    assert way.isVisible()
    if way is board.list:
        qtbot.keyClick(board.list.filter, Qt.Key.Key_Down)
        qtbot.keyClick(board.list.filter, Qt.Key.Key_Return)
    elif way in board.rows:
        number = way.number
        number.setValue(rng.randint(number.minimum(), number.maximum()))
        qtbot.keyClick(number, Qt.Key.Key_Return)
    else:
        assert isinstance(way, QAbstractButton)
        way.click()
