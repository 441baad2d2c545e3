# SPDX-License-Identifier: MIT
"""The games on this disk as the window lists them, looked at on a thread of their own.

A look costs the first and the last entry of each file that has changed since, and is told at
once. How each game stands is found afterwards, one file after the other, the newest first.
"""

from __future__ import annotations

import datetime
import logging
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from client.sessions.saved.standings import Mark, Standing, Standings, read
from netcode.ledger import file_names, saved_games
from netcode.ledger.saved_games import Glimpse
from ui.ports.backend import SavedGame

Games: TypeAlias = tuple[SavedGame, ...]
Running: TypeAlias = frozenset[tuple[bytes, bytes]]
"""Tables on the network where a game goes on: the id of each, and the key of its host."""


class Shelf:
    """The ledger files of a folder, for the holder of a `key`.

    `tell` is called on the shelf's thread, when it is another.
    """

    def __init__(self, folder: Path, key: bytes, tell: Callable[[Games], None]) -> None:
        self._folder = folder
        self._key = key
        self._tell = tell
        self._seen: dict[Mark, Glimpse | None] = {}
        self._standings = Standings(folder)
        self._suspects: set[Path] = set()
        self._running: Running = frozenset()
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
        """A file that did not open: the next look reads it again."""
        self._suspects.add(path)
        self.look()

    def show_running(self, running: Running) -> None:
        """Games go on at these tables now."""
        if running != self._running:
            self._running = running
            self.look()

    def close(self) -> None:
        """Tell nothing more."""
        self._closed = True

    def scan(self) -> Games:
        """The games as they are now, all of them read; what is no ledger is passed over.

        One look at a time: a suspicion is over only once what came of it is known.
        """
        with self._scanning:
            self._glance()
            while self._read_next():
                pass
            return self._listed()

    def _look(self) -> None:
        while True:
            with self._lock:
                self._looking = self._again and not self._closed
                self._again = False
                if not self._looking:
                    return
            try:
                with self._scanning:
                    self._glance()
                    self._show()
                    while not self._closed and self._read_next():
                        self._show()
            except Exception:
                logging.getLogger(__name__).exception("the games cannot be listed")

    def _show(self) -> None:
        found = self._listed()
        if found != self._games and not self._closed:
            self._games = found
            self._tell(found)

    def _glance(self) -> None:
        seen: dict[Mark, Glimpse | None] = {}
        for path in saved_games.paths(self._folder):
            if (mark := _mark(path)) is None:
                continue
            if path in self._suspects:
                self._standings.drop(mark)
            seen[mark] = self._seen[mark] if mark in self._seen else saved_games.glimpse(path)
        self._suspects.clear()
        self._seen = seen

    def _read_next(self) -> bool:
        """Read the newest file that has not been read; whether there was one."""
        unread = [
            mark for mark, seen in self._seen.items() if seen and not self._standings.of(mark)
        ]
        if not unread:
            self._standings.keep(list(self._seen))
            return False
        mark = max(unread, key=lambda mark: mark[2])
        seen = self._seen[mark]
        self._standings.put(mark, read(mark[0], known=seen is not None and seen.draft is not None))
        return True

    def _listed(self) -> Games:
        found = [
            (game.when[:10], mark[2], game)
            for mark, seen in self._seen.items()
            if seen is not None and (game := self._described(seen, self._standings.of(mark)))
        ]
        return tuple(game for *_, game in sorted(found, reverse=True))

    def _described(self, seen: Glimpse, standing: Standing | None) -> SavedGame:
        path, draft = seen.path, seen.draft
        begun = file_names.begun(path)
        changed = datetime.datetime.fromtimestamp(seen.changed).isoformat(timespec="minutes")
        game = SavedGame(str(path), path.stem, "", (), begun or changed, dated=bool(begun))
        if standing is not None:
            game = game._replace(
                state=standing.state,
                damage=standing.damage,
                round=standing.round,
                scores=standing.scores,
            )
        if draft is None:
            return game
        names = tuple(place.name for place in draft.places)
        game = game._replace(
            table=file_names.called(path, draft.name, draft.table),
            game=draft.rules.game,
            names=names,
            watched=path.stem.endswith(file_names.WATCHED),
            mine=self._key in draft.holders,
        )
        if standing is None:
            return game
        running = any((draft.table, key) in self._running for key in draft.holders)
        if running and standing.state == "waiting":
            game = game._replace(state="running")
        return game._replace(
            fault=standing.fault,
            winners=tuple(names[seat] for seat in standing.winners),
            left=tuple(names[seat] for seat in standing.left),
        )


def _mark(path: Path) -> Mark | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return path, found.st_size, found.st_mtime_ns, found.st_ino
