# SPDX-License-Identifier: MIT
"""The window's settings go to disk, and trouble with it is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from client import storage
from client.home import Home
from ui.ports.backend import Settings

pytestmark = pytest.mark.usefixtures("qapp")


def test_settings_are_there_at_the_next_start() -> None:
    """What one window saved, the next one has."""
    chosen = Settings("Ana", theme="dark")
    Home(storage.folders()).save_settings(chosen)
    assert Home(storage.folders()).settings() == chosen


def test_settings_that_cannot_be_kept(home: Path) -> None:
    """They hold until the end of the program, and one sentence says that they are not kept."""
    backend = Home(storage.folders())
    home.write_bytes(b"")
    said: list[str] = []
    backend.failed.connect(said.append)
    chosen = Settings("Ana", theme="dark")
    backend.save_settings(chosen)
    assert backend.settings() == chosen
    assert len(said) == 1
    assert "cannot make the folder" in said[0]


def test_broken_settings_leave_a_message() -> None:
    """The message of a broken file is at hand for the window."""
    kept = storage.folders()
    storage.made(kept.config)
    kept.settings_file.write_bytes(b"{")
    assert "not usable" in Home(kept).message
