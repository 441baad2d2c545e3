# SPDX-License-Identifier: MIT
"""Intent: the program opens its window, plays a bot's turn, and closes without a word."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.netcode.network_namespaces import ROOT


def run(home: Path, *arguments: str) -> tuple[int, str, str]:
    """Exit status, output and errors of the program without a screen."""
    done = subprocess.run(
        [sys.executable, "-m", "client", *arguments],
        env={**os.environ, "SOBREMESA_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_smoke_is_silent(home: Path) -> None:
    """Status 0, and nothing on stderr; the log names no failure."""
    assert run(home, "--smoke") == (0, "", "")
    logs = "".join(path.read_text() for path in (home / "log").rglob("*.log"))
    assert "ERROR" not in logs


def test_a_file_that_is_no_game_opens_no_window(home: Path, tmp_path: Path) -> None:
    """`resume` in a window refuses before it opens one."""
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada,\n")
    status, out, errors = run(home, "resume", str(letter))
    assert (status, out) == (1, "")
    assert errors.count("\n") == 1
    assert "not a Sobremesa ledger file" in errors
