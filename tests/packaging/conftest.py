# SPDX-License-Identifier: MIT
"""The tree as packagers see it, and a wheel made from it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

_ROOT = Path(__file__).resolve().parents[2]
_CACHES = {"__pycache__", ".hypothesis", ".import_linter_cache", ".mypy_cache", ".ruff_cache"}
_BUILT = {".git", ".venv", "build", "dist", "out", *_CACHES}


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the sources."""
    return _ROOT


@pytest.fixture(scope="session")
def tree(root: Path) -> tuple[Path, ...]:
    """The files that belong to the project: what git would keep, or what was unpacked."""
    if (root / ".git").exists():
        command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
        listed = subprocess.run(command, cwd=root, capture_output=True, check=True, text=True)
        paths = [root / name for name in listed.stdout.split("\0") if name]
    else:
        paths = [p for p in root.rglob("*") if not _BUILT & set(p.relative_to(root).parts)]
    return tuple(sorted(path for path in paths if path.is_file()))


@pytest.fixture(scope="session")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from the tree, without a network."""
    return _built(root, tmp_path_factory.mktemp("wheel"), "wheel")


@pytest.fixture(scope="session")
def second_wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same wheel built once more."""
    return _built(root, tmp_path_factory.mktemp("wheel"), "wheel")


@pytest.fixture(scope="session")
def source_archive(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source archive built from the tree."""
    return _built(root, tmp_path_factory.mktemp("archive"), "sdist")


@pytest.fixture(scope="session")
def second_archive(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same archive built once more."""
    return _built(root, tmp_path_factory.mktemp("archive"), "sdist")


def _built(root: Path, folder: Path, what: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", what, "-d", str(folder)]
    subprocess.run(command, cwd=root, check=True, capture_output=True)
    (made,) = folder.iterdir()
    return made
