# SPDX-License-Identifier: MIT
"""The files of a table: the ledger, and beside it the private journals.

Every write is on disk when the call returns, unless it is told not to wait (`sync`): then it
is left to whoever takes `unsynced`. What a process that was killed had only written is made
sure of when a ledger is opened and a journal recalled. One process at a time has a ledger open.
A torn tail is cut when the file is opened to play on.
"""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from netcode.ledger import beginning, journal, ledger
from netcode.ledger.journal import Memory, Record
from netcode.ledger.ledger import MAGIC, Ledger
from netcode.statements.entry import Entry

_FAR_BEYOND_THE_END = 1 << 30
"""Where Windows locks a byte, so that others can still read the file."""

_PART = 1 << 20
"""How many bytes are read at a time."""

if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        try:
            file.seek(_FAR_BEYOND_THE_END)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(str(error)) from error
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileTrouble(Exception):
    """A file that cannot be used; the text is one sentence that can be shown."""


class LedgerFile:
    """The ledger file of one table, open to be appended to."""

    def __init__(self, path: Path, until: int | None = None) -> None:
        """Open or create. Raises FileTrouble, or DamagedLedger with the number of the entry.

        With `until` only that many entries are taken of it, so that what is behind them may
        be damaged; `leave_off` comes before anything is appended then. Raises TooFar.
        """
        self.path = path
        self._until = until
        self._size = 0
        self._traceable = True
        """Whether this file system knows an open file again by its path."""
        self.ledger: Ledger | None = None
        self.aside: Path | None = None
        """Where the file lies as it was before `leave_off`."""
        self._behind = False
        """Whether what was written last is left to whoever takes `unsynced`."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a+b")
            with contextlib.ExitStack() as unless_taken:
                unless_taken.callback(self._file.close)
                _lock(self._file)
                self._take()
                self._traceable = self._is_at_path()
                unless_taken.pop_all()
        except BlockingIOError as error:
            raise FileTrouble(f"{path} is in use by another Sobremesa") from error
        except OSError as error:
            raise FileTrouble(f"cannot use {path}: {error.strerror or error}") from error

    def append(self, entry: Entry, sync: bool = True) -> None:
        """Put an entry at the end, on disk. Raises FileTrouble."""
        try:
            self._write(ledger.record(entry), sync)
        except OSError as error:
            raise FileTrouble(f"cannot write {self.path}: {error.strerror or error}") from error

    def replace(self, seq: int, entries: Sequence[Entry]) -> None:
        """Put entries in the place of entry `seq` and all after it, on disk at once.

        The file as it was stays beside it. Raises FileTrouble.
        """
        self._supplant(seq, entries, "void")

    def leave_off(self) -> None:
        """Leave off what is behind the entries that were asked for, if anything is.

        The file as it was stays beside it: `aside`. Raises FileTrouble.
        """
        until, self._until = self._until, None
        if until is None:
            return
        data = self._bytes()
        if len(ledger.first_entries(data, until)) < len(data):
            self.aside = self._supplant(until, (), "given-up")

    def _supplant(self, seq: int, entries: Sequence[Entry], why: str) -> Path:
        try:
            data = self._bytes()
            aside = _unused(self.path.with_suffix(f".{why}-from-{seq}"))
            real = self.path.resolve()
            try:
                os.link(real, aside)
            except OSError:
                _put(aside, data)
            self._make_sure()
            kept = ledger.first_entries(data, seq)
            new = real.with_name(f"{real.name}.new")
            _put(new, kept + b"".join(map(ledger.record, entries)))
            self._file.close()
            try:
                new.replace(real)
            finally:
                self._file = self.path.open("a+b")
            _lock(self._file)
            self._size = os.fstat(self._file.fileno()).st_size
            _sync_folder(real.parent)
            return aside
        except OSError as error:
            raise FileTrouble(f"cannot write {self.path}: {error.strerror or error}") from error

    @property
    def astray(self) -> bool:
        """Whether somebody else removed or replaced this file, or wrote into it."""
        try:
            grown = os.fstat(self._file.fileno()).st_size != self._size
            return grown or (self._traceable and not self._is_at_path())
        except FileNotFoundError:
            return True
        except OSError:
            return False

    def _is_at_path(self) -> bool:
        return os.path.samestat(self.path.stat(), os.fstat(self._file.fileno()))

    def write_anew(self, entries: Sequence[Entry]) -> None:
        """Go on in a new file that begins with these entries, on disk; what is there stays.

        Raises FileTrouble.
        """
        numbers = (self.path.with_stem(f"{self.path.stem}-{n}") for n in itertools.count(2))
        path = next(each for each in itertools.chain((self.path,), numbers) if not each.exists())
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.open("x+b")
            self._file.close()
            self._file, self.path = fresh, path
            _lock(fresh)
            self._write(MAGIC + b"".join(map(ledger.record, entries)))
            _sync_folder(path.parent)
        except OSError as error:
            raise FileTrouble(f"cannot write {path}: {error.strerror or error}") from error

    def prove(self, seq: int, evidence: bytes) -> None:
        """Put the proof of two histories beside the ledger, on disk. Raises FileTrouble."""
        path = self.path.with_suffix(f".entry-{seq}.evidence")
        try:
            _put(path, evidence)
        except OSError as error:
            raise FileTrouble(f"cannot write {path}: {error.strerror or error}") from error

    def unsynced(self) -> list[int]:
        """A descriptor of what may not be on disk yet: to be synced and closed."""
        if not self._behind:
            return []
        self._behind = False
        return [os.dup(self._file.fileno())]

    def close(self) -> None:
        """Let go of the file, on disk as far as that can be had."""
        with contextlib.suppress(OSError):
            self._make_sure()
        self._file.close()

    def _make_sure(self) -> None:
        if self._behind:
            os.fsync(self._file.fileno())
            self._behind = False

    def _take(self) -> None:
        data = self._bytes()
        if self._until is not None:
            self.ledger = beginning.beginning(data, self._until)
        elif MAGIC.startswith(data.rstrip(b"\0")):
            self._file.truncate(0)
            self._write(MAGIC)
            _sync_folder(self.path.parent)
        else:
            self.ledger, whole = ledger.load(data)
            if whole < len(data):
                self._file.truncate(whole)
            self._size = whole
            os.fsync(self._file.fileno())

    def _bytes(self) -> bytes:
        self._file.seek(0)
        return _all_but_zeros(self._file)

    def _write(self, data: bytes, sync: bool = True) -> None:
        self._file.write(data)
        self._file.flush()
        if sync:
            os.fsync(self._file.fileno())
        self._behind = not sync
        self._size = self._file.tell()


class Journals:
    """The private journals in one folder, each named by its holder's public game key."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._whole: set[Path] = set()
        self._unsynced: dict[Path, int] = {}
        """What may not be on disk yet, open."""

    def keep(self, game_key: bytes, record: Record, sync: bool = True) -> None:
        """Add a record, on disk. Raises FileTrouble."""
        path = self._path(game_key)
        try:
            fresh = path not in self._whole and not path.exists()
            if not fresh and path not in self._whole:
                _cut_torn_tail(path)
            if path not in self._unsynced:
                flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
                self._unsynced[path] = os.open(path, flags, 0o600)
            _write_all(self._unsynced[path], journal.encode(record))
            if fresh and sys.platform != "win32":
                self._unsynced[self.folder] = os.open(self.folder, os.O_RDONLY)
            self._whole.add(path)
        except OSError as error:
            raise FileTrouble(f"cannot write {path}: {error.strerror or error}") from error
        if sync:
            self.sync()

    def sync(self) -> None:
        """Wait until all that was kept is on disk. Raises FileTrouble."""
        try:
            for file in self.unsynced():
                try:
                    os.fsync(file)
                finally:
                    os.close(file)
        except OSError as error:
            raise FileTrouble(f"cannot write {self.folder}: {error.strerror or error}") from error

    def unsynced(self) -> list[int]:
        """Descriptors of what may not be on disk yet: to be synced and closed."""
        files, self._unsynced = list(self._unsynced.values()), {}
        return files

    def recall(self, game_key: bytes) -> Memory:
        """What a journal says, made sure of; nothing if there is none. Raises FileTrouble."""
        try:
            with self._path(game_key).open("r+b") as file:
                os.fsync(file.fileno())
                data = file.read()
        except FileNotFoundError:
            return Memory()
        except OSError as error:
            raise FileTrouble(f"cannot read {self._path(game_key)}: {error.strerror}") from error
        return journal.remember(journal.decode(data))

    def _path(self, game_key: bytes) -> Path:
        return self.folder / f"{game_key.hex()[:32]}.journal"


