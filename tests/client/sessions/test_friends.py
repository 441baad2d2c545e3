# SPDX-License-Identifier: MIT
"""Intent: confirmed keys are kept, and a damaged file of them costs a comparison, not a start."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from client.machine.storage import Folders
from client.sessions import friends


def kept_in(folder: Path) -> Folders:
    """The folders of a user."""
    return Folders(folder / "data", folder / "config", folder / "log")


def test_what_is_kept_is_found_again(tmp_path: Path) -> None:
    """Names by key."""
    kept = kept_in(tmp_path)
    assert friends.load(kept) == {}
    friends.keep(kept, {"ab" * 32: "Bob", "01" * 32: "Ada"})
    assert friends.load(kept) == {"ab" * 32: "Bob", "01" * 32: "Ada"}


@pytest.mark.parametrize("content", [b"", b"[1]", b'{"a": 1}', b"\xff"])
def test_a_damaged_file_is_no_friend(
    content: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody is trusted by it, and the log says so."""
    kept = kept_in(tmp_path)
    friends.keep(kept, {})
    (kept.data / "friends.json").write_bytes(content)
    with caplog.at_level(logging.ERROR):
        assert friends.load(kept) == {}
    assert "cannot be read" in caplog.text
