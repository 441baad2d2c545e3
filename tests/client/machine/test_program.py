# SPDX-License-Identifier: MIT
"""The program can start itself again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from client.machine import program
from client.version import VERSION

ROOT = Path(__file__).resolve().parents[2]


def test_started_again_it_is_the_same_version() -> None:
    """The command starts this program, not another one of that name."""
    command = [*program.command(), "--version"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert f"sobremesa {VERSION}" in done.stdout.splitlines()


def test_a_bundle_starts_its_own_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frozen program has no Python beside it: the executable itself is started."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/sobremesa/sobremesa")
    assert program.command() == ["/opt/sobremesa/sobremesa"]