def _write_all(file: int, data: bytes) -> None:
    if os.write(file, data) < len(data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _cut_torn_tail(path: Path) -> None:
    """What a power cut left of a record would swallow the records written after it."""
    with path.open("r+b") as file:
        data = file.read()
        _, whole = journal.split(data)
        if whole < len(data):
            file.truncate(whole)


def read(path: Path) -> bytes:
    """The bytes of a ledger file, to look at. Raises FileTrouble."""
    try:
        with path.open("rb") as file:
            return _all_but_zeros(file)
    except OSError as error:
        raise FileTrouble(f"cannot read {path}: {error.strerror or error}") from error


def in_use(path: Path) -> bool:
    """Whether a table has this file open, here or in another Sobremesa. Raises FileTrouble."""
    try:
        with path.open("rb") as file:
            _lock(file)
    except BlockingIOError:
        return True
    except OSError as error:
        raise FileTrouble(f"cannot read {path}: {error.strerror or error}") from error
    return False


def _all_but_zeros(file: BinaryIO) -> bytes:
    """What is in a file. Of the zeros that a power cut left at its end, a part is enough.

    They may be many more than what memory holds.
    """
    parts: list[bytes] = []
    zeros = 0
    while part := file.read(_PART):
        if part == bytes(len(part)):
            zeros += len(part)
            continue
        parts += (bytes(zeros), part)
        zeros = 0
    return b"".join((*parts, bytes(min(zeros, _PART))))


def _unused(path: Path) -> Path:
    """This name, or the first one with a number that no file has."""
    names = (path.with_name(f"{path.name}.{number}") for number in itertools.count(2))
    return next(name for name in itertools.chain((path,), names) if not name.exists())


def _put(path: Path, data: bytes) -> None:
    """Write a file beside a ledger, on disk."""
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
