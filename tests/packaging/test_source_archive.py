# SPDX-License-Identifier: MIT
"""A source archive is the whole project."""

from __future__ import annotations

import tarfile
from pathlib import Path


def test_archive_is_complete(source_archive: Path, root: Path, tree: tuple[Path, ...]) -> None:
    """Sources, tests, data, documentation and licences are all in it."""
    with tarfile.open(source_archive) as archive:
        packed = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    expected = {path.relative_to(root).as_posix() for path in tree}
    assert expected - packed == set()
    assert {"LICENSE", "pyproject.toml", "tests/conftest.py", ".ci/run"} <= packed
