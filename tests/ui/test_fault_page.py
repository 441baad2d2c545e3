# SPDX-License-Identifier: MIT
"""A screen that fails is replaced by a sentence with a way out, and its table lives on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import NoReturn

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from core import catalogue
from ui.fault_page import FaultPage
from ui.gallery.screens import FINDINGS, SAVED, TABLES
from ui.kit.drawing.player_mark import PlayerMark
from ui.lobby.diagnosis import DiagnosisPage
from ui.lobby.lobby import Lobby
from ui.lobby.new_table import NewTablePage
from ui.lobby.room import RoomPage
from ui.lobby.settings import SettingsPage
from ui.play.game_frame import GameFrame
from ui.play.replay import ReplayFrame
from ui.ports.backend import Settings
from ui.ports.demo import StillBackend, StillSession
from ui.ports.local_session import LocalSession
from ui.ports.snapshot import SeatView, Snapshot, Stage
from ui.window import MainWindow

Show = Callable[[QWidget], QWidget]
Go = Callable[[MainWindow], None]
ROOM = Snapshot(Stage.ROOM, "A table", "thirteen_minutes", seats=(SeatView(0, "Anna", mine=True),))
LINE = "planted"


def _playing(game: str) -> StillSession:
    seats = max(2, catalogue.load(game).seat_counts[0])
    local = LocalSession(game, ("Anna", "Bruno", "Chidi")[:seats], b"fault")
    return StillSession(local.snapshot())


def _at_table(game: str) -> Go:
    return lambda window: window.show_session(_playing(game))


SCREENS: dict[str, tuple[type[QWidget], Go]] = {
    "lobby": (Lobby, lambda window: window.show_lobby()),
    "new table": (NewTablePage, lambda window: window.show_new_table()),
    "settings": (SettingsPage, lambda window: window.show_settings()),
    "diagnosis": (DiagnosisPage, lambda window: window.show_diagnosis()),
    "room": (RoomPage, lambda window: window.show_session(StillSession(ROOM))),
    "replay": (ReplayFrame, lambda window: window.show_replay("a")),
    **{game: (GameFrame, _at_table(game)) for game in catalogue.names()},
}
WITH_TABLE = ("room", *catalogue.names())


@pytest.fixture
def logged() -> list[str]:
    """The lines that the log would have."""
    return []


@pytest.fixture
def window(
    shown: Show, monkeypatch: pytest.MonkeyPatch, logged: list[str], qtbot: QtBot
) -> Iterator[MainWindow]:
    """A window that hears of what nothing caught, as the program tells it."""
    still = LocalSession("thirteen_minutes", ("Anna", "Bruno"), b"window", mine=())
    backend = StillBackend(
        Settings("Anna", theme="light", confirm_leave=False),
        still,
        tables=TABLES,
        saved=SAVED,
        findings=FINDINGS,
    )
    made = MainWindow(backend)
    shown(made)

    def uncaught(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if made.show_fault():
            logged.append(LINE if LINE in str(error) else repr(error))

    monkeypatch.setattr(sys, "excepthook", uncaught)
    yield made
    QApplication.processEvents()


def _fail(*_: object, **__: object) -> NoReturn:
    raise RuntimeError(LINE)


def _fault(window: MainWindow, qtbot: QtBot) -> FaultPage:
    qtbot.waitUntil(lambda: isinstance(window.page, FaultPage))
    page = window.page
    assert isinstance(page, FaultPage)
    return page


def _click(go: Callable[[], None]) -> None:
    """Do something as a press of a button does it: what fails in it fails in a slot."""
    button = QPushButton()
    button.clicked.connect(go)
    button.click()


def _plant(how: str, screen: str, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Come to a screen that fails as it is made, shown, painted, or pressed."""
    page, go = SCREENS[screen]
    if how == "slot":
        go(window)
        assert isinstance(window.page, page)
        pressed = next(b for b in window.page.findChildren(QPushButton) if b.isEnabled())
        pressed.clicked.disconnect()
        pressed.clicked.connect(_fail)
        pressed.click()
    else:
        part = "__init__" if how == "made" else f"{how}Event"
        monkeypatch.setattr(page, part, _fail, raising=False)
        _click(lambda: go(window))


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("how", ["made", "show", "slot", "paint"])
def test_a_screen_that_fails_is_one_sentence_and_leads_back(
    window: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    logged: list[str],
    screen: str,
    how: str,
) -> None:
    """One line in the log, where that is, and the lobby once it can be shown."""
    _plant(how, screen, window, monkeypatch)
    page = _fault(window, qtbot)
    qtbot.waitUntil(lambda: window.pages.count() == 1)
    assert logged == [LINE]
    assert window.backend.log_file() in page.report.text()
    assert page.retry.isVisible() == (screen in WITH_TABLE)
    assert page.focusWidget() is (page.retry if screen in WITH_TABLE else page.lobby)
    session = window.session
    monkeypatch.undo()
    page.lobby.click()
    assert isinstance(window.page, Lobby)
    assert window.session is None
    if screen in WITH_TABLE:
        assert isinstance(session, StillSession)
        assert ("leave",) in session.asked


