# SPDX-License-Identifier: MIT
"""Games from ledger files, for the window to look at: read on a thread, shown as they grow."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal, Slot

from client.failure import Failure
from client.sessions import entrusting, installation
from core.match import Match
from core.terms import Knowledge, Note
from netcode.evidence import hindsight
from netcode.ledger.ledger import Ledger
from netcode.replica.disclosure import finished
from ui.games import registry
from ui.ports.recording import Course, Recording
from ui.ports.snapshot import LogLine, Notice, SeatView, Snapshot, Stage, WordsState

_PAUSE = 0.1
"""Seconds between two looks at what has been read so far."""
_FIRST_SIGHT = 2.0
"""Seconds to wait at most until the first position can be seen."""


class _Left(Exception):
    """Nobody looks any more."""


class _Read(NamedTuple):
    """What has been read so far."""

    snapshot: Snapshot
    positions: tuple[Match, ...] = ()
    notes: tuple[tuple[Note, ...], ...] = ()
    whole: bool = False


class FileRecording(Recording):
    """A ledger file, read from `start` on. Signals come on the thread that made it."""

    failed = Signal(object)
    """The file is not sound: the `Failure` that says where."""
    ended = Signal()
    """Nobody looks any more, and nothing is read any more."""
    _grown = Signal(object)

    def __init__(self, path: Path, viewer: bytes, parent: QObject | None = None) -> None:
        """`viewer` is the key whose seats are called mine."""
        super().__init__(parent)
        self._path = path
        self._viewer = viewer
        self._read = _Read(Snapshot(Stage.JOINING, path.stem, ""))
        self._course: Course | None = None
        self._told = 0.0
        self._seen = threading.Event()
        self._left = threading.Event()
        self._thread = threading.Thread(target=self._run, name="replay", daemon=True)
        self._grown.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Begin to read."""
        self._thread.start()

    def snapshot(self) -> Snapshot:
        """The game as far as it has been read."""
        return self._read.snapshot

    def positions(self) -> Sequence[Match]:
        """The positions that have been read."""
        return self._read.positions

    def notes(self) -> Sequence[tuple[Note, ...]]:
        """What the log says of them."""
        return self._read.notes

    def whole(self) -> bool:
        """Whether the file has been read to its end."""
        return self._read.whole

    def seen(self) -> None:
        """The window has time for the rest."""
        self._seen.set()

    def leave(self) -> None:
        """Read no further, and forget what was read."""
        self._left.set()
        self._seen.set()
        self._read = _Read(self._read.snapshot)
        if not self._thread.is_alive():
            self.ended.emit()

    def over(self) -> bool:
        """Whether it can be forgotten."""
        return self._left.is_set() and not self._thread.is_alive()

    def join(self) -> None:
        """Wait until nothing is read any more."""
        self._thread.join()

    # On the thread that reads

    def _run(self) -> None:
        try:
            ledger = installation.load(self._path, each=self._each)
            self._grown.emit(self._far(ledger, whole=True))
        except _Left:
            self._grown.emit(None)
        except Failure as failure:
            self._grown.emit(failure)

    def _each(self, ledger: Ledger) -> None:
        if self._left.is_set():
            raise _Left
        first = self._course is None
        if self._course is None:
            self._course = Course(ledger.before_first.match)
            start = self._course.positions[0]
            registry.load(start.header.game).prepare(start)
        self._course.follow(ledger.replica.match)
        if first or time.monotonic() - self._told > _PAUSE:
            self._grown.emit(self._far(ledger, whole=False))
            if first:
                self._seen.wait(_FIRST_SIGHT)
            self._told = time.monotonic()

    def _far(self, ledger: Ledger, whole: bool) -> _Read:
        assert self._course is not None
        positions, notes = tuple(self._course.positions), tuple(self._course.notes)
        lines = (LogLine(n - 1, note) for n, told in enumerate(notes) for note in told)
        shown = _snapshot(ledger, self._viewer)._replace(match=positions[-1], log=tuple(lines))
        if whole:
            shown = shown._replace(knowledge=_knowledge(ledger))
        return _Read(shown, positions, notes, whole)

    # On the thread of the window

    @Slot(object)
    def _take(self, read: _Read | Failure | None) -> None:
        if read is None or self._left.is_set():
            self._thread.join()
            self.ended.emit()
            return
        if isinstance(read, Failure):
            self.failed.emit(read)
            notice = Notice("sentence", (("text", str(read)),))
            shown = self._read.snapshot._replace(stage=Stage.CLOSED, notice=notice)
            read = self._read._replace(snapshot=shown)
        self._read = read
        self.changed.emit(read.snapshot)


def _snapshot(ledger: Ledger, viewer: bytes) -> Snapshot:
    """What is known of the table besides its match."""
    last = ledger.replica
    draft = last.roster.draft
    seats = tuple(
        SeatView(
            seat,
            place.name,
            place.bot,
            mine=draft.holders[place.holder] == viewer and not place.bot,
        )
        for seat, place in enumerate(draft.places)
    )
    return Snapshot(
        Stage.OVER if last.over else Stage.PLAYING,
        draft.name,
        draft.rules.game,
        draft.rules.options,
        seats=seats,
        words_state=WordsState.CONFIRMED,
        entrusted=entrusting.entrusted(last),
        unfinished=last.unfinished,
    )


def _knowledge(ledger: Ledger) -> tuple[tuple[int, Knowledge], ...]:
    last = ledger.replica
    if not finished(last):
        return ()
    known = ((s, hindsight.knowledge(last, last, s)) for s in range(len(last.roster.draft.places)))
    return tuple((seat, cards) for seat, cards in known if cards is not None)
