# SPDX-License-Identifier: MIT
"""A robot plays every game at one laptop: nothing breaks, nothing is done that was not meant,
and nobody sees what another one hides. Where the window does not take care, the robot finds it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec import structs
from PySide6.QtWidgets import QApplication, QWidget

from core.terms import Knowledge
from tests.ui.hand import Hand
from tests.ui.play.exchanged import OPTIONS
from tests.ui.play.hot_tables import GAMES
from tests.ui.play.meaning import Unmeant
from tests.ui.play.robot import Robot
from tests.ui.play.robot_table import RobotTable
from ui.games.shown import View
from ui.games.thirteen_minutes.board import ThirteenMinutesBoard
from ui.kit.breath import Breath
from ui.kit.controls import press
from ui.kit.controls.press import Press
from ui.play.desk import Desk
from ui.play.game_frame import GameFrame
from ui.ports.knowing import known
from ui.ports.snapshot import Snapshot

Show = Callable[[QWidget], QWidget]
LONG, SHORT = 2_000, 60
SOON = 600
"""Presses after which the robot has found what is wrong everywhere."""


@pytest.fixture(autouse=True)
def _still_cursor(hand: Hand) -> Iterator[None]:
    """No cursor blinks while pictures are compared, and two quick presses are a double click."""
    flash = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)
    yield
    QApplication.setCursorFlashTime(flash)


def _robot(game: str, shown: Show, seed: str, peeps: float = 0.1) -> Robot:
    return Robot(RobotTable(game, shown, seed), seed, peeps)


@GAMES
def test_a_robot_plays(game: str, shown: Show, complete: bool, pytestconfig: pytest.Config) -> None:
    """Clumsy presses, and whatever comes between them, at a table of everybody."""
    seed = f"{game} {pytestconfig.getoption('--seed-sample')}"
    robot = _robot(game, shown, seed, 0.1 if complete else 0.2)
    robot.play(LONG if complete else SHORT)
    assert len(robot.table.sent) > robot.presses // 40
    assert robot.peeping.open or game not in OPTIONS
    assert robot.peeping.covered or game != "thirteen_minutes"


# What it would find


def test_it_finds_a_window_that_takes_no_breath(
    shown: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A double click answers for two."""
    monkeypatch.setattr(Breath, "_holds", lambda *_: False)
    monkeypatch.setattr(Breath, "_let_go", lambda *_: False)
    with pytest.raises(Unmeant, match="was shown"):
        _robot("power_grid", shown, "breathless", 0).play(SOON)


def test_it_finds_keys_that_decide_as_long_as_they_are_held(
    shown: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Auto-repeat goes on with the next decision."""
    monkeypatch.setattr(press, "entered", press.is_enter)
    with pytest.raises(Unmeant, match="held_key"):
        _robot("power_grid", shown, "held", 0).play(SOON)


def test_it_finds_controls_that_do_not_guard_a_press_under_way(
    shown: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pressed on one decision and let go on another: neither button nor page remembers."""
    monkeypatch.setattr(Press, "_words", lambda _: ("", ""))
    monkeypatch.setattr(Breath, "_let_go", lambda *_: False)
    with pytest.raises(Unmeant, match="late_release"):
        _robot("atlantic_star", shown, "guardless", 0).play(SOON)


def test_it_finds_an_open_hand_that_knows_too_much(
    shown: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks is told what the other one holds."""

    def all_known(snapshot: Snapshot, seat: int | None) -> Knowledge:
        cards = {card for _, each in snapshot.knowledge for card in each.cards}
        return known(snapshot, None) if seat is None else Knowledge(tuple(sorted(cards)))

    monkeypatch.setattr("ui.play.desk.known", all_known)
    with pytest.raises(Unmeant, match="open for seat"):
        _robot("thirteen_minutes", shown, "knowing", 1).play(SOON)


def test_it_finds_a_cover_that_does_not_cover(shown: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hand of the next person lies open behind a cover that is not there."""
    view = Desk.view

    def open_view(desk: Desk) -> View:
        seat, shown = desk.next_person(), view(desk)
        if seat is None:
            return shown
        return structs.replace(shown, seat=seat, knowledge=known(desk.snapshot, seat))

    monkeypatch.setattr(Desk, "view", open_view)
    monkeypatch.setattr(GameFrame, "_show_middle", lambda *_: None)
    with pytest.raises(Unmeant, match="covered"):
        _robot("thirteen_minutes", shown, "uncovered", 0.34).play(SOON)


def test_it_finds_what_stays_behind_under_the_cover(
    shown: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board is not open to anybody, and still shows what the last one saw."""
    refresh = ThirteenMinutesBoard.refresh

    def refresh_while_open(board: ThirteenMinutesBoard) -> None:
        frame = board.window().findChild(GameFrame)
        if frame is None or frame.desk.next_person() is None:
            refresh(board)

    monkeypatch.setattr(ThirteenMinutesBoard, "refresh", refresh_while_open)
    monkeypatch.setattr(GameFrame, "_show_middle", lambda *_: None)
    with pytest.raises(Unmeant, match="covered"):
        _robot("thirteen_minutes", shown, "left behind", 0.34).play(SOON)