@pytest.mark.parametrize("screen", WITH_TABLE)
@pytest.mark.parametrize("how", ["made", "show", "slot", "paint"])
def test_the_table_lives_on_behind_a_screen_that_failed(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, screen: str, how: str
) -> None:
    """Nothing is left, what comes in changes nothing, and the table can be shown again."""
    _plant(how, screen, window, monkeypatch)
    page = _fault(window, qtbot)
    session = window.session
    assert isinstance(session, StillSession)
    session.show(session.snapshot()._replace(chat_gone=1))
    assert window.page is page
    assert session.asked == []
    monkeypatch.undo()
    page.retry.click()
    assert isinstance(window.page, SCREENS[screen][0])
    assert window.session is session


@pytest.mark.parametrize("game", catalogue.names())
def test_a_board_that_fails_takes_its_screen_with_it_and_no_more(
    window: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    logged: list[str],
    game: str,
) -> None:
    """As the next snapshot is shown."""
    _at_table(game)(window)
    frame, session = window.page, window.session
    assert isinstance(frame, GameFrame)
    assert isinstance(session, StillSession)
    monkeypatch.setattr(type(frame.board), "refresh", _fail)
    session.show(session.snapshot()._replace(table="Another name", chat_gone=1))
    _fault(window, qtbot)
    assert logged == [LINE]
    assert session.asked == []


def test_what_is_painted_deep_inside_a_screen_is_part_of_it(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, logged: list[str]
) -> None:
    """Such as the mark of a seat, of which there are several: one line in the log."""
    monkeypatch.setattr(PlayerMark, "paintEvent", _fail)
    _click(lambda: _at_table("power_grid")(window))
    _fault(window, qtbot)
    assert logged == [LINE]


def test_a_table_that_closes_leads_back_from_there(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it does from the table."""
    _plant("slot", "room", window, monkeypatch)
    _fault(window, qtbot)
    session = window.session
    assert isinstance(session, StillSession)
    session.show(ROOM._replace(stage=Stage.CLOSED))
    assert isinstance(window.page, Lobby)


def test_a_screen_that_fails_each_time_can_always_be_left(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, logged: list[str]
) -> None:
    """Each try is one line in the log, and ends at the same place."""
    _plant("paint", "room", window, monkeypatch)
    for tries in range(1, 4):
        page = _fault(window, qtbot)
        assert logged == [LINE] * tries
        page.retry.click()
        assert isinstance(window.page, RoomPage)
    _fault(window, qtbot).lobby.click()
    assert isinstance(window.page, Lobby)


def test_what_fails_while_it_is_told_is_only_logged(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, logged: list[str]
) -> None:
    """The plain page stays, whatever else goes wrong."""
    _plant("slot", "lobby", window, monkeypatch)
    page = _fault(window, qtbot)
    _click(_fail)
    QApplication.processEvents()
    assert window.page is page
    assert logged == [LINE, LINE]


def test_the_log_can_be_shown(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the system's own window, for whoever reports it."""
    _plant("slot", "lobby", window, monkeypatch)
    _fault(window, qtbot).folder.click()
    assert isinstance(window.backend, StillBackend)
    assert window.backend.asked[-1] == ("show_in_folder", window.backend.log_file())
