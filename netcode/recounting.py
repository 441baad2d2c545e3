# SPDX-License-Identifier: MIT
"""Replays a ledger in a fresh process, and keeps what is known of a desync in a folder.

The folder lies beside the ledger: `ledger.sobremesa` is its file with the entry in doubt at
its end, `machine.json` what this program runs on, `recount.json` what the fresh process says
(`recount.log` what it complained of), `report.json` what the table makes of it. The folder
holds neither seeds nor hands.
"""

from __future__ import annotations

import asyncio
import itertools
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from netcode.errors import ProtocolError
from netcode.evidence.recount import Recount
from netcode.ledger import files
from netcode.ledger.file_names import SUFFIX
from netcode.ledger.files import FileTrouble
from netcode.ledger.ledger import Ledger, load, record
from netcode.statements.entry import Entry

RECOUNT_SECONDS = 120.0
"""So long a fresh process may take: many times what the longest game needs."""

About = Callable[[], Sequence[tuple[str, str]]]


class Recounted(Struct, frozen=True):
    """What came of it; `folder` is empty if nothing could be written."""

    found: Recount | None
    anew: Ledger | None
    trouble: str
    folder: str


class Recounter:
    """How this installation starts a process of its own program for a replay.

    `command` is followed by the ledger's file and the file for the answer; `about` says
    what this program is and runs on.
    """

    def __init__(self, command: Sequence[str], about: About) -> None:
        self._command = tuple(command)
        self._about = about

    async def recount(self, ledger: Path, seq: int, entry: Entry) -> Recounted:
        """Replay the file of a ledger and entry `seq`. Off the loop; never fails itself."""
        folder = ""
        try:
            folder, file = await asyncio.to_thread(self._prepare, ledger, seq, entry)
            found = await self._fresh(file, Path(folder) / "recount.json")
            anew = None if found.refused else await asyncio.to_thread(_replayed, file)
        except TimeoutError:
            return Recounted(None, None, "it took too long", folder)
        except (OSError, FileTrouble, msgspec.MsgspecError, subprocess.SubprocessError) as error:
            return Recounted(None, None, str(error), folder)
        return Recounted(found, anew, "", folder)

    def _prepare(self, ledger: Path, seq: int, entry: Entry) -> tuple[str, Path]:
        stem = f"desync-{ledger.stem}-{seq}"
        names = itertools.chain((stem,), (f"{stem}-{number}" for number in itertools.count(2)))
        folder = next(p for p in map(ledger.with_name, names) if not p.exists())
        folder.mkdir(mode=0o700)
        file = folder / f"ledger{SUFFIX}"
        file.write_bytes(files.read(ledger) + record(entry))
        about = msgspec.json.encode(dict(self._about()))
        (folder / "machine.json").write_bytes(msgspec.json.format(about))
        return str(folder), file

    async def _fresh(self, file: Path, answer: Path) -> Recount:
        """What a process says that remembers nothing. Killed if nobody waits for it any more."""
        with answer.with_suffix(".log").open("wb") as log:
            process = subprocess.Popen(
                [*self._command, str(file), str(answer)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        try:
            async with asyncio.timeout(RECOUNT_SECONDS):
                await asyncio.to_thread(process.wait)
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
        if process.returncode:
            said = answer.with_suffix(".log").read_text(errors="replace").strip()
            raise subprocess.SubprocessError(said or f"exit status {process.returncode}")
        return msgspec.json.decode(answer.read_bytes(), type=Recount)


def report(folder: str, text: bytes) -> None:
    """Put what the table makes of it beside the rest. Raises FileTrouble."""
    path = Path(folder) / "report.json"
    try:
        path.write_bytes(text)
    except OSError as error:
        raise FileTrouble(f"cannot write {path}: {error.strerror or error}") from error


def _replayed(file: Path) -> Ledger | None:
    try:
        return load(files.read(file))[0]
    except ProtocolError:
        return None
