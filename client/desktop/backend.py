# SPDX-License-Identifier: MIT
"""The application behind the window: settings at once, everything else once the lobby is painted.

Rules, cryptography and the network take longer to import than the lobby takes to
appear (docs/decisions/0012-the-lobby-is-painted-first.md). All of that is behind
`client.desktop.lan`, and this is the one place that imports it.
"""

from __future__ import annotations

import threading
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from client.desktop.home import Home
from client.failure import Failure
from client.machine.storage import Folders
from ui.ports.backend import NewTable, SavedGame, TableView

if TYPE_CHECKING:
    from client.desktop.lan import Lan
    from ui.ports.recording import Recording
    from ui.ports.session import Session


class Application(Home):
    """Everything behind the window. `start` once the lobby is painted, `stop` at the end.

    Whoever asks for a table earlier waits for the imports.
    """

    _imported = Signal()

    def __init__(self, kept: Folders, parent: QObject | None = None) -> None:
        super().__init__(kept, parent)
        self._lan: Lan | None = None
        self._importing = threading.Thread(target=self._import, name="imports", daemon=True)
        self._stopped = False
        self._imported.connect(self._begin, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Bring in tables and saved games, without the window waiting for it."""
        self._importing.start()

    def say_goodbye(self) -> None:
        """Wait until the tables that were left are closed, files included, or for long enough."""
        if self._lan is not None:
            self._lan.say_goodbye()

    def stop(self) -> None:
        """Leave all tables and stop what runs."""
        self._stopped = True
        if self._importing.is_alive():
            self._importing.join()
        if self._lan is not None:
            self._lan.stop()

    def lan(self) -> Lan:
        """What needs the network or the rules, running. Raises Failure without an identity."""
        if self._lan is None:
            from client.desktop.lan import Lan

            self._lan = Lan(self)
            self._lan.start()
        return self._lan

    def tables(self) -> tuple[TableView, ...]:
        """The tables seen now."""
        return self._lan.tables if self._lan else ()

    def saved(self) -> tuple[SavedGame, ...] | None:
        """The ledger files on this disk, newest first; None before anybody has looked."""
        if self._lan is None:
            return None
        self._lan.shelf.look()
        return self._lan.shelf.games

    def rename(self, path: str, name: str) -> None:
        """Call a game on this disk by another name. Raises ValueError with a sentence."""
        self._ready().rename(path, name)

    def throw_away(self, path: str) -> None:
        """Put a game on this disk into the system's bin. Raises ValueError with a sentence."""
        self._ready().throw_away(path)

    def show_in_folder(self, path: str) -> None:
        """Show where a game lies, in the system's own window."""
        from client.desktop import saved_files

        saved_files.show_in_folder(Path(path))

    def open_table(self, wanted: NewTable) -> Session:
        """Open a table, on the LAN or on this laptop only. Raises ValueError with a sentence."""
        return self._ready().open_table(wanted)

    def join(self, address: str, watch: bool = False, code: str = "") -> Session:
        """Sit down at, or watch, a table by name or address."""
        return self._ready().join(address, watch, code)

    def resume(self, path: str, until: int = 0) -> Session:
        """Play on from a ledger file. What is wrong with it, the session's notice says."""
        return self._ready().resume(path, until)

    def replay(self, path: str) -> Recording:
        """A game to look at. Raises ValueError with a sentence."""
        return self._ready().replay(path)

    def diagnose(self) -> None:
        """Look at the network for some seconds, and tell in `diagnosed`."""
        try:
            self.lan().diagnose()
        except Failure as failure:
            self.failed.emit(str(failure))

    def _ready(self) -> Lan:
        try:
            return self.lan()
        except Failure as failure:
            raise ValueError(str(failure)) from failure

    def _import(self) -> None:
        """On a thread: what knows no Qt, which is nearly all of it."""
        try:
            import_module("client.sessions.installation")
        finally:
            self._imported.emit()

    @Slot()
    def _begin(self) -> None:
        if self._stopped:
            return
        if self.message:
            self.failed.emit(self.message)
        try:
            self.lan().shelf.look()
        except Failure as failure:
            self.failed.emit(str(failure))
