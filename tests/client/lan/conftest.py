# SPDX-License-Identifier: MIT
"""Intent: one switch with four computers for all tests; fresh homes for each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client.lan.stage import Stage
from tests.netcode.network_namespaces import Computer, network, unavailable


@pytest.fixture(scope="session")
def computers() -> Iterator[tuple[Computer, ...]]:
    """Four computers on one switch."""
    if reason := unavailable():
        pytest.skip(reason)
    with network(4) as plugged:
        for computer in plugged:
            computer.plug_in()
        yield plugged


@pytest.fixture
def stage(computers: tuple[Computer, ...], tmp_path: Path) -> Iterator[Stage]:
    """Three installations on three computers; nothing of them runs on after the test."""
    made = Stage(computers[:3], tmp_path)
    yield made
    made.clear()


@pytest.fixture
def four(computers: tuple[Computer, ...], tmp_path: Path) -> Iterator[Stage]:
    """The same with all four."""
    made = Stage(computers, tmp_path)
    yield made
    made.clear()
