# SPDX-License-Identifier: MIT
"""Each test starts in the light theme and leaves no window and no deferred delete behind."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.hand import INTERVAL, Hand
from tests.ui.plain_kit import PLAIN
from ui.i18n import languages
from ui.kit.breath import breath
from ui.play.game_frame import GameFrame
from ui.ports.local_session import LocalSession
from ui.style import dressing
from ui.style.theme import Theme

GAME = "thirteen_minutes"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The offscreen platform has no window manager to ask, and says so in a warning."""
    for item in items:
        if "tests/ui" in str(item.path).replace("\\", "/"):
            item.add_marker(pytest.mark.qt_log_ignore("propagateSizeHints", r"support raise\(\)"))


@pytest.fixture(autouse=True)
def _clean_desk(qapp: QApplication) -> Iterator[None]:
    """What the test left is collected; what was there before it is not gone through each time.

    The mouse is over nothing at first, wherever another test left it.
    """
    dressing.apply(Theme(reduced_motion=True))
    QCursor.setPos(QPoint(-9, -9))
    gc.freeze()
    yield
    for window in QApplication.topLevelWidgets():
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()
    gc.unfreeze()


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[[QWidget], QWidget]:
    """Shows a widget at the size of a small laptop."""

    def show(widget: QWidget) -> QWidget:
        widget.resize(1366, 768)
        widget.show()
        qtbot.waitExposed(widget)
        QApplication.processEvents()
        return widget

    return show


@pytest.fixture(autouse=True)
def _speaks_english() -> Iterator[None]:
    """Whatever a test speaks, the next one begins as the first did."""
    numbers = QLocale()
    languages.speak(languages.SOURCE)
    QLocale.setDefault(numbers)
    yield
    languages.speak(languages.SOURCE)
    QLocale.setDefault(numbers)


@pytest.fixture
def hand(qapp: QApplication) -> Iterator[Hand]:
    """A hand for which two quick presses at one place are a double click."""
    clock = breath().clock
    QApplication.setDoubleClickInterval(INTERVAL)
    yield Hand()
    QApplication.setDoubleClickInterval(0)
    breath().clock = clock


@pytest.fixture
def table(shown: Callable[[QWidget], QWidget]) -> Callable[..., GameFrame]:
    """A table of 13 Minutes against a bot, or between seats of this laptop, shown as plain text."""

    def lay(*mine: int, decisions: int = 0, seed: bytes = b"table") -> GameFrame:
        session = LocalSession(GAME, ("Anna", "Bruno"), seed, mine=mine or (0,))
        for _ in range(decisions):
            session.play_bot(0)
        frame = GameFrame(session, PLAIN)
        shown(frame)
        return frame

    return lay
