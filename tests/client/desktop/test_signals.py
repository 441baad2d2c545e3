# SPDX-License-Identifier: MIT
"""Intent: a window that is told to end from outside ends as by its close button."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.client.processes import python

PROGRAM = """
import os, signal, threading
from PySide6.QtCore import QTimer
from client.desktop import backend, window

stop = backend.Application.stop
def noted(application):
    stop(application)
    print("everybody was told")
backend.Application.stop = noted
signal.signal(signal.SIGINT, signal.default_int_handler)
for each in (signal.SIGTERM, signal.SIGHUP):
    signal.signal(each, signal.SIG_DFL)
"""
"""A program whose parent ignores none of the signals, whoever runs the tests."""

AT_REST = (
    PROGRAM
    + """
def begin(shown):
    raised = lambda: signal.raise_signal(signal.{name})
    shown.painted.connect(lambda: QTimer.singleShot(0, raised))

print(window.show(begin))
"""
)

IN_A_GAME = (
    PROGRAM
    + """
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession
from ui.window import MainWindow

session = StillSession(LocalSession("thirteen_minutes", ("Anna", "Bruno"), b"signals").snapshot())
paint = MainWindow.paintEvent
def painted(shown, event):
    paint(shown, event)
    if shown.session is not None:
        signal.raise_signal(signal.{name})
        sum(range(1000))
MainWindow.paintEvent = painted

def begin(shown):
    again = QTimer(shown, interval=0)
    again.timeout.connect(shown.update)
    def play():
        shown.show_session(session)
        again.start()
    shown.painted.connect(lambda: QTimer.singleShot(0, play))

print(window.show(begin), session.asked)
"""
)

IGNORED = (
    PROGRAM
    + """
signal.signal(signal.SIGINT, signal.SIG_IGN)

def begin(shown):
    def raised():
        signal.raise_signal(signal.SIGINT)
        QTimer.singleShot(0, closed)
    def closed():
        print("still there")
        shown.close()
    shown.painted.connect(lambda: QTimer.singleShot(0, raised))

print(window.show(begin))
"""
)

NAMES = [name for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


@pytest.mark.parametrize("name", NAMES)
def test_a_signal_closes_tables_and_window(home: Path, name: str) -> None:
    """Status 0, and tables are left as when the window is closed."""
    said = python(home, "-c", AT_REST.format(name=name))
    assert said == (0, "everybody was told\n0\n", "")


@pytest.mark.parametrize("name", NAMES)
def test_a_signal_in_the_middle_of_a_paint_says_goodbye_once(home: Path, name: str) -> None:
    """In a game, where closing would ask: nobody is there to answer, and no paint breaks off."""
    said = python(home, "-c", IN_A_GAME.format(name=name))
    assert said == (0, "everybody was told\n0 [('leave',)]\n", "")


def test_a_signal_that_is_ignored_stays_ignored(home: Path) -> None:
    """As of a program that `nohup` started: the window goes on until it is closed."""
    said = python(home, "-c", IGNORED)
    assert said == (0, "still there\neverybody was told\n0\n", "")
