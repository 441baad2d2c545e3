# SPDX-License-Identifier: MIT
"""Intent: the lobby is painted from little, and the rest comes by itself right afterwards."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from client import storage
from client.backend import Application
from tests.client.desks import PATIENCE
from tests.netcode.network_namespaces import ROOT
from ui.lobby import Lobby
from ui.window import MainWindow

HEAVY = ("asyncio", "zeroconf", "cryptography", "nacl", "msgpack")
OURS = ("netcode", "core.games", "core.bots", "core.match", "core.contract", "client.commands")
"""What takes long to import, and what is not asked for before somebody sits at a table."""

PAINTED = """
import sys
from client import __main__, backend
from PySide6.QtWidgets import QApplication

def start(self):
    print("\\n".join(sys.modules))
    QApplication.closeAllWindows()

backend.Application.start = start
sys.exit(__main__.main([]))
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
    done = subprocess.run(
        [sys.executable, "-c", PAINTED],
        env={**os.environ, "SOBREMESA_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    imported = set(done.stdout.split())
    assert {"ui.lobby", "client.backend"} <= imported
    assert [module for module in (*HEAVY, *OURS) if module in imported] == []


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
    qtbot.waitUntil(lambda: lobby.saved.column.count() > 1, timeout=PATIENCE)
    assert lobby.no_games.isHidden()
    assert app.saved() is not None


def test_no_saved_games_are_said_to_be_none(start: Start, qtbot: QtBot) -> None:
    """Once somebody has looked."""
    _, window = start()
    lobby = window.page
    assert isinstance(lobby, Lobby)
    qtbot.waitUntil(lobby.no_games.isVisible, timeout=PATIENCE)


def test_a_table_does_not_wait_for_its_turn(start: Start, finished: bytes, tmp_path: Path) -> None:
    """Who asks before everything is there gets it all the same."""
    file = tmp_path / "a.sobremesa"
    file.write_bytes(finished)
    app, window = start()
    assert app.replay(str(file)).snapshot().match is not None
    window.show_replay(str(file))
    assert not isinstance(window.page, Lobby)


def test_a_damaged_identity_is_told_in_the_lobby(start: Start, qtbot: QtBot) -> None:
    """The window stays, says which file it is, and says so again for every table."""
    kept = storage.folders()
    storage.made(kept.data)
    kept.identity_file.write_bytes(b"odd")
    app, window = start()
    qtbot.waitUntil(lambda: not window.banner.isHidden(), timeout=PATIENCE)
    assert "identity.seed is damaged" in window.banner.accessibleName()
    for ask in (app.join, app.resume, app.replay):
        with pytest.raises(ValueError, match="is damaged"):
            ask("Oak")
    with qtbot.waitSignal(app.failed):
        app.diagnose()


def test_broken_settings_are_told_in_the_lobby(start: Start, qtbot: QtBot) -> None:
    """They are set aside before the window opens; the person hears of it."""
    kept = storage.folders()
    storage.made(kept.config)
    kept.settings_file.write_bytes(b"{")
    _, window = start()
    qtbot.waitUntil(lambda: not window.banner.isHidden(), timeout=PATIENCE)
    assert "the settings were not usable" in window.banner.accessibleName()


def test_a_program_that_is_closed_at_once_starts_nothing(qapp: QCoreApplication) -> None:
    """The imports end, and no network thread comes after them."""
    app = Application(storage.folders())
    app.start()
    app.stop()
    qapp.processEvents()
    assert app.saved() is None
