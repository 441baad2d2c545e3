# SPDX-License-Identifier: MIT
"""Intent: a replay runs in a process of its own, and what it says is kept beside the ledger."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from netcode import recounting
from netcode.ledger.ledger import first_entries, load
from netcode.recounting import Recounted, Recounter, report
from netcode.statements.entry import Entry
from tests.netcode.desk import Desk

COMMAND = (sys.executable, "-m", "client", "recount")
ABOUT = (("system", "a laptop"), ("locale", "C"))


@pytest.fixture(scope="module")
def game() -> tuple[bytes, Entry]:
    """The file of a game under way, and the entry that it lacks."""
    desk = Desk()
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 20)
    return first_entries(desk.host.file, -1), desk.ledger.entries[-1]


def recounted(
    folder: Path, file: bytes, entry: Entry, command: tuple[str, ...] = COMMAND
) -> Recounted:
    """What comes of a replay of that file and entry."""
    ledger = folder / "oak.sobremesa"
    ledger.write_bytes(file)
    before, _ = load(file)
    assert before is not None
    work = Recounter(command, lambda: ABOUT).recount(ledger, before.replica.seq, entry)
    return asyncio.run(work)


def test_a_fresh_process_says_what_the_ledger_leads_to(
    tmp_path: Path, game: tuple[bytes, Entry]
) -> None:
    """The very program, started anew: it takes the entry, and this process has it as well."""
    file, entry = game
    came = recounted(tmp_path, file, entry)
    assert came.found is not None
    assert came.anew is not None
    assert (came.trouble, came.found.refused) == ("", "")
    assert came.anew.entries[-1] == entry
    assert came.found.entries == came.anew.replica.seq
    report(came.folder, b"{}")
    kept = Path(came.folder)
    assert kept == tmp_path / f"desync-oak-{came.found.entries - 1}"
    assert json.loads((kept / "machine.json").read_text()) == dict(ABOUT)
    assert json.loads((kept / "recount.json").read_text())["entries"] == came.found.entries
    assert (kept / "report.json").read_bytes() == b"{}"
    assert (kept / "ledger.sobremesa").read_bytes().startswith(file)


def test_a_second_doubt_about_an_entry_has_a_folder_of_its_own(
    tmp_path: Path, game: tuple[bytes, Entry]
) -> None:
    """Nothing that was written down is lost."""
    first, second = (recounted(tmp_path, *game).folder for _ in range(2))
    assert second == f"{first}-2"


@pytest.mark.parametrize(
    ("script", "trouble"),
    [
        ("import sys; sys.exit('no such game')", "no such game"),
        ("import os; os._exit(3)", "exit status 3"),
        ("import sys; open(sys.argv[2], 'w').write('?')", "JSON"),
        ("", "No such file"),
    ],
)
def test_a_process_that_fails_is_told(
    tmp_path: Path, game: tuple[bytes, Entry], script: str, trouble: str
) -> None:
    """With what it said, and never as an exception."""
    came = recounted(tmp_path, *game, (sys.executable, "-c", script))
    assert came.found is None
    assert trouble in came.trouble


def test_a_program_that_is_not_there_is_told(tmp_path: Path, game: tuple[bytes, Entry]) -> None:
    """An installation that was moved while it runs."""
    came = recounted(tmp_path, *game, ("/nowhere/sobremesa",))
    assert "No such file" in came.trouble


def test_a_process_that_hangs_is_killed(
    tmp_path: Path, game: tuple[bytes, Entry], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table waits for an answer for so long and not longer."""
    monkeypatch.setattr(recounting, "RECOUNT_SECONDS", 0.0)
    came = recounted(tmp_path, *game, (sys.executable, "-c", "import time; time.sleep(1e6)"))
    assert came.trouble == "it took too long"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, game: tuple[bytes, Entry]) -> None:
    """A ledger that is gone, to begin with."""
    _, entry = game
    work = Recounter(COMMAND, lambda: ABOUT).recount(tmp_path / "gone.sobremesa", 5, entry)
    assert "cannot read" in asyncio.run(work).trouble
