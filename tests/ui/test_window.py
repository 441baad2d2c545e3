# SPDX-License-Identifier: MIT
"""The window moves between its pages and asks the backend for what they want."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core import catalogue
from core.terms import Turn
from ui.gallery.screens import FINDINGS, SAVED, TABLES
from ui.lobby.diagnosis import DiagnosisPage
from ui.lobby.lobby import Lobby
from ui.lobby.new_table import NewTablePage
from ui.lobby.room import RoomPage
from ui.lobby.settings import SettingsPage
from ui.play.game_frame import GUIDE, GameFrame
from ui.play.replay import ReplayFrame
from ui.play.rules import RulesWindow
from ui.ports.backend import Settings
from ui.ports.demo import StillBackend, StillSession
from ui.ports.local_session import LocalSession
from ui.ports.session import Session
from ui.ports.snapshot import Notice, SeatView, Snapshot, Stage, WordsState
from ui.style import theme
from ui.window import MainWindow

Show = Callable[[QWidget], QWidget]
P = TypeVar("P", bound=QWidget)
ROOM = Snapshot(Stage.ROOM, "A table", "thirteen_minutes", seats=(SeatView(0, "Anna", mine=True),))


def _window(shown: Show, session: Session | None = None) -> tuple[MainWindow, StillBackend]:
    backend = StillBackend(
        Settings("Anna", theme="light"), session, tables=TABLES, saved=SAVED, findings=FINDINGS
    )
    window = MainWindow(backend)
    shown(window)
    return window, backend


def _page(window: MainWindow, kind: type[P]) -> P:
    page = window.page
    assert isinstance(page, kind)
    return page


def test_it_starts_in_the_lobby_and_asks_nothing(shown: Show) -> None:
    """Tables and games are there at once."""
    window, _ = _window(shown)
    assert isinstance(window.page, Lobby)
    assert len(window.page.cards) == len(TABLES)
    assert window.windowTitle() == "Sobremesa"


def test_it_tells_once_that_it_is_painted(shown: Show, qtbot: QtBot) -> None:
    """What is not needed for the lobby waits for this."""
    window = MainWindow(StillBackend(Settings("Anna", theme="light")))
    with qtbot.waitSignal(window.painted):
        shown(window)
    with qtbot.assertNotEmitted(window.painted, wait=50):
        window.repaint()


def test_saved_games_appear_when_they_are_known(shown: Show) -> None:
    """While the lobby is shown; another page is left alone."""
    window, backend = _window(shown)
    _page(window, Lobby).show_saved(())
    backend.saved_changed.emit(SAVED)
    games = _page(window, Lobby).games
    assert games is not None
    assert len(games.cards) == len(SAVED)
    window.show_settings()
    backend.saved_changed.emit(SAVED)


def test_there_and_back(shown: Show) -> None:
    """Each page leads back to the lobby."""
    window, _ = _window(shown)
    for go, page in (
        (window.show_new_table, NewTablePage),
        (window.show_settings, SettingsPage),
        (window.show_diagnosis, DiagnosisPage),
    ):
        go()
        assert isinstance(window.page, page)
        window.page.back.emit()
        assert isinstance(window.page, Lobby)


def test_new_tables_on_the_network_appear(shown: Show) -> None:
    """While the lobby is shown, without a click."""
    window, backend = _window(shown)
    backend.tables_changed.emit(TABLES[:1])
    assert list(_page(window, Lobby).cards) == [TABLES[0].address]


def test_what_failed_is_said(shown: Show) -> None:
    """One sentence, whether it came as a signal or as an error."""
    window, backend = _window(shown)
    backend.failed.emit("The disk is full.")
    assert window.banner.text.text() == "The disk is full."
    window.join("192.168.1.9")
    assert window.banner.text.text() == "There is no table here."
    assert isinstance(window.page, Lobby)


def test_a_table_is_followed_from_room_to_game(shown: Show) -> None:
    """The page fits the phase, and comparing words comes before the table."""
    session = StillSession(ROOM)
    window, backend = _window(shown, session)
    window.join("192.168.1.20:47620")
    assert backend.asked == [("join", "192.168.1.20:47620", False, "")]
    room = window.page
    assert isinstance(room, RoomPage)
    playing = LocalSession("thirteen_minutes", ("Anna", "Bruno"), b"window").snapshot()
    session.show(playing._replace(words_state=WordsState.COMPARE, words=("a", "", "b", "c")))
    assert window.page is room
    session.show(playing._replace(words_state=WordsState.CONFIRMED))
    _page(window, GameFrame)
    assert window.windowTitle().startswith("Your turn")


def test_a_closed_table_leads_back_with_a_reason(shown: Show) -> None:
    """The host is gone: the lobby says so and stays usable (B6)."""
    session = StillSession(ROOM)
    window, _ = _window(shown, session)
    window.show_session(session)
    session.show(
        ROOM._replace(
            stage=Stage.CLOSED,
            notice=Notice("sentence", (("text", "The host turned you away."),)),
        )
    )
    assert isinstance(window.page, Lobby)
    assert window.banner.text.text() == "The host turned you away."
    assert window.session is None


@pytest.mark.parametrize("sound", [True, False])
def test_the_bell_rings_once_as_a_turn_begins(shown: Show, sound: bool) -> None:
    """At its start and not again for what comes in meanwhile, and only if the settings want it."""
    mine = LocalSession("power_grid", ("Anna", "Bruno", "Chidi"), b"bell").snapshot()
    assert mine.match is not None
    awaited = mine.match.awaiting
    assert isinstance(awaited, Turn)
    (mover,) = awaited.seats
    others = mine._replace(
        seats=tuple(view._replace(mine=view.seat == (mover + 1) % 3) for view in mine.seats)
    )
    session = StillSession(others)
    window, backend = _window(shown, session)
    backend.save_settings(backend.settings()._replace(sound=sound))
    rung: list[str] = []
    window.bell = lambda: rung.append(window.windowTitle())
    window.show_session(session)
    heard = []
    for snapshot in (others, mine, mine, others, mine):
        session.show(snapshot)
        heard.append(len(rung))
    assert heard == ([0, 1, 1, 1, 2] if sound else [0] * 5)


def test_the_bell_rings_at_a_table_that_opens_at_ones_turn(
    shown: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to wait for a second turn to hear that it was theirs."""
    session = LocalSession("power_grid", ("Anna", "Bruno", "Chidi"), b"bell")
    window, backend = _window(shown, session)
    backend.save_settings(backend.settings()._replace(sound=True))
    rung: list[str] = []
    monkeypatch.setattr(window, "bell", lambda: rung.append(""))
    window.show_session(session)
    assert isinstance(window.page, GameFrame)
    assert len(rung) == 1


