# SPDX-License-Identifier: MIT
"""Intent: the program opens its window, plays a bot's turn, and closes without a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.machine import log, settings, storage
from tests.client.processes import python
from ui.ports.backend import Settings

ENDING = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from client.desktop import backend, window
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession

backend.Application.say_goodbye = lambda self: print("waited")
session = StillSession(LocalSession("thirteen_minutes", ("Anna", "Bruno"), b"end").snapshot())

def begin(shown):
    def end():
        app = QApplication.instance()
        print(app.receivers("2commitDataRequest(QSessionManager&)"))
        window.say_goodbye(shown, shown.backend)
        print(session.asked, shown.isVisible(), shown.session)
        shown.close()
    shown.show_session(session)
    shown.painted.connect(lambda: QTimer.singleShot(0, end))

window.show(begin)
"""

BEGINNING = """
from PySide6.QtCore import QTimer
from client.desktop import window

def begin(shown):
    shown.show_settings()
    print(shown.page.confirm.text())
    QTimer.singleShot(0, shown.close)

window.show(begin)
"""

BROKEN = """
from PySide6.QtCore import QTimer
from client.desktop import window
from ui.lobby.lobby import Lobby

def broken(self, event):
    raise RuntimeError("planted")

def look(shown):
    print(type(shown.page).__name__, shown.backend.log_file() in shown.page.report.text())
    shown.close()

def begin(shown):
    QTimer.singleShot(100, lambda: look(shown))

Lobby.{what}Event = broken
window.show(begin)
"""


def test_smoke_is_silent(home: Path) -> None:
    """Status 0, and nothing on stderr; the log names no failure."""
    assert python(home, "-m", "client", "--smoke") == (0, "", "")
    logs = "".join(path.read_text() for path in (home / "log").rglob("*.log"))
    assert "ERROR" not in logs


def test_a_file_that_is_no_game_opens_no_window(home: Path, tmp_path: Path) -> None:
    """`resume` in a window refuses before it opens one."""
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada,\n")
    status, out, errors = python(home, "-m", "client", "resume", str(letter))
    assert (status, out) == (1, "")
    assert errors.count("\n") == 1
    assert "not a Sobremesa ledger file" in errors


@pytest.mark.parametrize(("language", "said"), [("en", "Ask first"), ("de", "Erst fragen")])
def test_it_speaks_the_language_that_was_chosen(home: Path, language: str, said: str) -> None:
    """From its first page on."""
    settings.save(storage.folders(), Settings("Ana", language=language))
    assert python(home, "-c", BEGINNING) == (0, f"{said}\n", "")


@pytest.mark.parametrize("what", ["show", "paint"])
def test_a_screen_that_fails_is_told_and_logged_once(home: Path, what: str) -> None:
    """The program goes on with a plain page; the log has one line that says where it was."""
    status, out, _ = python(home, "-c", BROKEN.format(what=what))
    assert (status, out) == (0, "FaultPage True\n")
    told = [line for line in log.tail(storage.folders()).splitlines() if "ERROR" in line]
    assert len(told) == 1
    assert "RuntimeError" in told[0]
    assert "planted" in told[0]
    assert "broken" in told[0]
    assert "Traceback" not in log.tail(storage.folders())


def test_the_end_of_the_session_is_a_goodbye(home: Path) -> None:
    """Nobody is asked, the others are told at once, and the window leaves its end to the system."""
    said = python(home, "-c", ENDING)
    assert said == (0, "1\nwaited\n[('leave',)] True None\n", "")
