# SPDX-License-Identifier: MIT
"""Intent: one switch with three computers for all tests; three fresh homes for each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client.lan.stage import Stage
from tests.netcode.network_namespaces import Computer, network, unavailable


@pytest.fixture(scope="session")
def computers() -> Iterator[tuple[Computer, ...]]:
    """Three computers on one switch."""
    if reason := unavailable():
        pytest.skip(reason)
    with network(3) as plugged:
        for computer in plugged:
            computer.plug_in()
        yield plugged


@pytest.fixture
def stage(computers: tuple[Computer, ...], tmp_path: Path) -> Iterator[Stage]:
    """Three installations on three computers; nothing of them runs on after the test."""
    made = Stage(computers, tmp_path)
    yield made
    made.clear()
