# SPDX-License-Identifier: MIT
"""Runs the fingerprints in another process, in another environment."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]

ENVIRONMENTS: tuple[Mapping[str, str], ...] = (
    {"PYTHONHASHSEED": "0", "LC_ALL": "C", "TZ": "UTC"},
    {"PYTHONHASHSEED": "1", "LC_ALL": "C.UTF-8", "TZ": "Asia/Kolkata"},
    {"PYTHONHASHSEED": "2", "LC_ALL": "POSIX", "TZ": "Pacific/Auckland"},
)


def fingerprints(
    environment: Mapping[str, str], folder: Path, planted: str = "", python: str = sys.executable
) -> tuple[str, ...]:
    """The lines that another process prints. Raises CalledProcessError with what it said."""
    inherited = {n: v for n, v in os.environ.items() if not n.startswith(("LC_", "PYTHON"))}
    result = subprocess.run(
        [python, "-m", "tests.properties.fingerprints", *([planted] if planted else [])],
        env={**inherited, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", **environment},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return tuple(result.stdout.splitlines())


def check_alike(found: Mapping[str, tuple[str, ...]]) -> None:
    """Property 21: every process prints the same lines."""
    (first, lines), *others = found.items()
    assert lines, f"{first} printed nothing"
    for name, other in others:
        differ = [f"{a} | {b}" for a, b in zip(lines, other, strict=True) if a != b]
        assert not differ, f"{name} differs from {first}: {differ[0]}"


def locales() -> tuple[str, ...]:
    """The locales of this machine that write numbers or letters in another way."""
    try:
        listed = subprocess.run(["locale", "-a"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ()
    names = listed.stdout.split()
    wanted = ("tr_TR", "de_DE", "it_IT", "fr_FR")
    return tuple(n for w in wanted for n in names if n.startswith(w) and "utf" in n.lower())[:2]