def test_the_guide_stays_as_it_was_left(shown: Show) -> None:
    """Open at the first table; once put away it is away at the next, until it is wanted again."""
    playing = LocalSession("thirteen_minutes", ("Anna", "Bruno"), b"window").snapshot()
    window, backend = _window(shown, StillSession(playing))
    opened = []
    for _ in range(3):
        window.show_session(StillSession(playing))
        side = _page(window, GameFrame).side
        opened.append(side.opened() == GUIDE)
        side.buttons[GUIDE].click()
    assert opened == [True, False, True]
    assert not backend.settings().guide


@pytest.mark.parametrize("game", catalogue.names())
def test_a_first_game_shows_the_guide_or_points_at_it(shown: Show, game: str) -> None:
    """Where the board needs the room of the lists, the button of the guide is marked instead."""
    session = LocalSession(game, ("Anna", "Bruno"), b"guide")
    window, _ = _window(shown, session)
    window.show_session(session)
    shown(window)
    side = _page(window, GameFrame).side
    marked = side.buttons[GUIDE].accessibleDescription() == "new"
    assert (side.opened() == GUIDE) != marked


def test_the_rules_open_where_the_game_is(shown: Show) -> None:
    """At the section about what is asked: the text that is seen first."""
    session = LocalSession("power_grid", ("Anna", "Bruno", "Chidi"), b"rules")
    window, _ = _window(shown, session)
    window.show_session(session)
    frame = _page(window, GameFrame)
    assert frame.presenter.section() == "auction"
    frame.rules_button.click()
    rules = window.findChild(RulesWindow)
    assert rules is not None
    top = rules.browser.cursorForPosition(QPoint(20, 20)).block().text()
    assert top == "2. Auction"
    rules.browser.verticalScrollBar().setValue(0)
    rules.showMinimized()
    rules.showNormal()
    assert rules.browser.verticalScrollBar().value() == 0


