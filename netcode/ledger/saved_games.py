# SPDX-License-Identifier: MIT
"""What lies in a folder of ledgers, at a glance: nothing of it is checked yet.

A lobby lists games that it may never open, so of each file only the first entry, the
last one and the lengths between are read, however large it is. Opening a file checks
everything.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from io import RawIOBase
from pathlib import Path

from msgspec import Struct

from netcode import wire
from netcode.errors import ProtocolError
from netcode.ledger import ledger
from netcode.ledger.file_names import SUFFIX, WATCHED
from netcode.statements.entry import Entry, glance
from netcode.statements.payloads import AnyPayload, Begin, Disclose, Leave, Witness
from netcode.statements.roster import Draft, Roster

_MOST_ENTRIES = 20_000
"""So many lengths are looked at; whether a longer game has ended, its opening says."""


class Glimpse(Struct, frozen=True):
    """A ledger file as it looks from outside. `changed` is its time in seconds since 1970.

    `doubtful` is whether something in it is seen to be damaged. Then there may be no `draft`.
    """

    path: Path
    draft: Draft | None
    ended: bool
    changed: float
    doubtful: bool = False


def glimpse(path: Path) -> Glimpse | None:
    """What a file seems to be; None for what is no ledger or has no entry."""
    try:
        with path.open("rb", buffering=0) as file:
            if file.read(len(ledger.MAGIC)) != ledger.MAGIC:
                return None
            whole = os.fstat(file.fileno())
            records = _Records(file, whole.st_size)
            if not records.places and not records.doubtful:
                return None
            draft = _draft(records)
            last = _last(records)
            ended = isinstance(last, Disclose | Leave | Witness)
            doubtful = records.doubtful or draft is None or last is None
            return Glimpse(path, draft, ended, whole.st_mtime, doubtful)
    except OSError:
        return None


def glimpses(folder: Path) -> tuple[Glimpse, ...]:
    """All ledger files of a folder, the one that changed last first."""
    found = [each for each in map(glimpse, paths(folder)) if each is not None]
    return tuple(sorted(found, key=lambda each: each.changed, reverse=True))


def paths(folder: Path) -> tuple[Path, ...]:
    """What is called a ledger file in a folder; none where the folder cannot be read."""
    try:
        return tuple(path for path in folder.iterdir() if path.suffix.lower() == SUFFIX)
    except OSError:
        return ()


def find(folder: Path, table: bytes, watched: bool = False) -> Path | None:
    """The newest ledger file in a folder that belongs to a table: of who played, or who watched.

    A watcher's file may lack entries that the same laptop has as a player.
    """
    own = (each.path for each in glimpses(folder) if each.draft and each.draft.table == table)
    return next((path for path in own if path.stem.endswith(WATCHED) == watched), None)


class _Records:
    """Where the records of a file lie, found by their lengths alone."""

    def __init__(self, file: RawIOBase, size: int) -> None:
        self.places: list[tuple[int, int]] = []
        """(offset, length) of every whole record."""
        self.doubtful = False
        self._file = file
        self._size = size
        for place in self._walk():
            self.places.append(place)

    def _walk(self) -> Iterator[tuple[int, int]]:
        offset = len(ledger.MAGIC)
        while offset + 4 <= self._size and len(self.places) < _MOST_ENTRIES:
            length = int.from_bytes(self._read(offset, 4), "big")
            if not length:
                return
            if length > wire.LARGE_FRAME or offset + 4 + length > self._size:
                rest = self._read(offset, min(self._size - offset, wire.LARGE_FRAME))
                self.doubtful = not ledger.is_cut_off(rest)
                return
            yield offset + 4, length
            offset += 4 + length

    def payload(self, number: int) -> AnyPayload:
        """What a record says. Raises ProtocolError, IndexError if there is none."""
        offset, length = self.places[number]
        return glance(wire.decode(self._read(offset, length), Entry).signed).payload

    @property
    def fades(self) -> bool:
        """Whether the file ends in a zero: what a power cut left there is no damage."""
        return self._read(self._size - 1, 1) == b"\0"

    def _read(self, offset: int, length: int) -> bytes:
        self._file.seek(offset)
        return self._file.read(length) or b""


def _draft(records: _Records) -> Draft | None:
    try:
        begin = records.payload(0)
        return wire.decode(begin.roster, Roster).draft if isinstance(begin, Begin) else None
    except (ProtocolError, IndexError):
        return None


def _last(records: _Records) -> AnyPayload | None:
    """What the last whole record says; None if it is damaged."""
    for number in (-1, -2):
        try:
            return records.payload(number)
        except IndexError:
            return None
        except ProtocolError:
            if not records.fades:
                return None
    return None
