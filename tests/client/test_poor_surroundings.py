# SPDX-License-Identifier: MIT
"""Intent: a full disk or a terminal of few letters costs one sentence at most, and never a game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from netcode.evidence.audit import audit
from tests.client.desks import OAK
from tests.netcode.network_namespaces import ROOT
from tests.patience import PATIENCE

ALONE = ("--headless", "--autoplay", "random")
HOST = ("host", "thirteen_minutes", "--bots", "random", "--table", f"{OAK} ü", *ALONE)
NAME = "Jürgen 🎲"

PRINTING = {
    "games": ("games",),
    "games --json": ("games", "--json"),
    "simulate": ("simulate", "thirteen_minutes", "--games", "1"),
    "simulate --json": ("simulate", "thirteen_minutes", "--games", "1", "--json"),
    "replay": ("replay", "LEDGER"),
    "replay --json": ("replay", "LEDGER", "--json"),
    "audit": ("audit", "LEDGER"),
    "audit --json": ("audit", "LEDGER", "--json"),
    "tables": ("tables", "--seconds", "0"),
    "tables --json": ("tables", "--seconds", "0", "--json"),
    "doctor --json": ("doctor", "--json"),
    "--version": ("--version",),
    "host": (*HOST, "--name", NAME),
}
"""Every command that prints: with and without `--json`, as it is asked for."""


def run(
    home: Path, *arguments: str, ascii_only: bool = False, output: str = ""
) -> tuple[int, str, str]:
    """Exit status, output and errors of the program; its output may go elsewhere."""
    given = {**os.environ, "SOBREMESA_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    if ascii_only:
        given |= {"PYTHONIOENCODING": "ascii"}
    with open(output or os.devnull, "wb") as elsewhere:
        done = subprocess.run(
            [sys.executable, "-m", "client", *arguments],
            env=given,
            cwd=ROOT,
            stdout=elsewhere if output else subprocess.PIPE,
            stderr=subprocess.PIPE,
            timeout=PATIENCE,
            check=False,
        )
    return done.returncode, (done.stdout or b"").decode(), done.stderr.decode()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with a game in it, of somebody whose name no such terminal can show."""
    folder = tmp_path_factory.mktemp("Zoë")
    path = folder / "juego ñ.sobremesa"
    status, out, err = run(folder, *HOST, "--name", NAME, "--ledger", str(path), ascii_only=True)
    assert (status, err) == (0, "")
    assert all(json.loads(line) for line in out.splitlines())
    assert json.loads(out.splitlines()[-1])["ledger"] == str(path)
    return folder


def filled(command: str, home: Path) -> list[str]:
    """A command with the file of the game in its place."""
    path = str(home / "juego ñ.sobremesa")
    return [path if each == "LEDGER" else each for each in PRINTING[command]]


@pytest.mark.parametrize("command", PRINTING)
def test_a_terminal_that_cannot_show_a_name_ends_nothing(command: str, home: Path) -> None:
    """F-7: what it cannot show is escaped, and JSON stays JSON."""
    status, out, err = run(home, *filled(command, home), ascii_only=True)
    assert (status, err) == (0, "")
    assert out.isascii()
    if command.endswith("--json"):
        document = json.loads(out)
        if command.startswith("replay"):
            assert document["seats"][0] == NAME


def test_what_fails_is_said_on_such_a_terminal(home: Path) -> None:
    """F-7: one line on stderr, also where the name of the file has other letters."""
    status, _, err = run(home, "audit", str(home / "Mañana 🎲"), ascii_only=True)
    assert status == 1
    assert err.isascii()
    assert err.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("command", PRINTING)
def test_output_that_cannot_be_written_is_one_sentence(command: str, home: Path) -> None:
    """F-5: as with `> FILE` on a full disk; no traceback, not at the end of the process either."""
    status, _, err = run(home, *filled(command, home), output="/dev/full")
    assert status == 1
    assert "No space left on device" in err
    assert err.count("\n") == 1


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A disk that a game does not fit on."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ("mount", "-t", "tmpfs", "-o", "size=160k", "none", str(folder))
    if sys.platform != "linux" or os.geteuid() or subprocess.run(mount, check=False).returncode:
        pytest.skip("a small disk is made by root on Linux alone")
    yield folder
    subprocess.run(("umount", str(folder)), check=True)


def fill(disk: Path, keep: int) -> None:
    """Fill a disk up to so many bytes."""
    room = os.statvfs(disk)
    with (disk / "filler").open("wb") as file:
        file.write(bytes(max(0, room.f_bavail * room.f_frsize - keep)))


def test_a_disk_that_fills_up_in_a_game_is_one_sentence(small: Path) -> None:
    """F-5: journal, log and ledger lie on it; every entry that was told is there, and goes on."""
    path = small / "kept.sobremesa"
    fill(small, 24 << 10)
    status, out, err = run(small, *HOST, "--name", "Eve", "--ledger", str(path))
    assert status == 1
    assert "No space left on device" in err
    assert err.count("\n") == 1
    told = [line["seq"] for line in map(json.loads, out.splitlines()) if "seq" in line]
    found = audit(path.read_bytes())
    assert found.entries == told[-1] + 1
    (small / "filler").unlink()
    subprocess.run(("mount", "-o", "remount,size=8m", str(small)), check=True)
    status, out, err = run(small, "resume", str(path), *ALONE)
    assert (status, err) == (0, "")
    assert audit(path.read_bytes()).faults == ()


@pytest.mark.parametrize("command", ["host", "join", "resume", "doctor", "gallery"])
def test_a_disk_that_is_full_from_the_start_is_one_sentence(
    command: str, small: Path, home: Path
) -> None:
    """F-5: whatever has to be written first."""
    fill(small, 0)
    given = {
        "host": [*HOST, "--name", "Eve"],
        "join": ["join", "127.0.0.1:9", *ALONE],
        "resume": ["resume", str(home / "juego ñ.sobremesa"), *ALONE],
        "doctor": ["doctor", "--bundle", str(small / "bundle.zip")],
        "gallery": ["gallery", str(small), "--game", "atlantic_star"],
    }
    status, _, err = run(small, *given[command])
    assert status == 1
    assert err.count("\n") == 1, err
    assert err.startswith("sobremesa: ")
