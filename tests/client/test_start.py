# SPDX-License-Identifier: MIT
"""Intent: the lobby is painted from little, and the rest comes by itself right afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from client.desktop.backend import Application
from client.machine import log, storage
from tests.client.desks import said
from tests.client.processes import python
from ui.lobby.lobby import Lobby
from ui.window import MainWindow

HEAVY = ("asyncio", "zeroconf", "cryptography", "nacl", "msgpack", "msgspec", "socket")
OURS = (
    "netcode",
    "core.catalogue",
    "core.terms",
    "client.commands",
    "ui.ports.session",
    "ui.lobby.cards",
    "ui.games.offer",
)
"""What takes long to import, and what is not asked for before there is a table."""

PAINTED = """
import sys
from client import __main__
from client.desktop import backend
from client.machine import log
from PySide6.QtWidgets import QApplication

def start(kept):
    print("\\n".join(sys.modules))
    QApplication.closeAllWindows()

log.start = start
backend.Application.start = lambda self: None
sys.exit(__main__.main([]))
"""

BROKEN = """
import sys
from client import __main__
from client.desktop import backend

def broken(self, kept):
    raise RuntimeError("before the paint")

backend.Application.__init__ = broken
sys.exit(__main__.main([]))
"""

SLOT = """
from client.desktop.qt_application import started
from PySide6.QtCore import QTimer

def broken():
    app.exit()
    raise RuntimeError("in a slot")

app = started()
QTimer.singleShot(0, broken)
app.exec()
"""

Start = Callable[[], tuple[Application, MainWindow]]


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Start]:
    """Starts the window as the program does."""
    running: list[Application] = []

    def begin() -> tuple[Application, MainWindow]:
        app = Application(storage.folders())
        running.append(app)
        window = MainWindow(app)
        qtbot.addWidget(window)
        window.painted.connect(app.start)
        window.show()
        return app, window

    yield begin
    for app in running:
        app.stop()


def test_nothing_heavy_is_imported_before_the_lobby_is_painted(home: Path) -> None:
    """A process of its own: no network, no cryptography, no rules (decisions/0012)."""
    status, out, errors = python(home, "-c", PAINTED)
    assert (status, errors) == (0, "")
    imported = set(out.split())
    assert {"ui.lobby.lobby", "client.desktop.backend"} <= imported
    assert [module for module in (*HEAVY, *OURS) if module in imported] == []


@pytest.mark.parametrize(
    ("code", "said"),
    [(BROKEN, "RuntimeError: before the paint"), (SLOT, "RuntimeError: in a slot")],
)
def test_what_fails_before_the_paint_is_in_the_log(home: Path, code: str, said: str) -> None:
    """The log begins with the rest, or with the first fault (decisions/0012)."""
    python(home, "-c", code)
    assert said in log.tail(storage.folders())


def test_saved_games_appear_by_themselves(
    start: Start, qtbot: QtBot, finished: bytes, home: Path
) -> None:
    """Nobody has looked before the first paint, and the lobby does not say that there are none."""
    kept = storage.folders()
    storage.made(kept.ledgers)
    (kept.ledgers / "a.sobremesa").write_bytes(finished)
    app, window = start()
    lobby = window.page
    assert isinstance(lobby, Lobby)
    assert app.saved() is None
    assert lobby.no_games.isHidden()
    qtbot.waitUntil(lambda: lobby.games is not None and len(lobby.games.cards) == 1)
    assert lobby.no_games.isHidden()
    assert app.saved() is not None


def test_no_saved_games_are_said_to_be_none(start: Start, qtbot: QtBot) -> None:
    """Once somebody has looked."""
    _, window = start()
    lobby = window.page
    assert isinstance(lobby, Lobby)
    qtbot.waitUntil(lobby.no_games.isVisible)


def test_a_table_does_not_wait_for_its_turn(
    start: Start, qtbot: QtBot, finished: bytes, tmp_path: Path
) -> None:
    """Who asks before everything is there gets it all the same."""
    file = tmp_path / "a.sobremesa"
    file.write_bytes(finished)
    app, window = start()
    recording = app.replay(str(file))
    qtbot.waitUntil(recording.whole)
    assert recording.snapshot().match is not None
    window.show_replay(str(file))
    assert not isinstance(window.page, Lobby)


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        ("identity_file", "identity.seed is damaged"),
        ("settings_file", "the settings were not usable"),
    ],
)
def test_what_is_wrong_at_the_start_is_told_in_the_lobby(
    start: Start, qtbot: QtBot, file: str, sentence: str
) -> None:
    """The window stays, and says which file it is."""
    _write_over(file)
    _, window = start()
    assert sentence in said(window, qtbot)
    assert isinstance(window.page, Lobby)


def test_without_an_identity_there_is_no_table(start: Start, qtbot: QtBot) -> None:
    """Each try says why, as a sentence for the banner."""
    _write_over("identity_file")
    app, _ = start()
    for ask in (app.join, app.resume, app.replay):
        with pytest.raises(ValueError, match="is damaged"):
            ask("Oak")
    with qtbot.waitSignal(app.failed):
        app.diagnose()


def test_a_program_that_is_closed_at_once_starts_nothing(qapp: QCoreApplication) -> None:
    """The imports end, and no network thread comes after them."""
    app = Application(storage.folders())
    app.start()
    app.stop()
    qapp.processEvents()
    assert app.saved() is None


def _write_over(file: str) -> None:
    path: Path = getattr(storage.folders(), file)
    storage.made(path.parent)
    path.write_bytes(b"{")
