# SPDX-License-Identifier: MIT
"""A source archive is the whole project."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path

SAMPLE = (
    "tests/packaging/test_desktop_files.py",
    "tests/packaging/test_tree.py",
    "tests/golden",
    "tests/ui/lobby/test_lobby.py",
)


def test_archive_is_complete(source_archive: Path, root: Path, tree: tuple[Path, ...]) -> None:
    """Sources, tests, data, documentation and licences are all in it."""
    with tarfile.open(source_archive) as archive:
        packed = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    expected = {path.relative_to(root).as_posix() for path in tree}
    assert expected - packed == set()
    assert {"LICENSE", "pyproject.toml", "tests/conftest.py", ".ci/run"} <= packed


def test_two_archives_are_the_same(source_archive: Path, second_archive: Path) -> None:
    """Who builds the same sources gets the same bytes."""
    assert source_archive.name == second_archive.name
    assert source_archive.read_bytes() == second_archive.read_bytes()


def test_unpacked_archive_passes_its_tests(
    source_archive: Path, tmp_path: Path, complete: bool
) -> None:
    """The tests need nothing that is not packed: a sample, or in the complete run all of them."""
    subprocess.run(["tar", "-xf", str(source_archive), "-C", str(tmp_path)], check=True)
    (folder,) = tmp_path.iterdir()
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *([] if complete else SAMPLE)],
        cwd=folder,
        env=kept,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout
