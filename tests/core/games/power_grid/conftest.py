# SPDX-License-Identifier: MIT
"""Which recorded games the tests of Power Grid replay."""

from __future__ import annotations

from pathlib import Path

import pytest

COPIED = Path(__file__).parent / "traces"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `path` runs on every trace of `--traces`, or on the copied ones."""
    if "path" in metafunc.fixturenames:
        folder = Path(metafunc.config.getoption("--traces") or COPIED)
        paths = sorted(folder.glob("*.json.xz"))
        assert paths, f"no traces in {folder}"
        metafunc.parametrize("path", paths, ids=[path.name.split(".")[0] for path in paths])
