# SPDX-License-Identifier: MIT
"""The games on this disk as the window lists them, looked at on a thread of their own.

A look costs the first and the last entry of each file that has changed since. Only of a
file that is seen to be damaged is every entry checked, to say how many are sound.
"""

from __future__ import annotations

import datetime
import logging
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from netcode.ledger import file_names, files, ledger, saved_games
from netcode.ledger.beginning import given_up
from netcode.ledger.files import FileTrouble
from netcode.ledger.ledger import DamagedLedger
from netcode.ledger.saved_games import Glimpse
from ui.ports.backend import Damage, SavedGame

Games: TypeAlias = tuple[SavedGame, ...]
_Mark: TypeAlias = tuple[Path, int, int, int]
"""By what a file is known again: path, size, time of its last change, number on its disk."""


class Shelf:
    """The ledger files of a folder. `tell` is called on the shelf's thread, when it is another."""

    def __init__(self, folder: Path, tell: Callable[[Games], None]) -> None:
        self._folder = folder
        self._tell = tell
        self._seen: dict[_Mark, SavedGame | None] = {}
        self._suspects: set[Path] = set()
        self._games: Games | None = None
        self._lock = threading.Lock()
        self._scanning = threading.Lock()
        self._looking = False
        self._again = False
        self._closed = False

    @property
    def games(self) -> Games | None:
        """The games as they were seen last, newest first; None before the first look."""
        return self._games

    def look(self) -> None:
        """Look at the folder, soon and elsewhere; `tell` hears of it if anything is new."""
        with self._lock:
            self._again = True
            if self._looking or self._closed:
                return
            self._looking = True
        threading.Thread(target=self._look, name="shelf", daemon=True).start()

    def suspect(self, path: Path) -> None:
        """A file that did not open: the next look goes through all of it."""
        self._suspects.add(path)
        self.look()

    def close(self) -> None:
        """Tell nothing more."""
        self._closed = True

    def scan(self) -> Games:
        """The games as they are now; what is no ledger is passed over.

        One look at a time: a suspicion is over only once what came of it is known.
        """
        with self._scanning:
            return self._scan()

    def _scan(self) -> Games:
        seen: dict[_Mark, SavedGame | None] = {}
        for path in saved_games.paths(self._folder):
            if (mark := _mark(path)) is None:
                continue
            known = mark in self._seen and path not in self._suspects
            seen[mark] = self._seen[mark] if known else self._saved(path)
        self._seen = seen
        found = [(game.when[:10], mark[2], game) for mark, game in seen.items() if game]
        return tuple(game for *_, game in sorted(found, reverse=True))

    def _look(self) -> None:
        while True:
            with self._lock:
                self._looking = self._again and not self._closed
                self._again = False
                if not self._looking:
                    return
            try:
                found = self.scan()
            except Exception:
                logging.getLogger(__name__).exception("the games cannot be listed")
                continue
            if found != self._games and not self._closed:
                self._games = found
                self._tell(found)

    def _saved(self, path: Path) -> SavedGame | None:
        seen = saved_games.glimpse(path)
        if seen is None:
            return None
        doubtful = seen.doubtful or path in self._suspects
        self._suspects.discard(path)
        return _described(seen, _damage(path) if doubtful else None)


def _mark(path: Path) -> _Mark | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return path, found.st_size, found.st_mtime_ns, found.st_ino


def _damage(path: Path) -> Damage | None:
    """What is wrong with a file, and what is lost to whoever goes on from before that."""
    try:
        data = files.read(path)
        damage = ledger.read(data).damage
        if damage is None:
            return None
        lost = given_up(data, damage.seq)
        return Damage(damage.found, damage.seq, lost.entries, lost.turns)
    except DamagedLedger as error:
        return Damage(error.found)
    except FileTrouble as error:
        return Damage(str(error))


def _described(seen: Glimpse, damage: Damage | None) -> SavedGame:
    path, draft = seen.path, seen.draft
    day = file_names.day(path)
    when = day or datetime.datetime.fromtimestamp(seen.changed).isoformat(timespec="minutes")
    if draft is None:
        return SavedGame(str(path), path.stem, "", (), when, False, bool(day), damage)
    names = tuple(place.name for place in draft.places)
    called = file_names.called(path, draft.name, draft.table)
    return SavedGame(
        str(path), called, draft.rules.game, names, when, seen.ended, bool(day), damage
    )