@pytest.mark.parametrize("game", catalogue.names())
def test_the_rules_have_one_window(shown: Show, game: str, qtbot: QtBot) -> None:
    """W-11: asked for again it comes to the front, at the section of now."""
    names = ("Anna", "Bruno", "Chidi")[: max(2, catalogue.load(game).seat_counts[0])]
    session = LocalSession(game, names, b"rules")
    window, _ = _window(shown, session)
    window.show_session(session)
    frame = _page(window, GameFrame)
    for _ in range(3):
        frame.rules_button.click()
    (rules,) = window.findChildren(RulesWindow)
    bar = rules.browser.verticalScrollBar()
    section = bar.value()
    bar.setValue(bar.maximum())
    rules.showMinimized()
    frame.rules_button.click()
    assert window.findChildren(RulesWindow) == [rules]
    assert not rules.isMinimized()
    assert bar.value() == section
    qtbot.waitUntil(rules.isActiveWindow)
    rules.close()
    frame.rules_button.click()
    (again,) = (each for each in window.findChildren(RulesWindow) if each.isVisible())
    assert again is not rules


def test_a_table_that_its_host_left_is_opened_here(shown: Show) -> None:
    """The old one is left before its file is opened (W-34)."""
    playing = LocalSession("thirteen_minutes", ("Anna", "Bruno"), b"window").snapshot()
    session = StillSession(playing._replace(deserted="oak.sobremesa"))
    window, backend = _window(shown, session)
    window.show_session(session)
    _page(window, GameFrame).took_up.emit()
    assert session.asked == [("leave",)]
    assert backend.asked == [("resume", "oak.sobremesa", 0)]


def test_closing_the_window_tells_the_table(shown: Show) -> None:
    """The others see that one left, not that a connection broke."""
    session = StillSession(ROOM)
    window, _ = _window(shown, session)
    window.show_session(session)
    window.close()
    assert session.asked == [("leave",)]


def test_settings_hold_at_once(shown: Show) -> None:
    """Theme and text size change the open window and are kept."""
    window, backend = _window(shown)
    window.show_settings()
    _page(window, SettingsPage).theme.pick("dark")
    assert theme.current().dark
    _page(window, SettingsPage).scale.pick("150")
    assert theme.current().scale == 150
    page = _page(window, SettingsPage)
    page.name.setText("Annette")
    page.name.editingFinished.emit()
    assert backend.settings() == Settings("Annette", theme="dark", text_scale=150)


def test_a_name_is_never_empty(shown: Show) -> None:
    """An emptied field shows the name again."""
    window, backend = _window(shown)
    window.show_settings()
    page = _page(window, SettingsPage)
    page.name.setText("  ")
    page.name.editingFinished.emit()
    assert _page(window, SettingsPage).name.text() == "Anna"
    assert backend.settings().name == "Anna"


def test_diagnosis_shows_every_finding(shown: Show) -> None:
    """What was checked and what was found, in words."""
    window, _ = _window(shown)
    window.show_diagnosis()
    texts = [label.text() for label in window.page.findChildren(QWidget) if hasattr(label, "text")]
    for checked, found in FINDINGS:
        assert checked in texts
        assert found in texts


def test_the_window_does_not_wait_for_a_diagnosis(
    shown: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page is there at once and says that it looks; the answer comes when it comes."""
    window, backend = _window(shown)
    monkeypatch.setattr(backend, "diagnose", lambda: None)
    window.show_diagnosis()
    assert not _page(window, DiagnosisPage).check.isEnabled()
    backend.diagnosed.emit(FINDINGS)
    assert _page(window, DiagnosisPage).check.isEnabled()
    window.show_lobby()
    backend.diagnosed.emit(FINDINGS)


def test_a_replay_opens_from_the_lobby(shown: Show) -> None:
    """And leads back to it."""
    session = LocalSession("thirteen_minutes", ("Anna", "Bruno"), b"window", mine=())
    window, backend = _window(shown, session)
    _page(window, Lobby).wants_replay.emit("a")
    assert backend.asked == [("replay", "a")]
    _page(window, ReplayFrame).left.emit()
    assert isinstance(window.page, Lobby)


@pytest.mark.parametrize("page", ["lobby", "new_table", "settings", "diagnosis"])
def test_the_keyboard_reaches_every_control(shown: Show, page: str) -> None:
    """Tab comes by each enabled button, field and choice, and each has a name."""
    window, _ = _window(shown)
    getattr(window, f"show_{page}")()
    reached: set[QWidget] = set()
    widget = window.page.nextInFocusChain()
    while widget is not window.page:
        assert widget is not None
        reached.add(widget)
        widget = widget.nextInFocusChain()
    from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit

    for kind in (QAbstractButton, QComboBox, QLineEdit):
        for control in window.page.findChildren(kind):
            if control.objectName() == "qt_spinbox_lineedit" or not control.isVisible():
                continue
            assert control in reached
            assert control.focusPolicy().value & 1
            name = control.accessibleName()
            if not name:
                assert isinstance(control, QAbstractButton | QLineEdit)
                name = control.text()
            assert name
