# SPDX-License-Identifier: MIT
"""The window is never larger than the screen, and comes back onto one that exists."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ui import placing
from ui.lobby.settings import SettingsPage
from ui.placing import Place, Room, opening, read, with_place, written
from ui.ports.backend import Settings
from ui.ports.demo import StillBackend
from ui.window import MainWindow

LAPTOP = Room("eDP-1 1366x768", QRect(0, 28, 1366, 740))
DESK = Room("HDMI-1 1920x1080", QRect(1366, 0, 1920, 1080))
BAR = QMargins(0, 30, 0, 0)


@pytest.mark.parametrize("scale", [50, 100, 125, 150, 200, 400])
@pytest.mark.parametrize(
    "screen", [QRect(0, 0, 1024, 600), QRect(0, 28, 1366, 740), QRect(-1920, 0, 1920, 1080)]
)
def test_a_first_window_is_inside_its_screen(scale: int, screen: QRect) -> None:
    """Title bar and all, at any text size (W-5)."""
    wanted = QSize(1180, 720) * scale / 100
    at, maximised = opening((), [Room("", screen)], wanted, BAR)
    assert screen.contains(at.marginsAdded(BAR))
    assert at.width() == min(wanted.width(), screen.width())
    assert not maximised


def test_each_screen_has_its_own_place() -> None:
    """The one used last counts, as long as its screen is there."""
    kept = with_place((), LAPTOP, QRect(100, 80, 900, 600), False)
    kept = with_place(kept, DESK, QRect(1500, 50, 1500, 900), True)
    kept = list(read(written(kept)))
    assert opening(kept, [LAPTOP, DESK], QSize(1, 1), BAR) == (QRect(1500, 50, 1500, 900), True)
    assert opening(kept, [LAPTOP], QSize(1, 1), BAR) == (QRect(100, 80, 900, 600), False)
    other = [Room("other", QRect(0, 0, 1024, 600))]
    at, _ = opening(kept, other, QSize(1180, 720), BAR)
    assert other[0].available.contains(at.marginsAdded(BAR))


def test_a_place_that_is_half_outside_by_now_is_moved_in() -> None:
    """The panel of the desktop has grown, or the window hung over the edge."""
    kept = with_place((), LAPTOP, QRect(1200, 600, 900, 600), False)
    at, _ = opening(kept, [LAPTOP], QSize(1, 1), BAR)
    assert LAPTOP.available.contains(at.marginsAdded(BAR))
    assert at.size() == QSize(900, 600)


def test_a_screen_is_kept_once_and_not_for_ever() -> None:
    """The newest in front."""
    kept: list[Place] = []
    for number in range(30):
        where = Room(str(number % 20), QRect(0, 0, 800, 600))
        kept = with_place(kept, where, QRect(0, 0, 500 + number, 400), False)
    assert [place.screen for place in kept][:3] == ["9", "8", "7"]
    assert len(kept) == len({place.screen for place in kept}) < 20


@pytest.mark.parametrize(
    "text", ["", "nonsense", "{}", "[1, 2]", '[["a", 1]]', '[["a","b",1,1,1]]']
)
def test_what_nobody_wrote_is_no_place(text: str) -> None:
    """A broken entry costs nothing but the place."""
    assert read(text) == ()


def test_a_screen_of_this_machine_has_room() -> None:
    """What Qt knows of a screen is enough."""
    screen = QGuiApplication.primaryScreen()
    assert placing.room(screen).available == screen.availableGeometry()


@pytest.mark.parametrize("scale", [100, 125, 150, 200])
def test_the_window_opens_inside_its_screen(qtbot: QtBot, scale: int) -> None:
    """No page forces it to be larger, whatever the size of its text (W-5)."""
    backend = StillBackend(Settings("Anna", theme="light", text_scale=scale))
    window = MainWindow(backend)
    qtbot.addWidget(window)
    window.show()
    available = window.screen().availableGeometry()
    for show in (window.show_lobby, window.show_new_table, window.show_settings):
        show()
        QApplication.processEvents()
        assert available.contains(window.geometry())


def test_size_and_place_are_remembered(qtbot: QtBot) -> None:
    """The next window opens where this one was closed."""
    backend = StillBackend(Settings("Anna", theme="light"))
    window = MainWindow(backend)
    window.show()
    window.setGeometry(40, 60, 500, 400)
    window.close()
    later = MainWindow(backend)
    qtbot.addWidget(later)
    assert later.geometry() == QRect(40, 60, 500, 400)


def test_full_screen_by_key_and_by_the_settings(qtbot: QtBot) -> None:
    """F11 anywhere, a tick in the settings; it holds for the next start (W-23)."""
    backend = StillBackend(Settings("Anna", theme="light"))
    window = MainWindow(backend)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert backend.settings().full_screen
    later = MainWindow(backend)
    qtbot.addWidget(later)
    assert later.windowState() & Qt.WindowState.WindowFullScreen
    window.show_settings()
    page = window.page
    assert isinstance(page, SettingsPage)
    assert page.full_screen.isChecked()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not page.full_screen.isChecked()
    assert not window.isFullScreen()
    page.full_screen.click()
    assert window.isFullScreen()


def test_a_banner_moves_nothing(shown: Callable[[QWidget], QWidget]) -> None:
    """It lies over the page, and leaves the buttons on top alone (W-21)."""
    window = MainWindow(StillBackend(Settings("Anna", theme="light")))
    shown(window)
    before = window.pages.geometry(), window.page.geometry()
    window.banner.say("No table answers at 10.0.0.7.", "warn")
    QApplication.processEvents()
    assert (window.pages.geometry(), window.page.geometry()) == before
    assert window.banner.isVisible()
    assert window.banner.width() == window.width()
